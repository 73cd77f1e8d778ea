/// Decodes a value of a tree.
struct CodedValueDecoder: Decoder {
  let value: CodedValue
  let codingPath: [any CodingKey]
  let depth: Int
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw refusal(as: [String: CodedValue].self) }
    return KeyedDecodingContainer(CodedMembersDecoder(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw refusal(as: [CodedValue].self) }
    return CodedElementsDecoder(decoder: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The decoder of a value below this one; without a key, of this one's value.
  func nested(_ child: CodedValue, at key: (any CodingKey)?) throws -> CodedValueDecoder {
    let path = key.map { codingPath + [$0] } ?? codingPath
    guard depth < CodedValue.deepestTree else {
      throw DecodingError.dataCorrupted(.tooDeep(CodedValue.deepestTree, at: path))
    }
    return CodedValueDecoder(value: child, codingPath: path, depth: depth + 1)
  }
}

/// Every scalar ends here, from the other containers too. One generic method answers for all integers.
extension CodedValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let bool) = value else { throw refusal(as: type) }
    return bool
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let string) = value else { throw refusal(as: type) }
    return string
  }

  func decode<Value: BinaryFloatingPoint & Decodable>(_ type: Value.Type) throws -> Value {
    switch value {
    case .int(let signed): return Value(signed)
    case .uint(let unsigned): return Value(unsigned)
    case .double(let double):
      guard !double.isFinite || Value(double).isFinite else { throw misfit(type) }
      return Value(double)
    case .null, .bool, .string, .array, .object: throw refusal(as: type)
    }
  }

  func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
    let exact: Value? =
      switch value {
      case .int(let signed): Value(exactly: signed)
      case .uint(let unsigned): Value(exactly: unsigned)
      case .double(let double): Value(exactly: double)
      case .null, .bool, .string, .array, .object: throw refusal(as: type)
      }
    guard let exact else { throw misfit(type) }
    return exact
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try Value(from: nested(value, at: nil))
  }

  private func refusal(as type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "\(type) was expected.")
    return decodeNil() ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private func misfit(_ type: Any.Type) -> DecodingError {
    let problem = "\(value) does not fit \(type)."
    return .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: problem))
  }
}
