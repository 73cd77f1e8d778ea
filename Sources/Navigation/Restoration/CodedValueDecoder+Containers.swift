/// Decodes members by their keys.
struct CodedMembersDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: CodedValueDecoder
  let members: [String: CodedValue]
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(at: key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try Value(from: member(at: key))
  }

  func nestedContainer<K: CodingKey>(keyedBy type: K.Type, forKey key: Key) throws -> KeyedDecodingContainer<
    K
  > {
    try member(at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(at: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try parent(at: CodedKey.superclass) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try parent(at: key) }

  private func member(at key: Key) throws -> CodedValueDecoder {
    guard let member = members[key.stringValue] else {
      let problem = "There is no value for \(key.stringValue)."
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: problem))
    }
    return try decoder.nested(member, at: key)
  }

  /// A superclass that encoded nothing decodes from a null, as JSONDecoder has it.
  private func parent(at key: any CodingKey) throws -> CodedValueDecoder {
    try decoder.nested(members[key.stringValue] ?? .null, at: key)
  }
}

/// Decodes elements in order. An element that could not be decoded is not passed over.
struct CodedElementsDecoder: UnkeyedDecodingContainer {
  let decoder: CodedValueDecoder
  let elements: [CodedValue]
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try element(as: Any?.self).decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try passing { try Value(from: $0.element(as: type)) }
  }

  mutating func nestedContainer<K: CodingKey>(keyedBy type: K.Type) throws -> KeyedDecodingContainer<K> {
    try passing { try $0.element(as: [String: CodedValue].self).container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try passing { try $0.element(as: [CodedValue].self).unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try passing { try $0.element(as: CodedValue.self) }
  }

  private mutating func passing<Result>(_ decode: (Self) throws -> Result) rethrows -> Result {
    let result = try decode(self)
    currentIndex += 1
    return result
  }

  private func element(as type: Any.Type) throws -> CodedValueDecoder {
    let key = CodedKey(intValue: currentIndex)
    guard !isAtEnd else {
      let problem = "There are no more elements."
      throw DecodingError.valueNotFound(
        type, .init(codingPath: codingPath + [key], debugDescription: problem))
    }
    return try decoder.nested(elements[currentIndex], at: key)
  }
}
