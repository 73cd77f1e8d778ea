extension ViewController {
  /// Opens `controller` on top of this screen, the way a click on a row does.
  ///
  /// Refused without a ``Diagnostic`` while a transition runs, and from a screen that is not on top any more, so that a
  /// double click opens one page and a late answer opens none over where the user went to (rule S18). Without a stack
  /// the controller is presented.
  /// - Returns: whether the controller was opened.
  @discardableResult
  public func show(_ controller: ViewController, animated: Bool = true) -> Bool {
    guard !isInTransition, let scene, presentationAbove == nil else { return false }
    guard let stack = navigationController ?? self as? NavigationController else {
      guard appearance.isVisible else { return false }
      present(controller, animated: animated)
      return presentedViewController === controller
    }
    let screen = screen(in: stack) ?? stack
    guard stack.appearance.isVisible, stack.isWithin(scene.topmost),
      screen === stack || screen === stack.topViewController
    else {
      return false
    }
    stack.pushViewController(controller, animated: animated)
    return controller.parent === stack
  }
}
