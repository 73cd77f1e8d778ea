internal import CGtk

/// Settings in a file of lines such as `escape-goes-back=true`, as GLib reads and writes them.
@MainActor final class KeyFileSettings: SettingsStore {
  private var handlers: [@MainActor (String) -> Void] = []
  private let path: String
  private let file: KeyFile
  private var isReported = false
  private static let group = "Settings"

  /// The files that are open: two objects for one file would undo what the other has written.
  private static var open: [String: KeyFileSettings] = [:]

  static func of(_ path: String) -> KeyFileSettings {
    let settings = open[path] ?? KeyFileSettings(path: path)
    open[path] = settings
    return settings
  }

  func onChanged(_ handler: @escaping @MainActor (String) -> Void) { handlers.append(handler) }

  init(path: String) {
    self.path = path
    file = KeyFile()
    guard !file.load(path) else { return }
    // What somebody has broken by hand is theirs to mend: it is kept beside what is written from now on.
    if g_file_test(path, G_FILE_TEST_EXISTS) != 0 { rename(path, path + "~") }
  }

  func string(_ key: String) -> String? { file.read { g_key_file_get_string($0, Self.group, key, $1) } }

  func bool(_ key: String) -> Bool? {
    switch raw(key) {
    case "true": true
    case "false": false
    default: nil
    }
  }

  func int(_ key: String) -> Int? { raw(key).flatMap { Int($0) } }

  private func raw(_ key: String) -> String? {
    file.read { g_key_file_get_value($0, Self.group, key, $1) }
  }

  func set(_ value: VariantValue, for key: String) {
    switch value {
    case .string(let text): g_key_file_set_string(file.pointer, Self.group, key, text)
    case .bool(let flag): g_key_file_set_boolean(file.pointer, Self.group, key, flag ? 1 : 0)
    case .int(let number): g_key_file_set_int64(file.pointer, Self.group, key, gint64(number))
    default: return
    }
    save()
    for handler in handlers { handler(key) }
  }

  /// GLib writes another file first, and puts it in the place of this one when all of it is there.
  private func save() {
    var error: UnsafeMutablePointer<GError>?
    let folder = g_path_get_dirname(path)
    g_mkdir_with_parents(folder, 0o700)
    g_free(folder)
    guard g_key_file_save_to_file(file.pointer, path, &error) == 0 else { return }
    let problem = GError.consume(error)
    guard !isReported else { return }
    isReported = true
    InteropDiagnostics.report("Settings cannot be kept: \(problem.message)")
  }
}

/// A GKeyFile, which lives as long as this object.
private final class KeyFile {
  let pointer = g_key_file_new()

  /// Whether the file could be read.
  func load(_ path: String) -> Bool {
    g_key_file_load_from_file(pointer, path, G_KEY_FILE_KEEP_COMMENTS, nil) != 0
  }

  /// A text that one of GLib's functions hands over; nil when there is none.
  func read(
    _ get: (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> UnsafeMutablePointer<
      CChar
    >?
  ) -> String? { String(adopting: get(pointer, nil)) }

  deinit { g_key_file_free(pointer) }
}
