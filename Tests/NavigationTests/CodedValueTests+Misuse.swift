import Foundation
import Navigation
import Testing

/// Broken payloads and broken trees give an error that says where, and never a crash.
@Suite struct CodedMisuseTests {
  @Test(
    "a payload that encodes nothing is an error at the top, as with JSONEncoder, and an empty object below")
  func encodesNothing() throws {
    let nothing = Writing { _ in }
    #expect(codingProblem { try CodedValue(encoding: nothing) } == CodingProblem("invalidValue", []))
    #expect(codingProblem { try JSONEncoder().encode(nothing) } == CodingProblem("invalidValue", []))
    #expect(try CodedValue(encoding: [nothing]) == .array([.object([:])]))
    #expect(try CodedValue(encoding: ["a": nothing]) == .object(["a": .object([:])]))
  }

  /// Each writes into one place twice what does not go together.
  private static let contradictions: [@Sendable (any Encoder) throws -> Void] = [
    { encoder in
      var members = encoder.container(keyedBy: NamedKey.self)
      var elements = encoder.unkeyedContainer()
      _ = encoder.container(keyedBy: NamedKey.self)
      try elements.encode(1)
      try members.encode(1, forKey: "late")
      #expect(elements.count == 0)
    },
    { encoder in
      _ = encoder.unkeyedContainer()
      _ = encoder.container(keyedBy: NamedKey.self)
    },
    { encoder in
      var single = encoder.singleValueContainer()
      try single.encode(1)
      _ = encoder.unkeyedContainer()
    },
    { encoder in
      _ = encoder.container(keyedBy: NamedKey.self)
      var single = encoder.singleValueContainer()
      try single.encode([1])
    },
    { encoder in
      var single = encoder.singleValueContainer()
      try single.encode(1)
      try single.encodeNil()
    },
  ]

  @Test("two kinds of container, or two values, in one place are an error with its path", arguments: 0..<5)
  func contradictions(_ index: Int) throws {
    let payload = Writing(Self.contradictions[index])
    #expect(codingProblem { try CodedValue(encoding: payload) } == CodingProblem("invalidValue", []))
    #expect(
      codingProblem { try CodedValue(encoding: ["a": [payload]]) }
        == CodingProblem("invalidValue", ["a", "0"]))
  }

  @Test("a nested container of another kind under the same key is an error with its path")
  func nestedContradiction() throws {
    let payload = Writing { encoder in
      var top = encoder.container(keyedBy: NamedKey.self)
      var list = top.nestedUnkeyedContainer(forKey: "a")
      var members = top.nestedContainer(keyedBy: NamedKey.self, forKey: "a")
      try members.encode(1, forKey: "x")
      var inner = members.nestedContainer(keyedBy: NamedKey.self, forKey: "y")
      try inner.encode(1, forKey: "z")
      try list.encode(1)
    }
    #expect(codingProblem { try CodedValue(encoding: payload) } == CodingProblem("invalidValue", ["a"]))
  }

  @Test("the payload's own errors are passed on")
  func ownErrors() {
    #expect(throws: CancellationError.self) {
      try CodedValue(encoding: [Writing { _ in throw CancellationError() }])
    }
  }

  private struct Strict: Decodable {
    struct Part: Decodable { var flags: [Bool] }
    var name: String
    var part: Part
    var sizes: [String: Double]
  }

  @Test(
    "what is wrong with a tree is named as JSONDecoder names it, at the same place",
    arguments: [
      #"[]"#, #"null"#, #"7"#, #"{}"#, #"{"name":1}"#, #"{"name":null}"#, #"{"name":"n"}"#,
      #"{"name":"n","part":[]}"#,
      #"{"name":"n","part":{"flags":{}}}"#, #"{"name":"n","part":{"flags":[true,1]}}"#,
      #"{"name":"n","part":{"flags":[]},"sizes":{"a":1,"b":"2"}}"#,
    ])
  func decodingProblems(_ text: String) throws {
    let data = Data(text.utf8)
    let problem = try #require(codingProblem { try JSONDecoder().decode(Strict.self, from: data) })
    let tree = try JSONDecoder().decode(CodedValue.self, from: data)
    let ours = try #require(codingProblem { try tree.decode(Strict.self) })
    #expect(ours.path == problem.path)
    #expect(ours.kind.prefix { $0 != " " } == problem.kind.prefix { $0 != " " })
  }

  @Test("there is nothing after the last element")
  func afterTheEnd() throws {
    var list = try CodedValue.object(["a": .array([])]).decode(Reading.self).decoder
      .container(keyedBy: NamedKey.self).nestedUnkeyedContainer(forKey: "a")
    #expect(codingProblem { try list.decode(Int.self) } == CodingProblem("valueNotFound Int", ["a", "0"]))
    #expect(
      codingProblem { try list.superDecoder() } == CodingProblem("valueNotFound CodedValue", ["a", "0"]))
    #expect(throws: DecodingError.self) { try list.decodeNil() }
    #expect(throws: DecodingError.self) { try list.nestedContainer(keyedBy: NamedKey.self) }
    #expect(throws: DecodingError.self) { try list.nestedUnkeyedContainer() }
  }

  @Test("every scalar refuses every other kind", arguments: [CodedValue.array([]), .object([:]), .null])
  func scalars(_ value: CodedValue) throws {
    let scalars: [any Decodable.Type] = [
      Bool.self, String.self, Int.self, UInt8.self, Double.self, Float.self,
    ]
    for type in scalars {
      let kind = value == .null ? "valueNotFound" : "typeMismatch"
      #expect(codingProblem { try value.decode(type) } == CodingProblem("\(kind) \(type)", []))
    }
  }
}
