internal import CGtk

extension Widget {
  /// Whether the widget itself can have the keyboard focus.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether a click gives the widget the focus.
  public var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(widget) != 0 }
    set { gtk_widget_set_focus_on_click(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget or a child of it can have the focus at all.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget has the focus of the whole desktop: its window is the active one.
  public var hasFocus: Bool { gtk_widget_has_focus(widget) != 0 }

  /// Whether the widget has its window's focus.
  public var isFocus: Bool { gtk_widget_is_focus(widget) != 0 }

  /// Whether the user can type a text into the widget. An entry's focus is on the text inside it.
  public var takesText: Bool {
    if cgtk_is_a(UnsafeRawPointer(pointer), gtk_editable_get_type()) != 0 {
      return gtk_editable_get_editable(pointer) != 0
    }
    guard cgtk_is_a(UnsafeRawPointer(pointer), gtk_text_view_get_type()) != 0 else { return false }
    return gtk_text_view_get_editable(UnsafeMutablePointer(pointer)) != 0
  }

  /// Gives the widget its window's focus.
  ///
  /// - Returns: false when it cannot have it: not focusable, not visible, or outside a window.
  @discardableResult public func grabFocus() -> Bool {
    gtk_widget_grab_focus(widget) != 0
  }

  /// Whether the focus of its window is on this widget or inside it.
  public var containsFocus: Bool { gtk_widget_get_root(widget).map { holdsFocus(of: $0) } ?? false }

  /// Leaves the window without a focus, where that is on this widget or inside it. GTK never lets go a widget that is hidden
  /// around the focus and taken out before the next frame.
  public func releaseFocus() {
    if let root = gtk_widget_get_root(widget), holdsFocus(of: root) { gtk_root_set_focus(root, nil) }
  }

  /// The same of a root that is known.
  func holdsFocus(of root: OpaquePointer) -> Bool {
    gtk_root_get_focus(root).map { $0 == widget || gtk_widget_is_ancestor($0, widget) != 0 } ?? false
  }

  /// Moves the focus to the first widget inside this one that takes it, or on to the next where the focus is
  /// inside already, as the Tab key does.
  ///
  /// - Returns: false when there is none; the focus is then where it was.
  @discardableResult public func focusFirstChild() -> Bool {
    gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0
  }
}
