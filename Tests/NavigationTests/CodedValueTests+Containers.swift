import Navigation
import Testing

/// The containers, one by one, as a payload with an `encode(to:)` and `init(from:)` of its own uses them.
@Suite struct CodedContainerTests {
  @Test("nested containers, supers and nils are written in their places, with their paths")
  func writing() throws {
    let payload = Writing { encoder in
      #expect(encoder.userInfo.isEmpty)
      var top = encoder.container(keyedBy: NamedKey.self)
      try top.encodeNil(forKey: "nil")
      var keyed = top.nestedContainer(keyedBy: NamedKey.self, forKey: "keyed")
      try keyed.encode(1, forKey: "one")
      var list = keyed.nestedUnkeyedContainer(forKey: "list")
      try list.encodeNil()
      try list.encode("a")
      var inner = list.nestedContainer(keyedBy: NamedKey.self)
      try inner.encode(true, forKey: "yes")
      #expect(inner.codingPath.map(\.stringValue) == ["keyed", "list", "Index 2"])
      var innermost = list.nestedUnkeyedContainer()
      try innermost.encode(2)
      #expect(innermost.codingPath.map(\.intValue) == [nil, nil, 3])
      try 3.encode(to: list.superEncoder())
      #expect(list.count == 5)
      try "s".encode(to: top.superEncoder())
      try "t".encode(to: top.superEncoder(forKey: "parent"))
      #expect(top.codingPath.isEmpty)
    }
    let list: [CodedValue] = [.null, .string("a"), .object(["yes": .bool(true)]), .array([.int(2)]), .int(3)]
    let tree = CodedValue.object([
      "nil": .null, "keyed": .object(["one": .int(1), "list": .array(list)]), "super": .string("s"),
      "parent": .string("t"),
    ])
    #expect(try CodedValue(encoding: payload) == tree)
  }

  @Test("nested containers, supers and nils are read from their places, with their paths")
  func reading() throws {
    let tree = CodedValue.object([
      "nil": .null,
      "keyed": .object(["list": .array([.null, .object(["x": .int(1)]), .array([.int(2)]), .int(3)])]),
      "super": .string("s"), "parent": .string("t"),
    ])
    let decoder = try tree.decode(Reading.self).decoder
    #expect(decoder.userInfo.isEmpty)
    let top = try decoder.container(keyedBy: NamedKey.self)
    #expect(Set(top.allKeys.map(\.stringValue)) == ["nil", "keyed", "super", "parent"])
    #expect(top.contains("nil"))
    #expect(!top.contains("other"))
    #expect(try top.decodeNil(forKey: "nil"))
    #expect(try !top.decodeNil(forKey: "keyed"))
    #expect(try String(from: top.superDecoder()) == "s")
    #expect(try String(from: top.superDecoder(forKey: "parent")) == "t")

    var list = try top.nestedContainer(keyedBy: NamedKey.self, forKey: "keyed").nestedUnkeyedContainer(
      forKey: "list")
    #expect(list.count == 4)
    #expect(try list.decodeNil())
    #expect(try !list.decodeNil())
    #expect(list.currentIndex == 1)
    let inner = try list.nestedContainer(keyedBy: NamedKey.self)
    #expect(try inner.decode(Int.self, forKey: "x") == 1)
    #expect(inner.codingPath.map(\.stringValue) == ["keyed", "list", "Index 1"])
    var innermost = try list.nestedUnkeyedContainer()
    #expect(try innermost.decode(Int.self) == 2)
    #expect(innermost.codingPath.map(\.intValue) == [nil, nil, 2])
    #expect(!list.isAtEnd)
    #expect(try Int(from: list.superDecoder()) == 3)
    #expect(list.isAtEnd)
  }

  @Test("an element that could not be decoded is not passed over: it can be tried as something else")
  func secondTry() throws {
    var list = try CodedValue.array([.string("a")]).decode(Reading.self).decoder.unkeyedContainer()
    #expect(throws: DecodingError.self) { try list.decode(Int.self) }
    #expect(throws: DecodingError.self) { try list.nestedUnkeyedContainer() }
    #expect(list.currentIndex == 0)
    #expect(try list.decode(String.self) == "a")
    #expect(try list.decodeIfPresent(String.self) == nil)
  }

  @Test("a superclass that encoded nothing is an empty object, and decodes from a null where it is missing")
  func emptySuper() throws {
    let payload = Writing { encoder in
      var container = encoder.container(keyedBy: NamedKey.self)
      _ = container.superEncoder()
    }
    #expect(try CodedValue(encoding: payload) == .object(["super": .object([:])]))
    let container = try CodedValue.object([:]).decode(Reading.self).decoder.container(keyedBy: NamedKey.self)
    #expect(try container.superDecoder().singleValueContainer().decodeNil())
  }

  @Test("a super encoder may be used after everything else")
  func lateSuper() throws {
    let payload = Writing { encoder in
      var container = encoder.unkeyedContainer()
      let parent = container.superEncoder()
      try container.encode("after")
      try ["late": 1].encode(to: parent)
    }
    #expect(try CodedValue(encoding: payload) == .array([.object(["late": .int(1)]), .string("after")]))
  }

  @Test("a container that is asked for again goes on where it was")
  func sameContainerAgain() throws {
    let payload = Writing { encoder in
      for number in 1...2 {
        var top = encoder.container(keyedBy: NamedKey.self)
        try top.encode(number, forKey: NamedKey(stringValue: "\(number)"))
        var list = top.nestedUnkeyedContainer(forKey: "list")
        try list.encode(number)
        var inner = top.nestedContainer(keyedBy: NamedKey.self, forKey: "inner")
        try inner.encode(number, forKey: NamedKey(stringValue: "\(number)"))
      }
    }
    let numbers: [String: CodedValue] = ["1": .int(1), "2": .int(2)]
    let all = numbers.merging(["list": .array([.int(1), .int(2)]), "inner": .object(numbers)]) { first, _ in
      first
    }
    #expect(try CodedValue(encoding: payload) == .object(all))
  }

  @Test("the last value of a key counts; a member that failed leaves nothing behind")
  func repeatedKey() throws {
    let payload = Writing { encoder in
      var container = encoder.container(keyedBy: NamedKey.self)
      try container.encode(1, forKey: "a")
      try container.encode("two", forKey: "a")
      try? container.encode(Writing { _ in throw CancellationError() }, forKey: "b")
    }
    #expect(try CodedValue(encoding: payload) == .object(["a": .string("two")]))
  }

  @Test("a single value may be a whole payload, and one that failed can be followed by another")
  func singleValues() throws {
    let payload = Writing { encoder in
      var container = encoder.singleValueContainer()
      try? container.encode(Writing { _ in throw CancellationError() })
      try container.encode(["a": [1]])
    }
    let tree = try CodedValue(encoding: payload)
    #expect(tree == .object(["a": .array([.int(1)])]))
    let container = try tree.decode(Reading.self).decoder.singleValueContainer()
    #expect(!container.decodeNil())
    #expect(try container.decode([String: [Int]].self) == ["a": [1]])
  }
}
