internal import CGtk

/// A function that a widget's frame clock calls; see ``Widget/tickCallback(_:)``.
@MainActor public final class TickConnection {
  // The box lives as long as GTK holds the callback, and that no longer than the widget.
  private weak var box: AnyObject?
  private let widget: OpaquePointer
  private let id: guint

  fileprivate init(widget: OpaquePointer, id: guint, box: AnyObject) {
    self.widget = widget
    self.id = id
    self.box = box
  }

  /// Whether the function is still called.
  public var isConnected: Bool { box != nil }

  /// Ends the calls. Does nothing the second time, after the handler returned false, or when the widget is
  /// gone.
  public func disconnect() {
    if isConnected { gtk_widget_remove_tick_callback(UnsafeMutablePointer(widget), id) }
  }
}

extension Widget {
  /// Calls the handler before each frame, with the frame's time in microseconds, until it returns false, the
  /// result is disconnected, or the widget ends. Frames come only while the widget is on screen.
  @discardableResult
  public func tickCallback(_ handler: @escaping @MainActor (Int64) -> Bool) -> TickConnection {
    let box = ClosureBox<(Int64) -> Bool>(handler)
    let id = gtk_widget_add_tick_callback(widget, callTickHandler, box.retainedData(), releaseBox)
    return TickConnection(widget: pointer, id: id, box: box)
  }
}

private func callTickHandler(
  _: UnsafeMutablePointer<GtkWidget>?, _ clock: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  let time = Int64(gdk_frame_clock_get_frame_time(clock))
  return ClosureBox<(Int64) -> Bool>.call(in: data, otherwise: 0) { $0(time) ? 1 : 0 }
}
