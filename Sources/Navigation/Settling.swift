extension ViewController {
  /// The first thing that every operation does: delivers every call that is still owed, here and outwards, so that
  /// the operation's own check sees things as they will be (rule L5).
  ///
  /// A dismissal that runs is left to end (rules M3 and M6), and so is `spared`.
  func settle(sparing spared: TransitionRun? = nil) {
    // From the beginning after each: a call may have begun something further inside.
    while let run = firstUnsettledRun(sparing: spared) { run.settle() }
  }

  private func firstUnsettledRun(sparing spared: TransitionRun?) -> TransitionRun? {
    for controller in sequence(first: self, next: { $0.container }) {
      if let run = controller.unsettledRuns.first(where: { !$0.isLoading && $0 !== spared }) { return run }
    }
    return nil
  }

  /// The transitions that an operation on this controller would end, as far as this controller itself is concerned.
  private var unsettledRuns: [TransitionRun] {
    [run, ownPresentation?.openingRun, ownScene?.run].compactMap { $0 }
  }

  /// The controller whose `loadView()` runs in a transition that an operation on this one would end; nil: none does.
  private var loadingInTheWay: ViewController? {
    guard let last = ViewController.loading.last else { return nil }
    if let loading = ViewController.loading.last(where: { $0.isWithin(self) }) { return loading }
    let isOutside = sequence(first: self, next: { $0.container }).contains {
      $0.unsettledRuns.contains { $0.isLoading }
    }
    return isOutside ? last : nil
  }

  /// Whether an operation on this controller may begin; settles what still runs, or reports why it may not.
  ///
  /// A swipe that the user has let go is not taken back when the operation does just what it began: pops its screen and
  /// uncovers `target`.
  func begins(_ operation: String, uncovering target: ViewController? = nil) -> Bool {
    if let loading = loadingInTheWay {
      Diagnostic.duringLoadView(loading, operation: operation).report()
      return false
    }
    guard isWithinBounds(operation) else { return false }
    let swipe = ((self as? NavigationController) ?? parent as? NavigationController)?.run
    settle(sparing: swipe.flatMap { $0.isSwipe(uncovering: target) ? $0 : nil })
    return true
  }

  /// Whether one more operation may be started from inside the callbacks of others; reports why not.
  func isWithinBounds(_ operation: String) -> Bool {
    guard !LifecycleObservation.isTelling else {
      Diagnostic.duringObservation(operation: operation).report()
      return false
    }
    guard !TransitionRun.allowsAnother else { return true }
    Diagnostic.endless(operation: operation).report()
    return false
  }

  /// Whether a change of what is on show runs here, outwards, or in what is on show inside.
  var isInTransitionAnywhere: Bool { isInTransition || movesInside }

  private var movesInside: Bool { visibleChildren.contains { $0.run != nil || $0.movesInside } }

  /// Whether a change of what is on show runs here or outwards.
  var isInTransition: Bool {
    sequence(first: self, next: { $0.container }).contains {
      $0.run != nil || $0.ownPresentation?.run != nil || $0.ownScene?.run != nil
    }
  }
}
