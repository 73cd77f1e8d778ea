extension ViewController {
  /// The first thing that every operation does: delivers every call that is still owed, here and outwards, so that
  /// the operation's own check sees things as they will be (rule L5).
  ///
  /// A dismissal that runs is left to end (rules M3 and M6), and so is `spared`.
  func settle(sparing spared: TransitionRun? = nil) {
    var node: ViewController? = self
    while let controller = node {
      while let run = controller.unsettledRuns.first(where: { !$0.isLoading && $0 !== spared }) {
        run.settle()
      }
      node = controller.container
    }
  }

  /// The transitions that an operation on this controller would end, as far as this controller itself is concerned.
  private var unsettledRuns: [TransitionRun] {
    let opening = ownPresentation.flatMap { $0.isDismissing ? nil : $0.run }
    return [run, opening, ownScene?.run].compactMap { $0 }
  }

  /// The controller whose `loadView()` runs in a transition that an operation on this one would end; nil: none does.
  private var loadingInTheWay: ViewController? {
    guard let loading = ViewController.loading.last else { return nil }
    let isInTheWay =
      loading.isWithin(self)
      || sequence(first: self, next: { $0.container }).contains { $0.unsettledRuns.contains { $0.isLoading } }
    return isInTheWay ? loading : nil
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
    guard TransitionRun.allowsAnother else {
      Diagnostic.endless(operation: operation, depth: TransitionRun.longestChain).report()
      return false
    }
    settle(sparing: run.flatMap { $0.isSwipe(uncovering: target) ? $0 : nil })
    return true
  }

  /// Whether a change of what is on show runs here or outwards.
  var isInTransition: Bool {
    sequence(first: self, next: { $0.container }).contains {
      $0.run != nil || $0.ownPresentation?.run != nil || $0.ownScene?.run != nil
    }
  }
}
