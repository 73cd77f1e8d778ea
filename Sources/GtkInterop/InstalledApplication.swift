internal import CGtk

/// An application that is installed, and can open files.
public final class InstalledApplication: Object {
  /// The one that the user opens a kind of file with. Asking reads from the disk: call it away from the main actor.
  ///
  /// - Parameter type: A content type, on Linux a MIME type.
  /// - Returns: nil when none is installed.
  public nonisolated static func preferred(forType type: String) -> InstalledApplication? {
    g_app_info_get_default_for_type(type, 0).map { InstalledApplication(adopting: $0) }
  }

  /// What it is called, in the user's language.
  public nonisolated var name: String { String(copying: g_app_info_get_display_name(pointer)) ?? "" }

  /// Starts it with files, or has it open them where it runs already. Returns when it was started; what becomes of the
  /// files is its affair.
  ///
  /// - Parameter uris: What it is to open; see ``FileInformation/uri(ofPath:)``.
  /// - Throws: ``GtkError`` when it cannot be started.
  public func open(_ uris: [String]) async throws {
    try await withCheckedThrowingContinuation { launch(uris, $0) }
  }

  private func launch(_ uris: [String], _ continuation: CheckedContinuation<Void, any Error>) {
    let application = self
    let box = ClosureBox<(OpaquePointer?) -> Void> { result in
      continuation.resume(with: application.outcome(of: result))
    }
    // On Wayland it may come to the front only with what the context carries.
    let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(gpointer(context)) } }
    var list: UnsafeMutablePointer<GList>?
    for uri in uris.reversed() { list = g_list_prepend(list, g_strdup(uri)) }
    g_app_info_launch_uris_async(
      pointer, list, context.map { UnsafeMutablePointer($0) }, nil, finish, box.retainedData())
    g_list_free_full(list, g_free)
  }

  private func outcome(of result: OpaquePointer?) -> Result<Void, any Error> {
    var error: UnsafeMutablePointer<GError>?
    guard g_app_info_launch_uris_finish(pointer, result, &error) == 0 else { return .success(()) }
    return .failure(GError.consume(error))
  }
}

private func finish(_: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?) {
  guard let data else { return }
  ClosureBox<(OpaquePointer?) -> Void>.call(in: data, otherwise: ()) { $0(result) }
  releaseBox(data)
}
