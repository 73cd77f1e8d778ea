extension Catalogue {
  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\",
  ]

  /// The value of a text in quotation marks, which is all that there is.
  func text(_ quoted: Substring, _ line: Int) throws(Problem) -> String {
    var rest = quoted.unicodeScalars
    guard rest.popFirst() == "\"" else {
      throw Problem(line: line, what: "a text in quotation marks is missing")
    }
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"":
        guard rest.isEmpty else { throw Problem(line: line, what: "something stands behind the text") }
        return String(value)
      case "\\":
        let sign = rest.popFirst()
        guard let sign, let meant = Self.escapes[sign] else {
          throw Problem(line: line, what: "an escape that is not known: \\\(sign.map(String.init) ?? "")")
        }
        value.append(meant)
      default:
        value.append(scalar)
      }
    }
    throw Problem(line: line, what: "the text has no quotation mark at its end")
  }
}

extension Substring {
  /// Without the blanks at both ends, and without a carriage return.
  var trimmed: Substring {
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    var scalars = unicodeScalars.drop(while: isBlank)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return Substring(scalars)
  }
}
