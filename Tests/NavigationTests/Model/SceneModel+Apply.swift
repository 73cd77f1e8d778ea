extension SceneModel {
  /// Does what the rules say.
  mutating func apply(_ operation: SceneOperation) {
    let index = operation.stack.map(index(modulo:)) ?? 0
    let screens = operation.newScreens
    for (place, screen) in screens.enumerated()
    where screens.firstIndex(of: screen) == place && !isKnown(screen) {
      create(screen)
    }
    switch operation {
    case .push(let screen, _, let motion): push(screen, on: index, motion)
    case .pop(_, let motion): pop(from: index, motion)
    case .popToRoot(_, let motion): popToRoot(of: index, motion)
    case .popTo(let screen, _, let motion): popTo(screen, in: index, motion)
    case .set(let screens, _, let motion): set(screens, in: index, motion)
    case .replaceTop(_, let screen, let motion): replaceTop(of: index, with: screen, motion)
    case .remove(let screen, _, let motion): remove(screen, from: index, motion)
    case .present(let screen, let presenter, let motion):
      if present(screen, from: existing(presenter), motion), motion != .awaited { tally.completions += 1 }
    case .dismiss(let origin, let motion):
      dismiss(from: existing(origin), motion)
      if motion != .awaited { tally.completions += 1 }
    case .show(let screen, let origin, let motion): show(screen, from: existing(origin), motion)
    default: applyOther(operation)
    }
    tidy()
  }

  private mutating func applyOther(_ operation: SceneOperation) {
    switch operation {
    case .leave(let screen): if isInScene(screen) { back(from: screen) }
    case .back(let route): back(route)
    case .answer(let mayLeave): answer(mayLeave)
    case .hold(let isHolding): self.isHolding = isHolding
    case .finish: finish()
    case .cancel: cancel()
    case .title(let screen, let title): if isInScene(screen) { titles[screen] = .some(title) }
    case .change(let screen, let trait, let isOn):
      traits.removeAll { $0 == (screen, trait) }
      if isOn, isInScene(screen) { traits.append((screen, trait)) }
    case .detach: detach()
    case .attach: attach()
    default: break
    }
  }

  /// S18: opens as a click on a row does, where that is on top and nothing moves.
  private mutating func show(_ screen: SceneName, from origin: SceneName, _ motion: SceneMotion) {
    guard isShown, !isMoving(at: origin), !sheets.contains(where: { $0.presenter == origin }) else { return }
    guard let stack = stackAround(origin) ?? (origin.isStack ? origin : nil) else {
      if isOnShow(origin) { _ = present(screen, from: origin, motion) }
      return
    }
    guard isOnShow(stack), isWithin(stack, topmost), let index = index(of: stack),
      origin == stack || screens(of: stack).last.map({ isWithin(origin, $0) }) ?? false
    else { return }
    push(screen, on: index, motion)
  }

  private mutating func attach() {
    guard !isShown else { return }
    isShown = true
    isHolding = false
  }

  mutating func detach() {
    guard isShown else { return }
    dismissAll(within: root)
    end { _ in true }
    isShown = false
  }

  /// After each operation: what is not reached any more is forgotten, and what is not on show does not move.
  mutating func tidy() {
    dropWhatWaitsInVain()
    let now = everythingShown
    for name in now where !onShow.contains(name) { tally.appearances += 1 }
    onShow = now
    if moves { endWhatIsHidden() }
    let forgotten = stacks.filter { !isKnown($0.name) }.map(\.name)
    if !forgotten.isEmpty { stacks.removeAll { forgotten.contains($0.name) } }
    if !questions.isEmpty { dropVoidQuestions() }
  }

  private mutating func endWhatIsHidden() {
    let model = self
    end {
      switch $0 {
      case .change(let stack, _), .swipe(let stack, _):
        !model.isOnShow(stack) && !model.isInLowerSheetThatCloses(stack)
      default: false
      }
    }
  }

  // MARK: What names mean

  /// The same operation, without names that cannot be made: the first of a new stack comes with that, and nothing is
  /// twice in the scene.
  func withPossibleNames(_ operation: SceneOperation) -> SceneOperation {
    operation.newScreens.reduce(operation) { operation, name in
      if isPossible(name), !(operation.isPresent && name.isContent) { return operation }
      return operation.renaming(name, name.simplest)
    }
  }

  private func isPossible(_ name: SceneName) -> Bool {
    isKnown(name) || !name.isContent && name.allContent.allSatisfy { !isKnown($0) }
  }

  func index(modulo index: Int) -> Int { index % stacks.count }

  /// The named controller, or what the user sees, when it is not in the scene.
  func existing(_ name: SceneName) -> SceneName {
    isInScene(name) ? name : shown(in: topmost).last ?? root
  }

  /// A new controller, with what it holds.
  mutating func create(_ name: SceneName) {
    titles[name] = nil
    traits.removeAll { $0.0 == name }
    guard let content = name.content else { return }
    create(content)
    guard name.isStack else { return }
    tally.moves.append(.init(stack: name, screen: content, isEntering: true))
    stacks.append(Stack(name: name, screens: [content]))
  }
}

extension SceneOperation {
  /// The stack that it is about, counted modulo; nil: none.
  var stack: Int? {
    switch self {
    case .push(_, let stack, _), .pop(let stack, _), .popToRoot(let stack, _), .popTo(_, let stack, _),
      .set(_, let stack, _), .replaceTop(let stack, _, _), .remove(_, let stack, _):
      stack
    default: nil
    }
  }

  /// The screens of which there must be a controller, new ones included.
  var newScreens: [SceneName] {
    switch self {
    case .push(let screen, _, _), .replaceTop(_, let screen, _), .present(let screen, _, _),
      .show(let screen, _, _), .popTo(let screen, _, _), .remove(let screen, _, _):
      [screen]
    case .set(let screens, _, _): screens
    default: []
    }
  }
}
