internal import CGtk

extension Widget {
  /// What assistive technologies call the widget; nil for the name that GTK finds itself.
  ///
  /// Reading it gives what was set here: GTK has no function to ask.
  public var accessibilityLabel: String? {
    get { string(forKey: Self.labelKey) }
    set {
      // Since 4.10 a button with a text is named by that text's label, and keeps the relation when it shows an
      // icon instead: the relation would go before the name.
      if newValue != nil { gtk_accessible_reset_relation(pointer, GTK_ACCESSIBLE_RELATION_LABELLED_BY) }
      setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue, key: Self.labelKey)
    }
  }

  /// A longer text for assistive technologies, read after the name; nil for none.
  public var accessibilityDescription: String? {
    get { string(forKey: Self.descriptionKey) }
    set { setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, newValue, key: Self.descriptionKey) }
  }

  /// Whether assistive technologies pass the widget by. Set it before the widget is shown: later GTK warns and keeps
  /// the role.
  public var isPresentational: Bool {
    get { gtk_accessible_get_accessible_role(pointer) == GTK_ACCESSIBLE_ROLE_PRESENTATION }
    set { setAccessibleRole(newValue ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_WIDGET) }
  }

  func setAccessibleRole(_ role: GtkAccessibleRole) {
    set("accessible-role", UInt32(role.rawValue), ofEnum: gtk_accessible_role_get_type())
  }

  /// Gives GTK the name again, where it has put another in its place.
  func restoreAccessibilityLabel() {
    guard let label = accessibilityLabel else { return }
    accessibilityLabel = nil
    accessibilityLabel = label
  }

  private static let labelKey = "backable-accessibility-label"
  private static let descriptionKey = "backable-accessibility-description"

  private func setAccessible(_ property: GtkAccessibleProperty, _ text: String?, key: String) {
    guard text != string(forKey: key) else { return }
    g_object_set_data_full(gobject, key, text.map { gpointer(g_strdup($0)) }, g_free)
    guard let text else { return gtk_accessible_reset_property(pointer, property) }
    var property = property
    withValue(cgtk_type_string()) { value in
      g_value_set_string(value, text)
      gtk_accessible_update_property_value(pointer, 1, &property, value)
    }
  }

  private func string(forKey key: String) -> String? {
    String(copying: g_object_get_data(gobject, key)?.assumingMemoryBound(to: CChar.self))
  }
}

extension Object {
  /// The pointer as GObject's functions want it.
  var gobject: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(pointer) }
}
