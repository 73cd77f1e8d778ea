internal import CGtk

/// What the user copies and pastes.
@MainActor public enum Clipboard {
  /// Puts a text on the clipboard of the default display. Without one nothing happens.
  ///
  /// - Parameter text: U+0000, which would end it, becomes U+FFFD.
  public static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text.replacing("\0", with: "\u{FFFD}"))
  }

  /// The text that this program has put there; nil: what is there comes from another, or is no text.
  package static var ownText: String? {
    guard let display = gdk_display_get_default(),
      let content = gdk_clipboard_get_content(gdk_display_get_clipboard(display))
    else { return nil }
    return withValue(cgtk_type_string()) { value in
      guard gdk_content_provider_get_value(content, value, nil) != 0 else { return nil }
      return String(copying: g_value_get_string(value))
    }
  }
}
