/// One change that is still being seen.
enum SceneTransition {
  case change(SceneName, leaving: [SceneName])
  /// A swipe under the finger: when it is taken back, so many controllers come on show again.
  case swipe(SceneName, shown: Int)
  /// A sheet, by its number.
  case opening(Int)
  /// The lowest of the sheets that close, and the stacks in it and in those below the topmost. These still move: their
  /// sheets go when the topmost has gone (M2).
  case closing(Int, moving: [SceneName])
}

/// What is known of open transitions: only what decides whether a user's way back is taken (S17), which screens have
/// still a place (L5), and whether a present must wait (M6).
extension SceneModel {
  /// Whether anything is open, or begins.
  var moves: Bool { !open.isEmpty || !starting.isEmpty }

  func isHeld(_ motion: SceneMotion) -> Bool { isHolding && motion != .atOnce }

  /// Every operation first ends what moves here and outwards, but no dismissal (L5).
  mutating func settle(at name: SceneName) {
    guard moves else { return }
    let (model, sheets) = (self, sheets)
    end { transition in
      switch transition {
      case .change(let stack, _), .swipe(let stack, _): model.isWithin(name, stack)
      case .opening(let id): sheets.contains { $0.id == id && model.isWithin(name, $0.presented) }
      case .closing: false
      }
    }
  }

  mutating func end(_ isEnding: (SceneTransition) -> Bool) {
    for transition in open + starting.map(\.1) where isEnding(transition) { takeBack(transition) }
    open.removeAll(where: isEnding)
    starting.removeAll { isEnding($0.1) }
  }

  /// What a swipe uncovered goes, and what it covered comes on show again (L4).
  private mutating func takeBack(_ transition: SceneTransition) {
    if case .swipe(_, let shown) = transition { tally.appearances += shown }
  }

  func isInLowerSheetThatCloses(_ stack: SceneName) -> Bool {
    (open + starting.map(\.1)).contains {
      if case .closing(_, let moving) = $0 { moving.contains(stack) } else { false }
    }
  }

  /// What began in this operation, and is still open at its end, is held from now on.
  mutating func began() {
    open += starting.filter { $0.depth == depth }.map(\.1)
    starting.removeAll { $0.depth == depth }
  }

  /// The user lets go: the transition that began last ends, a swipe by the screen's own `back()` (L4).
  mutating func finish() {
    guard let last = open.popLast(), case .swipe(let stack, _) = last, let index = index(of: stack),
      let screen = screens(of: stack).last
    else { return }
    switch screen.kind {
    case .stays: takeBack(last)
    case .home where stacks[index].screens.count > 2:
      takeBack(last)
      popToRoot(of: index, .animated)
    default: pop(from: index, .atOnce)
    }
  }

  /// The user lets go of a swipe so that nothing happens (L4).
  mutating func cancel() {
    guard case .swipe = open.last else { return }
    takeBack(open.removeLast())
  }

  /// Whether a swipe may begin, or run, in an operation: only there may appearance turn round (L4, L11).
  func mayTurn(in operation: SceneOperation) -> Bool {
    let isSwipe =
      switch operation {
      case .back(let route): route == .swipe
      case .answer: true
      default: false
      }
    return isSwipe
      || open.contains {
        if case .swipe = $0 { true } else { false }
      }
  }

  /// Whether letting go of the swipe under the finger would first take it back, and then go to the root.
  var isHomeUnderFinger: Bool {
    guard case .swipe(let stack, _) = open.last else { return false }
    return screens(of: stack).last?.kind == .home
  }

  /// Whether a screen still has the place that it is leaving.
  func isLeaving(_ name: SceneName) -> Bool {
    if sheets.contains(where: { $0.isClosing && $0.presented == name }) { return true }
    guard moves else { return false }
    return (open + starting.map(\.1)).contains {
      if case .change(_, let leaving) = $0 { leaving.contains(name) } else { false }
    }
  }

  /// Whether a change of what is on show runs at a controller or outwards.
  func isMoving(at name: SceneName) -> Bool {
    open.contains { transition in
      switch transition {
      case .change(let stack, _), .swipe(let stack, _): isWithin(name, stack)
      case .opening(let id): sheets.contains { $0.id == id && isWithin(name, $0.presented) }
      case .closing: false
      }
    }
  }

  /// Whether a change of what is on show runs in a stack that is seen in a controller.
  func isMoving(in name: SceneName) -> Bool {
    open.contains { transition in
      switch transition {
      case .change(let stack, _), .swipe(let stack, _): stack != name && shown(in: name).contains(stack)
      default: false
      }
    }
  }

  /// Whether a sheet opens or closes.
  var isSheetMoving: Bool {
    open.contains {
      switch $0 {
      case .opening, .closing: true
      default: false
      }
    }
  }
}
