/// Work on another thread that a screen waits for. When nobody holds this object any more, because the screen has
/// gone, the work is cancelled and its result reaches nobody.
final class BackgroundWork: Sendable {
  private let task: Task<Void, Never>

  /// Starts the work.
  ///
  /// - Parameters:
  ///   - work: runs away from the main actor; it asks `Task.isCancelled` from time to time.
  ///   - finish: gets the result, unless the work was cancelled. It must not hold its screen.
  init<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, finish: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    task = Task.detached(priority: .userInitiated) {
      let value = work()
      await Self.hand(value, to: finish)
    }
  }

  deinit {
    task.cancel()
  }

  /// Asked on the main actor, where screens end: one that has gone hears nothing.
  @MainActor
  private static func hand<Value: Sendable>(_ value: Value, to finish: @MainActor @Sendable (Value) -> Void) {
    if !Task.isCancelled { finish(value) }
  }
}
