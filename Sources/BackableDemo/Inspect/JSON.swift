/// A value of RFC 8259, to be written in one line. There is no Foundation to do it.
enum JSON: ExpressibleByDictionaryLiteral {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  /// Members in their order.
  case object([(name: String, value: JSON)])

  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { (name: $0, value: $1) })
  }

  /// The text, without a line break anywhere.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      text += "["
      Self.write(elements, to: &text) { $0.write(to: &$1) }
      text += "]"
    case .object(let members):
      text += "{"
      Self.write(members, to: &text) {
        Self.write($0.name, to: &$1)
        $1 += ":"
        $0.value.write(to: &$1)
      }
      text += "}"
    }
  }

  private static func write<Element>(
    _ elements: [Element], to text: inout String, each: (Element, inout String) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      each(element, &text)
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      // Control characters, line breaks among them, must not stand in a string as they are.
      case ..."\u{1F}": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
