import Navigation
import NavigationTesting
import Testing

/// Operations from inside callbacks and during transitions (L5), what always holds (L11), and stacks that nothing
/// shows (L14).
extension LifecycleTests {
  nonisolated static let callsOfAPush = [
    "B.willMove(N)",
    "B.viewDidLoad",
    "A.viewWillDisappear(animated)",
    "B.viewWillAppear(animated)",
    "D.willShow(B, animated)",
    "A.viewDidDisappear(animated)",
    "B.viewDidAppear(animated)",
    "B.didMove(N)",
    "D.didShow(B, animated)",
  ]

  nonisolated static let callsOfAPop = [
    "C.willMove(nil)",
    "C.viewWillDisappear(animated)",
    "B.viewWillAppear(animated)",
    "D.willShow(B, animated)",
    "C.viewDidDisappear(animated)",
    "B.viewDidAppear(animated)",
    "C.didMove(nil)",
    "D.didShow(B, animated)",
  ]

  @Test("L5 a push from the root's viewDidAppear first delivers what the launch owes")
  func pushAtLaunch() {
    let log = EventLog()
    let delegate = RecordingDelegate("D", log)
    let navigation = NavigationController(rootViewController: RecordingViewController("A", log))
    navigation.title = "N"
    navigation.delegate = delegate
    log.on("A.viewDidAppear") {
      navigation.pushViewController(RecordingViewController("B", log), animated: false)
    }
    log.clear()
    let host = HeadlessHost(navigation)
    #expect(
      log.take() == [
        "A.loadView",
        "A.viewDidLoad",
        "A.viewWillAppear",
        "D.willShow(A)",
        "A.viewDidAppear",
        "D.didShow(A)",
        "B.willMove(N)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear",
        "B.viewWillAppear",
        "D.willShow(B)",
        "A.viewDidDisappear",
        "B.viewDidAppear",
        "B.didMove(N)",
        "D.didShow(B)",
      ]
    )
    #expect(host.bar.title == "B")
  }

  @Test(
    "L5 a push from inside any call of a push: first the rest of the running one",
    arguments: LifecycleTests.callsOfAPush)
  func pushDuringPush(call: String) {
    let stage = Stage("A")
    stage.log.on(call) { stage.push("C") }
    stage.push("B", animated: true)
    let events = stage.log.take()
    #expect(!stage.log.hasPendingHook)
    #expect(events.filter { Self.callsOfAPush.contains($0) } == Self.callsOfAPush)
    #expect(events.has("D.didShow(B, animated)", before: "C.willMove(N)"))
    #expect(events.last == "D.didShow(C)")
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "C"])
  }

  @Test(
    "L5 a pop from inside any call of the push of the same screen", arguments: LifecycleTests.callsOfAPush)
  func popDuringPush(call: String) {
    let stage = Stage("A")
    stage.log.on(call) { stage.navigation.popViewController(animated: false) }
    weak var screen: ViewController?
    do {
      let pushed = stage.screen("B")
      screen = pushed
      stage.navigation.pushViewController(pushed, animated: true)
    }
    let events = stage.log.take()
    #expect(events.filter { Self.callsOfAPush.contains($0) } == Self.callsOfAPush)
    #expect(events.has("D.didShow(B, animated)", before: "B.willMove(nil)"))
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(screen == nil)
  }

  @Test(
    "L5 a pop from inside any call of a pop: first the rest of the running one",
    arguments: LifecycleTests.callsOfAPop)
  func popDuringPop(call: String) {
    let stage = Stage("A", "B", "C")
    stage.log.on(call) { stage.navigation.popViewController(animated: false) }
    let popped = stage.navigation.popViewController(animated: true)
    let events = stage.log.take()
    #expect(label(popped) == "C")
    #expect(events.filter { Self.callsOfAPop.contains($0) } == Self.callsOfAPop)
    #expect(events.has("D.didShow(B, animated)", before: "B.willMove(nil)"))
    #expect(events.last == "D.didShow(A)")
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L5 the stack is emptied from inside any call of a push", arguments: LifecycleTests.callsOfAPush)
  func emptyDuringPush(call: String) {
    let stage = Stage("A")
    stage.log.on(call) { stage.navigation.setViewControllers([], animated: false) }
    stage.push("B", animated: true)
    #expect(!stage.log.hasPendingHook)
    #expect(stage.stack.isEmpty)
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N"])
  }

  @Test("L5 a push during a held push ends that one first, before the new screen hears anything")
  func pushDuringHeldPush() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    stage.push("B", animated: true)
    stage.log.clear()
    stage.push("C", animated: true)
    #expect(
      Array(stage.log.take().prefix(5)) == [
        "A.viewDidDisappear(animated)",
        "B.viewDidAppear(animated)",
        "B.didMove(N)",
        "D.didShow(B, animated)",
        "C.willMove(N)",
      ]
    )
    stage.host.finishTransition()
    #expect(stage.log.take().last == "D.didShow(C, animated)")
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L5 the arguments are checked after the running transition was settled: a screen half popped is free")
  func pushAgainDuringHeldPop() {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    let screen = stage["B"]
    let found = diagnostics {
      stage.navigation.popViewController(animated: true)
      stage.navigation.pushViewController(screen, animated: true)
      stage.host.finishTransition()
    }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().has("B.didMove(nil)", before: "B.willMove(N)"))
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L5 an operation during loadView is refused with a diagnostic")
  func operationInLoadView() {
    let stage = Stage("A")
    stage.log.on("B.loadView") { stage.push("C") }
    let found = diagnostics { stage.push("B") }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().about("C").isEmpty)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test(
    "L5 present from inside any call of a push: first the rest of the push",
    arguments: LifecycleTests.callsOfAPush)
  func presentDuringPush(call: String) {
    let stage = Stage("A")
    let screen = stage.screen("B")
    stage.log.on(call) { screen.present(stage.screen("X"), animated: false) }
    stage.navigation.pushViewController(screen, animated: true)
    #expect(stage.log.take().has("D.didShow(B, animated)", before: "X.viewWillAppear"))
    #expect(label(screen.presentedViewController) == "X")
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L11 a screen is let go of only after viewDidDisappear")
  func releasedAfterDidDisappear() {
    let stage = Stage("A")
    do {
      let screen = stage.screen("B")
      screen.attachment = LastWord("B.deinit", stage.log)
      stage.navigation.pushViewController(screen, animated: true)
    }
    stage.navigation.popViewController(animated: true)
    #expect(stage.log.take().has("B.viewDidDisappear(animated)", before: "B.deinit"))
  }

  @Test(
    "L11 letting the host go frees everything, also in the middle of a transition", arguments: [true, false])
  func hostGoes(held: Bool) {
    weak var top: ViewController?
    weak var sheet: ViewController?
    weak var navigation: NavigationController?
    do {
      let stage = Stage("A", "B")
      stage["B"].present(stage.screen("X"), animated: false)
      stage.host.holdsTransitions = held
      stage.push("C", animated: true)
      (top, sheet, navigation) = (stage["C"], stage["B"].presentedViewController, stage.navigation)
      #expect(top != nil && sheet != nil && navigation != nil)
    }
    #expect(top == nil && sheet == nil && navigation == nil)
  }

  @Test("L11 a window that is destroyed makes everything disappear, in order, from any callback")
  func windowGoes() {
    for call in Self.callsOfAPush {
      let stage = Stage("A")
      stage.log.on(call) { stage.host.detach() }
      stage.push("B", animated: true)
      #expect(!stage.log.hasPendingHook)
      #expect(stage.lifecycle.faults.isEmpty)
      #expect(stage.lifecycle.screens(in: .disappeared).isSuperset(of: ["N", "A"]), "from \(call)")
      #expect(stage.lifecycle.screens(in: .appeared).isEmpty, "from \(call)")
    }
  }

  @Test("L14 a stack that nothing shows: willMove and didMove only, at once, and no loading")
  func notShown() {
    let log = EventLog()
    let delegate = RecordingDelegate("D", log)
    let navigation = RecordingNavigationController("N", log, root: RecordingViewController("A", log))
    navigation.delegate = delegate
    navigation.pushViewController(RecordingViewController("B", log), animated: true)
    navigation.pushViewController(RecordingViewController("C", log), animated: true)
    #expect(label(navigation.popViewController(animated: true)) == "C")
    #expect(
      log.take() == [
        "A.willMove(N)",
        "A.didMove(N)",
        "B.willMove(N)",
        "B.didMove(N)",
        "C.willMove(N)",
        "C.didMove(N)",
        "C.willMove(nil)",
        "C.didMove(nil)",
      ]
    )
    #expect(navigation.viewControllers.names == ["A", "B"])
    #expect(navigation.viewControllers.allSatisfy { !$0.isViewLoaded })
    #expect(!navigation.isViewLoaded)
  }

  @Test("L14 present in a stack that nothing shows is refused with one diagnostic")
  func presentNotShown() {
    let log = EventLog()
    let screen = RecordingViewController("A", log)
    let navigation = NavigationController(rootViewController: screen)
    let sheet = RecordingViewController("X", log)
    log.clear()
    let found = diagnostics { screen.present(sheet, animated: true) }
    #expect(found.count == 1)
    #expect(screen.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(log.take().isEmpty)
    #expect(navigation.viewControllers.names == ["A"])
  }

  @Test("L14 what was pushed before anything shows the stack appears with it, the top only")
  func shownLater() {
    let log = EventLog()
    let navigation = RecordingNavigationController("N", log, root: RecordingViewController("A", log))
    navigation.pushViewController(RecordingViewController("B", log), animated: true)
    log.clear()
    let host = HeadlessHost(navigation)
    let events = log.take()
    #expect(events.about("A").isEmpty)
    #expect(events.about("B") == ["B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"])
    #expect(host.bar.title == "B")
  }
}
