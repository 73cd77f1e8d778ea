import Navigation
import NavigationTesting
import Testing

/// A host that ends each change in the middle of showing it, and writes down what it is told.
@MainActor
private final class PromptHost: NavigationHost {
  private(set) lazy var scene = NavigationScene(root: root, host: self)

  /// What was placed or shown before its view had been loaded.
  private(set) var unloaded: [String] = []

  private(set) var places: [String] = []
  private(set) var swipes = 0
  var cancelsSwipes = false

  private let root: ViewController
  private let log: EventLog

  init(_ root: ViewController, _ log: EventLog) {
    self.root = root
    self.log = log
    scene.attach()
  }

  func place(_ controller: ViewController?, in stack: NavigationController?) {
    places.append(label(controller))
    check(controller)
  }

  func perform(_ transition: Transition) {
    check(transition.from)
    check(transition.to)
    if transition.isInteractive { swipes += 1 }
    if cancelsSwipes { transition.cancel() }
    transition.complete()
    log.record("host.hasPerformed")
  }

  func finish(_ transition: Transition) {}
  func barDidChange(of container: ViewController) {}
  func close() { scene.detach() }

  private func check(_ controller: ViewController?) {
    if let controller, !controller.isViewLoaded { unloaded.append(label(controller)) }
  }
}

/// Small mistakes in the core that no other test notices.
@MainActor
@Suite struct CornerTests {
  // MARK: Hosts

  @Test("L2 S22 a host completes in the middle of perform: the second half comes when perform has returned")
  func completesInTheMiddle() {
    let log = EventLog()
    let stack = RecordingNavigationController("N", log, root: GoingBackViewController("A", log))
    let host = PromptHost(stack, log)
    stack.pushViewController(GoingBackViewController("B", log), animated: true)
    #expect(log.all.has("host.hasPerformed", before: "A.viewDidDisappear(animated)"))
    #expect(log.all.has("host.hasPerformed", before: "B.viewDidAppear(animated)"))
    #expect(host.unloaded.isEmpty)
  }

  @Test("L12 a nested stack gets another top while it is covered: the top is loaded before it is placed")
  func loadedBeforePlaced() {
    let log = EventLog()
    let inner = RecordingNavigationController("I", log, root: GoingBackViewController("X", log))
    let page = RecordingViewController("P", log)
    page.addChild(inner)
    let stack = RecordingNavigationController("N", log, root: page)
    let host = PromptHost(stack, log)
    stack.pushViewController(GoingBackViewController("B", log), animated: false)
    inner.pushViewController(GoingBackViewController("Y", log), animated: false)
    #expect(inner.topViewController?.isViewLoaded == false)
    stack.popViewController(animated: false)
    #expect(inner.topViewController?.isViewLoaded == true)
    #expect(host.unloaded.isEmpty)
  }

  @Test("S21 L7 a screen below the top goes: the top is placed again, so that the bar is read again")
  func placedAgain() {
    let log = EventLog()
    let stack = RecordingNavigationController("N", log, root: GoingBackViewController("A", log))
    let host = PromptHost(stack, log)
    stack.pushViewController(GoingBackViewController("B", log), animated: false)
    stack.pushViewController(GoingBackViewController("C", log), animated: false)
    let before = host.places
    stack.remove(stack.viewControllers[1], animated: false)
    #expect(host.places == before + ["C"])
  }

  @Test("L4 L5 an operation from inside a swipe's first calls: the host is not asked to show the swipe")
  func swipeOvertakenAtOnce() {
    let log = EventLog()
    let stack = RecordingNavigationController("N", log, root: GoingBackViewController("A", log))
    let host = PromptHost(stack, log)
    stack.pushViewController(GoingBackViewController("B", log), animated: false)
    log.on("B.viewWillDisappear(animated)") {
      stack.pushViewController(GoingBackViewController("C", log), animated: false)
    }
    host.scene.goBack(.swipe)
    #expect(!log.hasPendingHook)
    #expect(host.swipes == 0)
    #expect(stack.viewControllers.names == ["A", "B", "C"])
    #expect(LifecycleCheck(log.all).faults.isEmpty)
    #expect(LifecycleCheck(log.all).screens(in: .appeared) == ["N", "C"])
  }

  @Test("L4 a swipe is let go to return: the screen that it began from is placed again")
  func swipeReturns() {
    let log = EventLog()
    let stack = RecordingNavigationController("N", log, root: GoingBackViewController("A", log))
    let host = PromptHost(stack, log)
    stack.pushViewController(GoingBackViewController("B", log), animated: false)
    let before = host.places
    host.cancelsSwipes = true
    host.scene.goBack(.swipe)
    #expect(host.swipes == 1)
    #expect(host.places == before + ["B"])
    #expect(stack.viewControllers.names == ["A", "B"])
  }

  @Test("L4 B5 a swipe whose back() sets the stack that it uncovers goes on with what it began")
  func swipeSets() {
    let stage = Stage("A")
    let page = OwnBackViewController("B", stage.log)
    page.whenBack = { $0.navigationController?.viewControllers.removeLast() }
    stage.navigation.pushViewController(page, animated: false)
    stage.log.clear()
    stage.host.holdsTransitions = true
    stage.host.scene.goBack(.swipe)
    stage.host.finishTransition()
    #expect(stage.stack == ["A"])
    #expect(
      stage.log.take().about("A") == ["A.viewWillAppear(animated)", "A.viewDidAppear"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  // MARK: Delegates

  @Test("L1 the delegate of a nested stack hears of a top once, not each time when the page is uncovered")
  func announcedOnce() {
    let stage = Stage("A")
    let inner = RecordingNavigationController("I", stage.log, root: stage.screen("X"))
    let delegate = RecordingDelegate("E", stage.log)
    inner.delegate = delegate
    let page = RecordingViewController("P", stage.log)
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    stage.push("B")
    stage.navigation.popViewController(animated: false)
    #expect(stage.log.all.filter { $0.hasPrefix("E.") } == ["E.willShow(X)", "E.didShow(X)"])
  }

  // MARK: Paths

  @Test("L14 M7 the top changes after a path was taken and before the stack appears: its sheets stay closed")
  func sheetsOfAnotherTop() throws {
    NavigationController.register(InboxPage.self, LetterPage.self)
    let stack = NavigationController()
    stack.path = NavigationPath(
      [try .init(InboxPage.self)], sheets: [.init([try .init(LetterPage.self, payload: 1)], isStack: false)])
    #expect(stack.path.sheets.count == 1)
    stack.pushViewController(LetterPage(2), animated: false)
    #expect(stack.path.sheets.isEmpty)
    let host = HeadlessHost(stack)
    #expect(host.scene.topmost === stack)
    #expect(host.bar.title == "Letter 2")
  }

  // MARK: Operations

  @Test("S8 two controllers stand twice in the array: the diagnostic names the first of them")
  func firstDuplicate() {
    let stage = Stage("A")
    let (lower, upper) = (stage.screen("B"), stage.screen("C"))
    let found = diagnostics {
      stage.navigation.setViewControllers([lower, upper, lower, upper], animated: false)
    }
    #expect(stage.stack == ["B", "C"])
    #expect(found.count == 1)
    #expect(found.first?.what.contains("“B”") == true)
  }

  @Test("L5 the window goes while a push runs beneath a sheet: the push ends before the sheet closes")
  func detachSettlesFirst() {
    let stage = Stage("A")
    stage.navigation.present(stage.screen("X"), animated: false)
    stage.host.holdsTransitions = true
    stage.push("B", animated: true)
    stage.log.clear()
    stage.host.detach()
    let events = stage.log.take()
    #expect(events.has("B.viewDidAppear(animated)", before: "X.viewWillDisappear"))
    #expect(events.has("X.viewDidDisappear", before: "B.viewWillDisappear"))
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared).isEmpty)
  }

  @Test("L5 L1 a child is added to a page that is still coming: the page appears first")
  func childOfAComingPage() {
    let stage = Stage("A")
    let page = RecordingViewController("P", stage.log)
    stage.host.holdsTransitions = true
    stage.navigation.pushViewController(page, animated: true)
    page.addChild(stage.screen("C"))
    #expect(stage.log.all.has("P.viewDidAppear(animated)", before: "C.willMove(P)"))
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "P", "C"])
  }

  @Test("L11 a child that is on its way on show is removed from inside its sibling's loadView")
  func removedWhileSiblingLoads() {
    final class Jealous: RecordingViewController {
      var whileLoading: (@MainActor () -> Void)?

      override func loadView() -> any View {
        whileLoading?()
        return super.loadView()
      }
    }
    let log = EventLog()
    let page = RecordingViewController("P", log)
    let child = RecordingViewController("C", log)
    let sibling = Jealous("S", log)
    page.addChild(child)
    page.addChild(sibling)
    sibling.whileLoading = { [weak child] in child?.removeFromParent() }
    let host = HeadlessHost(page)
    #expect(page.children.names == ["S"])
    #expect(LifecycleCheck(log.all).faults.isEmpty)
    #expect(log.all.has("S.viewDidLoad", before: "S.viewWillAppear"))
    #expect(LifecycleCheck(log.all).phase(of: "C") == .disappeared)
    #expect(LifecycleCheck(log.all).screens(in: .appeared) == ["P", "S"])
    withExtendedLifetime(host) {}
  }

  @Test("L5 what a screen's restoring begins around the stack has ended before the screen is pushed")
  func restoringBeginsSomething() {
    let stage = Stage("A")
    let inner = RecordingNavigationController("I", stage.log, root: stage.screen("X"))
    inner.keepsForwardHistory = true
    let page = RecordingViewController("P", stage.log)
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    inner.pushViewController(OddPage("odd"), animated: false)
    inner.popViewController(animated: false)
    stage.host.holdsTransitions = true
    OddPage.whenRestored = { payload in
      stage.push("B", animated: true)
      return OddPage(payload)
    }
    defer { OddPage.whenRestored = nil }
    stage.log.clear()
    #expect(inner.goForward(animated: true))
    #expect(stage.log.take().count(of: "B.viewDidAppear(animated)") == 1)
    #expect(inner.viewControllers.names == ["X", "odd"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  // MARK: Routes

  @Test("S20 L3 a question of the history menu does not keep the chosen screen alive")
  func historyHoldsNothing() async {
    let stage = Stage("A", "B")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    stage.host.scene.goBack(.history(1))
    #expect(await page.untilAsked())
    let chosen = Weak(stage["A"])
    stage.navigation.remove(stage["A"], animated: false)
    #expect(chosen.isGone)
    page.answer(true)
    await letTasksRun { !stage.host.scene.isAsking }
    await letTasksRun()
    #expect(stage.stack == ["B", "Q"])
  }

  @Test("M8 M10 of several modal sheets the topmost is told that the window was to be closed")
  func topmostIsTold() async {
    let stage = Stage("A")
    let (lower, upper) = (stage.screen("X"), stage.screen("Y"))
    lower.isModalInPresentation = true
    upper.isModalInPresentation = true
    stage["A"].present(lower, animated: false)
    lower.present(upper, animated: false)
    stage.log.clear()
    await stage.host.closeWindow()
    #expect(stage.log.take() == ["Y.didAttemptToDismiss"])
    #expect(!stage.host.isClosed)
  }

  // MARK: The leak watch

  /// Tells something when no other test has screens watched meanwhile: run alone.
  @Test("a screen that leaves when the watch had nothing to do any more is named all the same")
  func watchBeginsAgain() async {
    let stack = NavigationController(rootViewController: ViewController())
    let page = ViewController()
    page.title = "late leaver"
    await LeakProbe.untilLooked()
    try? await Task.sleep(for: .milliseconds(200))
    stack.pushViewController(page, animated: false)
    stack.popViewController(animated: false)
    for _ in 0..<200 where LeakProbe.leaks(named: "late leaver").isEmpty {
      try? await Task.sleep(for: .milliseconds(25))
    }
    #expect(LeakProbe.leaks(named: "late leaver").count == 1)
  }
}
