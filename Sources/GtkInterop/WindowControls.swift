internal import CGtk

/// The window's own buttons at one side of a bar, as the desktop wants them (`gtk-decoration-layout`). Where the desktop
/// wants none there, it takes no room.
public final class WindowControls: Widget {
  /// The buttons of one side.
  ///
  /// - Parameter atStart: True for those at the left, in right-to-left at the right.
  public convenience init(atStart: Bool) {
    self.init(sinking: new(gtk_window_controls_new(atStart ? GTK_PACK_START : GTK_PACK_END)))
    isVisible = !isEmpty
    // The pointer, not a reference: the handler lives no longer than the widget that holds it.
    let widget = self.widget
    let pointer = self.pointer
    Trampoline.connect(self, changeOf: "empty") {
      gtk_widget_set_visible(widget, gtk_window_controls_get_empty(pointer) == 0 ? 1 : 0)
    }
  }

  /// Whether there is no button.
  public var isEmpty: Bool { gtk_window_controls_get_empty(pointer) != 0 }
}
