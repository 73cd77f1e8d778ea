import Navigation
import NavigationTesting
import Testing

/// Lifecycle calls: programs that act from inside callbacks, and windows that go.
@MainActor
@Suite struct LifecycleRegressionTests {
  @Test(
    "L2 L5 a child added in viewDidLoad waits for the push that loads its parent, and the push stays animated"
  )
  func childInViewDidLoad() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    let (page, child) = (stage.screen("B"), RecordingViewController("C", stage.log))
    stage.log.on("B.viewDidLoad") { [log = stage.log] in
      page.addChild(child)
      log.record("B.endOfDidLoad")
    }
    stage.navigation.pushViewController(page, animated: true)
    #expect(stage.log.all.has("B.endOfDidLoad", before: "B.viewWillAppear(animated)"))
    #expect(stage.log.all.calls("viewDidAppear").about("B").isEmpty)
    stage.host.finishTransition()
    #expect(stage.log.all.has("B.endOfDidLoad", before: "B.viewDidAppear(animated)"))
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "B", "C"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L11 M5 a window that goes leaves no sheet that a closing sheet's viewDidDisappear presents")
  func presentsWhileDetached() {
    let stage = Stage("A")
    let (first, second) = (stage.screen("X"), stage.screen("Y"))
    let navigation = stage.navigation
    navigation.present(first, animated: false)
    stage.log.on("X.viewDidDisappear") {
      navigation.dismiss(animated: false) { navigation.present(second, animated: false) }
    }
    let found = diagnostics { stage.host.detach() }
    #expect(!stage.log.hasPendingHook)
    #expect(found.map(\.kind) == [.presenterNotShown])
    #expect(second.presentingViewController == nil)
    #expect(stage.lifecycle.screens(in: .appeared).isEmpty)
  }

  @Test(
    "L4 a cancelled swipe tells a nested stack's delegate nothing; it hears of the screen that a pop shows")
  func nestedDelegate() async {
    let stage = Stage("A")
    let page = stage.screen("P")
    let inner = NavigationController(rootViewController: stage.screen("I"))
    let delegate = RecordingDelegate("E", stage.log)
    inner.delegate = delegate
    page.addChild(inner)
    stage.navigation.setViewControllers([stage["A"], page, stage.screen("B")], animated: false)
    stage.log.clear()
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    stage.host.cancelTransition()
    #expect(stage.log.take().about("E").isEmpty)
    stage.host.holdsTransitions = false
    stage.navigation.popViewController(animated: false)
    #expect(stage.log.take().about("E") == ["E.willShow(I)", "E.didShow(I)"])
  }

  @Test("L2 L14 a nested stack that comes on show in the middle of a change ends that change first")
  func shownWhileChanging() {
    let stage = Stage("A")
    let page = stage.screen("P")
    let inner = RecordingNavigationController("K", stage.log, root: stage.screen("I"))
    let delegate = RecordingDelegate("E", stage.log)
    inner.delegate = delegate
    page.addChild(inner)
    stage.navigation.setViewControllers([stage["A"], page, stage.screen("B")], animated: false)
    stage.log.clear()
    stage.log.on("J.willMove(K)") { [navigation = stage.navigation] in
      navigation.popViewController(animated: false)
    }
    inner.pushViewController(stage.screen("J"), animated: false)
    #expect(!stage.log.hasPendingHook)
    let events = stage.log.take()
    #expect(events.has("J.didMove(K)", before: "J.viewWillAppear"))
    #expect(events.has("J.viewDidAppear", before: "E.didShow(J)"))
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test(
    "M6 a present that waits for a sheet to close is dropped when its presenter leaves, even if it comes again"
  )
  func presenterComesAgain() {
    let stage = Stage("A", "B")
    let (presenter, sheet, next) = (stage["B"], stage.screen("X"), stage.screen("Y"))
    presenter.present(sheet, animated: false)
    stage.host.holdsTransitions = true
    presenter.dismiss(animated: true)
    var hasCompleted = false
    presenter.present(next, animated: false) { hasCompleted = true }
    stage.log.on("X.viewDidDisappear(animated)") { [navigation = stage.navigation] in
      navigation.setViewControllers([presenter], animated: false)
    }
    stage.navigation.popViewController(animated: false)
    #expect(!stage.log.hasPendingHook)
    #expect(stage.stack == ["B"])
    #expect(presenter.presentedViewController == nil)
    #expect(hasCompleted)
  }

  @Test("L5 a sheet that is closed from inside its own loadView is loaded before it appears")
  func closedInLoadView() {
    let stage = Stage("A")
    let sheet = RecordingViewController("X", stage.log)
    stage.log.on("X.loadView") { [scene = stage.host.scene] in scene.goBack(.close, from: sheet) }
    stage.navigation.present(sheet, animated: false)
    #expect(!stage.log.hasPendingHook)
    #expect(stage.log.all.has("X.viewDidLoad", before: "X.viewWillAppear"))
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L5 a child that leaves its parent in its own loadView is refused, stays, and appears with it")
  func leavesInLoadView() {
    let stage = Stage("A")
    let (page, child) = (stage.screen("B"), RecordingViewController("C", stage.log))
    page.addChild(child)
    stage.log.on("C.loadView") { child.removeFromParent() }
    let found = diagnostics { stage.navigation.pushViewController(page, animated: false) }
    #expect(found.map(\.kind) == [.duringLoadView])
    #expect(child.parent === page)
    #expect(stage.lifecycle.phase(of: "C") == .appeared)
  }

  @Test("L1 a root whose host was let go appears again in another")
  func anotherHost() {
    let log = EventLog()
    let root = RecordingNavigationController("N", log, root: RecordingViewController("A", log))
    var host: HeadlessHost? = HeadlessHost(root)
    #expect(host?.scene.root === root)
    host = nil
    log.clear()
    host = HeadlessHost(root)
    #expect(host?.scene.root === root)
    #expect(log.take().contains("A.viewWillAppear"))
  }

  @Test("S22 the root of a closed window that is still held is not called leaked")
  func closedWindowHeld() {
    let root = RecordingViewController("Root", EventLog())
    let host = HeadlessHost(root)
    LeakProbe.watching { host.detach() }
    #expect(!LeakWatch.survivors.contains { $0 === root })
    #expect(host.scene.root === root)
  }

  @Test("L5 S22 children that add further ones from didMove without end are stopped: one diagnostic")
  func endlessChildren() {
    let found = diagnostics { ViewController().addChild(EndlessChild()) }
    #expect(found.map(\.kind) == [.endless])
  }

  @Test("B2 S22 a makeBackButton that changes its own bar is not asked again from inside itself")
  func backButtonChangesBar() {
    let host = BarReadingHost(NavigationController(rootViewController: ViewController()))
    host.scene.attach()
    let page = BarChangingPage()
    host.stack.pushViewController(page, animated: false)
    #expect(host.stack.topViewController === page)
    #expect(host.stack.bar.right.map(\.words) == ["More"])
  }
}

/// A child that adds one more to its parent when it has come.
private final class EndlessChild: ViewController {
  override func didMove(toParent parent: ViewController?) { parent?.addChild(EndlessChild()) }
}

/// A page that sets another item while its back button is made.
private final class BarChangingPage: ViewController, CanGoBack {
  func makeBackButton() -> BarButtonItem {
    navigationItem.rightBarButtonItem = BarButtonItem(title: "More") {}
    return BarButtonItem(title: "Back", owner: self) { $0.back() }
  }
}

/// A host that reads the bar at once whenever it is told of a change.
@MainActor
private final class BarReadingHost: NavigationHost {
  let stack: NavigationController
  private(set) lazy var scene = NavigationScene(root: stack, host: self)

  init(_ stack: NavigationController) { self.stack = stack }

  func place(_ controller: ViewController?, in stack: NavigationController?) {}
  func perform(_ transition: Transition) {
    transition.complete()
    _ = stack.bar
  }
  func finish(_ transition: Transition) {}
  func barDidChange(of container: ViewController) { _ = container.bar }
  func close() {}
}
