import Navigation
import NavigationTesting
import Testing

/// The exact order of the calls, rules L1 to L3 and L6 to L10.
///
/// A is the screen on show, B the new one, N the stack, D its delegate.
@MainActor
@Suite struct LifecycleTests {
  @Test("L1 a root is moved in by init, then loads and appears when it is shown")
  func rootAppears() {
    let log = EventLog()
    let delegate = RecordingDelegate("D", log)
    let navigation = RecordingNavigationController("N", log, root: RecordingViewController("A", log))
    navigation.delegate = delegate
    #expect(log.take() == ["A.willMove(N)", "A.didMove(N)"])

    let host = HeadlessHost(navigation)
    let shown = log.take()
    #expect(
      shown.filter { !$0.hasPrefix("N.") } == [
        "A.loadView",
        "A.viewDidLoad",
        "A.viewWillAppear",
        "D.willShow(A)",
        "A.viewDidAppear",
        "D.didShow(A)",
      ]
    )
    #expect(host.bar.title == "A")
  }

  @Test(
    "L1 each of the stack's own calls comes before the same call of its top",
    arguments: ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"]
  )
  func ownCallsFirst(call: String) {
    let log = EventLog()
    let host = HeadlessHost(RecordingNavigationController("N", log, root: RecordingViewController("A", log)))
    #expect(log.take().filter { $0.hasSuffix(".\(call)") } == ["N.\(call)", "A.\(call)"])
    #expect(host.bar.title == "A")
  }

  @Test("L1 a single screen without a stack loads and appears")
  func screenWithoutStack() {
    let log = EventLog()
    let host = HeadlessHost(RecordingViewController("A", log))
    #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    #expect(host.bar.back == nil)
  }

  @Test("L2 push: the first half before the transition, the second half when it has ended")
  func push() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    stage.push("B", animated: true)
    #expect(
      stage.log.take() == [
        "B.willMove(N)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear(animated)",
        "B.viewWillAppear(animated)",
        "D.willShow(B, animated)",
      ]
    )
    #expect(stage.stack == ["A", "B"])

    stage.host.finishTransition()
    #expect(
      stage.log.take() == [
        "A.viewDidDisappear(animated)",
        "B.viewDidAppear(animated)",
        "B.didMove(N)",
        "D.didShow(B, animated)",
      ]
    )
  }

  @Test("L2 a screen that is pushed is moving to its parent while it appears, and not later")
  func movingToParent() {
    let stage = Stage("A")
    let screen = stage.screen("B")
    var moving: [Bool] = []
    stage.log.on("B.viewWillAppear") { moving.append(screen.isMovingToParent) }
    stage.log.on("B.viewDidAppear") { moving.append(screen.isMovingToParent) }
    stage.navigation.pushViewController(screen, animated: false)
    moving.append(screen.isMovingToParent)
    #expect(moving == [true, true, false])

    stage.push("C")
    stage.log.on("B.viewWillAppear") { moving.append(screen.isMovingToParent) }
    stage.navigation.popViewController(animated: false)
    #expect(moving == [true, true, false, false])
  }

  @Test("L3 pop: the first half before the transition, the second half when it has ended")
  func pop() {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    stage.navigation.popViewController(animated: true)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)",
        "B.viewWillDisappear(animated)",
        "A.viewWillAppear(animated)",
        "D.willShow(A, animated)",
      ]
    )
    #expect(stage.stack == ["A"])

    stage.host.finishTransition()
    #expect(
      stage.log.take() == [
        "B.viewDidDisappear(animated)",
        "A.viewDidAppear(animated)",
        "B.didMove(nil)",
        "D.didShow(A, animated)",
      ]
    )
  }

  @Test("L3 a screen that is popped is moving from its parent while it disappears, and not later")
  func movingFromParent() {
    let stage = Stage("A", "B")
    let screen = stage["B"]
    var moving: [Bool] = []
    stage.log.on("B.viewWillDisappear") { moving.append(screen.isMovingFromParent) }
    stage.log.on("B.viewDidDisappear") { moving.append(screen.isMovingFromParent) }
    stage.log.on("A.viewWillAppear") { moving.append(stage["A"].isMovingToParent) }
    stage.navigation.popViewController(animated: false)
    moving.append(screen.isMovingFromParent)
    #expect(moving == [true, false, true, false])
  }

  @Test("L3 nothing of ours holds a popped screen, its view, or its back item", arguments: [true, false])
  func popReleases(animated: Bool) {
    let stage = Stage("A")
    weak var screen: ViewController?
    weak var view: (any View)?
    weak var item: BarButtonItem?
    do {
      let pushed = stage.screen("B")
      stage.navigation.pushViewController(pushed, animated: animated)
      screen = pushed
      view = pushed.viewIfLoaded
      item = pushed.navigationItem.backItem
    }
    #expect(screen != nil)
    #expect(view != nil)
    #expect(item != nil)
    #expect(stage.host.bar.back != nil)

    stage.navigation.popViewController(animated: animated)
    #expect(screen == nil)
    #expect(view == nil)
    #expect(item == nil)
  }

  @Test("L3 a held pop holds the screen until the transition has ended, and no longer")
  func heldPopReleases() {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    let screen = Weak(stage["B"])
    stage.navigation.popViewController(animated: true)
    #expect(!screen.isGone)
    stage.host.finishTransition()
    #expect(screen.isGone)
  }

  @Test("L6 screens popped from the middle get no appearance calls")
  func popFromTheMiddle() {
    let stage = Stage("A", "B", "C", "E")
    stage.navigation.popToRootViewController(animated: false)
    #expect(
      stage.log.take() == [
        "E.willMove(nil)",
        "C.willMove(nil)",
        "B.willMove(nil)",
        "E.viewWillDisappear",
        "A.viewWillAppear",
        "D.willShow(A)",
        "E.viewDidDisappear",
        "A.viewDidAppear",
        "E.didMove(nil)",
        "C.didMove(nil)",
        "B.didMove(nil)",
        "D.didShow(A)",
      ]
    )
  }

  @Test("L6 nothing holds the screens popped from the middle")
  func popFromTheMiddleReleases() {
    let stage = Stage("A", "B", "C", "E")
    let lower = Weak(stage["B"])
    let upper = Weak(stage["C"])
    #expect(!lower.isGone && !upper.isGone)
    stage.navigation.popToRootViewController(animated: true)
    #expect(lower.isGone && upper.isGone)
  }

  @Test(
    "L7 setViewControllers: only the old and the new top appear and disappear, new ones below are not loaded")
  func setLoadsOnlyTheTop() {
    let stage = Stage("A", "B")
    let middle = stage.screen("C")
    stage.navigation.setViewControllers([stage["A"], middle, stage.screen("E")], animated: false)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)",
        "C.willMove(N)",
        "E.willMove(N)",
        "E.loadView",
        "E.viewDidLoad",
        "B.viewWillDisappear",
        "E.viewWillAppear",
        "D.willShow(E)",
        "B.viewDidDisappear",
        "E.viewDidAppear",
        "B.didMove(nil)",
        "C.didMove(N)",
        "E.didMove(N)",
        "D.didShow(E)",
      ]
    )
    #expect(!middle.isViewLoaded)
  }

  @Test("L7 a screen set below the top loads when it is uncovered")
  func setBelowLoadsLater() {
    let stage = Stage("A", "B")
    stage.navigation.setViewControllers([stage["A"], stage.screen("C"), stage["B"]], animated: false)
    #expect(stage.log.take() == ["C.willMove(N)", "C.didMove(N)"])
    stage.navigation.popViewController(animated: false)
    #expect(
      stage.log.take().about("C") == ["C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear"]
    )
  }

  @Test("L7 the same top: no appearance calls at all, and none of the delegate's")
  func setWithTheSameTop() {
    let stage = Stage("A", "B", "C")
    stage.navigation.setViewControllers([stage["C"]], animated: true)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)",
        "A.willMove(nil)",
        "B.didMove(nil)",
        "A.didMove(nil)",
      ]
    )
    #expect(stage.stack == ["C"])
  }

  @Test("L7 assigning viewControllers is setViewControllers without animation")
  func assignment() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    stage.navigation.viewControllers = [stage["A"], stage.screen("B")]
    #expect(stage.log.take().last == "D.didShow(B)")
    #expect(stage.stack == ["A", "B"])
  }
}
