extension NavigationScene {
  /// Where a route leads at this moment; nil when it leads nowhere.
  func wayBack(_ route: BackRoute, from origin: ViewController?) -> WayBack? {
    guard root.ownScene === self else { return route == .close ? closingEmptyWindow : nil }
    return switch route {
    case .button: backItemWay()
    case .keyboard, .mouse, .swipe: topmost.innermostThatGoesBack.map(oneStep)
    case .escape: escapeWay()
    case .history(let index): historyWay(index)
    case .close: closingWay(of: origin)
    }
  }

  /// A root that was refused is on show elsewhere, where nobody closes it: nobody there is asked.
  private var closingEmptyWindow: WayBack {
    WayBack(leaving: []) { [weak self] in self?.host?.close() }
  }

  private func oneStep(_ screen: any CanGoBack) -> WayBack {
    WayBack(leaving: [screen]) { [weak screen] in screen?.back() }
  }

  private func backItemWay() -> WayBack? {
    guard let screen = topmost.innermostThatGoesBack, let item = screen.navigationItem.backItem else {
      return nil
    }
    return WayBack(leaving: [screen], act: item.action)
  }

  /// The last step of Escape's order: back, and out of a sheet whose first screen does not go back by itself.
  private func escapeWay() -> WayBack? {
    if let screen = topmost.innermostThatGoesBack {
      let stack = screen.navigationController ?? topmost as? NavigationController
      return stack?.popsOnEscape ?? true ? oneStep(screen) : nil
    }
    guard topmost !== root, (topmost as? NavigationController)?.popsOnEscape ?? true else { return nil }
    return closingWay(of: topmost)
  }

  /// Rule S19: one transition to the chosen screen.
  private func historyWay(_ index: Int) -> WayBack? {
    guard let stack = topmost.innermostThatGoesBack?.parent as? NavigationController else { return nil }
    let history = stack.backHistory
    guard history.indices.contains(index) else { return nil }
    let target = history[index]
    let leaving = stack.viewControllers.suffix(index + 1).reversed()
    return WayBack(leaving: Array(leaving)) { [weak stack, weak target] in
      guard let stack, let target else { return }
      stack.popToViewController(target, animated: true)
    }
  }

  /// Closing a sheet dismisses it, unless it is modal (rule M8); closing the window is the host's affair.
  private func closingWay(of origin: ViewController?) -> WayBack? {
    guard let presented = origin else {
      return WayBack(leaving: [root], interrupts: true) { [weak self] in self?.host?.close() }
    }
    guard let presenter = presented.presentingViewController else { return nil }
    if presented.isModalInPresentation {
      presented.didAttemptToDismiss()
      return nil
    }
    return WayBack(leaving: [presented], interrupts: true) { [weak presenter] in
      presenter?.dismiss(animated: true)
    }
  }
}

extension ViewController {
  /// Whether a user can go back from this screen (rules B10 and M9).
  var goesBack: Bool {
    guard self is any CanGoBack, madeNavigationItem?.hidesBackButton != true else { return false }
    guard let stack = parent as? NavigationController else { return ownPresentation != nil }
    return stack.contained.first !== self || stack.ownPresentation != nil
  }

  /// The innermost screen on show from which a user can go back (rule S14).
  var innermostThatGoesBack: (any CanGoBack)? {
    for child in visibleChildren {
      if let screen = child.innermostThatGoesBack { return screen }
    }
    return goesBack ? self as? any CanGoBack : nil
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
