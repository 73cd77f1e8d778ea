internal import CGtk

/// A toplevel window.
///
/// GTK keeps a window alive until it is closed or destroyed, so nobody needs to hold the wrapper.
open class Window: Widget {
  /// A window, not shown yet.
  ///
  /// - Parameter application: The application that stays alive as long as the window is there.
  public init(application: Application? = nil) {
    super.init(sinking: new(gtk_window_new()))
    if let application { application.addWindow(self) }
  }

  /// Takes a new window of a class derived from GtkWindow; see ``Object``.
  public override nonisolated init(sinking pointer: OpaquePointer) {
    super.init(sinking: pointer)
  }

  /// Wraps a GtkWindow that others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }

  /// The title, for the desktop and for a header bar without a title widget.
  public var title: String? {
    get { String(copying: gtk_window_get_title(window)) }
    set { gtk_window_set_title(window, newValue) }
  }

  /// The content.
  public var child: Widget? {
    get { Widget(ifPresent: gtk_window_get_child(window)) }
    set { lend(newValue) { gtk_window_set_child(window, $0) } }
  }

  /// What stands in place of the desktop's title bar, usually a ``HeaderBar``. Set it before the window is
  /// shown: later GTK warns.
  public var titlebar: Widget? {
    get { Widget(ifPresent: gtk_window_get_titlebar(window)) }
    set { lend(newValue) { gtk_window_set_titlebar(window, $0) } }
  }

  /// The icon's name, for desktops that show it.
  public var iconName: String? {
    get { String(copying: gtk_window_get_icon_name(window)) }
    set { gtk_window_set_icon_name(window, newValue) }
  }

  /// The widget that has, or is to have, the window's focus; nil for none.
  public var focusWidget: Widget? {
    get { Widget(ifPresent: gtk_root_get_focus(pointer)) }
    set { lend(newValue) { gtk_window_set_focus(window, $0) } }
  }

  /// Whether the focus is drawn, as it is after a key was used.
  public var showsFocus: Bool {
    get { gtk_window_get_focus_visible(window) != 0 }
    set { gtk_window_set_focus_visible(window, newValue ? 1 : 0) }
  }

  /// Shows the window and asks the desktop to bring it to the front.
  public func present() {
    gtk_window_present(window)
  }

  /// Asks the window to close, as its close button does: handlers of ``onCloseRequest(_:)`` can keep it open.
  public func close() {
    gtk_window_close(window)
  }

  /// Takes the window from the screen for good, without asking. What is in it ends when no wrapper of the window
  /// is left.
  public func destroy() {
    gtk_window_destroy(window)
  }
}

extension ObjectType<Window> {
  /// GtkWindow.
  public static var window: Self { Self(id: gtk_window_get_type()) { Window(borrowing: $0) } }
}

extension Window {
  /// The pointer as GTK's functions want it.
  var window: UnsafeMutablePointer<GtkWindow> { UnsafeMutablePointer(pointer) }
}
