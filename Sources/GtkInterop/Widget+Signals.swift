internal import CGtk

extension Widget {
  /// Called when the widget comes on screen.
  @discardableResult public func onMap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "map", calling: handler)
  }

  /// Called when the widget leaves the screen.
  @discardableResult public func onUnmap(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "unmap", calling: handler)
  }

  /// Called when the widget gives up what it has on the display. A window does so when it is destroyed, whoever holds
  /// a wrapper of it; hiding it is not enough.
  @discardableResult public func onUnrealize(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "unrealize", calling: handler)
  }

  /// Called before each frame that is drawn of the widget's window, from when it is on screen: a frame is drawn when
  /// something has changed that can be seen, and not otherwise. What the handler changes is in the same frame.
  public func onBeforeFrame(_ handler: @escaping @MainActor () -> Void) {
    // Another clock each time that the window comes on screen. The pointer, not a reference: the handler lives no longer
    // than the widget that holds it.
    let widget = widget
    let watch: @MainActor () -> Void = {
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      Trampoline.connect(Object(borrowing: clock), "before-paint", calling: handler)
    }
    if gtk_widget_get_realized(widget) != 0 { watch() }
    Trampoline.connect(self, "realize", calling: watch)
  }

  /// Called once, when the widget ends: neither a parent nor a wrapper holds it any more. A weak reference to it is nil by
  /// then.
  @discardableResult public func onDestroy(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "destroy", calling: handler)
  }

  /// Called when the widget enters or leaves a window.
  @discardableResult public func onRootChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection
  {
    Trampoline.connect(self, changeOf: "root", calling: handler)
  }
}

extension Widget {
  /// Does what Return does on the widget.
  ///
  /// - Returns: false when it does nothing.
  @discardableResult public func activate() -> Bool {
    gtk_widget_activate(widget) != 0
  }
}
