extension ViewController {
  /// The controllers that this one contains, in order. For a navigation controller: its stack.
  public var children: [ViewController] { contained }

  /// The nearest navigation controller around this one; nil when there is none, and after the pop (rule S11).
  public var navigationController: NavigationController? {
    sequence(first: self, next: { $0.parent }).dropFirst()
      .lazy.compactMap { $0 as? NavigationController }.first
  }

  /// Whether this controller is entering its parent; true from `willMove(toParent:)` to `didMove(toParent:)`.
  public var isMovingToParent: Bool { movement == .toParent }

  /// Whether this controller is leaving its parent; true from `willMove(toParent: nil)` to `didMove(toParent: nil)`.
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// Adds `child` to this controller, for containers of one's own.
  ///
  /// Calls `willMove(toParent:)` and `didMove(toParent:)` of the child, and its appearance calls when this controller
  /// is on show. Showing the child's view is the container's affair. A child that has a place already is refused
  /// with a ``Diagnostic`` (rule S3), and so is any child of a navigation controller: push it.
  public func addChild(_ child: ViewController) {
    guard !(self is NavigationController) else { return Diagnostic.addChildOfStack(child).report() }
    guard isWithinBounds("addChild") else { return }
    // One that is on its way on show takes the child along.
    if appearance != .disappeared { settle() }
    guard admits(child, operation: "addChild") else { return }
    contained.append(child)
    child.parent = self
    let run = TransitionRun(animated: false)
    run.plan([.willMove(child, self)])
    if appearance.isVisible { run.plan([.willAppear(child), .owed]) }
    run.plan([.didMove(child, self)])
    run.start(in: child)
  }

  /// Takes this controller out of its parent; nothing happens when it has none. A screen of a stack is removed from
  /// it, as by ``NavigationController/remove(_:animated:)``. A child that is kept to be added again later sets
  /// ``isKeptAfterLeaving``.
  public func removeFromParent() {
    if let stack = parent as? NavigationController { return stack.remove(self, animated: false) }
    if let loading = ViewController.loading.last, loading.isWithin(self) {
      return Diagnostic.duringLoadView(loading, operation: "removeFromParent").report()
    }
    guard isWithinBounds("removeFromParent") else { return }
    if appearance != .disappeared { settle() }
    guard let parent else { return }
    parent.contained.removeAll { $0 === self }
    let run = TransitionRun(animated: false)
    run.plan([.willMove(self, nil), .dismissAbove(self)])
    if appearance != .disappeared { run.plan([.willDisappear(self), .owed]) }
    run.plan([.leaveParent(self), .didMove(self, nil)])
    run.start(in: self)
  }

  /// The controller has left a place for good. Its work is cancelled; questions that were put to it, or to what stands in
  /// it, are void; whoever awaits an answer of it is told when the transition has ended.
  func depart(from scene: NavigationScene?) {
    let holder = scene?.root === self ? scene : nil
    var answers: [any AwaitedAnswer] = []
    forEachWithin { controller in
      controller.departures += 1
      controller.ownTasks?.cancel()
      if let answer = controller.takeAnswer() { answers.append(answer) }
      LeakWatch.watch(controller, heldBy: holder)
    }
    for answer in answers { TransitionRun.whenDeliveringEnds { answer.giveToWaiter() } }
    scene?.gate.dropVoidQuestions()
  }

  /// Does something for this controller and everything that stands in it or is presented from it, however deep.
  func forEachWithin(_ body: (ViewController) -> Void) {
    body(self)
    guard !contained.isEmpty || presentationAbove != nil else { return }
    var unseen = contained + [presentedViewController].compactMap { $0 }
    while let controller = unseen.popLast() {
      body(controller)
      unseen += controller.contained
      if let above = controller.presentedViewController { unseen.append(above) }
    }
  }

  /// The controller that holds this one: its parent, else the one that presents it.
  var container: ViewController? { parent ?? presentingViewController }

  /// Whether this controller is `other` or stands inside it, presentations included.
  func isWithin(_ other: ViewController) -> Bool {
    sequence(first: self, next: { $0.container }).contains { $0 === other }
  }

  /// The scene that shows this controller; nil when none does.
  var scene: NavigationScene? {
    var root = self
    while let next = root.container { root = next }
    return root.ownScene
  }
}
