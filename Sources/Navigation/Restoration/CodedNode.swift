/// A place in a tree that is being encoded. A reference, because a container or a super encoder may still write to it
/// after its parent has gone on; what was written is collected at the end.
final class CodedNode {
  enum Content {
    case nothing
    case value(CodedValue)
    case array([CodedNode])
    case object([String: CodedNode])
    /// Nothing more is taken; thrown at the end, since asking for a container cannot throw.
    case misuse(EncodingError.Context)
  }

  var content: Content

  init(_ content: Content = .nothing) {
    self.content = content
  }

  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  subscript(key: String) -> CodedNode? {
    if case .object(let members) = content { members[key] } else { nil }
  }

  func append(_ element: CodedNode) {
    guard case .array(var elements) = content else { return }
    content = .nothing  // else the array would be copied
    elements.append(element)
    content = .array(elements)
  }

  func set(_ member: CodedNode, for key: String) {
    guard case .object(var members) = content else { return }
    content = .nothing
    members[key] = member
    content = .object(members)
  }

  /// Makes the node an array or an object, unless it is one already.
  func open(as empty: Content, at path: [any CodingKey]) {
    switch (content, empty) {
    case (.nothing, _):
      content = empty
    case (.array, .array), (.object, .object), (.misuse, _):
      break
    default:
      let problem = "A container was asked for where something of another kind was encoded before."
      content = .misuse(EncodingError.Context(codingPath: path, debugDescription: problem))
    }
  }

  /// What was encoded; nil: nothing. Below the top, nothing is an empty object, as JSONEncoder has it.
  func tree(of payload: Any) throws -> CodedValue? {
    switch content {
    case .nothing: nil
    case .value(let value): value
    case .array(let elements): .array(try elements.map { try $0.tree(of: payload) ?? .object([:]) })
    case .object(let members): .object(try members.mapValues { try $0.tree(of: payload) ?? .object([:]) })
    case .misuse(let context): throw EncodingError.invalidValue(payload, context)
    }
  }
}
