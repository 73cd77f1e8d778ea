internal import CGtk

/// The bar at the top of a window: a title, widgets at both ends, and the window's own buttons.
public final class HeaderBar: Widget {
  /// An empty bar, which shows its window's title.
  public convenience init() {
    self.init(sinking: new(gtk_header_bar_new()))
  }

  /// Adds a widget at the start: behind the window's buttons and what was added there before.
  public func packStart(_ child: Widget) {
    gtk_header_bar_pack_start(pointer, child.widget)
  }

  /// Adds a widget at the end: before the window's buttons and what was added there before.
  public func packEnd(_ child: Widget) {
    gtk_header_bar_pack_end(pointer, child.widget)
  }

  /// Takes out a widget that was packed, or the title widget. Does nothing for any other.
  public func remove(_ child: Widget) {
    guard isAncestor(of: child) else { return }
    if gtk_header_bar_get_title_widget(pointer) == child.widget {
      // gtk_header_bar_remove would leave a pointer to it behind, and so ignore the same title later.
      gtk_header_bar_set_title_widget(pointer, nil)
    } else {
      gtk_header_bar_remove(pointer, child.widget)
    }
  }

  /// What stands in the middle; nil shows the window's title.
  public var titleWidget: Widget? {
    get { Widget(ifPresent: gtk_header_bar_get_title_widget(pointer)) }
    set {
      if let newValue, isStaleTitle(newValue) { gtk_header_bar_set_title_widget(pointer, nil) }
      lend(newValue) { gtk_header_bar_set_title_widget(pointer, $0) }
    }
  }

  /// Whether GTK takes the widget for the title while it is in the bar no more: something removed it behind
  /// GTK's back. GTK would then see nothing to do.
  private func isStaleTitle(_ title: Widget) -> Bool {
    gtk_header_bar_get_title_widget(pointer) == title.widget && !isAncestor(of: title)
  }

  /// Whether the bar shows the window's buttons: close, and what the desktop asks for.
  public var showsTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(pointer) != 0 }
    set { gtk_header_bar_set_show_title_buttons(pointer, newValue ? 1 : 0) }
  }

  /// Which of the window's buttons stand where, as in `menu:minimize,close`; nil follows the desktop.
  public var decorationLayout: String? {
    get { String(copying: gtk_header_bar_get_decoration_layout(pointer)) }
    set { gtk_header_bar_set_decoration_layout(pointer, newValue) }
  }
}

extension ObjectType<HeaderBar> {
  /// GtkHeaderBar.
  public static var headerBar: Self { Self(id: gtk_header_bar_get_type()) { HeaderBar(borrowing: $0) } }
}
