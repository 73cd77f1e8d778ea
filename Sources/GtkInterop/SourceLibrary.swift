internal import CGtk
internal import Glibc

/// GtkSourceView 5, where it is installed. It is looked for when it is first wanted: nothing needs it to be built, and a
/// program runs without it.
@MainActor final class SourceLibrary {
  /// The one that the system has; nil: none.
  static let installed = SourceLibrary("libgtksourceview-5.so.0")

  // Never closed: what it has registered with GObject cannot be taken back.
  private let handle: UnsafeMutableRawPointer

  /// - Parameter name: As the dynamic linker looks for it.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A GtkSourceView, floating; nil where the library has not what it should have.
  func makeView() -> OpaquePointer? { call("gtk_source_view_new").map { OpaquePointer($0) } }

  /// The colours of a language, by the name that the library has for it.
  /// - Returns: nil: it does not know the language.
  func language(_ name: String) -> UnsafeMutableRawPointer? {
    call("gtk_source_language_manager_get_default").flatMap {
      call("gtk_source_language_manager_get_language", $0, name)
    }
  }

  /// The colours of a light background or of a dark one.
  func scheme(isDark: Bool) -> UnsafeMutableRawPointer? {
    guard let manager = call("gtk_source_style_scheme_manager_get_default") else { return nil }
    let names = isDark ? ["Adwaita-dark", "oblivion"] : ["Adwaita", "classic"]
    return names.lazy.compactMap {
      self.call("gtk_source_style_scheme_manager_get_scheme", manager, $0)
    }.first
  }

  private func call(_ function: String) -> UnsafeMutableRawPointer? {
    dlsym(handle, function).flatMap { cgtk_call($0) }
  }

  private func call(_ function: String, _ object: UnsafeMutableRawPointer, _ name: String)
    -> UnsafeMutableRawPointer?
  {
    dlsym(handle, function).flatMap { cgtk_call_with_name($0, object, name) }
  }
}
