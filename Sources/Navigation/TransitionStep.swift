/// One thing that a change owes: at most one call to code that is not ours, and that call comes last.
@MainActor
enum TransitionStep {
  case willMove(ViewController, ViewController?)
  case leaveParent(ViewController)
  case didMove(ViewController, ViewController?)
  case load(ViewController)
  case willAppear(ViewController)
  case didAppear(ViewController)
  case willDisappear(ViewController)
  case didDisappear(ViewController)
  case willShow(NavigationController, ViewController)
  case didShow(NavigationController, ViewController)
  /// `willShow` now, and `didShow` among the second halves.
  case announce(NavigationController, ViewController)
  /// Closes what a controller, or one that it contains, presents (rule M7).
  case dismissAbove(ViewController)
  /// A controller stands in its stack, or in its window, without a transition.
  case place(ViewController?, NavigationController?)
  /// What follows is seen to happen, or not.
  case animate(Bool)
  /// A screen leaves by a way back, and may be gone forward to.
  case remember(ViewController, NavigationController)
  /// A presentation that closes already has closed.
  case endClosing(Presentation)
  /// A presentation is over.
  case forget(Presentation)
  /// The host shows the change. In a box of its own, so that steps are small.
  indirect case show(Transition)
  /// The second halves of all appearance calls made so far.
  case owed
  /// The user has let go of a swipe: it goes back, or what it began is taken back (rule L4).
  case letGo
  /// A swipe is taken back, unless a pop has gone on with it.
  case takeBack

  func perform(in run: TransitionRun) {
    switch self {
    case .willMove(let controller, let parent):
      controller.movement = parent == nil ? .fromParent : .toParent
      controller.tell(.willMove, parent: parent)
      controller.willMove(toParent: parent)
    case .leaveParent(let controller): leaveParent(controller, in: run)
    case .didMove(let controller, let parent):
      controller.movement = nil
      controller.tell(.didMove, parent: parent)
      controller.didMove(toParent: parent)
    case .load(let controller): load(controller, in: run)
    case .willAppear(let controller): willAppear(controller, in: run)
    case .didAppear(let controller): didAppear(controller, in: run)
    case .willDisappear(let controller): willDisappear(controller, in: run)
    case .didDisappear(let controller): didDisappear(controller, in: run)
    case .willShow(let stack, let controller):
      stack.announcedTop = controller
      stack.delegate?.navigationController(stack, willShow: controller, animated: run.isAnimated)
    case .didShow(let stack, let controller):
      stack.delegate?.navigationController(stack, didShow: controller, animated: run.isAnimated)
    case .announce(let stack, let controller):
      run.owesComing(.didShow(stack, controller))
      TransitionStep.willShow(stack, controller).perform(in: run)
    case .dismissAbove(let controller): controller.dismissPresentations()
    case .place(let controller, let stack):
      (stack ?? controller)?.scene?.host?.place(controller, in: stack)
    case .animate(let isAnimated): run.setAnimated(isAnimated)
    case .remember(let controller, let stack): stack.remember(controller)
    case .endClosing(let presentation): presentation.settleClosing()
    case .forget(let presentation): presentation.forget(in: run)
    case .show(let transition): run.show(transition)
    case .owed: run.collectSecondHalves()
    case .letGo: run.letGoOfSwipe()
    case .takeBack: run.takeSwipeBack()
    }
  }

  /// Nothing that is presented from it stays, even if an operation came between (rule M7).
  private func leaveParent(_ controller: ViewController, in run: TransitionRun) {
    guard controller.presentationsAbove.allSatisfy(\.isDismissing) else {
      return run.next(.dismissAbove(controller), .leaveParent(controller))
    }
    let scene = controller.scene
    controller.parent = nil
    controller.depart(from: scene)
  }

  private func load(_ controller: ViewController, in run: TransitionRun) {
    if let stack = controller as? NavigationController, let top = stack.topViewController {
      run.next(.load(top))
    }
    controller.loadViewIfNeeded()
  }

  /// Each container's own call comes before the same call of what it shows (rule L1).
  private func willAppear(_ controller: ViewController, in run: TransitionRun) {
    guard !controller.appearance.isVisible else { return }
    guard controller.isViewLoaded || controller.isLoadingView else {
      return run.next(.load(controller), .willAppear(controller))
    }
    if endsChange(in: controller, before: .willAppear(controller), in: run) { return }
    controller.appearance = .appearing
    run.owesComing(.didAppear(controller))
    let stack = controller as? NavigationController
    if let stack { announceTop(of: stack, in: run) }
    for child in controller.visibleChildren.reversed() { run.next(.willAppear(child)) }
    if let stack { placeTop(of: stack, in: run) }
    controller.tell(.viewWillAppear, animated: run.isAnimated)
    controller.viewWillAppear(run.isAnimated)
  }

  /// The stack may have another top than when it was last on show.
  private func placeTop(of stack: NavigationController, in run: TransitionRun) {
    run.next(.place(stack.topViewController, stack))
    if let top = stack.topViewController { run.next(.load(top)) }
  }

  /// A delegate hears of a top that it has not heard of yet, once.
  private func announceTop(of stack: NavigationController, in run: TransitionRun) {
    guard let top = stack.topViewController, stack.announcedTop !== top else { return }
    guard run.swipe == nil else { return run.announcesLater(stack) }
    run.next(.announce(stack, top))
  }

  private func didAppear(_ controller: ViewController, in run: TransitionRun) {
    guard controller.appearance == .appearing else { return }
    controller.appearance = .appeared
    if let stack = controller as? NavigationController, !stack.sheetsToOpen.isEmpty {
      run.whenEnded { [weak stack] in stack?.openSheets() }
    }
    controller.tell(.viewDidAppear, animated: run.isAnimated)
    controller.viewDidAppear(run.isAnimated)
  }

  private func willDisappear(_ controller: ViewController, in run: TransitionRun) {
    guard controller.appearance.isVisible else { return }
    if endsChange(in: controller, before: .willDisappear(controller), in: run) { return }
    controller.appearance = .disappearing
    run.owesGoing(.didDisappear(controller))
    for child in controller.visibleChildren.reversed() { run.next(.willDisappear(child)) }
    controller.tell(.viewWillDisappear, animated: run.isAnimated)
    controller.viewWillDisappear(run.isAnimated)
  }

  /// A stack whose own change still runs ends it before it comes or goes (rule L14).
  /// - Returns: whether it did; then `step` is next.
  private func endsChange(
    in controller: ViewController, before step: TransitionStep, in run: TransitionRun
  ) -> Bool {
    guard let inner = controller.run, inner !== run else { return false }
    run.next(step)
    inner.settle()
    return true
  }

  private func didDisappear(_ controller: ViewController, in run: TransitionRun) {
    guard controller.appearance == .disappearing else { return }
    controller.appearance = .disappeared
    controller.tell(.viewDidDisappear, animated: run.isAnimated)
    controller.viewDidDisappear(run.isAnimated)
  }
}
