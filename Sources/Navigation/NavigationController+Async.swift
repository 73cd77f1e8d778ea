extension NavigationController {
  /// Pushes with animation, and returns when the transition has ended, also when another operation overtook it.
  public func push(_ controller: ViewController) async {
    await transition { pushViewController(controller, animated: true) }
  }

  /// Pops with animation, and returns when the transition has ended. At the root it returns at once.
  /// - Returns: the screen that left; nil at the root.
  @discardableResult
  public func pop() async -> ViewController? {
    await transition { popViewController(animated: true) }
  }

  /// Sets the stack with animation, and returns when the transition has ended.
  public func setViewControllers(_ controllers: [ViewController]) async {
    await transition { setViewControllers(controllers, animated: true) }
  }

  private func transition<Result>(_ operation: () -> Result) async -> Result {
    let before = run
    let result = operation()
    if let run, run !== before {
      await withCheckedContinuation { continuation in
        let token = ContinuationToken(continuation)
        run.whenEnded { token.resume() }
      }
    }
    return result
  }
}

extension ViewController {
  /// Presents with animation, and returns when the controller has appeared. Returns at once when refused.
  public func present(_ controller: ViewController) async {
    await withCheckedContinuation { continuation in
      let token = ContinuationToken(continuation)
      present(controller, animated: true) { token.resume() }
    }
  }

  /// Dismisses with animation, and returns when the last controller has disappeared.
  public func dismiss() async {
    await withCheckedContinuation { continuation in
      let token = ContinuationToken(continuation)
      dismiss(animated: true) { token.resume() }
    }
  }
}

/// Resumes whoever waits, once: when told, or when nobody is left who could tell.
@MainActor
private final class ContinuationToken {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
  }

  deinit { continuation?.resume() }
}
