internal import CGtk

/// What the desktop says of the user's wishes, for those that GTK does not know yet: the settings portal's
/// `org.freedesktop.appearance`. Where no portal runs, nobody has a wish; none is started.
///
/// Documented with xdg-desktop-portal, as `org.freedesktop.portal.Settings`.
@MainActor enum SettingsPortal {
  /// Whether less is to move. False until the portal has answered.
  static var prefersReducedMotion: Bool { number(motion) == 1 }

  /// Whether the desktop is dark. False until the portal has answered.
  static var prefersDark: Bool { number(colors) == 1 }

  /// Called when the portal says whether the desktop is dark, and when that changes.
  static var onColorSchemeChanged: (@MainActor () -> Void)?

  /// What the portal has said.
  private static var numbers: [String: UInt32] = [:]

  private static func number(_ key: String) -> UInt32? {
    _ = watch
    return numbers[key]
  }

  private static let watch = g_bus_watch_name(
    G_BUS_TYPE_SESSION, service, G_BUS_NAME_WATCHER_FLAGS_NONE,
    { connection, _, _, _ in
      guard let connection = SendablePointer(connection.map { UnsafeRawPointer($0) }) else { return }
      MainActor.assumeIsolated { ask(connection.pointer) }
    },
    nil, nil, nil)

  nonisolated private static let service = "org.freedesktop.portal.Desktop"
  nonisolated private static let path = "/org/freedesktop/portal/desktop"
  nonisolated private static let interface = "org.freedesktop.portal.Settings"
  nonisolated private static let namespace = "org.freedesktop.appearance"
  nonisolated private static let motion = "reduced-motion"
  nonisolated private static let colors = "color-scheme"

  /// The portal has come up, or again.
  private static func ask(_ connection: OpaquePointer) {
    subscribe(to: connection)
    ask(connection, for: motion) { _, result, _ in SettingsPortal.take(result, for: SettingsPortal.motion) }
    ask(connection, for: colors) { _, result, _ in SettingsPortal.take(result, for: SettingsPortal.colors) }
  }

  private static func ask(_ connection: OpaquePointer, for key: String, answer: @escaping GAsyncReadyCallback)
  {
    var texts = [g_variant_new_string(namespace), g_variant_new_string(key)]
    // "Read" and not "ReadOne", which portals before 2023 do not have.
    g_dbus_connection_call(
      connection, service, path, interface, "Read", g_variant_new_tuple(&texts, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, answer, nil)
  }

  nonisolated private static func take(_ result: OpaquePointer?, for key: String) {
    // The connection is the one that was asked: it is not needed to read what it answered.
    guard let source = g_async_result_get_source_object(result) else { return }
    defer { g_object_unref(gpointer(source)) }
    guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
    note(g_variant_get_child_value(answer, 0), for: key)
    g_variant_unref(answer)
  }

  private static var isSubscribed = false

  private static func subscribe(to connection: OpaquePointer) {
    guard !isSubscribed else { return }
    isSubscribed = true
    g_dbus_connection_signal_subscribe(
      connection, service, interface, "SettingChanged", path, namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, change, _ in
        guard let change, Variant.type(of: change) == "(ssv)" else { return }
        let key = g_variant_get_child_value(change, 1)
        defer { g_variant_unref(key) }
        guard let name = key.flatMap({ Variant.string($0) }) else { return }
        SettingsPortal.note(g_variant_get_child_value(change, 2), for: name)
      }, nil, nil)
  }

  /// Takes the answer over. It comes in one variant or two, depending on who is asked; what is no number means nothing.
  nonisolated private static func note(_ answer: OpaquePointer?, for key: String) {
    guard let answer else { return }
    defer { g_variant_unref(answer) }
    switch Variant.type(of: answer) {
    case "v": note(g_variant_get_variant(answer), for: key)
    case "u":
      let number = g_variant_get_uint32(answer)
      MainActor.assumeIsolated { keep(number, for: key) }
    default: break
    }
  }

  private static func keep(_ number: UInt32, for key: String) {
    guard numbers[key] != number else { return }
    numbers[key] = number
    if key == colors { onColorSchemeChanged?() }
  }
}
