extension NavigationScene {
  /// Where a route leads at this moment; nil when it leads nowhere.
  func wayBack(_ route: BackRoute, from origin: ViewController?) -> WayBack? {
    guard root.ownScene === self else { return route == .close ? closingWindowWay : nil }
    return switch route {
    case .button: backItemWay()
    case .keyboard, .mouse: oneStepOut()
    case .swipe: topmost.innermostThatGoesBack.map(swipeWay)
    case .escape: escapeWay()
    case .history(let index): historyWay(index)
    case .close: closingWay(of: origin)
    }
  }

  /// A screen that has another button in the place of the back button, as Cancel, and does not go back itself, is left by
  /// that one.
  private func oneStepOut() -> WayBack? {
    let back = topmost.innermostThatGoesBack
    guard let (screen, item) = topmost.innermostWithWayOut,
      back.map({ screen !== $0 && screen.isWithin($0) }) ?? true
    else { return back.map(oneStep) }
    // Who wants to be asked is asked by what the button does.
    return WayBack(leaving: []) { [weak self] in
      if self?.isInTransition == false { item.performAction() }
    }
  }

  private func oneStep(_ screen: any CanGoBack) -> WayBack {
    var way = WayBack(leaving: [screen]) { [weak screen] in screen?.back() }
    if let presented = screen.presentedAsFirst, presented.isModalInPresentation { way.blocker = presented }
    return way
  }

  /// A swipe uncovers the screen below; where there is none, it is one step like any other.
  private func swipeWay(_ screen: any CanGoBack) -> WayBack {
    guard let stack = screen.stackAboveRoot else { return oneStep(screen) }
    return WayBack(leaving: [screen]) { [weak stack] in stack?.beginSwipe() }
  }

  /// The stack whose top a finger would move aside at this moment (rule S14); nil: there is nothing to uncover, and a
  /// host does not begin a swipe. Whether it may begin is for the gate to say.
  public var stackToSwipe: NavigationController? {
    root.ownScene === self ? topmost.innermostThatGoesBack?.stackAboveRoot : nil
  }

  private func backItemWay() -> WayBack? {
    guard let screen = topmost.innermostThatGoesBack, let item = screen.navigationItem.backItem,
      item.isEnabled, !item.isHidden
    else { return nil }
    return WayBack(leaving: [screen], act: item.action)
  }

  /// The last step of Escape's order: back, and out of a sheet whose first screen does not go back by itself (rule F4).
  private func escapeWay() -> WayBack? {
    let screen = topmost.innermostThatGoesBack
    let stack = screen?.navigationController ?? topmost as? NavigationController
    guard stack?.popsOnEscape ?? true else { return nil }
    if let screen { return oneStep(screen) }
    guard topmost !== root, topmost.showsFirstScreen, var way = closingWay(of: topmost) else { return nil }
    // A step like any other: a key that is held down neither interrupts nor insists.
    way.isClosing = false
    return way
  }

  private func historyWay(_ index: Int) -> WayBack? {
    guard let stack = topmost.innermostThatGoesBack?.parent as? NavigationController else { return nil }
    let history = stack.backHistory
    return history.indices.contains(index) ? way(to: history[index], in: stack) : nil
  }

  /// The way of an entry in a stack's own menu; nil when the screen has left (rule S20), or the stack is not what the
  /// user can act on.
  func historyWay(to screen: ViewController, in stack: NavigationController) -> WayBack? {
    guard stack.topViewController?.isTopmostScreen(in: self) == true,
      stack.backHistory.contains(where: { $0 === screen })
    else { return nil }
    return way(to: screen, in: stack)
  }

  /// Rule S19: one transition to the chosen screen.
  private func way(to target: ViewController, in stack: NavigationController) -> WayBack {
    let leaving = stack.viewControllers.reversed().prefix { $0 !== target }
    return WayBack(leaving: Array(leaving)) { [weak stack, weak target] in
      // It may have left while others were asked (rule S20).
      guard let stack, let target, target.parent === stack else { return }
      stack.popToViewController(target, animated: true)
    }
  }

  /// Closing a sheet dismisses it; closing the window is the host's affair. Neither closes what is modal (rule M8).
  private func closingWay(of origin: ViewController?) -> WayBack? {
    guard let presented = origin else { return closingWindowWay }
    guard let presentation = presented.ownPresentation else { return nil }
    return closingWay(of: presented, with: presentation.withAllAbove) { [weak presented] in
      presented?.dismissItself(animated: true)
    }
  }

  /// A root that was refused is on show elsewhere, where nobody closes it: nobody there is asked.
  var closingWindowWay: WayBack {
    let act: @MainActor () -> Void = { [weak self] in self?.host?.close() }
    guard root.ownScene === self else { return WayBack(leaving: [], act: act) }
    return closingWay(of: root, with: presentations, act: act)
  }

  private func closingWay(
    of leaving: ViewController, with closing: [Presentation], act: @escaping @MainActor () -> Void
  ) -> WayBack {
    var way = WayBack(leaving: [leaving], act: act)
    way.isClosing = true
    way.blocker = closing.last { !$0.isDismissing && $0.presented.isModalInPresentation }?.presented
    return way
  }
}

extension ViewController {
  /// The stack in which this screen stands above another; nil: it does not.
  fileprivate var stackAboveRoot: NavigationController? {
    guard let stack = parent as? NavigationController, stack.contained.first !== self else { return nil }
    return stack
  }

  /// Whether a user can go back from this screen (rules B10 and M9).
  var goesBack: Bool {
    guard self is any CanGoBack, madeNavigationItem?.hidesBackButton != true else { return false }
    guard let stack = parent as? NavigationController else { return ownPresentation != nil }
    return stack.contained.first !== self || stack.ownPresentation != nil
  }

  /// The presented controller that leaving this screen would close (rule M9); nil: leaving it pops.
  fileprivate var presentedAsFirst: ViewController? {
    guard let stack = parent as? NavigationController else { return ownPresentation?.presented }
    return stack.contained.first === self ? stack.ownPresentation?.presented : nil
  }

  /// Whether this presented controller shows its first screen, and that one does not keep the user from going back.
  fileprivate var showsFirstScreen: Bool {
    let isFirst = (self as? NavigationController).map { $0.contained.count <= 1 } ?? true
    return isFirst && barSource?.madeNavigationItem?.hidesBackButton != true
  }

  /// The innermost screen on show from which a user can go back (rule S14).
  var innermostThatGoesBack: (any CanGoBack)? {
    for child in visibleChildren {
      if let screen = child.innermostThatGoesBack { return screen }
    }
    return goesBack ? self as? any CanGoBack : nil
  }

  /// The innermost screen on show with a button that leads out of it and is not the back button, and that button.
  fileprivate var innermostWithWayOut: (ViewController, BarButtonItem)? {
    for child in visibleChildren {
      if let found = child.innermostWithWayOut { return found }
    }
    guard !DefaultButton.adopted(by: self).isEmpty else { return nil }
    return navigationItem.wayOutItem.map { (self, $0) }
  }

  /// Whether this is a screen that the user can act on: on show, and with nothing over it (rule M10).
  func isTopmostScreen(in scene: NavigationScene) -> Bool {
    isOnTop && isWithin(scene.topmost)
  }

  /// Whether this is on show, and the top of its stack if it is in one.
  var isOnTop: Bool {
    appearance.isVisible && (parent as? NavigationController).map { $0.topViewController === self } ?? true
  }
}

extension NavigationController {
  /// The screens that the history menu lists, the previous one first (rule S19): those below the top, down to the
  /// first from which one cannot go back.
  public var backHistory: [ViewController] {
    var history: [ViewController] = []
    for (index, screen) in contained.enumerated().reversed() where index > 0 {
      guard screen.goesBack else { break }
      history.append(contained[index - 1])
    }
    return history
  }
}
