internal import CGtk

extension Widget {
  /// Called when the keys are pressed while the focus is in this widget or inside it, when nothing nearer to the focus
  /// has taken them, nor an accelerator of the application. They are found by their place on the keyboard where its
  /// layout has no such letter.
  ///
  /// - Parameter keys: As in `<Control>w`. What GTK cannot read is reported with a diagnostic, and never called.
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

private func callShortcut(
  _: UnsafeMutablePointer<GtkWidget>?, _: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data else { return 0 }
  return ClosureBox<() -> Void>.call(in: data, otherwise: 0) { handler in
    handler()
    return 1
  }
}
