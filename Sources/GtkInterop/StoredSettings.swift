internal import CGtk

/// What an application keeps between its runs: texts, switches and whole numbers by their keys.
///
/// They are kept by GSettings where the application's schema is installed, and in a file of the user's configuration folder
/// where it is not, as when the program is started from where it was built. What cannot be read there, or is of another
/// kind than is asked for, is as if it were not there; where nothing can be written, one line says so and the settings last
/// as long as the program runs. Several objects with one id are about the same settings.
@MainActor public final class StoredSettings {
  private let store: any SettingsStore

  /// The settings of an application.
  ///
  /// - Parameters:
  ///   - id: The application's id, which is its schema's, too.
  ///   - folder: Where the file is when there is no schema: nil for the user's configuration folder.
  public convenience init(id: String, folder: String? = nil) {
    let file = (folder ?? String(copying: g_get_user_config_dir()) ?? ".") + "/\(id)/settings.ini"
    self.init(SchemaSettings(id: id) ?? KeyFileSettings.of(file))
  }

  init(_ store: any SettingsStore) { self.store = store }

  /// Whether the application's schema is installed.
  public var usesSchema: Bool { store is SchemaSettings }

  /// The text of a key; nil when there is none.
  public func string(_ key: String) -> String? { store.string(key) }

  /// Whether a key is switched on; nil when there is no such switch.
  public func bool(_ key: String) -> Bool? { store.bool(key) }

  /// The whole number of a key; nil when there is none.
  public func int(_ key: String) -> Int? { store.int(key) }

  /// Keeps a text. A key that the schema does not have, or a text that it does not allow: does nothing.
  public func set(_ value: String, for key: String) { store.set(.string(value), for: key) }

  /// Keeps a switch.
  public func set(_ value: Bool, for key: String) { store.set(.bool(value), for: key) }

  /// Keeps a whole number, of 32 bits.
  public func set(_ value: Int, for key: String) { store.set(.int(Int64(value)), for: key) }

  /// Calls `handler` with the key when somebody changed a setting: this program, and with a schema any other.
  public func onChanged(_ handler: @escaping @MainActor (_ key: String) -> Void) { store.onChanged(handler) }
}

/// Where settings are kept.
@MainActor protocol SettingsStore: AnyObject {
  func onChanged(_ handler: @escaping @MainActor (String) -> Void)
  func string(_ key: String) -> String?
  func bool(_ key: String) -> Bool?
  func int(_ key: String) -> Int?
  func set(_ value: VariantValue, for key: String)
}
