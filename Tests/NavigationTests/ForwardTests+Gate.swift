import Navigation
import NavigationTesting
import Testing

/// When the user may go forward, and where that leads.
extension ForwardTests {
  @Test(
    "S17 ignored while a transition runs, whichever it is",
    arguments: ["push", "swipe", "present", "dismiss"])
  func whileMoving(what: String) {
    stack.popViewController(animated: false)
    stack.topViewController?.present(PassingPage("sheet"), animated: false)
    if what != "dismiss" { stack.topViewController?.dismiss(animated: false) }
    let before = stack.viewControllers
    host.holdsTransitions = true
    switch what {
    case "push": stack.goForward(animated: true)
    case "swipe": host.scene.goBack(.swipe)
    case "present": stack.topViewController?.present(PassingPage("sheet"), animated: true)
    default: stack.topViewController?.dismiss(animated: true)
    }
    host.scene.goForward()
    host.scene.goForward()
    #expect(stack.viewControllers.count == before.count + (what == "push" ? 1 : 0))
    host.cancelTransition()
    host.finishTransition()
    if what == "present" { stack.topViewController?.dismiss(animated: false) }
    host.scene.goForward()
    host.finishTransition()
    #expect(host.bar.title == "Letter 3")
  }

  @Test("S16 ignored while a question is open, and not after it", arguments: [true, false])
  func whileAsked(mayLeave: Bool) async throws {
    let log = EventLog()
    stack.popViewController(animated: false)
    let page = AskingViewController("Q", log)
    let inner = NavigationController(rootViewController: page)
    // A question from within a page: the page's own stack has the way forward.
    stack.topViewController?.addChild(inner)
    let back = Task { await host.goBack(.keyboard) }
    let isAsked = await page.untilAsked()
    try #require(isAsked)
    host.scene.goForward()
    #expect(stack.viewControllers.count == 3)
    page.answer(mayLeave)
    await back.value
    #expect(stack.viewControllers.count == (mayLeave ? 2 : 3))
    host.scene.goForward()
    #expect(host.bar.title == (mayLeave ? "Letter 2" : "Letter 3"))
  }

  @Test("S14 in nested stacks the innermost that can goes forward, then the one around it")
  func nested() {
    let (inner, page) = (NavigationController(rootViewController: InboxPage()), LetterPage(7))
    inner.keepsForwardHistory = true
    page.addChild(inner)
    stack.pushViewController(LetterPage(6), animated: false)
    stack.popViewController(animated: false)
    #expect(stack.canGoForward)
    stack.replaceTop(with: page, animated: false)
    #expect(!stack.canGoForward)
    stack.pushViewController(LetterPage(8), animated: false)
    stack.popViewController(animated: false)
    inner.pushViewController(LetterPage(9), animated: false)
    inner.popViewController(animated: false)
    host.scene.goForward()
    #expect(inner.viewControllers.names == ["Inbox", "Letter 9"])
    #expect(stack.topViewController === page)
    host.scene.goForward()
    #expect(host.bar.title == "Letter 8")
  }

  @Test("M10 while a sheet is open forward acts on it alone")
  func sheet() {
    stack.popViewController(animated: false)
    let sheet = NavigationController(rootViewController: InboxPage())
    stack.topViewController?.present(sheet, animated: false)
    host.scene.goForward()
    #expect(stack.viewControllers.count == 3)
    sheet.keepsForwardHistory = true
    sheet.pushViewController(LetterPage(5), animated: false)
    sheet.popViewController(animated: false)
    host.scene.goForward()
    #expect(sheet.viewControllers.names == ["Inbox", "Letter 5"])
    stack.topViewController?.dismiss(animated: false)
    host.scene.goForward()
    #expect(host.bar.title == "Letter 3")
  }

  @Test("L14 a stack that nothing shows goes forward when the program says so, without loading")
  func notShown() {
    let stack = NavigationController(rootViewController: InboxPage())
    stack.keepsForwardHistory = true
    stack.pushViewController(LetterPage(1), animated: false)
    stack.popViewController(animated: false)
    #expect(stack.goForward(animated: true))
    #expect(stack.viewControllers.names == ["Inbox", "Letter 1"])
    #expect(stack.topViewController?.isViewLoaded == false)
  }

  @Test("L5 forward in loadView is refused with a diagnostic, and the way forward stays")
  func inLoadView() {
    let stage = AwkwardStage(.alone)
    stage.stack?.popViewController(animated: false)
    let sheet = stage.screen("S")
    stage.log.on("S1.loadView") { stage.stack?.goForward(animated: false) }
    let found = diagnostics { stage.stack?.topViewController?.present(sheet, animated: false) }
    #expect(found.map(\.kind) == [.duringLoadView])
    #expect(stage.stack?.canGoForward == true)
  }

  @Test(
    "L5 forward from inside any call of a pop: first the rest of the pop, then the screen comes again",
    arguments: [
      "C.willMove(nil)", "C.viewWillDisappear(animated)", "B.viewWillAppear(animated)",
      "D.willShow(B, animated)", "C.viewDidDisappear(animated)", "B.viewDidAppear(animated)",
      "C.didMove(nil)",
      "D.didShow(B, animated)",
    ])
  func fromInside(call: String) {
    let stage = AwkwardStage(.alone)
    stage.log.on(call) { stage.stack?.goForward(animated: true) }
    stage.stack?.popViewController(animated: true)
    #expect(!stage.log.hasPendingHook)
    #expect(stage.log.take().has("D.didShow(B, animated)", before: "Cr1.willMove(M)"))
    #expect(stage.stack?.viewControllers.names == ["A", "B", "Cr1"])
    #expect(stage.problems.isEmpty)
  }

  @Test("a way forward is told by payloads alone: a long one holds no screen")
  func holdsNothing() {
    let (stack, host) = windows.show([InboxPage()])
    stack.keepsForwardHistory = true
    for number in 1...200 { stack.pushViewController(LetterPage(number), animated: false) }
    let all = stack.viewControllers.dropFirst().map { Weak($0) }
    stack.popToRootViewController(animated: true)
    #expect(all.allSatisfy { $0.isGone })
    for _ in 1...200 { host.scene.goForward() }
    #expect(host.bar.title == "Letter 200")
    #expect(!stack.canGoForward)
  }
}
