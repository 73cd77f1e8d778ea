internal import CGtk

/// The connection to the screen.
@MainActor public enum Display {
  /// Connects GTK to the default display, unless that was done. ``Application`` does it by itself; a program
  /// without one calls this before it creates a widget.
  ///
  /// - Returns: false when there is none. Widgets must not be created then: GTK would crash.
  public static func open() -> Bool { gtk_init_check() != 0 }

  /// Waits until the display has done all that it was asked for.
  package static func synchronize() {
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
  }
}
