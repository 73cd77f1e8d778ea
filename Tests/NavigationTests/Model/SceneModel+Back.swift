import Navigation

/// One way back: what would leave, and what is done when nobody objects.
struct SceneWay {
  enum Act {
    case back(SceneName)
    case swipe(SceneName)
    case popTo(SceneName, in: SceneName)
    case closeSheet(SceneName)
    case closeWindow
  }

  let leaving: [SceneName]
  let act: Act
  var isClosing = false
  /// The modal controller that is in the way (M8).
  var blocker: SceneName?
}

// MARK: - Where the ways lead (S14, S19, M8–M10, F4)

extension SceneModel {
  func way(_ route: BackRoute) -> SceneWay? {
    guard isShown else { return nil }
    let screen = innermostThatGoesBack(in: topmost)
    switch route {
    case .button: return screen.flatMap { hasBackButton($0) ? SceneWay(leaving: [$0], act: .back($0)) : nil }
    case .keyboard, .mouse: return screen.map(oneStep)
    case .swipe:
      guard let screen, let stack = stack(with: screen), screens(of: stack).first != screen else {
        return screen.map(oneStep)
      }
      return SceneWay(leaving: [screen], act: .swipe(stack))
    case .escape: return escape(screen)
    case .history(let index): return screen.flatMap { history(index, from: $0) }
    case .close: return closing
    }
  }

  private func oneStep(_ screen: SceneName) -> SceneWay {
    var way = SceneWay(leaving: [screen], act: .back(screen))
    let stack = stack(with: screen)
    let sheet = stack ?? screen
    let isFirst = stack.map { screens(of: $0).first == screen } ?? true
    if isFirst, isPresented(sheet), has(sheet, .isModal) { way.blocker = sheet }
    return way
  }

  private func escape(_ screen: SceneName?) -> SceneWay? {
    let stack = screen.flatMap(stackAround) ?? (topmost.isStack ? topmost : nil)
    if let stack, has(stack, .ignoresEscape) { return nil }
    if let screen { return oneStep(screen) }
    let first = topmost.isStack ? screens(of: topmost).last : topmost
    let isFirst = !topmost.isStack || screens(of: topmost).count <= 1
    guard topmost != root, isFirst, first.map({ !has($0, .hidesBackButton) }) ?? true else { return nil }
    var way = closing
    way.isClosing = false
    return way
  }

  private func history(_ index: Int, from screen: SceneName) -> SceneWay? {
    guard let stack = stack(with: screen) else { return nil }
    let history = history(of: stack)
    guard history.indices.contains(index) else { return nil }
    let leaving = screens(of: stack).suffix(index + 1).reversed()
    return SceneWay(leaving: Array(leaving), act: .popTo(history[index], in: stack))
  }

  private var closing: SceneWay {
    let isSheet = topmost != root
    var way = SceneWay(
      leaving: [topmost], act: isSheet ? .closeSheet(topmost) : .closeWindow, isClosing: true)
    if isSheet, has(topmost, .isModal) { way.blocker = topmost }
    return way
  }

  // MARK: Who goes back (B10)

  func goesBack(_ screen: SceneName) -> Bool {
    guard screen.adoptsCanGoBack, !has(screen, .hidesBackButton) else { return false }
    guard let stack = stack(with: screen) else { return isPresented(screen) }
    return screens(of: stack).first != screen || isPresented(stack)
  }

  func innermostThatGoesBack(in name: SceneName) -> SceneName? {
    shown(in: name).last { goesBack($0) }
  }

  func hasBackButton(_ screen: SceneName) -> Bool {
    guard goesBack(screen), let stack = stack(with: screen) else { return false }
    return screens(of: stack).first != screen && !has(screen, .leftItem)
  }

  func history(of stack: SceneName) -> [SceneName] {
    let screens = screens(of: stack)
    let leading = screens.indices.dropFirst().reversed().prefix { goesBack(screens[$0]) }
    return leading.map { screens[$0 - 1] }
  }

  func isPresented(_ name: SceneName) -> Bool { sheets.contains { !$0.isClosing && $0.presented == name } }

  func has(_ name: SceneName, _ trait: SceneTrait) -> Bool { traits.contains { $0 == (name, trait) } }

  /// The nearest stack around a controller (S11).
  func stackAround(_ name: SceneName) -> SceneName? {
    if let stack = stack(with: name) { return stack }
    return name.kind == .inner ? holder(of: name).flatMap(stackAround) : nil
  }

  // MARK: Going

  /// What the screen's own `back()` does (M9).
  mutating func back(from screen: SceneName) {
    guard screen.adoptsCanGoBack, screen.kind != .stays else { return }
    guard let stack = stackAround(screen), let index = index(of: stack) else {
      if isPresented(screen), screen.kind != .home { dismiss(from: screen, .animated) }
      return
    }
    if screen.kind == .home { return popToRoot(of: index, .animated) }
    guard screens(of: stack).last == screen else { return }
    if screens(of: stack).first != screen {
      pop(from: index, .animated)
    } else if isPresented(stack) {
      dismiss(from: stack, .animated)
    }
  }

  mutating func take(_ way: SceneWay) {
    switch way.act {
    case .back(let screen): back(from: screen)
    case .swipe(let stack): swipe(stack)
    case .popTo(let screen, let stack):
      // A screen that has left meanwhile is ignored (S20).
      if let index = index(of: stack), screens(of: stack).contains(screen) {
        popTo(screen, in: index, .animated)
      }
    case .closeSheet(let sheet):
      guard let index = sheets.firstIndex(where: { !$0.isClosing && $0.presented == sheet }) else { return }
      close([index] + sheetsAbove(sheet), .animated)
    case .closeWindow: detach()
    }
  }

  /// A swipe is held, or begun and let go in one.
  private mutating func swipe(_ stack: SceneName) {
    guard screens(of: stack).count > 1, let screen = screens(of: stack).last else { return }
    settle(at: stack)
    let swipe = SceneTransition.swipe(stack, shown: shown(in: screen).count)
    if isHolding {
      starting.append((depth, swipe))
    } else {
      open.append(swipe)
      finish()
    }
  }
}
