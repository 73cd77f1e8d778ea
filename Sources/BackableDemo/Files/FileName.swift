/// How the bytes of a file's name become a text for the screen.
enum FileName {
  /// The name in one line: bytes that are not UTF-8 become U+FFFD, line breaks and control characters the signs that
  /// Unicode has for them. What would reverse the order of the letters that follow becomes U+FFFD too, or a program
  /// could call itself a picture.
  static func display(_ bytes: [UInt8]) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { shown.append(sign(for: scalar)) }
    return String(shown)
  }

  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0A, 0x85, 0x2028, 0x2029: "\u{2424}"
    // Safe: U+2400 to U+241F are the pictures of the control characters, in their order.
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
