internal import CGtk

/// A GtkApplication that survives a missing display.
///
/// GtkApplication's own "startup" ends the process when there is none. Only there is it known that a display
/// is needed: `--help`, the program's own options and a second start that talks to the first come before it.
/// So "startup" and "shutdown" are overridden, and without a display those of GApplication take their place.
enum ApplicationType {
  static let id: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_application_get_type(), &query)
    return g_type_register_static_simple(
      gtk_application_get_type(), "BackableApplication", query.class_size, overrideMethods,
      query.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  /// The key under which an application that found no display carries any value.
  static let missingDisplayKey = "backable-missing-display"
}

private func overrideMethods(_ type: gpointer?, _: gpointer?) {
  guard let methods = type?.assumingMemoryBound(to: GApplicationClass.self) else { return }
  methods.pointee.startup = startUp
  methods.pointee.shutdown = shutDown
}

private func startUp(_ application: UnsafeMutablePointer<GApplication>?) {
  let isReady = Display.open()
  methods(of: isReady ? gtk_application_get_type() : g_application_get_type())?.pointee.startup(application)
  if !isReady {
    let name = String(copying: g_get_prgname()) ?? "application"
    // For the person who starts the program, not for its programmer.
    writeLine("\(name): no display: neither WAYLAND_DISPLAY nor DISPLAY leads to one")
    g_object_set_data(
      UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GObject.self),
      ApplicationType.missingDisplayKey, application)
    g_application_quit(application)
  }
}

private func shutDown(_ application: UnsafeMutablePointer<GApplication>?) {
  let type = Display.isOpen ? gtk_application_get_type() : g_application_get_type()
  methods(of: type)?.pointee.shutdown(application)
}

private func methods(of type: GType) -> UnsafeMutablePointer<GApplicationClass>? {
  g_type_class_peek(type)?.assumingMemoryBound(to: GApplicationClass.self)
}
