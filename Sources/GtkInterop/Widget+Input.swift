internal import CGtk

/// A press of a pointer's button, or of a finger.
public struct ClickEvent: Sendable {
  /// Which button: 1 is the first one and a finger, 8 the one for "back".
  public let button: Int
  /// 1 for a single click, 2 for the second of a double click, and so on.
  public let count: Int
  /// Where, in pixels from the widget's left edge.
  public let x: Double
  /// Where, in pixels from the widget's top edge.
  public let y: Double
}

extension Widget {
  /// Whether a handler hears of Return in this field (``TextField/onActivate(_:)``).
  public var answersActivate: Bool {
    let signal = g_signal_lookup("activate", cgtk_type_of(UnsafeRawPointer(pointer)))
    return signal != 0 && g_signal_has_handler_pending(gpointer(pointer), signal, 0, 0) != 0
  }

  /// Takes what has been typed where a widget would wait for Return or for the focus to leave, as a GtkSpinButton does. Of
  /// any other widget: does nothing.
  public func takeTypedText() {
    if cgtk_is_a(UnsafeRawPointer(pointer), gtk_spin_button_get_type()) != 0 {
      gtk_spin_button_update(pointer)
    }
  }

  /// Called when a key is pressed while the focus is in this widget or inside it, and again while it is held down; true
  /// takes the key.
  /// Not when the focus is in a popover: what keys do there is its own affair.
  @discardableResult public func onKeyPressed(
    phase: PropagationPhase = .bubble, _ handler: @escaping @MainActor (KeyEvent) -> Bool
  ) -> SignalConnection {
    let controller = addController(gtk_event_controller_key_new(), phase)
    // The controller's pointer, not a reference: the handler lives no longer than the controller that holds it.
    let key = controller.pointer
    return Trampoline.connect(
      controller, "key-pressed",
      answeringKey: { keyval, keycode, modifiers in
        handler(
          KeyEvent(
            keyval: keyval, keycode: keycode, modifiers: Modifiers(rawValue: modifiers),
            time: gtk_event_controller_get_current_event_time(key)))
      })
  }

  /// Called with the keycode when a key is let go while the focus is in this widget or inside it.
  @discardableResult public func onKeyReleased(
    phase: PropagationPhase = .bubble, _ handler: @escaping @MainActor (UInt32) -> Void
  ) -> SignalConnection {
    Trampoline.connect(
      addController(gtk_event_controller_key_new(), phase), "key-released", passingKeycode: handler)
  }

  /// Called when a button is pressed over this widget or one inside it; true takes the press, so that nothing
  /// else sees it or its release.
  ///
  /// - Parameters:
  ///   - button: The button's number; 0 for any.
  ///   - phase: When, on the way from the window to the widget under the pointer and back.
  ///   - handler: Returns whether it takes the click.
  @discardableResult public func onPressed(
    button: Int = 1, phase: PropagationPhase = .bubble, _ handler: @escaping @MainActor (ClickEvent) -> Bool
  ) -> SignalConnection {
    onClickGesture("pressed", button, phase, handler)
  }

  /// Called when a button that was pressed over this widget is let go over it; true takes it.
  ///
  /// - Parameters:
  ///   - button: The button's number; 0 for any.
  ///   - phase: When, on the way from the window to the widget under the pointer and back.
  ///   - handler: Returns whether it takes the click.
  @discardableResult public func onReleased(
    button: Int = 1, phase: PropagationPhase = .bubble, _ handler: @escaping @MainActor (ClickEvent) -> Bool
  ) -> SignalConnection {
    onClickGesture("released", button, phase, handler)
  }

  private func onClickGesture(
    _ signal: String, _ button: Int, _ phase: PropagationPhase,
    _ handler: @escaping @MainActor (ClickEvent) -> Bool
  ) -> SignalConnection {
    let controller = addController(gtk_gesture_click_new(), phase)
    // The gesture's pointer, not a reference: the handler lives no longer than the gesture that holds it.
    let gesture = controller.pointer
    gtk_gesture_single_set_button(gesture, guint(clamping: button))
    return Trampoline.connect(
      controller, signal,
      passingClick: { count, x, y in
        let pressed = Int(gtk_gesture_single_get_current_button(gesture))
        if handler(ClickEvent(button: pressed, count: count, x: x, y: y)) {
          gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
      })
  }
}

extension Widget {
  /// Called when the focus comes into the widget or to one inside it.
  @discardableResult public func onFocusEnter(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
  {
    Trampoline.connect(addController(gtk_event_controller_focus_new(), .bubble), "enter", calling: handler)
  }

  /// Called when the focus leaves the widget and all that is inside it.
  @discardableResult public func onFocusLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
  {
    Trampoline.connect(addController(gtk_event_controller_focus_new(), .bubble), "leave", calling: handler)
  }

  /// Called when a button or a finger was held down for a while, with the place in pixels from the widget's
  /// corner. The press is taken, so that letting go is no click.
  @discardableResult public func onLongPress(
    phase: PropagationPhase = .capture, _ handler: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalConnection {
    let controller = addController(gtk_gesture_long_press_new(), phase)
    let gesture = controller.pointer
    return Trampoline.connect(
      controller, "pressed",
      passingPoint: { x, y in
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        handler(x, y)
      })
  }

  /// Gives the widget a new controller. The phase comes first: changing it on a controller in use has
  /// crashed GTK.
  func addController(_ controller: OpaquePointer?, _ phase: PropagationPhase) -> Object {
    // Safe: constructors return NULL in no case but that memory ran out, which ends the process.
    let object = Object(borrowing: controller!)
    gtk_event_controller_set_propagation_phase(object.pointer, phase.value)
    // Takes over the reference that the constructor returned.
    gtk_widget_add_controller(widget, object.pointer)
    return object
  }
}
