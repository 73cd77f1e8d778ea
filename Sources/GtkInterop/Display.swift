internal import CGtk

/// The connection to the screen.
@MainActor public enum Display {
  /// Connects GTK to the default display, unless that was done. ``Application`` does it by itself; a program
  /// without one calls this before it creates a widget.
  ///
  /// Call it on the main thread.
  ///
  /// - Returns: false when there is none. Widgets must not be created then: GTK would crash.
  public nonisolated static func open() -> Bool {
    // GTK's own answer counts only the first time: after a failure it says that all is well.
    gtk_init_check() != 0 && isOpen
  }

  /// Whether GTK has a display. False before ``open()``.
  public nonisolated static var isOpen: Bool { gtk_is_initialized() != 0 && gdk_display_get_default() != nil }

  /// Whether a key that is held down is pressed again and again also when another window comes to have the keyboard
  /// meanwhile. On X11 the server repeats keys, on Wayland each window does, until the keyboard leaves it.
  public static var repeatsKeysAcrossWindows: Bool {
    gdk_display_get_default().map { Object(borrowing: $0).typeName == "GdkX11Display" } ?? false
  }

  /// Whether the icon theme of the default display, or those that it builds on, has an icon of that name. False without a
  /// display.
  public static func hasIcon(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// Waits until the display has done all that it was asked for.
  package static func synchronize() {
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
  }
}
