/// A swipe back: a pop that a finger begins, and that may still be taken back (rule L4).
///
/// While the finger is down the stack is unchanged; only the first halves of the appearance calls have been made. Letting
/// go to finish calls the screen's `back()`, and the pop that follows from it goes on with what the swipe began.
@MainActor
struct Swipe {
  enum Phase {
    case underFinger
    case cancelled
    case lettingGo
    case over
  }

  let from: any CanGoBack
  let to: ViewController
  var phase = Phase.underFinger
}

extension NavigationController {
  /// Begins a swipe from the top screen to the one below it. The gate has let it through, so nothing moves.
  func beginSwipe() {
    guard begins("a swipe"), let from = topViewController as? any CanGoBack, let to = screenBelowTop else {
      return
    }
    let run = TransitionRun(animated: true)
    run.swipe = Swipe(from: from, to: to)
    run.plan([.load(to), .willDisappear(from), .willAppear(to)])
    run.plan([.show(Transition(.pop, in: self, from: from, to: to, by: run)), .letGo])
    run.start(in: self)
  }
}

extension TransitionRun {
  /// The finger returns to where it began.
  func cancelSwipe() {
    guard shown != nil, swipe != nil else { return }
    swipe?.phase = .cancelled
    complete()
  }

  /// Whether this is a swipe that the user has let go and that would uncover `target`.
  func isSwipe(uncovering target: ViewController?) -> Bool {
    guard let swipe, let target else { return false }
    return swipe.phase == .lettingGo && swipe.to === target
  }

  /// Lets `run` go on with what this swipe began.
  /// - Returns: the stacks that it uncovers, and that are still to be announced.
  func handSwipe(to run: TransitionRun) -> [NavigationController] {
    guard let swipe, swipe.phase == .lettingGo else { return [] }
    self.swipe?.phase = .over
    handSecondHalves(to: run)
    return unannounced
  }

  func letGoOfSwipe() {
    guard let swipe, swipe.phase == .underFinger, !isSettling else { return takeSwipeBack() }
    self.swipe?.phase = .lettingGo
    next(.takeBack)
    swipe.from.back()
  }

  /// A screen that did not go back, a finger that returned, an operation that came between: the screen below goes
  /// again.
  func takeSwipeBack() {
    guard let swipe, swipe.phase != .over else { return }
    self.swipe?.phase = .over
    dropSecondHalves()
    let stack = swipe.from.parent as? NavigationController
    next(.willDisappear(swipe.to), .owed, .place(swipe.from, stack), .willAppear(swipe.from), .owed)
  }
}
