import Navigation
import NavigationTesting
import Testing

/// The gate and sheets: what is modal, which sheet closes, and the sheet that puts a question.
extension GateTests {
  /// A presented stack whose first screen can be gone back from.
  private func sheet(on stage: Stage, _ names: String...) -> NavigationController {
    let sheet = NavigationController(rootViewController: stage.screen(names[0]))
    for name in names.dropFirst() { sheet.pushViewController(stage.screen(name), animated: false) }
    stage["A"].present(sheet, animated: false)
    stage.log.clear()
    return sheet
  }

  @Test(
    "M8 a modal sheet stays, whichever way the user goes back from its first screen",
    arguments: [BackRoute.keyboard, .mouse, .swipe, .escape, .close])
  func modalFirstScreen(route: BackRoute) async {
    let stage = Stage("A")
    let modal = RecordingNavigationController("M", stage.log, root: stage.screen("X"))
    modal.isModalInPresentation = true
    stage["A"].present(modal, animated: false)
    await stage.host.goBack(route)
    #expect(stage["A"].presentedViewController === modal)
    modal.pushViewController(stage.screen("Y"), animated: false)
    await stage.host.goBack(.keyboard)
    #expect(modal.viewControllers.names == ["X"])
  }

  @Test("M8 a modal sheet is told once for each try, and keeps the window open as well")
  func modalKeepsTheWindow() async {
    let stage = Stage("A")
    let modal = RecordingViewController("X", stage.log)
    modal.isModalInPresentation = true
    stage["A"].present(modal, animated: false)
    stage.log.clear()
    stage.host.scene.goBack(.close)
    stage.host.scene.goBack(.close, from: modal)
    #expect(stage.log.take() == ["X.didAttemptToDismiss", "X.didAttemptToDismiss"])
    #expect(!stage.host.isClosed)
  }

  @Test("F4 Escape closes a sheet from its first screen only, and not where back is hidden")
  func escapeOnADeepScreen() async {
    let stage = Stage("A")
    let sheet = sheet(on: stage, "X", "Y")
    sheet.topViewController?.navigationItem.hidesBackButton = true
    await stage.host.goBack(.escape)
    #expect(sheet.viewControllers.names == ["X", "Y"])
    sheet.popViewController(animated: false)
    sheet.topViewController?.navigationItem.hidesBackButton = true
    await stage.host.goBack(.escape)
    #expect(sheet.presentingViewController != nil)
    sheet.topViewController?.navigationItem.hidesBackButton = false
    await stage.host.goBack(.escape)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("M5 nothing is presented beneath an open sheet, whoever is asked to")
  func presentBeneath() {
    let stage = Stage("A")
    let sheet = sheet(on: stage, "X")
    let found = diagnostics { stage.navigation.present(stage.screen("Y"), animated: false) }
    #expect(found.count == 1)
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.host.scene.topmost === sheet)
  }

  @Test("M2 a sheet that still closes is closed first, before what lies below it")
  func closesFromTheTop() {
    let stage = Stage("A")
    let lower = stage.screen("X")
    stage["A"].present(lower, animated: false)
    lower.present(stage.screen("Y"), animated: false)
    stage.log.clear()
    stage.host.holdsTransitions = true
    lower.dismiss(animated: true)
    stage["A"].dismiss(animated: false) { stage.log.record("done") }
    #expect(
      stage.log.take() == [
        "Y.viewWillDisappear(animated)",
        "Y.viewDidDisappear(animated)",
        "X.viewWillDisappear",
        "X.viewDidDisappear",
        "done",
      ])
  }

  @Test("S16 the sheet that puts the question can be closed while it is open")
  func questionSheetCloses() async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let back = Task { await stage.host.goBack(.keyboard) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    screen.present(stage.screen("Q"), animated: false)
    await stage.host.goBack(.close)
    #expect(screen.presentedViewController == nil)
    screen.answer(false)
    await back.value
    #expect(stage.stack == ["A", "B"])
  }

  @Test("B6 a covered screen that is asked, because the window closes, is asked once")
  func coveredScreenIsAskedOnce() async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    stage.push("C")
    stage.log.clear()
    let close = Task { await stage.host.goBack(.close) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    await stage.host.goBack(.close)
    #expect(stage.log.take().count(of: "B.shouldLeave") == 1)
    screen.answer(true)
    await close.value
    #expect(stage.host.isClosed)
  }

  @Test(
    "S16 whoever waits for the gate is told when the question is void, without an answer",
    arguments: [true, false])
  func voidQuestionReturns(windowGoes: Bool) async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let back = Task { await stage.host.goBack(.keyboard) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    if windowGoes { stage.host.detach() } else { stage.navigation.popViewController(animated: false) }
    await back.value
    screen.answer(true)
  }
}

/// What else was found by reading: each with its rule.
@MainActor
@Suite struct FoundByReadingTests {
  @Test("S18 a late show from a stack that is covered is refused")
  func lateShowFromInside() {
    let stage = Stage("A")
    let page = stage.screen("P")
    let screen = stage.screen("X")
    page.addChild(NavigationController(rootViewController: screen))
    stage.navigation.pushViewController(page, animated: false)
    stage.push("B")
    #expect(!screen.show(stage.screen("Y")))
  }

  @Test("B4 an item that moves from one end to the other is still heard")
  func movedItem() {
    let stage = Stage("A")
    let bar = stage["A"].navigationItem
    let item = BarButtonItem(title: "x") {}
    bar.leftBarButtonItem = item
    bar.rightBarButtonItem = item
    bar.leftBarButtonItem = nil
    let before = stage.host.barChanges
    item.title = "y"
    #expect(stage.host.barChanges == before + 1)
    #expect(stage.host.bar.right == ["y"])
  }

  @Test("B10 a back item that is hidden is not shown, and one that is disabled leads nowhere")
  func hiddenBackItem() async throws {
    let stage = Stage("A", "B")
    let item = try #require(stage["B"].navigationItem.backItem)
    item.isHidden = true
    #expect(stage.host.bar.back == nil)
    await stage.host.goBack(.button)
    item.isHidden = false
    item.isEnabled = false
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A", "B"])
    item.isEnabled = true
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A"])
  }

  @Test("L5 operations that start each other through completions are bounded as well")
  func endlessCompletions() {
    let stage = Stage("A")
    let screen = stage["A"]
    var rounds = 0
    @MainActor func again() {
      rounds += 1
      guard rounds < 1_000 else { return }
      screen.present(stage.screen("X"), animated: false) { screen.dismiss(animated: false) { again() } }
    }
    let found = diagnostics { again() }
    #expect(rounds < 100)
    #expect(found.count == 1)
  }

  @Test("S9 an empty stack is made without a root, and gets its first screen later")
  func emptyStack() {
    let log = EventLog()
    let stack = NavigationController()
    let host = HeadlessHost(stack)
    #expect(stack.topViewController == nil && host.bar == BarSnapshot())
    stack.pushViewController(GoingBackViewController("A", log), animated: true)
    #expect(host.bar == BarSnapshot(title: "A"))
  }

  @Test("(5) the look of the default back button is in one place, and an application replaces it there")
  func defaultLook() {
    let standard = BarButtonItem.makeDefaultBack
    defer { BarButtonItem.makeDefaultBack = standard }
    BarButtonItem.makeDefaultBack = { screen in
      BarButtonItem(iconName: "go-up-symbolic", accessibilityLabel: "Up") { [weak screen] in screen?.back() }
    }
    let stage = Stage("A", "B")
    #expect(stage["B"].navigationItem.backItem?.iconName == "go-up-symbolic")
    stage["B"].navigationItem.backItem?.performAction()
    #expect(stage.stack == ["A"])
  }
}
