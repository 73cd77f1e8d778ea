internal import CGtk

/// An application: one running instance, its command line, its windows.
///
/// Connect the handlers, then call ``run(_:)``. Without a display `run` says so in one line on standard error
/// and returns 1; the handlers but the options' are not called then, so they may create widgets freely.
public final class Application: Object {
  /// An application with an id such as `org.example.App`, which is its name on the session bus: a second start
  /// hands its work to the first and ends.
  ///
  /// - Parameters:
  ///   - id: See `g_application_id_is_valid`; an invalid one gives a diagnostic and an application without id,
  ///     which is never a single instance.
  ///   - handlesOpen: Whether arguments are files for ``onOpen(_:)``. Without it they are refused.
  ///   - isUnique: False makes each start an instance of its own.
  public convenience init(id: String, handlesOpen: Bool = false, isUnique: Bool = true) {
    let isValid = g_application_id_is_valid(id) != 0
    if !isValid { InteropDiagnostics.report("“\(id)” is not an application id: it is left out.") }
    var flags: UInt32 = 0
    if handlesOpen { flags |= G_APPLICATION_HANDLES_OPEN.rawValue }
    if !isUnique || !isValid { flags |= G_APPLICATION_NON_UNIQUE.rawValue }
    let application = cgtk_application_new(
      ApplicationType.id, isValid ? id : nil, GApplicationFlags(rawValue: flags))
    self.init(adopting: OpaquePointer(application))
  }

  /// Runs the application until its last window is closed or ``quit()`` is called.
  ///
  /// - Parameter arguments: The command line, the program's name first.
  /// - Returns: The exit status for the process: 0, what the options' handler said, or 1 without a display.
  public func run(_ arguments: [String] = CommandLine.arguments) -> Int32 {
    MainLoop.install()
    let status = withCStrings(arguments) { g_application_run(application, Int32(arguments.count), $0) }
    MainLoop.drain()
    return isMissingDisplay ? 1 : status
  }

  /// What the running program is called, for its users: the name that it was given with `g_set_application_name`, else
  /// the one that it was started under; empty where neither is known.
  public static var programName: String { String(copying: g_get_application_name()) ?? "" }

  /// Whether this instance started and found no display.
  private var isMissingDisplay: Bool {
    g_object_get_data(gobject, ApplicationType.missingDisplayKey) != nil
  }

  /// Ends ``run(_:)`` as soon as the handler that runs now returns. Windows are not asked.
  public func quit() {
    g_application_quit(application)
  }

  /// Keeps the application running without a window, until ``release()`` is called as often.
  public func hold() {
    g_application_hold(application)
  }

  /// Takes back one ``hold()``.
  public func release() {
    g_application_release(application)
  }

  /// Registers the application on the session bus, which starts it when it is the first instance. `run` does
  /// this by itself.
  ///
  /// - Returns: false, and a diagnostic, when the bus refuses.
  @discardableResult public func register() -> Bool {
    var error: UnsafeMutablePointer<GError>?
    if g_application_register(application, nil, &error) != 0 { return true }
    InteropDiagnostics.report("The application was not registered: \(GError.consume(error).message)")
    return false
  }

  /// Whether ``register()`` has been done, by the program or by ``run(_:)``.
  var isRegistered: Bool { g_application_get_is_registered(application) != 0 }

  /// Whether another instance does the work. Known after ``register()``.
  public var isRemote: Bool { g_application_get_is_remote(application) != 0 }

  /// The id; nil without one.
  public var id: String? { String(copying: g_application_get_application_id(application)) }

  /// The windows, the one that was used last first.
  public var windows: [Window] {
    var list: [Window] = []
    var node = gtk_application_get_windows(gtkApplication)
    while let link = node {
      if let data = link.pointee.data { list.append(Window(borrowing: OpaquePointer(data))) }
      node = link.pointee.next
    }
    return list
  }

  /// The window that was used last; nil without windows.
  public var activeWindow: Window? {
    gtk_application_get_active_window(gtkApplication).map { Window(borrowing: OpaquePointer($0)) }
  }

  /// Keeps the application running until the window is closed.
  public func addWindow(_ window: Window) {
    gtk_application_add_window(gtkApplication, window.window)
  }
}

extension Application {
  /// The pointer as GIO's functions want it.
  var application: UnsafeMutablePointer<GApplication> { UnsafeMutablePointer(pointer) }

  /// The pointer as GTK's functions want it.
  var gtkApplication: UnsafeMutablePointer<GtkApplication> { UnsafeMutablePointer(pointer) }
}
