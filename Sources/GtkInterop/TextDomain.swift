internal import CGtk

/// The translated words of one program or library, as they are installed: gettext's catalogues of one name.
@MainActor public struct TextDomain {
  private let name: String

  /// The catalogues called `name.mo`.
  ///
  /// - Parameters:
  ///   - name: What the catalogues are called.
  ///   - folder: The folder with a folder for each language: `folder/de/LC_MESSAGES/name.mo`. nil: the one that
  ///     TEXTDOMAINDIR names, else the one that was said before, else the system's `/usr/share/locale`.
  public init(_ name: String, folder: String? = nil) {
    self.name = name
    if let folder = folder ?? String(copying: g_getenv("TEXTDOMAINDIR")) { bindtextdomain(name, folder) }
    // Else the words come in the encoding of the user's locale.
    bind_textdomain_codeset(name, "UTF-8")
  }

  /// The language of the catalogue that comes first in the user's choice, as its header has it; nil without a catalogue,
  /// or when its header does not say.
  public var language: String? {
    // Without a catalogue the very text that was asked for comes back: it is there until the closure ends.
    let header = "".withCString { String(copying: g_dgettext(name, $0)) } ?? ""
    let field = header.split(separator: "\n").first { $0.hasPrefix("Language:") }
    let language = field?.dropFirst("Language:".count).filter { $0 != " " }
    return language?.isEmpty == false ? language : nil
  }

  /// The translation of a text; nil when no installed catalogue that the user can read has one.
  public func translation(of text: String) -> String? {
    // The translation of nothing is the catalogue's header.
    guard !text.isEmpty else { return nil }
    return text.withCString { original in
      // What has no translation is handed back itself.
      guard let found = g_dgettext(name, original), found != original else { return nil }
      return String(cString: found)
    }
  }
}
