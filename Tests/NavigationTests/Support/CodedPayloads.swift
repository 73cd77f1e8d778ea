import Foundation
import Navigation

/// A payload that encodes as it is told.
struct Writing: Encodable {
  let write: (any Encoder) throws -> Void

  init(_ write: @escaping (any Encoder) throws -> Void) {
    self.write = write
  }

  func encode(to encoder: any Encoder) throws { try write(encoder) }
}

/// A payload that keeps the decoder it was given.
struct Reading: Decodable {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws { self.decoder = decoder }
}

/// A key of any name.
struct NamedKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral value: String) { stringValue = value }
  init?(intValue: Int) { nil }
}

/// A payload as deep as one likes: a list whose every member holds the next.
final class ChainLink: Codable {
  var next: ChainLink?

  static func chain(_ levels: Int) -> ChainLink {
    let last = ChainLink()
    return (1..<levels).reduce(last) { link, _ in ChainLink(next: link) }
  }

  init(next: ChainLink? = nil) { self.next = next }

  var levels: Int {
    sequence(first: self, next: \.next).reduce(0) { count, _ in count + 1 }
  }
}

struct EmptyPayload: Codable, Hashable {}

enum Tone: String, Codable, CodingKeyRepresentable, CaseIterable { case light, dark }

enum Choice: Codable, Hashable {
  case none
  case page(Int, name: String)
  indirect case both(Choice, Choice)
}

struct WrappedNumber: RawRepresentable, Codable, Hashable { var rawValue: Int8 }

struct Everything: Codable, Hashable {
  var yes = true
  var small = Int8.min
  var smallest = UInt8.max
  var middle = Int16.min
  var middling = UInt16.max
  var large = Int32.min
  var larger = UInt32.max
  var signed = Int64.min
  var unsigned = UInt64.max
  var int = Int.max
  var uint = UInt.max
  var float = Float(0.1)
  var double = 0.1
  var whole = 1.0
  var text = "tab\t, \"quote\", é, 🧭"
  var missing: String?
  var present: String? = "here"
  var maybes: [Int?] = [1, nil, 3]
  var nested: [[String: [Int]]] = [["a": [1, 2]], [:], ["b": []]]
  var numbered = [1: "one", -2: "minus two"]
  var toned = [Tone.light: 1, Tone.dark: 2]
  var chosen = [Choice.none: 0, .page(1, name: "x"): 1]
  var choices: [Choice] = [.none, .page(7, name: "seven"), .both(.none, .page(1, name: ""))]
  var set: Set<String> = ["one"]
  var wrapped = WrappedNumber(rawValue: -3)
  var empty = EmptyPayload()
  var date = Date(timeIntervalSinceReferenceDate: 12.5)
  var data = Data([0, 255])
  var url = URL(string: "https://example.org/a?b")
  var id = UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF")
}

class Animal: Codable {
  var name: String

  init(name: String) { self.name = name }
}

final class Dog: Animal {
  var tricks: [String]

  init(name: String, tricks: [String]) {
    self.tricks = tricks
    super.init(name: name)
  }

  private enum CodingKeys: CodingKey { case tricks }

  required init(from decoder: any Decoder) throws {
    tricks = try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .tricks)
    try super.init(from: decoder.container(keyedBy: CodingKeys.self).superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tricks, forKey: .tricks)
    try super.encode(to: container.superEncoder())
  }
}
