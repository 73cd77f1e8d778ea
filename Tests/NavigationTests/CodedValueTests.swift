import Foundation
import Navigation
import Testing

/// Payloads go into a tree and come out the same. JSONEncoder and JSONDecoder say what is right.
@Suite struct CodedValueTests {
  /// What JSON makes of a payload.
  private func json(_ payload: some Encodable) throws -> CodedValue {
    try JSONDecoder().decode(CodedValue.self, from: JSONEncoder().encode(payload))
  }

  private func expectRoundTrip<Payload: Codable & Equatable>(_ payload: Payload, as tree: CodedValue) throws {
    let made = try CodedValue(encoding: payload)
    #expect(made == tree)
    #expect(try made.decode() == payload)
    #expect(try json(payload).decode() == payload)
  }

  @Test("a payload with everything in it comes back, straight and by way of JSON and property lists")
  func everything() throws {
    let payload = Everything()
    let tree = try CodedValue(encoding: payload)
    #expect(try tree.decode() == payload)

    let text = try JSONDecoder().decode(CodedValue.self, from: JSONEncoder().encode(tree))
    #expect(text == tree)
    #expect(text.hashValue == tree.hashValue)
    #expect(try text.decode() == payload)
  }

  @Test(
    "property lists hold the tree in both formats",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let tree = try CodedValue(encoding: Everything())
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let read = try PropertyListDecoder().decode(CodedValue.self, from: encoder.encode(tree))
    #expect(read == tree)
    #expect(try read.decode() == Everything())
  }

  @Test("each kind of payload has the tree that one expects")
  func shapes() throws {
    try expectRoundTrip(5, as: .int(5))
    try expectRoundTrip(UInt64.max, as: .uint(.max))
    try expectRoundTrip("text", as: .string("text"))
    try expectRoundTrip(false, as: .bool(false))
    try expectRoundTrip(1.5, as: .double(1.5))
    try expectRoundTrip(Float(1.5), as: .double(1.5))
    try expectRoundTrip(Int?.none, as: .null)
    try expectRoundTrip(Int?.some(3), as: .int(3))
    try expectRoundTrip([Int](), as: .array([]))
    try expectRoundTrip([1, nil], as: .array([.int(1), .null]))
    try expectRoundTrip(EmptyPayload(), as: .object([:]))
    try expectRoundTrip([EmptyPayload()], as: .array([.object([:])]))
    try expectRoundTrip(["a": EmptyPayload()], as: .object(["a": .object([:])]))
    try expectRoundTrip([-1: true], as: .object(["-1": .bool(true)]))
    try expectRoundTrip([Tone.dark: 1], as: .object(["dark": .int(1)]))
    try expectRoundTrip([WrappedNumber(rawValue: 1): 2], as: .array([.int(1), .int(2)]))
    try expectRoundTrip(Tone.light, as: .string("light"))
    try expectRoundTrip(
      Choice.page(1, name: "n"), as: .object(["page": .object(["_0": .int(1), "name": .string("n")])]))
  }

  @Test("an absent optional has no key, and a null, a key of a later version or both do no harm")
  func optionals() throws {
    struct Page: Codable, Equatable { var title: String? }
    #expect(try CodedValue(encoding: Page()) == .object([:]))
    #expect(try CodedValue.object(["title": .null, "later": .int(1)]).decode(Page.self) == Page())
  }

  @Test("a class encodes its superclass, under super")
  func inheritance() throws {
    let tree = try CodedValue(encoding: Dog(name: "Rex", tricks: ["sit"]))
    #expect(
      tree == .object(["tricks": .array([.string("sit")]), "super": .object(["name": .string("Rex")])]))
    let dog = try tree.decode(Dog.self)
    #expect(dog.name == "Rex")
    #expect(dog.tricks == ["sit"])
  }

  @Test("a tree is a payload like any other", arguments: CodedValueTests.trees)
  func ofTrees(_ tree: CodedValue) throws {
    #expect(try CodedValue(encoding: tree) == tree)
    let decoded = try tree.decode(CodedValue.self)
    #expect(String(describing: decoded) == String(describing: tree))
  }

  private static let trees: [CodedValue] = [
    .null, .bool(true), .int(1), .int(.min), .uint(.max), .double(1), .double(0.5), .string(""),
    .array([.null, .array([])]), .object(["a": .object([:])]),
  ]

  @Test("JSON's true, 1, 1.5, the largest integers, text and null are told apart")
  func jsonKinds() throws {
    let text =
      "[true, 1, 0, 1.5, -9223372036854775808, 18446744073709551615, 18446744073709551616, \"1\", null, {}]"
    let tree = try JSONDecoder().decode(CodedValue.self, from: Data(text.utf8))
    let expected: [CodedValue] = [
      .bool(true), .int(1), .int(0), .double(1.5), .int(.min), .uint(.max), .double(0x1p64), .string("1"),
      .null,
      .object([:]),
    ]
    #expect(String(describing: tree) == String(describing: CodedValue.array(expected)))
  }

  @Test("what is no value of ours is refused: a date of a property list")
  func foreignValues() throws {
    let dates = try PropertyListEncoder().encode([Date()])
    #expect(throws: DecodingError.self) { try PropertyListDecoder().decode(CodedValue.self, from: dates) }
  }

  @Test("a tree can be a member of something, beside others")
  func embedded() throws {
    struct Entry: Codable, Equatable {
      var identifier: String
      var payload: CodedValue
    }
    let entry = Entry(identifier: "page", payload: try CodedValue(encoding: Everything()))
    #expect(try JSONDecoder().decode(Entry.self, from: JSONEncoder().encode(entry)) == entry)
    #expect(try CodedValue(encoding: entry).decode() == entry)
  }

  @Test("keys that an encoder would rewrite stay as they are")
  func keyStrategies() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let tree = CodedValue.object(["aKey": .object(["another_key": .int(1)])])
    #expect(try decoder.decode(CodedValue.self, from: encoder.encode(tree)) == tree)
  }
}
