import GtkInterop
import Navigation

extension NavigationPath {
  /// The path as a text, to be kept over a restart: in one line, as GLib writes values down.
  ///
  /// Throws what the payloads' own encoding throws.
  public func text() throws -> String { VariantValue(try CodedValue(encoding: self)).text }

  /// Reads the text of a path. What it names need not be known: that is told when the path is taken.
  ///
  /// Throws `GtkError` for what is no such text, and `DecodingError` for what is no path.
  public init(text: String) throws { self = try CodedValue(VariantValue(text: text)).decode() }
}

extension VariantValue {
  fileprivate init(_ value: CodedValue) {
    self =
      switch value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .int(let value): .int(value)
      case .uint(let value): .uint(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .array(let elements): .array(elements.map { VariantValue($0) })
      case .object(let members): .object(members.mapValues { VariantValue($0) })
      }
  }
}

extension CodedValue {
  fileprivate init(_ value: VariantValue) {
    self =
      switch value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .int(let value): .int(value)
      case .uint(let value): .uint(value)
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .array(let elements): .array(elements.map { CodedValue($0) })
      case .object(let members): .object(members.mapValues { CodedValue($0) })
      }
  }
}
