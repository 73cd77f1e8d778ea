/// A screen that was left by a way back, as it is written down: nothing that was popped is kept alive.
struct LeftScreen {
  let type: any Restorable.Type
  let screen: NavigationPath.Screen
}

extension NavigationController {
  /// Whether there is a screen to go forward to.
  public var canGoForward: Bool { !leftScreens.isEmpty }

  /// Pushes the screen that was left last, made anew from what is written down of it. Nothing happens when there is none.
  ///
  /// A screen that cannot be made any more is reported with a ``Diagnostic``, and there is no way forward after that.
  /// - Returns: whether a screen was pushed.
  @discardableResult
  public func goForward(animated: Bool) -> Bool {
    guard begins("goForward"), let next = leftScreens.popLast() else { return false }
    let top = topViewController
    guard let controller = next.screen.restored(as: next.type), begins("goForward"),
      topViewController === top,
      admits(controller, operation: "goForward")
    else {
      leftScreens = []
      return false
    }
    push(controller, history: .forward, animated: animated)
    return true
  }

  /// A screen leaves by a way back. One that cannot be made anew ends the way forward: what was above it cannot stand on
  /// what is below it.
  func remember(_ controller: ViewController) {
    guard keepsForwardHistory else { return }
    let top = topViewController
    guard let page = controller as? any Restorable, let screen = page.write() else {
      leftScreens = []
      return
    }
    // Writing runs the screen's own code.
    guard topViewController === top else { return }
    leftScreens.append(LeftScreen(type: type(of: page), screen: screen))
  }
}

extension ViewController {
  /// The innermost stack on show that has a way forward.
  var innermostThatGoesForward: NavigationController? {
    for child in visibleChildren {
      if let stack = child.innermostThatGoesForward { return stack }
    }
    guard let stack = self as? NavigationController, stack.canGoForward else { return nil }
    return stack
  }
}
