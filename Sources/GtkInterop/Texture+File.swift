internal import CGtk

extension Texture {
  /// How large the picture in a file is, in pixels; nil when it is none that can be decoded. Only the beginning
  /// of the file is read, so a picture that is too large can be refused before it takes memory.
  public nonisolated static func imageSize(path: String) -> (width: Int, height: Int)? {
    var width: gint = 0
    var height: gint = 0
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else { return nil }
    return (Int(width), Int(height))
  }

  /// Decodes a file, turned as the camera was held, and made smaller if need be. Call it away from the main
  /// actor, like ``init(path:)``.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: How many pixels the longer side has at most.
  /// - Throws: ``GtkError`` when the file cannot be read or decoded.
  public nonisolated convenience init(path: String, longerSide limit: Int) throws {
    let size = Self.imageSize(path: path)
    let isTooLarge = size.map { max($0.width, $0.height) > limit } ?? false
    let side = gint(clamping: limit)
    var error: UnsafeMutablePointer<GError>?
    let decoded =
      isTooLarge
      ? gdk_pixbuf_new_from_file_at_scale(path, side, side, 1, &error)
      : gdk_pixbuf_new_from_file(path, &error)
    guard let decoded else { throw GError.consume(error) }
    defer { g_object_unref(gpointer(decoded)) }
    let turned = gdk_pixbuf_apply_embedded_orientation(decoded)
    defer { turned.map { g_object_unref(gpointer($0)) } }
    // Safe: GDK makes a texture of any pixbuf, and ends the process when memory runs out.
    self.init(adopting: gdk_texture_new_for_pixbuf(turned ?? decoded)!)
  }
}
