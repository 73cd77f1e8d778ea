internal import CGtk

/// Where GLib's main loop and Swift concurrency meet.
///
/// `Task { @MainActor in … }`, `Task.sleep` and `MainActor.run` put their work into libdispatch's main queue,
/// which a GLib loop knows nothing of. libdispatch has a descriptor which becomes readable when that queue has
/// work; GLib watches it. Nothing polls.
@MainActor public enum MainLoop {
  private static var isInstalled = false

  /// Has the default main context serve the main actor. ``Application/run(_:)`` calls it; call it before a
  /// loop of your own. Does nothing the second time.
  ///
  /// - Returns: false, and a diagnostic, when the runtime's libdispatch lacks the two functions
  ///   for it. Widgets work then; tasks on the main actor wait for ever.
  @discardableResult public static func install() -> Bool {
    if isInstalled { return true }
    let descriptor = cgtk_main_queue_descriptor()
    guard descriptor >= 0 else {
      InteropDiagnostics.report(
        "This libdispatch has no main queue descriptor: tasks on the main actor will not run.")
      return false
    }
    g_unix_fd_add(descriptor, G_IO_IN, serveMainQueue, nil)
    isInstalled = true
    return true
  }

  /// The time in seconds, on the clock by which frames are timed. It never goes back.
  public static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Runs what waits for the main actor now, without waiting for more.
  static func drain() {
    if isInstalled { cgtk_main_queue_drain() }
  }

  /// Runs the main context until the condition holds.
  ///
  /// - Parameter timeout: The longest time, in seconds.
  /// - Returns: Whether the condition held in time.
  package static func spin(timeout: Double = 5, until condition: @MainActor () -> Bool) -> Bool {
    install()
    let end = g_get_monotonic_time() + gint64(timeout * 1_000_000)
    // Wakes the loop for the conditions that no event announces, such as the passing of time.
    let wake = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(wake) }
    while !condition() {
      if g_get_monotonic_time() > end { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }
}

private func serveMainQueue(_ descriptor: gint, _: GIOCondition, _: gpointer?) -> gboolean {
  // The descriptor is an eventfd, readable until its counter is read: without this the loop would turn at
  // full speed and never reach its idle work.
  var count: UInt64 = 0
  read(descriptor, &count, MemoryLayout.size(ofValue: count))
  cgtk_main_queue_drain()
  return 1
}
