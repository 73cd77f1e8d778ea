extension ViewController {
  /// The first thing that every operation does: delivers every call that is still owed, here and outwards, so that
  /// the operation's own check sees things as they will be (rule L5).
  ///
  /// A dismissal that runs is left to end (rules M3 and M6).
  func settle() {
    var node: ViewController? = self
    while let controller = node {
      while let run = controller.run { run.settle() }
      if let presentation = controller.ownPresentation, !presentation.isDismissing {
        presentation.run?.settle()
      }
      controller.ownScene?.run?.settle()
      node = controller.container
    }
  }

  /// Whether an operation on this controller may begin; settles what still runs, or reports why it may not.
  func begins(_ operation: String) -> Bool {
    if let loading = ViewController.loading.last, loading.isWithin(self) {
      Diagnostic.duringLoadView(loading, operation: operation).report()
      return false
    }
    guard TransitionRun.allowsAnother else {
      Diagnostic.endless(operation: operation, depth: TransitionRun.longestChain).report()
      return false
    }
    settle()
    return true
  }

  /// Whether a change of what is on show runs here or outwards.
  var isInTransition: Bool {
    sequence(first: self, next: { $0.container }).contains {
      $0.run != nil || $0.ownPresentation?.run != nil || $0.ownScene?.run != nil
    }
  }
}
