/// The words of one language, as a .po file has them.
///
/// Read is what a translator's editor writes for messages without context and plural, which the library's words are.
/// What is marked as fuzzy or not translated is left out, and so is the header.
struct Catalogue {
  /// The translations by what they translate.
  private(set) var words: [String: String] = [:]

  private var fields = Fields()
  private var seen: Set<String> = []

  /// Why a file cannot be read.
  struct Problem: Error, Equatable {
    /// Counted from 1.
    let line: Int
    let what: String
  }

  init(parsing text: String) throws(Problem) {
    var number = 0
    // By scalars: a carriage return and the line feed after it are one character.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try read(Substring(line).trimmed, number)
    }
    try finish(before: number)
    guard !words.isEmpty else {
      throw Problem(line: number, what: "nothing is translated up to the end of the file")
    }
  }

  /// What has been read of the message that is being read.
  private struct Fields {
    var line = 0
    var original: String?
    var translation: String?
    var isFuzzy = false
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(Problem) {
    if line.hasPrefix("#") { return try readComment(line, number) }
    let keyword = line.prefix { !$0.isWhitespace && $0 != "\"" }
    let rest = line.dropFirst(keyword.count).trimmed
    switch keyword {
    case "" where rest.isEmpty: break
    case "": try append(text(rest, number), number)
    case "msgid": try begin(text(rest, number), number)
    case "msgstr": try translate(text(rest, number), number)
    case "msgctxt", "msgid_plural", "msgstr[0]":
      throw Problem(line: number, what: "\(keyword) is not read: these words have no context and no plural")
    default: throw Problem(line: number, what: "neither a comment nor msgid nor msgstr: \(keyword)")
    }
  }

  private mutating func readComment(_ line: Substring, _ number: Int) throws(Problem) {
    // What stands above a message belongs to it.
    if fields.translation != nil { try finish(before: number) }
    let flags = line.dropFirst(2).split(separator: ",").map(\.trimmed)
    if line.hasPrefix("#,"), flags.contains("fuzzy") { fields.isFuzzy = true }
  }

  private mutating func begin(_ original: String, _ number: Int) throws(Problem) {
    try finish(before: number)
    fields.line = number
    fields.original = original
  }

  private mutating func translate(_ translation: String, _ number: Int) throws(Problem) {
    guard fields.original != nil, fields.translation == nil else {
      throw Problem(line: number, what: "msgstr without a msgid before it")
    }
    fields.translation = translation
  }

  private mutating func append(_ text: String, _ number: Int) throws(Problem) {
    if fields.translation != nil {
      fields.translation? += text
    } else if fields.original != nil {
      fields.original? += text
    } else {
      throw Problem(line: number, what: "text without a msgid or msgstr before it")
    }
  }

  /// The message is complete, because another begins or the file ends.
  private mutating func finish(before number: Int) throws(Problem) {
    guard let original = fields.original else { return }
    guard let translation = fields.translation else {
      throw Problem(line: number, what: "there is no msgstr for the msgid in line \(fields.line)")
    }
    guard seen.insert(original).inserted else {
      throw Problem(line: fields.line, what: "“\(original)” stands here for the second time")
    }
    if !fields.isFuzzy, !original.isEmpty, !translation.isEmpty { words[original] = translation }
    fields = Fields()
  }
}
