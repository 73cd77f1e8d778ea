import Backable

/// The demo's own words in the user's language: gettext's catalogue `backable-demo`, else what ships.
///
/// The tool that finds the words for translators reads one text a call, without interpolation; long ones are put together
/// with `+`.
@MainActor
func tr(_ english: String) -> String { DemoWords.current.translation(of: english) ?? english }

@MainActor
private enum DemoWords {
  static let current = TranslatedWords(
    Dictionaries(installed: TextDomain("backable-demo"), shipped: EmbeddedWords.byLanguage))
}
