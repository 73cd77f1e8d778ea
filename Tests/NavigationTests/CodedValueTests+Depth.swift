import Foundation
import Navigation
import Testing

/// Codable recurses, so depth has an end, and it is an error and not a crash.
@Suite struct CodedDepthTests {
  /// A tree made by hand, `levels` arrays deep.
  private func tree(levels: Int) -> CodedValue {
    (0..<levels).reduce(.null) { tree, _ in .array([tree]) }
  }

  @Test("a payload of 256 levels comes back, one of 257 is refused, and so is one of 10,000")
  func payloads() throws {
    let deepest = try CodedValue(encoding: ChainLink.chain(257))
    #expect(try deepest.decode(ChainLink.self).levels == 257)
    let path = [String](repeating: "next", count: 257)
    #expect(
      codingProblem { try CodedValue(encoding: ChainLink.chain(258)) } == CodingProblem("invalidValue", path))
    #expect(
      codingProblem { try CodedValue(encoding: ChainLink.chain(10_000)) }
        == CodingProblem("invalidValue", path))
  }

  @Test("the deepest payload can be stored inside something else, also as JSON")
  func stored() throws {
    let deepest = try CodedValue(encoding: ChainLink.chain(257))
    let entries = [["payload": [deepest]]]
    let read = try JSONDecoder().decode([[String: [CodedValue]]].self, from: JSONEncoder().encode(entries))
    #expect(read == entries)
    #expect(try read.first?["payload"]?.first?.decode(ChainLink.self).levels == 257)
  }

  @Test("a payload that refers to itself is refused")
  func cycle() {
    let link = ChainLink()
    link.next = link
    defer { link.next = nil }
    #expect(codingProblem { try CodedValue(encoding: link) }?.kind == "invalidValue")
  }

  @Test("a payload that is nothing but single values without end is refused")
  func endlessSingleValues() {
    struct Endless: Codable {
      init() {}
      init(from decoder: any Decoder) throws {
        self = try decoder.singleValueContainer().decode(Endless.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Endless())
      }
    }
    #expect(codingProblem { try CodedValue(encoding: Endless()) } == CodingProblem("invalidValue", []))
    #expect(codingProblem { try CodedValue.null.decode(Endless.self) } == CodingProblem("dataCorrupted", []))
  }

  @Test("containers nested without recursion are refused at the end", arguments: [257, 10_000])
  func containers(_ levels: Int) {
    let elements = Writing { encoder in
      var container = encoder.unkeyedContainer()
      for _ in 0..<levels { container = container.nestedUnkeyedContainer() }
      try container.encode(1)
    }
    let members = Writing { encoder in
      var container = encoder.container(keyedBy: NamedKey.self)
      for _ in 0..<levels { container = container.nestedContainer(keyedBy: NamedKey.self, forKey: "a") }
    }
    let parents = Writing { encoder in
      var parent = encoder
      for _ in 0..<levels {
        var container = parent.container(keyedBy: NamedKey.self)
        parent = container.superEncoder()
      }
    }
    for payload in [elements, members, parents] {
      let problem = codingProblem { try CodedValue(encoding: payload) }
      #expect(problem?.kind == "invalidValue")
      #expect(problem?.path.count == 257)
    }
  }

  @Test("a tree of 10,000 levels made by hand is neither decoded nor written, and takes its place as it is")
  func handMade() throws {
    let deep = tree(levels: 10_000)
    indirect enum Nest: Decodable {
      case nest([Nest])
      init(from decoder: any Decoder) throws { self = .nest(try [Nest](from: decoder)) }
    }
    let path = [String](repeating: "0", count: 513)
    #expect(codingProblem { try deep.decode(Nest.self) } == CodingProblem("dataCorrupted", path))
    #expect(codingProblem { try CodedValue(encoding: deep) }?.kind == "invalidValue")
    #expect(codingProblem { try JSONEncoder().encode(deep) }?.kind == "invalidValue")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(tree(levels: 512)) }
    #expect(throws: Never.self) { try JSONEncoder().encode(tree(levels: 511)) }
    #expect(try deep.decode(CodedValue.self) == deep)
  }

  @Test("a text or a property list that is too deep is refused")
  func foreign() throws {
    let text = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CodedValue.self, from: Data(text.utf8)) }

    let list = try PropertyListEncoder().encode(ChainLink.chain(520))
    let path = [String](repeating: "next", count: 512)
    #expect(
      codingProblem { try PropertyListDecoder().decode(CodedValue.self, from: list) }
        == CodingProblem("dataCorrupted", path))
  }
}
