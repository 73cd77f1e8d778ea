internal import CGtk

/// A moment of a drag. Lengths are in pixels, times in seconds.
public enum DragEvent: Equatable, Sendable {
  /// The pointer or the finger came down, so far from the widget's left and top edge.
  case began(x: Double, y: Double)
  /// It is so far from where it came down.
  case moved(dx: Double, dy: Double, time: Double)
  /// It went up.
  case ended(time: Double)
  /// It was taken away: by another widget, by a second finger, or because this one left the screen. ``ended(time:)``
  /// may follow.
  case cancelled
}

/// What becomes of a drag.
public enum DragAnswer: Sendable {
  /// That will be told later; others see it meanwhile.
  case undecided
  /// The widget takes it: nobody else sees any more of it. Taking it again changes nothing.
  case taken
  /// It is left to the others for good.
  case denied
}

/// A moment of scrolling. Lengths are in pixels, times in seconds.
public enum ScrollEvent: Equatable, Sendable {
  /// Two fingers came down on a touchpad. A wheel begins nothing.
  case began
  /// The content is to move so far to the left and up. A wheel's step counts as ``wheelStep``.
  case moved(dx: Double, dy: Double, time: Double)
  /// The fingers went up. Not every touchpad says so.
  case ended(time: Double)

  /// How many pixels one unit of a wheel is. A touchpad under X11 counts in these units too.
  public static let wheelStep = 10.0
}

extension Widget {
  /// Called while something is dragged that came down on this widget or one inside it.
  ///
  /// - Parameters:
  ///   - phase: When, on the way from the window to the widget under the pointer and back.
  ///   - touchOnly: Whether a pointer's buttons are left out.
  ///   - handler: Says at each step whether the drag is its own.
  @discardableResult public func onDrag(
    phase: PropagationPhase = .capture, touchOnly: Bool = false,
    _ handler: @escaping @MainActor (DragEvent) -> DragAnswer
  ) -> [SignalConnection] {
    let controller = addController(gtk_gesture_drag_new(), phase)
    // The gesture's pointer, not a reference: the handler lives no longer than the gesture that holds it.
    let gesture = controller.pointer
    gtk_gesture_single_set_touch_only(gesture, touchOnly ? 1 : 0)
    let answer: @MainActor (DragEvent) -> Void = { event in
      switch handler(event) {
      case .undecided: break
      case .taken: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      case .denied: gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    return [
      Trampoline.connect(controller, "drag-begin", passingPoint: { answer(.began(x: $0, y: $1)) }),
      Trampoline.connect(
        controller, "drag-update",
        passingPoint: { answer(.moved(dx: $0, dy: $1, time: eventTime(of: gesture))) }),
      Trampoline.connect(
        controller, "drag-end",
        passingPoint: { _, _ in
          answer(isInterrupted(gesture) ? .cancelled : .ended(time: eventTime(of: gesture)))
        }),
      Trampoline.connect(controller, "cancel", calling: { answer(.cancelled) }),
    ]
  }

  /// Called while the user scrolls over this widget or one inside it, in any direction; true takes the event. Only the
  /// answer to ``ScrollEvent/moved(dx:dy:time:)`` counts.
  @discardableResult public func onScroll(
    phase: PropagationPhase = .capture, _ handler: @escaping @MainActor (ScrollEvent) -> Bool
  ) -> [SignalConnection] {
    let controller = addController(
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), phase)
    let scroll = controller.pointer
    return [
      Trampoline.connect(controller, "scroll-begin", calling: { _ = handler(.began) }),
      Trampoline.connect(
        controller, "scroll",
        answeringPoint: { dx, dy in
          let isWheel = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
          let step = isWheel ? ScrollEvent.wheelStep : 1
          return handler(.moved(dx: dx * step, dy: dy * step, time: eventTime(of: scroll)))
        }),
      Trampoline.connect(
        controller, "scroll-end", calling: { _ = handler(.ended(time: eventTime(of: scroll))) }),
    ]
  }

  /// The innermost widget inside this one, or this one itself, that the pointer is over; nil when it is elsewhere.
  public var widgetUnderPointer: Widget? {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native),
      let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let pointer = gdk_seat_get_pointer(seat)
    else { return nil }
    var place = (x: 0.0, y: 0.0)
    var shadow = (x: 0.0, y: 0.0)
    guard gdk_surface_get_device_position(surface, pointer, &place.x, &place.y, nil) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &shadow.x, &shadow.y)
    let window = UnsafeMutablePointer<GtkWidget>(native)
    var inside = (x: 0.0, y: 0.0)
    guard
      gtk_widget_translate_coordinates(
        window, widget, place.x - shadow.x, place.y - shadow.y, &inside.x, &inside.y) != 0
    else { return nil }
    return Widget(ifPresent: gtk_widget_pick(widget, inside.x, inside.y, GTK_PICK_DEFAULT))
  }
}

/// Whether what ends the gesture is a second finger that came down, while the first is still there.
@MainActor private func isInterrupted(_ gesture: OpaquePointer) -> Bool {
  guard let event = gtk_event_controller_get_current_event(gesture) else { return false }
  return gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
}

/// When the event happened that a controller is handling. Outside of an event, now.
@MainActor private func eventTime(of controller: OpaquePointer) -> Double {
  let time = gtk_event_controller_get_current_event_time(controller)
  return time == 0 ? MainLoop.now : Double(time) / 1000
}
