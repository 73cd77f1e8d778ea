import Testing

@testable import EmbedTool

/// What is written for the compiler.
@Suite struct GeneratedWordsTests {
  @Test func languagesAndWordsStandInOrder() {
    let languages = [
      EmbeddedLanguage(
        name: "de", words: ["Close": "Schließen", "Back": "Zurück"]),
      EmbeddedLanguage(name: "ar_EG", words: ["Back": "رجوع"]),
    ]
    let expected = """
        static let byLanguage: [String: [String: String]] = [
          #"ar_EG"#: [
            #"Back"#: #"رجوع"#,
          ],
          #"de"#: [
            #"Back"#: #"Zurück"#,
            #"Close"#: #"Schließen"#,
          ],
        ]
      """
    let text = generatedFile(languages: languages)
    #expect(text.contains(expected), "\(text)")
    #expect(text == generatedFile(languages: languages.reversed()))
  }

  @Test func languagesAreNamedInLinesOrSideBySide() {
    #expect(languageNames(in: "# All.\nar\n\n  de fr\t# es\r\npt_BR") == ["ar", "de", "fr", "pt_BR"])
    #expect(languageNames(in: "").isEmpty)
  }

  @Test(arguments: [
    ("A", "#\"A\"#"), ("\"#\\\"", "##\"\"#\\\"\"##"), ("A\nB", "#\"\"\"\nA\nB\n\"\"\"#"),
    ("\r", "#\"\\#u{d}\"#"), ("", "#\"\"#"),
  ])
  func aLiteralHasExactlyItsValue(_ text: String, _ written: String) {
    #expect(literal(text) == written)
  }
}
