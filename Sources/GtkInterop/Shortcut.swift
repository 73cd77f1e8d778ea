internal import CGtk

extension Widget {
  /// Called with the keys that are pressed while the focus is in this widget or inside it, of those that are offered at
  /// that moment; true takes them. They are found by their place on the keyboard where its layout has no such letter.
  ///
  /// - Parameters:
  ///   - phase: When, on the way from the window to the focus and back.
  ///   - offered: Keys as in `<Control>w`. What GTK cannot read is passed over.
  ///   - handler: Gets the keys as they were offered; true takes them.
  @discardableResult
  public func onShortcuts(
    phase: PropagationPhase = .bubble, offered: @escaping @MainActor () -> [String],
    _ handler: @escaping @MainActor (String) -> Bool
  ) -> SignalConnection {
    let controller = addController(gtk_event_controller_key_new(), phase)
    // The controller's pointer, not a reference: the handler lives no longer than the controller that holds it.
    let key = controller.pointer
    return Trampoline.connect(
      controller, "key-pressed",
      answeringKey: { _, _, _ in
        guard let event = gtk_event_controller_get_current_event(key) else { return false }
        let offered = offered()
        for wanted in [GDK_KEY_MATCH_EXACT, GDK_KEY_MATCH_PARTIAL] {
          if let keys = offered.first(where: { match(event, $0) == wanted }) { return handler(keys) }
        }
        return false
      })
  }

  /// Called when the keys are pressed while the focus is in this widget or inside it, when nothing nearer to the focus
  /// has taken them, nor an accelerator of the application. They are found by their place on the keyboard where its
  /// layout has no such letter.
  ///
  /// - Parameters:
  ///   - keys: As in `<Control>w`. What GTK cannot read is reported with a diagnostic, and never called.
  ///   - handler: Called at each press.
  public func onShortcut(_ keys: String, _ handler: @escaping @MainActor () -> Void) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else {
      return InteropDiagnostics.report("“\(keys)” are no keys for a shortcut: it is left out.")
    }
    let box = ClosureBox<() -> Void>(handler)
    let action = gtk_callback_action_new(callShortcut, box.retainedData(), releaseBox)
    let controller = gtk_shortcut_controller_new()
    // Both take over what they are given.
    gtk_shortcut_controller_add_shortcut(controller, gtk_shortcut_new(trigger, action))
    gtk_widget_add_controller(widget, controller)
  }
}

private func match(_ event: OpaquePointer, _ keys: String) -> GdkKeyMatch {
  var keyval: guint = 0
  var modifiers = GdkModifierType(0)
  guard gtk_accelerator_parse(keys, &keyval, &modifiers) != 0 else { return GDK_KEY_MATCH_NONE }
  return gdk_key_event_matches(event, keyval, modifiers)
}

private func callShortcut(
  _: UnsafeMutablePointer<GtkWidget>?, _: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  return ClosureBox<() -> Void>.call(in: data, otherwise: 0) { handler in
    handler()
    return 1
  }
}
