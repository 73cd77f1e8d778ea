import Foundation
import Navigation
import Testing

/// Numbers: held as they are, compared by value, and never squeezed into a type that cannot hold them.
@Suite struct CodedNumberTests {
  @Test("NaN, the infinities, -0.0 and the smallest numbers are held to the bit")
  func heldToTheBit() throws {
    let signalling = Double(bitPattern: 0x7FF8_0000_0000_0123)
    for number in [
      .nan, signalling, .infinity, -.infinity, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ] {
      let decoded = try CodedValue(encoding: number).decode(Double.self)
      #expect(decoded.bitPattern == number.bitPattern)
    }
    for number in [Float.nan, .infinity, -0.0, .leastNonzeroMagnitude, 0.1] {
      let decoded = try CodedValue(encoding: number).decode(Float.self)
      #expect(decoded.bitPattern == number.bitPattern)
    }
  }

  @Test("a tree with NaN equals itself and is found in a set; JSON refuses it with an error")
  func notANumber() throws {
    let tree = CodedValue.array([.double(.nan)])
    #expect(tree == tree)
    #expect(tree == .array([.double(-.signalingNaN)]))
    #expect(Set([tree, tree]).count == 1)
    #expect(Set([tree]).contains(.array([.double(-.nan)])))
    #expect(tree != .array([.double(0)]))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(tree) }
  }

  @Test("the sign of -0.0 is lost in JSON, and the tree is equal all the same")
  func negativeZero() throws {
    let tree = CodedValue.double(-0.0)
    let read = try JSONDecoder().decode(CodedValue.self, from: JSONEncoder().encode(tree))
    #expect(String(describing: read) == "int(0)")
    #expect(read == tree)
    #expect(try read.decode(Double.self).sign == .plus)
  }

  @Test("numbers are equal, and hash alike, when their values are the same")
  func equality() {
    let ones: Set<CodedValue> = [.int(1), .uint(1), .double(1)]
    #expect(ones.count == 1)
    #expect(Set<CodedValue>([.int(0), .double(0), .double(-0.0)]).count == 1)
    #expect(Set<CodedValue>([.uint(1 << 63), .double(0x1p63)]).count == 1)

    let different: Set<CodedValue> = [
      .null, .bool(false), .bool(true), .int(0), .int(1), .int(.max), .uint(.max), .double(0x1p63),
      .double(0x1p64),
      .double(1.5), .double(.infinity), .double(-.infinity), .double(.nan), .string(""), .string("1"),
      .array([]),
      .array([.int(1)]), .object([:]), .object(["1": .int(1)]),
    ]
    #expect(different.count == 19)
    for (left, right) in different.flatMap({ left in different.map { (left, $0) } }) {
      #expect((left == right) == (String(describing: left) == String(describing: right)))
    }
    #expect(CodedValue.int(1 << 53 + 1) != .double(0x1p53))
  }

  @Test("a whole number is a Double, and 1.0 an Int")
  func conversions() throws {
    #expect(try CodedValue.int(1).decode(Double.self) == 1)
    #expect(try CodedValue.int(-1).decode(Float.self) == -1)
    #expect(try CodedValue.uint(.max).decode(Double.self) == 0x1p64)
    #expect(try CodedValue.double(1).decode(Int8.self) == 1)
    #expect(try CodedValue.double(0x1p63).decode(UInt64.self) == 1 << 63)
    #expect(try CodedValue.uint(5).decode(Int8.self) == 5)
  }

  @Test("what does not fit is corrupted data, wherever it lies")
  func misfits() throws {
    let misfits: [(CodedValue, any Decodable.Type)] = [
      (.int(128), Int8.self), (.int(-1), UInt8.self), (.int(-1), UInt64.self), (.int(1 << 31), Int32.self),
      (.uint(.max), Int64.self), (.uint(.max), Int.self), (.double(1.5), Int.self), (.double(-1), UInt.self),
      (.double(0x1p64), UInt64.self), (.double(.nan), Int.self), (.double(.infinity), Int16.self),
      (.double(1e300), Float.self),
    ]
    for (value, type) in misfits {
      let problem = codingProblem { try value.decode(type) }
      #expect(problem == CodingProblem("dataCorrupted", []))
    }
    let nested = CodedValue.object(["a": .array([.int(1), .int(300)])])
    #expect(
      codingProblem { try nested.decode([String: [Int8]].self) }
        == CodingProblem("dataCorrupted", ["a", "1"]))
  }

  @Test("integers of 128 bits are refused, with their place")
  func wideIntegers() throws {
    #expect(
      codingProblem { try CodedValue(encoding: ["n": Int128(1)]) } == CodingProblem("invalidValue", ["n"]))
    #expect(codingProblem { try CodedValue(encoding: [UInt128(1)]) } == CodingProblem("invalidValue", ["0"]))
    #expect(throws: DecodingError.self) { try CodedValue.int(1).decode(Int128.self) }
    #expect(throws: DecodingError.self) { try CodedValue.int(1).decode(UInt128.self) }
  }
}
