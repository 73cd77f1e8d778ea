internal import CGtk

extension Window {
  /// Sets the size that the window has when it is first shown, in pixels; nil leaves it to the content.
  public func setDefaultSize(width: Int? = nil, height: Int? = nil) {
    gtk_window_set_default_size(window, Int32(clamping: width ?? -1), Int32(clamping: height ?? -1))
  }

  /// The size to keep for the next start: the one before the window was maximised, in pixels.
  public var defaultSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_window_get_default_size(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether the window blocks the application's other windows.
  public var isModal: Bool {
    get { gtk_window_get_modal(window) != 0 }
    set { gtk_window_set_modal(window, newValue ? 1 : 0) }
  }

  /// The window that this one stands above.
  public var transientFor: Window? {
    get { gtk_window_get_transient_for(window).map { Window(borrowing: OpaquePointer($0)) } }
    set { lend(newValue) { gtk_window_set_transient_for(window, $0) } }
  }

  /// The application whose actions and accelerators the window has, and which runs as long as the window is there; nil
  /// without one.
  public var application: Application? {
    get { gtk_window_get_application(window).map { Application(borrowing: OpaquePointer($0)) } }
    set { lend(newValue) { gtk_window_set_application(self.window, $0) } }
  }

  /// Whether the user can change the size.
  public var isResizable: Bool {
    get { gtk_window_get_resizable(window) != 0 }
    set { gtk_window_set_resizable(window, newValue ? 1 : 0) }
  }

  /// Whether the window ends with the one that it is transient for, without being asked.
  public var isDestroyedWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(window) != 0 }
    set { gtk_window_set_destroy_with_parent(window, newValue ? 1 : 0) }
  }

  /// Whether the window fills the screen's work area.
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { newValue ? gtk_window_maximize(window) : gtk_window_unmaximize(window) }
  }

  /// Whether the window has the keyboard.
  public var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Whether assistive technologies see a dialog. Set it before the window is shown: later GTK warns and
  /// keeps the role.
  public var isDialog: Bool {
    get { gtk_accessible_get_accessible_role(pointer) == GTK_ACCESSIBLE_ROLE_DIALOG }
    set { setAccessibleRole(newValue ? GTK_ACCESSIBLE_ROLE_DIALOG : GTK_ACCESSIBLE_ROLE_WINDOW) }
  }

  /// Called when the user, the desktop or ``Window/close()`` asks the window to close; true keeps it open.
  @discardableResult
  public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
    Trampoline.connect(self, "close-request", answering: handler)
  }

  /// Called when the window gets or loses the keyboard.
  @discardableResult
  public func onActiveChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, changeOf: "is-active", calling: handler)
  }

  /// Called when another widget gets the window's focus, or none has it any more.
  @discardableResult
  public func onFocusWidgetChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, changeOf: "focus-widget", calling: handler)
  }
}
