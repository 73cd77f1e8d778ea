extension NavigationController {
  /// Pushes with animation, and returns when the transition has ended, also when another operation overtook it.
  ///
  /// A task that is cancelled does not wait any longer; what was begun goes on. So it is with all of these.
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
      await Waiter.wait { waiter in run.whenEnded { waiter.resume() } }
    }
    return result
  }
}

extension ViewController {
  /// Presents with animation, and returns when the controller has appeared. Returns at once when refused.
  public func present(_ controller: ViewController) async {
    await Waiter.wait { waiter in present(controller, animated: true) { waiter.resume() } }
  }

  /// Dismisses with animation, and returns when the last controller has disappeared.
  public func dismiss() async {
    await Waiter.wait { waiter in dismiss(animated: true) { waiter.resume() } }
  }
}
