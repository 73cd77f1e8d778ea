import Navigation
import NavigationTesting
import Testing

/// A stack inside a page of another stack.
///
///     N: A, P        P holds M: X, Y
@MainActor
@Suite struct NestedTests {
  let stage = Stage("A")
  let page: GoingBackViewController
  let inner: RecordingNavigationController

  init() {
    page = stage.screen("P")
    inner = RecordingNavigationController("M", stage.log, root: stage.screen("X"))
    inner.pushViewController(stage.screen("Y"), animated: false)
    page.addChild(inner)
    stage.log.clear()
  }

  private func showPage(animated: Bool = false) {
    stage.navigation.pushViewController(page, animated: animated)
  }

  @Test("L1 each container's own call comes before the same call of what it shows")
  func appearance() {
    showPage()
    let events = stage.log.take()
    #expect(
      events.filter { $0.contains("Appear") || $0.contains("Disappear") } == [
        "A.viewWillDisappear",
        "P.viewWillAppear",
        "M.viewWillAppear",
        "Y.viewWillAppear",
        "A.viewDidDisappear",
        "P.viewDidAppear",
        "M.viewDidAppear",
        "Y.viewDidAppear",
      ]
    )
    #expect(events.about("X").isEmpty)
    #expect(events.count(of: "Y.loadView") == 1)
  }

  @Test("L3 popping the page hides and releases everything inside it")
  func popPage() {
    let log = EventLog()
    let outer = NavigationController(rootViewController: RecordingViewController("A", log))
    let host = HeadlessHost(outer)
    weak var weakInner: NavigationController?
    weak var weakScreen: ViewController?
    do {
      let page = RecordingViewController("P", log)
      let screen = GoingBackViewController("X", log)
      let inner = NavigationController(rootViewController: screen)
      page.addChild(inner)
      outer.pushViewController(page, animated: true)
      (weakInner, weakScreen) = (inner, screen)
    }
    #expect(weakInner != nil && weakScreen != nil)
    log.clear()

    outer.popViewController(animated: true)
    #expect(
      log.take().filter { $0.hasPrefix("X.") } == [
        "X.viewWillDisappear(animated)",
        "X.viewDidDisappear(animated)",
      ]
    )
    #expect(weakInner == nil && weakScreen == nil)
    #expect(host.bar.title == "A")
  }

  @Test("L2 a push inside leaves the outer stack's screens alone")
  func pushInside() {
    showPage()
    stage.log.clear()
    inner.pushViewController(stage.screen("Z"), animated: false)
    #expect(
      stage.log.take() == [
        "Z.willMove(M)",
        "Z.loadView",
        "Z.viewDidLoad",
        "Y.viewWillDisappear",
        "Z.viewWillAppear",
        "Y.viewDidDisappear",
        "Z.viewDidAppear",
        "Z.didMove(M)",
      ]
    )
    #expect(stage.stack == ["A", "P"])
  }

  @Test("L5 an operation inside first ends the transition that runs outside")
  func innerEndsOuter() {
    stage.host.holdsTransitions = true
    showPage(animated: true)
    inner.pushViewController(stage.screen("Z"), animated: false)
    #expect(stage.log.take().has("D.didShow(P, animated)", before: "Z.willMove(M)"))
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "P", "M", "Z"])
  }

  @Test("L5 a pop outside while a push runs inside: every call is still made once")
  func outerDuringInner() {
    showPage()
    stage.host.holdsTransitions = true
    inner.pushViewController(stage.screen("Z"), animated: true)
    stage.navigation.popViewController(animated: false)
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
    #expect(stage.lifecycle.screens(in: .appearing).isEmpty)
    #expect(stage.lifecycle.screens(in: .disappearing).isEmpty)
    #expect(stage.log.take().count(of: "Z.didMove(M)") == 1)
  }

  @Test("L5 a push outside from inside the inner stack's calls, and the other way round")
  func across() {
    showPage()
    stage.log.on("Z.viewDidAppear") { stage.push("B", animated: true) }
    inner.pushViewController(stage.screen("Z"), animated: false)
    #expect(stage.stack == ["A", "P", "B"])
    stage.log.on("B.viewWillDisappear(animated)") { inner.popViewController(animated: true) }
    stage.navigation.popViewController(animated: true)
    #expect(!stage.log.hasPendingHook)
    #expect(inner.viewControllers.names == ["X", "Y"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "P", "M", "Y"])
  }

  @Test("L14 a stack in a covered page moves its screens without appearance calls")
  func covered() {
    showPage()
    stage.push("B")
    stage.log.clear()
    inner.pushViewController(stage.screen("Z"), animated: true)
    inner.remove(inner.viewControllers[0], animated: true)
    #expect(
      stage.log.take() == [
        "Z.willMove(M)",
        "Z.didMove(M)",
        "X.willMove(nil)",
        "X.didMove(nil)",
      ]
    )
    stage.navigation.popViewController(animated: false)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "P", "M", "Z"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S11 each screen's navigationController is the nearest one")
  func nearest() {
    showPage()
    #expect(inner.viewControllers.allSatisfy { $0.navigationController === inner })
    #expect(inner.navigationController === stage.navigation)
    #expect(page.navigationController === stage.navigation)
  }

  @Test("M9 back() inside acts on the inner stack; on its first screen it leaves the outer one alone")
  func backInside() throws {
    showPage()
    let top = try #require(inner.topViewController as? GoingBackViewController)
    top.back()
    #expect(inner.viewControllers.names == ["X"])
    let first = try #require(inner.topViewController as? GoingBackViewController)
    first.back()
    #expect(inner.viewControllers.names == ["X"])
    #expect(stage.stack == ["A", "P"])
  }

  // Field report: nested.
  @Test("S14 a user's back acts on the innermost stack that can go back, then bubbles out")
  func userBackBubbles() async {
    showPage()
    await stage.host.goBack(.keyboard)
    #expect(inner.viewControllers.names == ["X"])
    #expect(stage.stack == ["A", "P"])
    await stage.host.goBack(.keyboard)
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("B1 the inner stack's first screen has no back button, the page has its own")
  func buttons() {
    showPage()
    #expect(inner.viewControllers[0].navigationItem.backItem == nil)
    #expect(inner.viewControllers[1].navigationItem.backItem != nil)
    #expect(page.navigationItem.backItem != nil)
    #expect(stage.host.bar.title == "P")
    #expect(stage.host.bar.back?.tooltip == "A")
  }

  @Test("M7 popping the page dismisses what a screen inside it presents")
  func presentedFromInside() {
    showPage()
    let sheet = stage.screen("S")
    inner.viewControllers[1].present(sheet, animated: false)
    stage.navigation.popViewController(animated: true)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }
}
