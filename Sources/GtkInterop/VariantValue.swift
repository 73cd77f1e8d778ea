internal import CGtk

/// A tree of plain values, written as GLib writes a GVariant: a text that a person can read, and any program with GLib.
public indirect enum VariantValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int64)
  /// A whole number that is not negative.
  case uint(UInt64)
  /// A number.
  case double(Double)
  /// A text. One with a NUL ends there.
  case string(String)
  /// Values in order.
  case array([VariantValue])
  /// Values by name.
  case object([String: VariantValue])
}

extension VariantValue {
  /// The text of the tree.
  public var text: String {
    // A reference of our own: the constructors' is floating.
    let variant = g_variant_ref_sink(made)
    defer { g_variant_unref(variant) }
    return String(adopting: g_variant_print(variant, 1)) ?? ""
  }

  /// Reads the text of a tree.
  ///
  /// - Throws: ``GtkError`` when it is none, or is more than about a hundred levels deep.
  public init(text: String) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let variant = g_variant_parse(nil, text, nil, nil, &error) else { throw GError.consume(error) }
    defer { g_variant_unref(variant) }
    self.init(variant)
  }

  /// A floating variant. Nothing is an empty tuple, as GVariant has it.
  private var made: OpaquePointer? {
    switch self {
    case .null: g_variant_new_tuple(nil, 0)
    case .bool(let value): g_variant_new_boolean(value ? 1 : 0)
    case .int(let value): g_variant_new_int64(gint64(value))
    case .uint(let value): g_variant_new_uint64(guint64(value))
    case .double(let value): g_variant_new_double(value)
    case .string(let value): g_variant_new_string(value)
    case .array(let elements): Self.array("av", of: elements.map { g_variant_new_variant($0.made) })
    case .object(let members): Self.array("a{sv}", of: members.sorted { $0.key < $1.key }.map(Self.entry))
    }
  }

  private static func entry(_ name: String, _ value: VariantValue) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value.made))
  }

  private static func array(_ type: String, of elements: [OpaquePointer?]) -> OpaquePointer? {
    let elementType = g_variant_type_new(String(type.dropFirst()))
    defer { g_variant_type_free(elementType) }
    var elements = elements
    return g_variant_new_array(elementType, &elements, gsize(elements.count))
  }

  private init(_ variant: OpaquePointer) {
    switch Variant.type(of: variant) {
    case "b": self = .bool(g_variant_get_boolean(variant) != 0)
    case "x": self = .int(Int64(g_variant_get_int64(variant)))
    case "t": self = .uint(UInt64(g_variant_get_uint64(variant)))
    case "i": self = .int(Int64(g_variant_get_int32(variant)))
    case "d": self = .double(g_variant_get_double(variant))
    case "s": self = .string(Variant.string(variant) ?? "")
    case "v": self = Self.children(of: variant).first ?? .null
    case "a{sv}": self = .object(Self.members(of: variant))
    case let type? where type.hasPrefix("a"): self = .array(Self.children(of: variant))
    default: self = .null
    }
  }

  private static func children(of variant: OpaquePointer) -> [VariantValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return VariantValue(child)
    }
  }

  private static func members(of variant: OpaquePointer) -> [String: VariantValue] {
    var members: [String: VariantValue] = [:]
    for index in 0..<g_variant_n_children(variant) {
      guard let entry = g_variant_get_child_value(variant, index) else { continue }
      defer { g_variant_unref(entry) }
      let parts = children(of: entry)
      if case .string(let name)? = parts.first, parts.count == 2 { members[name] = parts[1] }
    }
    return members
  }
}
