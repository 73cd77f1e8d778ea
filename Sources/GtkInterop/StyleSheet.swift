internal import CGtk

/// Style rules for a whole application.
@MainActor public enum StyleSheet {
  /// Adds rules to the default display, above the theme's and below the user's own. Rules that cannot be read
  /// are skipped, and GTK says where in a warning. Needs a display; without one nothing happens.
  ///
  /// - Parameter css: The text of a style sheet in GTK's dialect of CSS.
  public static func install(_ css: String) {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    // The display holds it from here on.
    g_object_unref(provider)
  }
}
