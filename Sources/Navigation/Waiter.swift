/// Somebody who awaits something, and is told once: when it has happened, when the task is cancelled, or when nobody is
/// left who could tell.
///
/// Whoever will tell holds the waiter, and the task that waits does not: when the holder is let go, the task goes on.
@MainActor
final class Waiter<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, Never>?
  private let otherwise: Value

  private init(_ continuation: CheckedContinuation<Value, Never>, otherwise: Value) {
    self.continuation = continuation
    self.otherwise = otherwise
  }

  /// Calls `start` with a waiter and returns what that is told; `otherwise`, when the task is cancelled or the waiter is
  /// let go.
  static func wait(otherwise: Value, _ start: (Waiter) -> Void) async -> Value {
    let reference = Reference()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiter = Waiter(continuation, otherwise: otherwise)
        reference.waiter = waiter
        start(waiter)
      }
    } onCancel: {
      Task { @MainActor in reference.waiter?.resume(returning: otherwise) }
    }
  }

  func resume(returning value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }

  deinit { continuation?.resume(returning: otherwise) }

  /// What the cancelled task knows of its waiter.
  @MainActor
  private final class Reference {
    weak var waiter: Waiter?
  }
}

extension Waiter<Void> {
  func resume() { resume(returning: ()) }

  static func wait(_ start: (Waiter) -> Void) async { await wait(otherwise: (), start) }
}
