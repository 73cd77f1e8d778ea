internal import CGtk

extension TextView {
  /// A view of a program's text, which the user can read and copy from: coloured where GtkSourceView 5 is
  /// installed, else plain.
  ///
  /// - Parameters:
  ///   - text: The program.
  ///   - language: Its language, by GtkSourceView's name for it, as `swift`. One that it does not know is not coloured.
  public static func ofSource(_ text: String, language: String) -> TextView {
    ofSource(text, language: language, by: .installed)
  }

  /// The same by a library of one's own choice; nil: plain.
  static func ofSource(_ text: String, language: String, by library: SourceLibrary?) -> TextView {
    let coloured = library.flatMap { library in
      library.makeView().map { TextView(colouring: text, as: language, by: library, $0) }
    }
    let view = coloured ?? TextView(text: text)
    view.isMonospaced = true
    view.isEditable = false
    view.isCursorVisible = false
    return view
  }

  private convenience init(
    colouring text: String, as language: String, by library: SourceLibrary, _ pointer: OpaquePointer
  ) {
    // Without the lines' numbers: a view that has shown those is kept by GtkSourceView 5.6 for ever.
    self.init(sinking: pointer)
    self.text = text
    if let language = library.language(language) { content.set("language", object: language) }
    colour(by: library)
    followTheme(library)
  }

  private var content: Object {
    Object(borrowing: OpaquePointer(gtk_text_view_get_buffer(UnsafeMutablePointer(pointer))))
  }

  private func colour(by library: SourceLibrary) {
    if let scheme = library.scheme(isDark: isThemeDark) { content.set("style-scheme", object: scheme) }
  }

  /// While it is on screen: what is not need not change its colours, and leaves no handler behind.
  private func followTheme(_ library: SourceLibrary) {
    let following = Following()
    onMap { [weak self] in
      self?.colour(by: library)
      following.connection = Settings.default.onChanged { [weak self] in self?.colour(by: library) }
    }
    onUnmap { following.connection?.disconnect() }
  }
}

/// The connection of a view that is on screen.
@MainActor private final class Following {
  var connection: SignalConnection?
}

extension Widget {
  /// Whether the theme writes light on dark.
  var isThemeDark: Bool {
    var colour = GdkRGBA()
    let style = gtk_widget_get_style_context(widget)
    guard gtk_style_context_lookup_color(style, "theme_fg_color", &colour) != 0 else {
      return Settings.default.prefersDarkTheme
    }
    return colour.red + colour.green + colour.blue > 1.5
  }
}
