internal import CGtk

/// A window of an application, which carries actions of its own; see ``ActionMap``.
open class ApplicationWindow: Window {
  /// A window, not shown yet. The application stays alive as long as it is there.
  ///
  /// Make it when the application has started: GTK warns otherwise.
  public init(of application: Application) {
    super.init(sinking: new(gtk_application_window_new(application.gtkApplication)))
  }

  /// Wraps a GtkApplicationWindow that others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }
}

extension ObjectType<ApplicationWindow> {
  /// GtkApplicationWindow.
  public static var applicationWindow: Self {
    Self(id: gtk_application_window_get_type()) { ApplicationWindow(borrowing: $0) }
  }
}
