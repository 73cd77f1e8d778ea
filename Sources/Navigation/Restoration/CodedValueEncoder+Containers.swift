/// Encodes members by their keys.
struct CodedMembersEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: CodedValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws {
    encoder.node.set(CodedNode(.value(.null)), for: key.stringValue)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    encoder.node.set(try encoder.encoded(value, at: key), for: key.stringValue)
  }

  func nestedContainer<K: CodingKey>(keyedBy type: K.Type, forKey key: Key) -> KeyedEncodingContainer<K> {
    member(at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(at: key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member(at: CodedKey.superclass) }
  func superEncoder(forKey key: Key) -> any Encoder { member(at: key) }

  /// The member that is there already, so that a second container goes on with it, or a new one.
  private func member(at key: any CodingKey) -> CodedValueEncoder {
    let member = encoder.node[key.stringValue] ?? CodedNode()
    encoder.node.set(member, for: key.stringValue)
    return encoder.nested(member, at: key)
  }
}

/// Encodes elements in order.
struct CodedElementsEncoder: UnkeyedEncodingContainer {
  let encoder: CodedValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.node.count }

  func encodeNil() throws {
    encoder.node.append(CodedNode(.value(.null)))
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    encoder.node.append(try encoder.encoded(value, at: CodedKey(intValue: count)))
  }

  func nestedContainer<K: CodingKey>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
    element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }
  func superEncoder() -> any Encoder { element() }

  private func element() -> CodedValueEncoder {
    let element = CodedNode()
    let key = CodedKey(intValue: count)
    encoder.node.append(element)
    return encoder.nested(element, at: key)
  }
}
