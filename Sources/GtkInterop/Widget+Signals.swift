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
