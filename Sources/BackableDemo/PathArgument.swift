import Backable

/// A PATH as it stands on the command line: a path, or a URI, which is what desktops pass.
enum PathArgument {
  /// Why an argument names no path.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  /// The path in the bytes of the file system.
  static func path(in argument: [UInt8]) throws(Refusal) -> [UInt8] {
    guard let scheme = scheme(of: argument) else { return argument }
    guard scheme == "file" else { throw Refusal(reason: "only paths and file: URIs can be shown") }
    guard let path = FileInformation.path(ofURI: argument) else {
      throw Refusal(reason: "it is not the URI of a file on this computer")
    }
    return path
  }

  /// The scheme of a URI, in small letters. A name with a colon in it is a path, unless `//` follows, or a slash that
  /// follows `file:`.
  private static func scheme(of argument: [UInt8]) -> String? {
    guard let colon = argument.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
    let scheme = String(decoding: argument[..<colon], as: UTF8.self).lowercased()
    let isWord = scheme.utf8.allSatisfy { isSchemeCharacter($0) } && scheme.first?.isLetter == true
    let slashes = scheme == "file" ? "/" : "//"
    return isWord && argument[(colon + 1)...].starts(with: slashes.utf8) ? scheme : nil
  }

  /// RFC 3986, section 3.1.
  private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
