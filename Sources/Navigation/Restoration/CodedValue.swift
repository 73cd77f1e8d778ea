/// A tree of plain values that says by itself what it holds, so that it can be stored before anyone knows its type: a
/// screen's payload, between the program that left it and the program that restores it.
///
/// The tree is made from any `Encodable` payload and gives back any `Decodable` one; it can itself be written by any
/// encoder and read by any decoder that knows what it reads (JSON, property lists). Numbers are held as they are,
/// `-0.0`, infinities and NaN included; whether those can be written is up to the encoder (JSON has no NaN, and its
/// `-0` is read back as 0).
public enum CodedValue: Sendable {
  /// No value: a nil.
  case null
  /// True or false.
  case bool(Bool)
  /// Any whole number up to `Int64.max`, whichever integer type it came from.
  case int(Int64)
  /// A whole number above `Int64.max`.
  case uint(UInt64)
  /// A `Double` or a `Float`. JSON does not tell 1.0 from 1: a whole number may come back as `int`.
  case double(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([CodedValue])
  /// Values by name. A dictionary's integer keys are written as text.
  case object([String: CodedValue])

  /// How many levels a payload may have. Codable recurses, so there has to be an end; half of what is read, so that
  /// what was written can be read inside something else.
  static let deepestPayload = 256

  /// How many levels are read or written of a tree that comes from elsewhere: as many as JSONDecoder takes.
  static let deepestTree = 512
}

extension CodedValue {
  /// The tree of a payload.
  ///
  /// Throws what the payload throws, and `EncodingError.invalidValue` for a payload that encodes nothing, is more than
  /// 256 levels deep (or refers to itself), holds an `Int128` or `UInt128`, encodes two single values in one place, or
  /// asks for two kinds of container in one place. A container of the same kind goes on where the first one stopped.
  public init<Payload: Encodable>(encoding payload: Payload) throws {
    let root = CodedValueEncoder(node: CodedNode(), codingPath: [], depth: 0)
    try payload.encode(to: root)
    guard let tree = try root.node.tree(of: payload) else {
      throw root.refusal(of: payload, "\(Payload.self) did not encode any values.")
    }
    self = tree
  }

  /// The payload of a tree.
  ///
  /// Throws what the payload throws, and `DecodingError`: `typeMismatch` for a value of another kind, `valueNotFound`
  /// for a null, `keyNotFound`, and `dataCorrupted` for a number that its type cannot hold or for more than 512 levels.
  /// Unknown keys are left alone. A whole number can be decoded as a `Double`, and 1.0 as an integer.
  public func decode<Payload: Decodable>(_ type: Payload.Type = Payload.self) throws -> Payload {
    try Payload(from: CodedValueDecoder(value: self, codingPath: [], depth: 0))
  }
}
