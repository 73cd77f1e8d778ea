/// The difference that one operation makes to a stack, from which its calls and its transition follow.
@MainActor
struct StackChange {
  /// What a change means for the way forward.
  enum History {
    /// What leaves can be gone forward to.
    case back
    /// It is the way forward.
    case forward
    /// A new top ends the way forward.
    case other
  }

  let kind: Transition.Kind
  var history = History.other
  /// The top before the operation.
  let oldTop: ViewController?
  /// The screens that leave, from the top down (rule L13).
  var leaving: [ViewController] = []
  /// The screens that enter, from the bottom up (rule L13).
  var entering: [ViewController] = []

  init(_ kind: Transition.Kind, of stack: NavigationController) {
    self.kind = kind
    oldTop = stack.topViewController
  }
}

extension NavigationController {
  /// Makes the calls of a change that the stack has already made, and its transition when the stack is on show.
  func make(_ change: StackChange, animated: Bool) {
    let run = TransitionRun(animated: animated)
    let uncovered = self.run?.handSwipe(to: run) ?? []
    switch change.history {
    case .back where keepsForwardHistory: for screen in change.leaving { run.plan(.remember(screen, self)) }
    case .other where change.oldTop !== topViewController: leftScreens = []
    case .back, .forward, .other: break
    }
    if change.oldTop !== topViewController, !sheetsToOpen.isEmpty { sheetsToOpen = [] }
    if scene?.presentations.isEmpty == false {
      for screen in change.leaving { run.plan(.dismissAbove(screen)) }
    }
    for screen in change.leaving { run.plan(.willMove(screen, nil)) }
    for screen in change.entering { run.plan(.willMove(screen, self)) }
    if appearance.isVisible { planAppearance(of: change, in: run, announcing: uncovered) }
    for screen in change.leaving {
      run.plan(.leaveParent(screen))
      run.plan(.didMove(screen, nil))
    }
    for screen in change.entering { run.plan(.didMove(screen, self)) }
    if appearance.isVisible, change.oldTop !== topViewController, let top = topViewController {
      run.plan(.didShow(self, top))
    }
    run.start(in: self)
  }

  /// Rules L2 and L3, the part between the moves.
  private func planAppearance(
    of change: StackChange, in run: TransitionRun, announcing uncovered: [NavigationController]
  ) {
    let oldTop = change.oldTop
    let newTop = topViewController
    // The top stays where it is; what stood below it may have gone, and the bar points to it.
    guard oldTop !== newTop else { return run.plan(.place(newTop, self)) }
    if let newTop { run.plan(.load(newTop)) }
    if let oldTop { run.plan(.willDisappear(oldTop)) }
    if let newTop {
      run.plan(.willAppear(newTop))
      run.plan(.willShow(self, newTop))
    }
    for stack in uncovered {
      if let top = stack.topViewController { run.plan(.announce(stack, top)) }
    }
    run.plan(.show(Transition(change.kind, in: self, from: oldTop, to: newTop, by: run)))
    run.plan(.owed)
  }
}
