internal import CGtk

extension Widget {
  /// The names by which style sheets reach the widget.
  public var cssClasses: [String] {
    guard let array = gtk_widget_get_css_classes(widget) else { return [] }
    defer { g_strfreev(array) }
    var names: [String] = []
    while let name = String(copying: array[names.count]) { names.append(name) }
    return names
  }

  /// Adds a name for style sheets. Does nothing when it is there already.
  public func addCSSClass(_ name: String) {
    gtk_widget_add_css_class(widget, name)
  }

  /// Removes a name for style sheets. Does nothing when it is not there.
  public func removeCSSClass(_ name: String) {
    gtk_widget_remove_css_class(widget, name)
  }

  /// Whether the widget has that name for style sheets.
  public func hasCSSClass(_ name: String) -> Bool {
    gtk_widget_has_css_class(widget, name) != 0
  }
}
