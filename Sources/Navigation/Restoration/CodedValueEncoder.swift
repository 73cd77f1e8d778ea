/// Encodes into a node.
struct CodedValueEncoder: Encoder {
  let node: CodedNode
  let codingPath: [any CodingKey]
  let depth: Int
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.open(as: .object([:]), at: codingPath)
    return KeyedEncodingContainer(CodedMembersEncoder(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.open(as: .array([]), at: codingPath)
    return CodedElementsEncoder(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func refusal(of value: Any, _ problem: String) -> EncodingError {
    .invalidValue(value, EncodingError.Context(codingPath: codingPath, debugDescription: problem))
  }

  /// The node of a value below this one; without a key it takes this one's place.
  func encoded(_ value: some Encodable, at key: (any CodingKey)?) throws -> CodedNode {
    let path = key.map { codingPath + [$0] } ?? codingPath
    guard depth < CodedValue.deepestPayload else {
      throw EncodingError.invalidValue(value, .tooDeep(CodedValue.deepestPayload, at: path))
    }
    let child = CodedValueEncoder(node: CodedNode(), codingPath: path, depth: depth + 1)
    try value.encode(to: child)
    return child.node
  }

  /// An encoder for a node below this one. Too deep, it is one whose node is in no tree.
  func nested(_ child: CodedNode, at key: any CodingKey) -> CodedValueEncoder {
    let path = codingPath + [key]
    guard depth < CodedValue.deepestPayload else {
      node.content = .misuse(.tooDeep(CodedValue.deepestPayload, at: path))
      return CodedValueEncoder(node: CodedNode(), codingPath: codingPath, depth: depth)
    }
    return CodedValueEncoder(node: child, codingPath: path, depth: depth + 1)
  }
}

/// Every scalar ends here, from the other containers too. One generic method answers for all integers of up to 64 bits;
/// the standard library refuses wider ones by itself.
extension CodedValueEncoder: SingleValueEncodingContainer {
  func encodeNil() throws { try put(.value(.null), for: CodedValue.null) }
  func encode(_ value: Bool) throws { try put(.value(.bool(value)), for: value) }
  func encode(_ value: String) throws { try put(.value(.string(value)), for: value) }
  func encode(_ value: Double) throws { try put(.value(.double(value)), for: value) }
  func encode(_ value: Float) throws { try put(.value(.double(Double(value))), for: value) }

  func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
    let coded = Int64(exactly: value).map(CodedValue.int) ?? .uint(UInt64(truncatingIfNeeded: value))
    try put(.value(coded), for: value)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try put(try encoded(value, at: nil).content, for: value)
  }

  private func put(_ content: CodedNode.Content, for value: Any) throws {
    guard case .nothing = node.content else {
      throw refusal(of: value, "A single value was encoded where something was encoded before.")
    }
    node.content = content
  }
}
