/// A Swift literal with exactly the given value: a raw string with one number sign more than the longest run of them in
/// the text, so that nothing inside can end it or be taken for an escape.
func literal(_ text: String) -> String {
  let fence = String(repeating: "#", count: longestRunOfNumberSigns(in: text) + 1)
  guard text.utf8.contains(UInt8(ascii: "\n")) else {
    return "\(fence)\"\(escapingControls(in: text, fence: fence))\"\(fence)"
  }
  return "\(fence)\"\"\"\n\(escapingControls(in: text, fence: fence))\n\"\"\"\(fence)"
}

private func longestRunOfNumberSigns(in text: String) -> Int {
  var longest = 0
  var current = 0
  for byte in text.utf8 {
    current = byte == UInt8(ascii: "#") ? current + 1 : 0
    longest = max(longest, current)
  }
  return longest
}

/// The compiler turns a carriage return within a literal into a line feed, and complains about other control
/// characters and about byte order marks: those are written as escapes.
private func escapingControls(in text: String, fence: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A: result.unicodeScalars.append(scalar)
    case 0..<0x20, 0x7F, 0xFEFF: result += "\\\(fence)u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
