internal import CGtk

/// What can be said about a file by its name and its first bytes. Nothing here opens a file. Safe on any
/// thread.
public enum FileInformation {
  /// A file name to show: in UTF-8, whatever the bytes are.
  ///
  /// - Parameter name: The bytes as the file system has them, without a terminating 0.
  public static func displayName(ofFilename name: [UInt8]) -> String {
    let terminated = name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    return String(adopting: g_filename_display_name(terminated)) ?? ""
  }

  /// A path as a URI, in which every name is plain text. A relative path starts at the current folder.
  ///
  /// - Parameter path: The bytes as the file system has them, without a terminating 0.
  public static func uri(ofPath path: [UInt8]) -> String {
    let file = file(at: path)
    defer { g_object_unref(gpointer(file)) }
    return String(adopting: g_file_get_uri(file)) ?? ""
  }

  /// The path that a `file:` URI leads to, in the bytes of the file system.
  ///
  /// - Parameter uri: Its bytes, without a terminating 0.
  /// - Returns: nil when it is no such URI, is not well formed, or names another computer.
  public static func path(ofURI uri: [UInt8]) -> [UInt8]? {
    var host: UnsafeMutablePointer<CChar>?
    let terminated = uri.map { CChar(bitPattern: $0) } + [0]
    guard let path = g_filename_from_uri(terminated, &host, nil) else { return nil }
    defer { g_free(path) }
    let name = String(adopting: host) ?? "localhost"
    guard name.isEmpty || name == "localhost" else { return nil }
    return UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) }
  }

  /// The content type, on Linux a MIME type.
  ///
  /// - Parameters:
  ///   - name: The file's name; nil looks at the bytes alone.
  ///   - firstBytes: What the file begins with, up to a few thousand bytes; empty looks at the name alone.
  public static func contentType(ofName name: String?, firstBytes: [UInt8] = []) -> String {
    // NULL for no bytes: newer versions of GLib take an array of length 0 for an empty file.
    let guess = g_content_type_guess(
      name, firstBytes.isEmpty ? nil : firstBytes, gsize(firstBytes.count), nil)
    return String(adopting: guess) ?? "application/octet-stream"
  }

  /// What a person calls a content type, in the user's language.
  public static func description(ofType type: String) -> String {
    String(adopting: g_content_type_get_description(type)) ?? type
  }

  /// Whether a content type is another or a kind of it: "text/x-python" is "text/plain".
  public static func isType(_ type: String, a other: String) -> Bool {
    g_content_type_is_a(type, other) != 0
  }

  /// The name of a symbolic icon for a content type, which every icon theme has.
  public static func symbolicIconName(ofType type: String) -> String {
    let generic = String(adopting: g_content_type_get_generic_icon_name(type)) ?? "text-x-generic"
    return generic + "-symbolic"
  }

  /// The user's home folder.
  public static var homeFolder: String { String(copying: g_get_home_dir()) ?? "/" }
}
