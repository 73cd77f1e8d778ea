internal import CGtk
internal import Glibc

/// The languages that the user reads, by the rules that GTK's own words follow.
@MainActor public enum Languages {
  /// The names of the languages as gettext has them, the best first, each before what it can be shortened to: `de_AT`,
  /// `de`, `ar`. The last one is `C`, which stands for English.
  ///
  /// It is `C` alone where gettext translates nothing: in the C locale, whatever LANGUAGE says, and so before GTK has
  /// set the locale; and where the program has a text domain of its own and no catalogue in the user's language, so
  /// that a window does not speak two languages (so does `g_dgettext`).
  public static var preferred: [String] {
    let locale = String(copying: setlocale(LC_MESSAGES, nil)) ?? "C"
    guard !isPlain(locale), !isProgramWithoutCatalogue(in: locale), var name = g_get_language_names() else {
      return ["C"]
    }
    var names: [String] = []
    while let next = String(copying: name.pointee) {
      names.append(next)
      name += 1
    }
    return names
  }

  /// Whether gettext takes a locale for the C locale.
  ///
  /// - Parameter version: of the C library. Since 2.39 it takes `C.UTF-8` for the C locale, which it did not before.
  nonisolated static func isPlain(
    _ locale: String, version: @autoclosure () -> String = String(cString: gnu_get_libc_version())
  ) -> Bool {
    guard locale.hasPrefix("C.") else { return locale == "C" || locale == "POSIX" }
    let numbers = version().split(separator: ".").map { Int($0) ?? 0 }
    return !numbers.lexicographicallyPrecedes([2, 39])
  }

  private static func isProgramWithoutCatalogue(in locale: String) -> Bool {
    // gettext answers with the pointer that it was given, when it knows no better.
    let hasNoCatalogue = "".withCString { gettext($0).pointee == 0 }
    return hasNoCatalogue && String(copying: textdomain(nil)) != "messages" && !locale.hasPrefix("en_")
  }
}
