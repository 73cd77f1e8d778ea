/// A text, or the beginning of one, made fit to be shown.
struct TextExcerpt: Sendable, Equatable {
  /// What is shown.
  let text: String
  /// Whether the file goes on after it.
  let isBeginning: Bool
  /// Whether bytes that are not UTF-8 were replaced by U+FFFD.
  let isRepaired: Bool
  /// Whether lines were cut because they are too long to be laid out.
  let hasCutLines: Bool

  /// How much of a file is read, in bytes.
  static let limit = 256 * 1024

  /// How long a line may be, in bytes. GTK lays out a line as a whole: one of 200,000 characters, as in machine-made
  /// JSON, keeps the window from answering for seconds.
  static let lineLimit = 4096

  /// Makes a text of what a file begins with; nil when that is not text.
  ///
  /// - Parameter isWhole: whether the file ends with these bytes. If not, they are cut behind the last line that is
  ///   complete, or else behind the last character that is.
  init?(_ bytes: [UInt8], isWhole: Bool) {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // A log file that was not closed, or a file with room set aside, ends in zeros: what stands before them counts.
    let end = (bytes.lastIndex { $0 != 0 } ?? -1) + 1
    let hasEnd = end < bytes.endIndex
    bytes = bytes.prefix(upTo: max(end, bytes.startIndex))
    if !isWhole, !hasEnd { bytes = Self.cutBehindLastLine(bytes) }
    guard !bytes.isEmpty, Self.looksLikeText(bytes) else { return nil }

    let lines = Self.cuttingLongLines(bytes)
    let valid = String(validating: lines, as: UTF8.self)
    let text = valid ?? String(decoding: lines, as: UTF8.self)
    if valid == nil, Self.isMostlyRepaired(text) { return nil }
    self.text = text
    isBeginning = !isWhole
    isRepaired = valid == nil
    hasCutLines = lines.count != bytes.count
  }

  private static func cutBehindLastLine(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let lineFeed = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return cutBehindLastCharacter(bytes) }
    return bytes[...lineFeed]
  }

  /// Without the bytes at the end that begin a character and do not complete it.
  private static func cutBehindLastCharacter(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes }
    return bytes.endIndex - lead < lengthOfCharacter(beginningWith: bytes[lead]) ? bytes[..<lead] : bytes
  }

  private static func lengthOfCharacter(beginningWith byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0...: 4
    default: 1
    }
  }

  /// No zeros, and few of the control characters that no text has a use for.
  private static func looksLikeText(_ bytes: ArraySlice<UInt8>) -> Bool {
    var strange = 0
    for byte in bytes where byte < 0x20 || byte == 0x7F {
      switch byte {
      case 0: return false
      // Backspace, tab, the line breaks and form feeds, escape.
      case 0x08...0x0D, 0x1B: break
      default: strange += 1
      }
    }
    return strange * 20 <= bytes.count
  }

  private static func isMostlyRepaired(_ text: String) -> Bool {
    var repaired = 0
    var all = 0
    for scalar in text.unicodeScalars {
      all += 1
      if scalar == "\u{FFFD}" { repaired += 1 }
    }
    return repaired * 4 > all
  }

  private static func cuttingLongLines(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      result += line.count <= lineLimit ? line : cutBehindLastCharacter(line.prefix(lineLimit)) + "…".utf8
      rest = rest[line.endIndex...]
      if rest.popFirst() != nil { result.append(UInt8(ascii: "\n")) }
    }
    return result
  }
}

extension TextExcerpt {
  /// What a reader should know of the text, in one line; nil when it is the whole file as it is.
  func remark(fileSize: UInt64, format: (UInt64) -> String) -> String? {
    var remarks: [String] = []
    if isBeginning {
      remarks.append(
        fileSize > 0 ? "This is the beginning of a file of \(format(fileSize))." : "This is the beginning.")
    }
    if hasCutLines { remarks.append("Long lines are cut.") }
    if isRepaired { remarks.append("Some bytes are not valid UTF-8.") }
    return remarks.isEmpty ? nil : remarks.joined(separator: " ")
  }
}
