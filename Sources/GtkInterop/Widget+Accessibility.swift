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
      guard newValue != accessibilityLabel else { return }
      setString(newValue, forKey: Self.labelKey)
      tell(GTK_ACCESSIBLE_PROPERTY_LABEL, newValue)
    }
  }

  /// A longer text for assistive technologies, read after the name; nil for the ``tooltip``, where there is one.
  public var accessibilityDescription: String? {
    get { string(forKey: Self.descriptionKey) }
    set {
      guard newValue != accessibilityDescription else { return }
      setString(newValue, forKey: Self.descriptionKey)
      describe()
    }
  }

  /// Tells assistive technologies what describes the widget now.
  func describe() {
    tell(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, accessibilityDescription ?? tooltip)
  }

  /// Whether assistive technologies pass the widget by. Set it before the widget is shown: later GTK warns and keeps
  /// the role.
  public var isPresentational: Bool {
    get { gtk_accessible_get_accessible_role(pointer) == GTK_ACCESSIBLE_ROLE_PRESENTATION }
    set { setAccessibleRole(newValue ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_WIDGET) }
  }

  /// Whether assistive technologies say at once what it holds when it comes on show. Set it before the widget is shown.
  public var isAlert: Bool {
    get { gtk_accessible_get_accessible_role(pointer) == GTK_ACCESSIBLE_ROLE_ALERT }
    set { setAccessibleRole(newValue ? GTK_ACCESSIBLE_ROLE_ALERT : GTK_ACCESSIBLE_ROLE_WIDGET) }
  }

  /// Whether assistive technologies pass by a widget that is not on screen, but would be theirs to find.
  func setHiddenFromAssistiveTechnologies(_ isHidden: Bool) {
    tell(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden)
  }

  /// Whether assistive technologies say that work is under way.
  public func setBusy(_ isBusy: Bool) { tell(GTK_ACCESSIBLE_STATE_BUSY, isBusy) }

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

  private func tell(_ state: GtkAccessibleState, _ isOn: Bool) {
    var state = state
    withValue(cgtk_type_boolean()) { value in
      g_value_set_boolean(value, isOn ? 1 : 0)
      gtk_accessible_update_state_value(pointer, 1, &state, value)
    }
  }

  private func tell(_ property: GtkAccessibleProperty, _ text: String?) {
    guard let text else { return gtk_accessible_reset_property(pointer, property) }
    var property = property
    withValue(cgtk_type_string()) { value in
      g_value_set_string(value, text)
      gtk_accessible_update_property_value(pointer, 1, &property, value)
    }
  }
}

extension Object {
  /// What assistive technologies call something that is no widget.
  func setAccessibleName(_ name: String) {
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    withValue(cgtk_type_string()) { value in
      g_value_set_string(value, name)
      gtk_accessible_update_property_value(pointer, 1, &property, value)
    }
  }

  /// A text that the object keeps.
  func string(forKey key: String) -> String? {
    String(copying: g_object_get_data(gobject, key)?.assumingMemoryBound(to: CChar.self))
  }

  /// Has the object keep a text; nil: none.
  func setString(_ text: String?, forKey key: String) {
    g_object_set_data_full(gobject, key, text.map { gpointer(g_strdup($0)) }, g_free)
  }

  /// The pointer as GObject's functions want it.
  var gobject: UnsafeMutablePointer<GObject> { UnsafeMutablePointer(pointer) }
}
