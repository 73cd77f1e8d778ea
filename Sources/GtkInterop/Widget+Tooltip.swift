internal import CGtk

extension Widget {
  /// The words that appear when the pointer rests on the widget, and that assistive technologies read after its name
  /// where it has no ``accessibilityDescription``; nil for none.
  ///
  /// GTK asks for them when it shows them. To tell it each change, as `gtk_widget_set_tooltip_text` does, takes up to
  /// 0.4 ms for a widget on screen, because GTK looks then whether the pointer rests on it.
  public var tooltip: String? {
    get { string(forKey: tooltipKey) ?? String(copying: gtk_widget_get_tooltip_text(widget)) }
    set {
      guard newValue != tooltip else { return }
      setString(newValue, forKey: tooltipKey)
      answerQueries()
      gtk_widget_set_has_tooltip(widget, newValue == nil ? 0 : 1)
      describe()
      if isUnderPointer { gtk_widget_trigger_tooltip_query(widget) }
    }
  }

  private var isUnderPointer: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }

  /// One handler for all tooltips that the widget will have. It needs no closure.
  private func answerQueries() {
    let key = "backable-answers-tooltip-queries"
    guard g_object_get_data(gobject, key) == nil else { return }
    g_object_set_data(gobject, key, gpointer(pointer))
    g_signal_connect_data(
      gpointer(pointer), "query-tooltip", cgtk_handler_tooltip(answerQuery), nil, nil,
      GConnectFlags(rawValue: 0))
  }
}

private func answerQuery(
  _ widget: UnsafeMutableRawPointer, _: Int32, _: Int32, _: gboolean, _ tooltip: OpaquePointer,
  _: UnsafeMutableRawPointer?
) -> gboolean {
  let object = widget.assumingMemoryBound(to: GObject.self)
  guard let text = g_object_get_data(object, tooltipKey) else { return 0 }
  gtk_tooltip_set_text(tooltip, text.assumingMemoryBound(to: CChar.self))
  return 1
}

private let tooltipKey = "backable-tooltip"
