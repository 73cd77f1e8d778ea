internal import CGtk

/// A press as it comes from the display.
public struct PressEvent: Sendable {
  /// Which button: 1 is the first one, and a finger.
  public let button: Int
  /// Whether it is a finger's.
  public let isTouch: Bool
  /// When, in milliseconds of the display's clock, which begins again after 49 days.
  public let time: UInt32
  /// Where, in pixels from the left edge of the window's surface.
  public let x: Double
  /// Where, in pixels from the top edge of the window's surface.
  public let y: Double
}

extension PressEvent {
  /// nil for an event of another kind.
  fileprivate init?(_ event: OpaquePointer?) {
    let type = gdk_event_get_event_type(event)
    guard type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN else { return nil }
    var (x, y) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    let button = type == GDK_BUTTON_PRESS ? Int(gdk_button_event_get_button(event)) : 1
    self.init(button: button, isTouch: type == GDK_TOUCH_BEGIN, time: gdk_event_get_time(event), x: x, y: y)
  }
}

extension Window {
  /// The innermost widget under a press in this window; nil where there is none, as in the window's shadow. A finger's
  /// press is not where the pointer is.
  public func widget(at press: PressEvent) -> Widget? {
    var shadow = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(OpaquePointer(widget), &shadow.x, &shadow.y)
    return Widget(
      ifPresent: gtk_widget_pick(widget, press.x - shadow.x, press.y - shadow.y, GTK_PICK_DEFAULT))
  }
}

extension Widget {
  /// Called when a button is pressed over this widget or one inside it, or a finger touches it, whatever has been
  /// pressed before; true takes the press. Unlike ``onPressed(button:phase:_:)``, it also counts what others took.
  @discardableResult public func onEachPress(
    phase: PropagationPhase = .capture, _ handler: @escaping @MainActor (PressEvent) -> Bool
  ) -> SignalConnection {
    Trampoline.connect(
      addController(gtk_event_controller_legacy_new(), phase), "event",
      answeringPointer: { event in PressEvent(event).map { handler($0) } ?? false })
  }
}
