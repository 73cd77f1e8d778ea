import Glibc
import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// gettext's own function, which no module has that the tests can import.
@_silgen_name("textdomain") @discardableResult
private func textdomain(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>

/// What language the user reads, and where a word in it comes from. Shows nothing.
final class LanguagesTests: XCTestCase {
  // MARK: The languages

  func testTheLanguagesOfALocaleAndOfLANGUAGE() throws {
    try onMain {
      let expected: [String?: [String]] = [
        nil: ["de_AT@euro", "de@euro", "de_AT", "de", "C"],
        "": ["de_AT@euro", "de@euro", "de_AT", "de", "C"],
        "de:ar": ["de", "ar", "C"],
        "ar_EG.UTF-8": ["ar_EG.UTF-8", "ar.UTF-8", "ar_EG", "ar", "C"],
        "en_GB:de": ["en_GB", "en", "de", "C"],
      ]
      for (languages, names) in expected {
        XCTAssertEqual(Set(try UserLocale.with(languages: languages) { Languages.preferred }), Set(names))
        XCTAssertEqual(try UserLocale.with(languages: languages) { Languages.preferred.last }, "C")
      }
    }
  }

  func testInTheCLocaleLANGUAGECountsForNothing() throws {
    try onMain {
      for locale in ["C", "POSIX"] {
        XCTAssertEqual(try UserLocale.with(locale, languages: "de") { Languages.preferred }, ["C"], locale)
      }
    }
  }

  func testWhatIsTheCLocale() {
    for version in ["2.36", "2.39", "3.0"] {
      XCTAssertTrue(Languages.isPlain("C", version: version))
      XCTAssertTrue(Languages.isPlain("POSIX", version: version))
      XCTAssertFalse(Languages.isPlain("de_AT", version: version))
    }
    XCTAssertFalse(Languages.isPlain("C.UTF-8", version: "2.38"))
    XCTAssertTrue(Languages.isPlain("C.UTF-8", version: "2.39"))
    XCTAssertTrue(Languages.isPlain("C.UTF-8", version: "2.41.9000-1"))
    XCTAssertFalse(Languages.isPlain("C.UTF-8", version: "1.99"))
  }

  func testAProgramThatDoesNotSpeakTheLanguageIsNotMixed() throws {
    try onMain {
      let folder = try UserLocale.catalogues("program", ["fr": ["Next": "Suivant"]])
      defer { textdomain("messages") }
      _ = TextDomain("program", folder: folder)
      textdomain("program")
      XCTAssertEqual(try UserLocale.with(languages: "de") { Languages.preferred }, ["C"])
      XCTAssertEqual(try UserLocale.with(languages: "fr") { Languages.preferred }, ["fr", "C"])
    }
  }

  // MARK: Catalogues

  func testAnInstalledCatalogue() throws {
    try onMain {
      let folder = try UserLocale.catalogues(
        "one", ["fr": ["Back": "Précédent"], "de": ["Close": "Zumachen"]])
      let domain = TextDomain("one", folder: folder)
      try UserLocale.with(languages: "xx:fr:de") {
        XCTAssertEqual(domain.language, "fr")
        XCTAssertEqual(domain.translation(of: "Back"), "Précédent")
        XCTAssertEqual(domain.translation(of: "Close"), "Zumachen")
        XCTAssertNil(domain.translation(of: "Cancel"))
        XCTAssertNil(domain.translation(of: ""))
      }
      try UserLocale.with("C", languages: "fr") {
        XCTAssertNil(domain.language)
        XCTAssertNil(domain.translation(of: "Back"))
      }
    }
  }

  func testTheFolderThatTEXTDOMAINDIRNames() throws {
    try onMain {
      setenv("TEXTDOMAINDIR", try UserLocale.catalogues("two", ["fr": ["Back": "Retour"]]), 1)
      defer { unsetenv("TEXTDOMAINDIR") }
      let domain = TextDomain("two")
      XCTAssertEqual(try UserLocale.with(languages: "fr") { domain.translation(of: "Back") }, "Retour")
      XCTAssertNil(try UserLocale.with(languages: "fr") { TextDomain("three").translation(of: "Back") })
    }
  }

  // MARK: Words

  func testTheFirstLanguageThatHasTheWord() {
    onMain {
      let shipped = ["de": ["Back": "Zurück", "Add": "Hinzufügen"], "ar": ["Back": "رجوع", "Save": "احفظ"]]
      let dictionaries = Dictionaries(installed: TextDomain("nothing-such"), shipped: shipped)
      let cases: [(String, [String], String?)] = [
        ("Back", ["de_AT.UTF-8", "de_AT", "de.UTF-8", "de", "C"], "Zurück"),
        ("Back", ["ar_EG", "ar", "C"], "رجوع"), ("Back", ["ar", "de", "C"], "رجوع"),
        ("Back", ["xx", "de", "C"], "Zurück"), ("Back", ["", "de", "C"], "Zurück"),
        ("Save", ["de", "ar", "C"], "احفظ"), ("Share", ["de", "ar", "C"], nil),
        ("Back", ["en", "de", "C"], nil), ("Back", ["en_US.UTF-8", "en_US", "en", "de", "C"], nil),
        ("Back", ["C", "de", "C"], nil), ("Back", ["POSIX", "de", "C"], nil),
        ("Back", ["C.UTF-8", "C", "C"], nil),
        ("Back", ["xx", "C"], nil), ("Back", ["DE", "C"], nil), ("Back", ["eng", "de", "C"], "Zurück"),
        ("Back", ["C"], nil), ("Back", [], nil),
      ]
      for (english, languages, expected) in cases {
        let word = dictionaries.translation(of: english, for: languages)
        XCTAssertEqual(word, expected, "\(english) in \(languages)")
      }
    }
  }

  func testWhatIsInstalledGoesBeforeWhatShips() throws {
    try onMain {
      let folder = try UserLocale.catalogues(
        "four", ["de": ["Back": "Nach hinten"], "fr": ["Back": "Retour"]])
      let shipped = ["de": ["Back": "Zurück", "Add": "Hinzufügen"], "ar": ["Back": "رجوع"]]
      let dictionaries = Dictionaries(installed: TextDomain("four", folder: folder), shipped: shipped)
      let cases = [
        ("de", "Back", "Nach hinten"), ("de_CH", "Back", "Nach hinten"), ("de", "Add", "Hinzufügen"),
        ("fr:de", "Back", "Retour"), ("fr:de", "Add", "Hinzufügen"),
        // What ships in a language that the user likes better.
        ("ar:fr", "Back", "رجوع"),
        ("en:de", "Back", nil), ("C:de", "Back", nil),
      ]
      for (languages, english, expected) in cases {
        let word = try UserLocale.with(languages: languages) {
          dictionaries.translation(of: english, for: Languages.preferred)
        }
        XCTAssertEqual(word, expected, "\(english) for \(languages)")
      }
    }
  }

  func testACatalogueThatDoesNotNameItsLanguageAsTheUserDoes() throws {
    try onMain {
      let shipped = ["fr": ["Back": "Précédent"]]
      for said in ["French", ""] {
        let folder = try UserLocale.catalogues("five-\(said)", ["fr": ["Back": "Retour"]], said: said)
        let dictionaries = Dictionaries(
          installed: TextDomain("five-\(said)", folder: folder), shipped: shipped)
        let word = try UserLocale.with(languages: "fr_CA") {
          dictionaries.translation(of: "Back", for: Languages.preferred)
        }
        XCTAssertEqual(word, "Retour", said)
      }
    }
  }

  func testEveryWordShipsInEveryLanguage() {
    onMain {
      let english =
        BarButtonItem.SystemItem.allCases.map { BarButtonItem(systemItem: $0) {}.words } + [
          Words.forward,
          Words.history, Words.more,
        ]
      XCTAssertEqual(Set(EmbeddedWords.byLanguage.keys), ["ar", "de"])
      for (language, words) in EmbeddedWords.byLanguage {
        XCTAssertEqual(Set(words.keys), Set(english), language)
      }
    }
  }
}
