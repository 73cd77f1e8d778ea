import GtkInterop
import Navigation

/// The library's own words in the user's language.
@MainActor
enum LibraryWords {
  /// Lets the core speak the user's language, unless the program has put in a translation of its own.
  static func speak() {
    guard Words.translation == nil else { return }
    let words = TranslatedWords(
      Dictionaries(installed: TextDomain("backable"), shipped: EmbeddedWords.byLanguage))
    Words.translation = { words.translation(of: $0) }
  }
}

/// Words in the user's languages, which are looked up once.
@MainActor
package final class TranslatedWords {
  private let dictionaries: Dictionaries

  /// The user's languages when a word was looked up last, and what was found for them: bars ask for words at every page
  /// turn, and a search costs as much as the turn itself.
  private var languages: [String] = []
  private var found: [String: String?] = [:]

  package init(_ dictionaries: Dictionaries) { self.dictionaries = dictionaries }

  /// The word in the user's language; nil: the English one is right.
  package func translation(of english: String) -> String? {
    let languages = Languages.preferred
    if languages != self.languages {
      self.languages = languages
      found = [:]
    }
    if let word = found[english] { return word }
    let word = dictionaries.translation(of: english, for: languages)
    found[english] = .some(word)
    return word
  }
}

/// Where a word is looked up: in what is installed, so that a distribution can bring more languages and better words,
/// and in what ships inside the program, which may run uninstalled.
@MainActor
package struct Dictionaries {
  /// The installed catalogues.
  let installed: TextDomain
  /// What ships: the words by the name of the language and the English word.
  let shipped: [String: [String: String]]

  package init(installed: TextDomain, shipped: [String: [String: String]]) {
    (self.installed, self.shipped) = (installed, shipped)
  }

  /// The word in the first of the user's languages that has it; nil: the English one is right.
  ///
  /// - Parameter languages: as in ``Languages/preferred``.
  func translation(of english: String, for languages: [String]) -> String? {
    let installedLanguage = installed.language
    // A catalogue whose language is none of these was chosen by gettext all the same.
    let place = languages.firstIndex { $0 == installedLanguage } ?? languages.startIndex
    for (index, language) in languages.enumerated() {
      if index == place, let word = installed.translation(of: english) { return word }
      if isEnglish(language) { return nil }
      if let word = shipped[language]?[english] { return word }
    }
    return nil
  }

  private func isEnglish(_ language: String) -> Bool {
    ["C", "POSIX", "en"].contains { $0 == language.prefix { $0.isLetter } }
  }
}
