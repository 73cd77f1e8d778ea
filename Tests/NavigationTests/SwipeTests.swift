import Navigation
import NavigationTesting
import Testing

/// A swipe back, from the finger's first move to its letting go (L4), and everything that may come between.
@MainActor
@Suite struct SwipeTests {
  /// A stack A, B whose swipe from B is under the finger. The log is empty.
  private func swiping() async -> Stage {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    return stage
  }

  nonisolated private static let begun = ["B.viewWillDisappear(animated)", "A.viewWillAppear(animated)"]
  nonisolated private static let takenBack = [
    "A.viewWillDisappear(animated)", "A.viewDidDisappear(animated)", "B.viewWillAppear(animated)",
    "B.viewDidAppear(animated)",
  ]

  @Test("L4 while the finger is down only the first halves have been called, and the stack is unchanged")
  func begins() async {
    let stage = await swiping()
    #expect(stage.log.take() == Self.begun)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.navigation.topViewController === stage["B"])
    #expect(stage["B"].parent === stage.navigation)
    #expect(!stage["B"].isMovingFromParent)
  }

  @Test("L4 while the finger is down the bar that it uncovers is known, and is the one that a pop brings")
  func barBelow() async {
    let stage = Stage("A", "B", "C")
    let item = BarButtonItem(title: "item") {}
    stage["B"].navigationItem.rightBarButtonItem = item
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    #expect(stage.navigation.bar.title == "C")
    let bar = stage.navigation.barBelow
    #expect(bar.title == "B")
    #expect(bar.back?.tooltip == "A")
    #expect(bar.right.map { ObjectIdentifier($0) } == [ObjectIdentifier(item)])
    stage.host.finishTransition()
    stage.host.finishTransition()
    #expect(stage.navigation.bar.title == "B")
    #expect(stage.navigation.bar.back?.item === bar.back?.item)
    stage.navigation.popViewController(animated: false)
    #expect(stage.navigation.barBelow.title == nil)
  }

  @Test(
    "L4 let go to finish: back, willMove, willShow, and the second half of a pop; then nothing of ours holds B"
  )
  func finishes() async {
    let log = EventLog()
    let stack = NavigationController(rootViewController: RecordingViewController("A", log))
    let delegate = RecordingDelegate("D", log)
    stack.delegate = delegate
    let host = HeadlessHost(stack)
    var screen: OwnBackViewController? = OwnBackViewController("B", log)
    screen?.whenBack = { $0.navigationController?.popViewController(animated: true) }
    if let screen { stack.pushViewController(screen, animated: false) }
    let left = Weak(screen ?? OwnBackViewController("never", log))
    screen = nil
    host.holdsTransitions = true
    await host.goBack(.swipe)
    log.clear()

    host.finishTransition()
    #expect(
      log.take() == [
        "B.back", "B.willMove(nil)", "D.willShow(A, animated)", "B.viewDidDisappear(animated)",
        "A.viewDidAppear(animated)", "B.didMove(nil)", "D.didShow(A, animated)",
      ])
    #expect(stack.viewControllers.names == ["A"])
    #expect(left.isGone)
    #expect(host.transitions == [.push, .pop])
  }

  // Field report: cancelled swipe.
  @Test("L4 let go to cancel: everything is taken back, without willMove, willShow and didShow")
  func cancels() async {
    let stage = await swiping()
    stage.log.clear()
    stage.host.cancelTransition()
    #expect(stage.log.take() == Self.takenBack)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.host.transitions == [.push])
    #expect(stage.lifecycle.faults.isEmpty)

    stage.host.finishTransition()
    stage.host.cancelTransition()
    #expect(stage.log.take().isEmpty)
  }

  // Field report: cancelled swipe.
  @Test("L4 after a cancelled swipe nothing is stuck: the next ways back work, a swipe among them")
  func notStuck() async {
    let stage = await swiping()
    stage.host.cancelTransition()
    await stage.host.goBack(.swipe)
    stage.host.cancelTransition()
    #expect(stage["A"].show(stage.screen("X")) == false)
    #expect(stage["B"].show(stage.screen("C")))
    stage.host.finishTransition()
    await stage.host.goBack(.swipe)
    stage.host.finishTransition()
    #expect(stage.stack == ["A", "B"])
    await stage.host.goBack(.keyboard)
    stage.host.finishTransition()
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test(
    "L4 let go to finish, and back does something else: the swipe is taken back first",
    arguments: ["nothing", "present", "push", "pop to the root", "pop without animation", "set"])
  func backDoesOtherwise(what: String) async {
    let stage = Stage("A", "B")
    let screen = OwnBackViewController("C", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    stage.log.clear()
    screen.whenBack = { [log = stage.log] screen in
      let stack = screen.navigationController
      switch what {
      case "present": screen.present(GoingBackViewController("X", log), animated: false)
      case "push": stack?.pushViewController(GoingBackViewController("X", log), animated: false)
      case "pop to the root": stack?.popToRootViewController(animated: false)
      case "pop without animation": stack?.popViewController(animated: false)
      case "set": stack?.viewControllers = [screen]
      default: break
      }
    }
    let found = diagnostics { stage.host.finishTransition() }
    #expect(found.isEmpty)
    let events = stage.log.take()
    #expect(events.first == "C.back")
    let takenBack = [
      "B.viewWillDisappear(animated)", "B.viewDidDisappear(animated)", "C.viewWillAppear(animated)",
      "C.viewDidAppear(animated)",
    ]
    if what == "pop without animation" {
      #expect(!events.contains("B.viewWillDisappear(animated)"))
      #expect(stage.stack == ["A", "B"])
    } else {
      #expect(Array(events.dropFirst().prefix(4)) == takenBack)
    }
    #expect(what == "nothing" ? events.count == 5 : events.count > 5)
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared).union(["N"]) == stage.onShow)
    #expect(screen.presentedViewController != nil || what != "present")
  }

  @Test("L5 an operation by the program cancels the swipe under the finger first")
  func overtaken() async {
    let stage = await swiping()
    stage.push("C")
    #expect(Array(stage.log.take().prefix(7)) == Self.begun + Self.takenBack + ["C.willMove(N)"])
    #expect(stage.stack == ["A", "B", "C"])
    stage.host.finishTransition()
    stage.host.cancelTransition()
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test(
    "L5 an operation from inside a callback of a swipe: what is owed comes first, then the swipe is cancelled",
    arguments: [
      "B.viewWillDisappear(animated)", "A.viewWillAppear(animated)", "B.willMove(nil)",
      "D.willShow(A, animated)",
      "B.viewDidDisappear(animated)", "A.viewDidAppear(animated)", "B.didMove(nil)", "D.didShow(A, animated)",
    ])
  func fromInside(event: String) async {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    stage.log.on(event) { stage.push("C") }
    await stage.host.goBack(.swipe)
    stage.host.finishTransition()
    #expect(!stage.log.hasPendingHook)
    #expect(stage.stack == (Self.begun.contains(event) ? ["A", "B", "C"] : ["A", "C"]))
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared).union(["N"]) == stage.onShow)
  }

  @Test(
    "L4 an operation from inside a callback of a swipe that is taken back",
    arguments: takenBack)
  func fromInsideTakingBack(event: String) async {
    let stage = await swiping()
    stage.log.on(event) { stage.push("C") }
    stage.host.cancelTransition()
    #expect(!stage.log.hasPendingHook)
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared).union(["N"]) == stage.onShow)
  }

  @Test("S17 while the finger is down the other ways back are ignored", arguments: BackButtonTests.stepRoutes)
  func othersIgnored(route: BackRoute) async {
    let stage = await swiping()
    stage.log.clear()
    await stage.host.goBack(route)
    #expect(stage.log.take().isEmpty)
    stage.host.cancelTransition()
    #expect(stage.stack == ["A", "B"])
  }

  // Field report: asked too late.
  @Test(
    "S16 a screen that wants to be asked is asked before anything moves, also by a swipe",
    arguments: [true, false])
  func asks(mayLeave: Bool) async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    stage.host.holdsTransitions = true
    stage.log.clear()
    let swipe = Task { await stage.host.goBack(.swipe) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    #expect(stage.log.take() == ["B.shouldLeave"])
    screen.answer(mayLeave)
    await swipe.value
    #expect(stage.log.take() == (mayLeave ? Self.begun : []))
    stage.host.finishTransition()
    #expect(stage.stack == (mayLeave ? ["A"] : ["A", "B"]))
  }

  @Test("S14 a swipe in a nested stack moves the inner stack alone")
  func nested() async {
    let stage = Stage("A")
    let page = stage.screen("P")
    let inner = NavigationController(rootViewController: stage.screen("E"))
    inner.pushViewController(stage.screen("F"), animated: false)
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    stage.host.holdsTransitions = true
    stage.log.clear()
    await stage.host.goBack(.swipe)
    #expect(
      stage.log.take() == [
        "E.loadView", "E.viewDidLoad", "F.viewWillDisappear(animated)", "E.viewWillAppear(animated)",
      ])
    stage.navigation.popViewController(animated: false)
    #expect(inner.viewControllers.names == ["E", "F"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
  }

  @Test("L4 a swipe that uncovers a stack within a page, and one that returns to it")
  func uncoversNested() async {
    let stage = Stage("A")
    let page = stage.screen("P")
    let inner = RecordingNavigationController("I", stage.log, root: stage.screen("E"))
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    stage.push("B")
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    stage.host.cancelTransition()
    #expect(stage.lifecycle.screens(in: .appeared).union(["N"]) == stage.onShow)
    await stage.host.goBack(.swipe)
    stage.host.finishTransition()
    #expect(stage.stack == ["A", "P"])
    #expect(stage.lifecycle.screens(in: .appeared).union(["N"]) == stage.onShow)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L11 a window that goes while the finger is down: everything disappears, each call paired")
  func windowGoes() async {
    let stage = await swiping()
    stage.host.detach()
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared).isEmpty)
    #expect(stage.lifecycle.screens(in: .disappearing).isEmpty)
  }

  @Test("M9 a swipe on the first screen of a sheet closes it")
  func sheet() async {
    let stage = Stage("A", "B")
    let sheet = NavigationController(rootViewController: stage.screen("X"))
    stage["B"].present(sheet, animated: false)
    await stage.host.goBack(.swipe)
    #expect(stage["B"].presentedViewController == nil)
    #expect(stage.stack == ["A", "B"])
  }

  @Test(
    "L4 the delegate of a stack that a swipe uncovers for the first time hears of its top when it is let go")
  func announcesNested() async {
    let stage = Stage("A", "B")
    let page = stage.screen("P")
    let inner = NavigationController(rootViewController: stage.screen("E"))
    let delegate = RecordingDelegate("D2", stage.log)
    inner.delegate = delegate
    page.addChild(inner)
    stage.navigation.viewControllers = [stage["A"], page, stage["B"]]
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    stage.host.cancelTransition()
    await stage.host.goBack(.swipe)
    #expect(!stage.log.take().contains { $0.hasPrefix("D2.") })
    stage.host.finishTransition()
    let heard = stage.log.take().about("D2")
    #expect(heard == ["D2.willShow(E, animated)", "D2.didShow(E, animated)"])
    #expect(stage.lifecycle.faults.isEmpty)
  }
}
