internal import CGtk

/// What the desktop says of the user's wishes, for those that GTK does not know yet: the settings portal's
/// `org.freedesktop.appearance`. Where no portal runs, nobody has a wish; none is started.
///
/// Documented with xdg-desktop-portal, as `org.freedesktop.portal.Settings`.
@MainActor enum SettingsPortal {
  /// Whether less is to move. False until the portal has answered.
  static var prefersReducedMotion: Bool {
    _ = watch
    return isMotionReduced
  }

  private static var isMotionReduced = false
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
  nonisolated private static let key = "reduced-motion"

  /// The portal has come up, or again.
  private static func ask(_ connection: OpaquePointer) {
    subscribe(to: connection)
    var texts = [g_variant_new_string(namespace), g_variant_new_string(key)]
    // "Read" and not "ReadOne", which portals before 2023 do not have.
    g_dbus_connection_call(
      connection, service, path, interface, "Read", g_variant_new_tuple(&texts, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
      { connection, result, _ in
        let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
        guard let answer else { return }
        SettingsPortal.note(g_variant_get_child_value(answer, 0))
        g_variant_unref(answer)
      }, nil)
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
        guard let key, Variant.string(key) == SettingsPortal.key else { return }
        SettingsPortal.note(g_variant_get_child_value(change, 2))
      }, nil, nil)
  }

  /// Takes the answer over. It comes in one variant or two, depending on who is asked; what is no number means nothing.
  nonisolated private static func note(_ answer: OpaquePointer?) {
    guard let answer else { return }
    defer { g_variant_unref(answer) }
    switch Variant.type(of: answer) {
    case "v": note(g_variant_get_variant(answer))
    case "u":
      let isMotionReduced = g_variant_get_uint32(answer) == 1
      MainActor.assumeIsolated { self.isMotionReduced = isMotionReduced }
    default: break
    }
  }
}
