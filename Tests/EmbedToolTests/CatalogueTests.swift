import Testing

@testable import EmbedTool

/// What is read of a .po file, and what stops the build.
@Suite struct CatalogueTests {
  @Test func theWordsAreRead() throws {
    let text = """
      # A file.
      msgid ""
      msgstr ""
      "Language: de\\n"

      #. What goes back.
      #: Words.swift
      msgid "Back"
      msgstr "Zurück"
      msgid "Close"
      msgstr "Schließen"
      """
    #expect(try words(text) == ["Back": "Zurück", "Close": "Schließen"])
  }

  @Test(arguments: [
    // In several lines, with and without a first one.
    ("msgid \"Go \"\n\"back\"\nmsgstr \"\"\n\"Zu\"\n\n\"rück\"", "Go back", "Zurück"),
    ("msgid \"A\"\nmsgstr \"1\\n\\t\\\\ \\\"2\\\"\\r\"", "A", "1\n\t\\ \"2\"\r"),
    ("msgid \"\\\"A\\\\\"\nmsgstr \"B\"", "\"A\\", "B"),
    // Blanks, lines that end as on Windows, and a number sign within a text.
    ("  msgid\t\"A\"  \r\nmsgstr\"# B\"\r\n", "A", "# B"),
    // A sign that combines with a quotation mark.
    ("msgid \"A\"\nmsgstr \"\u{301}B\u{301}\"", "A", "\u{301}B\u{301}"),
    // Comments of every kind; what was translated once is one.
    (
      "#, c-format\n#| msgid \"O\"\n#. a\n#: b\nmsgid \"A\"\n# c\nmsgstr \"B\"\n#~ msgid \"Z\"\n#~ msgstr \"Y\"",
      "A", "B"
    ),
  ])
  func whatAMessageMayLookLike(_ text: String, _ original: String, _ translation: String) throws {
    let read = try words(text)
    #expect(read == [original: translation])
    // Strings are equal that differ in their scalars.
    #expect(read[original].map { Array($0.unicodeScalars) } == Array(translation.unicodeScalars))
  }

  @Test func whatIsFuzzyOrEmptyIsLeftOut() throws {
    let text = """
      #, fuzzy
      msgid ""
      msgstr "Language: de\\n"
      # One comment of two.
      #, c-format, fuzzy
      # The other.
      msgid "Back"
      msgstr "Rücken"
      msgid "Add"
      msgstr ""
      msgid "Close"
      msgstr "Schließen"
      """
    #expect(try words(text) == ["Close": "Schließen"])
  }

  @Test(arguments: [
    ("", 1, "nothing is translated"), ("# Nothing.\n", 2, "nothing is translated"),
    ("msgid \"\"\nmsgstr \"Language: de\\n\"", 2, "nothing is translated"),
    ("msgid \"A\"\nmsgstr \"\"", 2, "nothing is translated"),
    ("msgid \"A", 1, "no quotation mark"), ("msgid \"A\\", 1, "escape"),
    ("msgid \"A\\\"", 1, "no quotation mark"),
    ("msgid \"A\"\nmsgstr \"B\" C", 2, "behind the text"), ("msgid \"A\" \"B\"", 1, "behind the text"),
    ("msgid \"A\"\nmsgstr \"\\q\"", 2, "escape that is not known: \\q"),
    ("msgid A", 1, "quotation marks"), ("msgid", 1, "quotation marks"),
    ("msgid \"A\"\nmsgstr B", 2, "quotation marks"),
    ("\n\"A\"", 2, "without a msgid"), ("msgstr \"A\"", 1, "msgstr without"),
    ("msgid \"A\"\nmsgstr \"B\"\nmsgstr \"C\"", 3, "msgstr without"),
    ("msgid \"A\"\n\nmsgid \"B\"", 3, "no msgstr for the msgid in line 1"),
    ("msgid \"A\"\n", 2, "no msgstr for the msgid in line 1"),
    ("msgid \"A\"\nmsgstr \"B\"\n# C\nmsgid \"A\"\nmsgstr \"D\"\n", 4, "“A” stands here for the second time"),
    ("msgctxt \"A\"", 1, "msgctxt"), ("msgid \"A\"\nmsgid_plural \"As\"", 2, "msgid_plural"),
    ("msgid \"A\"\nmsgstr[0] \"B\"", 2, "msgstr[0]"),
    ("hello", 1, "hello"), ("<<<<<<< HEAD", 1, "<<<<<<<"),
    ("\u{FEFF}msgid \"A\"\nmsgstr \"B\"", 1, "neither"),
  ])
  func whatIsBrokenIsNamedWithItsLine(_ text: String, _ line: Int, _ words: String) {
    let problem = problem(in: text)
    #expect(problem?.line == line)
    #expect(problem?.what.contains(words) == true, "\(String(describing: problem))")
  }
}

private func words(_ text: String) throws -> [String: String] {
  try Catalogue(parsing: text).words
}

private func problem(in text: String) -> Catalogue.Problem? {
  do throws(Catalogue.Problem) {
    _ = try Catalogue(parsing: text)
    return nil
  } catch {
    return error
  }
}
