internal import CGtk

/// The warnings of GLib and GTK, for tests: nearly each is a fault of the caller.
package enum WarningLog {
  // `unsafe` only in the eyes of the compiler: guarded by GLib's mutex.
  private nonisolated(unsafe) static var messages: [String] = []
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<GMutex> = {
    let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
    g_mutex_init(mutex)
    return mutex
  }()

  /// Starts to collect; call it before any message. They still go to standard error. A second call does nothing.
  package static func start() { started }

  // GLib takes a writer once in a process, and several test cases ask for it.
  private static let started: Void = g_log_set_writer_func(recordMessage, nil, nil)

  /// What was collected since the last call.
  package static func take() -> [String] {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    defer { messages = [] }
    return messages
  }

  fileprivate static func add(_ message: String) {
    g_mutex_lock(mutex)
    messages.append(message)
    g_mutex_unlock(mutex)
  }
}

private func recordMessage(
  _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: gsize, _ data: gpointer?
) -> GLogWriterOutput {
  let grave = G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
  if level.rawValue & grave != 0 {
    WarningLog.add(String(adopting: g_log_writer_format_fields(level, fields, count, 0)) ?? "")
  }
  return g_log_writer_default(level, fields, count, data)
}
