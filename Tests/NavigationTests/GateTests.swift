import Navigation
import NavigationTesting
import Testing

/// The one gate of every way back that a user takes: who is asked (L9, S14 to S16), and what a question that is open
/// or refused leaves behind (B6, M8, M10).
@MainActor
@Suite struct GateTests {
  @Test("L9 a user's close of a sheet asks first, then dismisses; the program's dismiss does not ask")
  func closeAsks() async {
    let stage = Stage("A")
    let sheet = AskingViewController("X", stage.log, answers: true)
    stage["A"].present(sheet, animated: false)
    stage.log.clear()
    await stage.host.goBack(.close)
    #expect(
      stage.log.take() == [
        "X.shouldLeave",
        "X.viewWillDisappear(animated)",
        "X.viewDidDisappear(animated)",
      ]
    )

    stage["A"].present(sheet, animated: false)
    stage.log.clear()
    stage["A"].dismiss(animated: false)
    #expect(stage.log.take() == ["X.viewWillDisappear", "X.viewDidDisappear"])
  }

  // Field report: guard bypassed.
  @Test("S15 every user route asks first, and a no stops it", arguments: BackButtonTests.stepRoutes)
  func routesAsk(route: BackRoute) async {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log, answers: false)
    stage.navigation.pushViewController(screen, animated: false)
    stage.log.clear()
    await stage.host.goBack(route)
    #expect(stage.log.take() == ["B.shouldLeave"])
    #expect(stage.stack == ["A", "B"])

    screen.immediateAnswer = true
    await stage.host.goBack(route)
    #expect(stage.stack == ["A"])
    let first = route == .swipe ? "B.viewWillDisappear(animated)" : "B.willMove(nil)"
    #expect(Array(stage.log.take().prefix(2)) == ["B.shouldLeave", first])
  }

  @Test("S15 what the program does is never vetoed", arguments: [true, false])
  func programIsNotAsked(callsBack: Bool) {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log, answers: false)
    stage.navigation.pushViewController(screen, animated: false)
    if callsBack { screen.back() } else { stage.navigation.popViewController(animated: true) }
    #expect(stage.stack == ["A"])
    #expect(!stage.log.take().contains("B.shouldLeave"))
  }

  @Test("S15 the back item asks, then runs its own action, so that no custom item passes by the gate")
  func itemAsks() async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let item = try #require(screen.navigationItem.backItem)
    item.performAction()
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    #expect(stage.stack == ["A", "B"])

    screen.answer(true)
    for _ in 0..<10_000 where stage.stack.count == 2 { await Task.yield() }
    #expect(stage.stack == ["A"])
  }

  @Test("S15 a Cancel button asks like any way back: on a screen, in a sheet, and in a stack in a sheet")
  func ownButtonAsks() async {
    for place in 0..<3 {
      let stage = Stage("A")
      let screen = AskingViewController("B", stage.log, answers: false)
      screen.navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, owner: screen) {
        $0.requestBack()
      }
      switch place {
      case 0: stage.navigation.pushViewController(screen, animated: false)
      case 1: stage["A"].present(screen, animated: false)
      default: stage["A"].present(NavigationController(rootViewController: screen), animated: false)
      }
      let isThere = { screen.parent === stage.navigation || stage["A"].presentedViewController != nil }
      for answer in [false, true] {
        stage.log.clear()
        screen.immediateAnswer = answer
        screen.navigationItem.leftBarButtonItem?.performAction()
        await letTasksRun { !isThere() }
        #expect(stage.log.take().first == "B.shouldLeave")
        #expect(isThere() == !answer, "place \(place)")
      }
      screen.requestBack()
      #expect(stage.stack == ["A"], "what has left cannot be left again")
    }
  }

  @Test("S16 a question is void once its screen has left: it blocks nothing, and its answer moves nothing")
  func voidQuestion() async throws {
    let stage = Stage("A", "B")
    let screen = AskingViewController("C", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let back = Task { await stage.host.goBack(.button) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)

    stage.navigation.popViewController(animated: false)
    stage.push("E")
    await stage.host.goBack(.keyboard)
    #expect(stage.stack == ["A", "B"])

    screen.answer(true)
    await back.value
    #expect(stage.stack == ["A", "B"])
  }

  @Test("S16 a void question of the history moves nothing either")
  func voidQuestionOfTheHistory() async throws {
    let stage = Stage("A", "B")
    let screen = AskingViewController("C", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let back = Task { await stage.host.goBack(.history(1)) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    stage.navigation.popViewController(animated: false)
    screen.answer(true)
    await back.value
    #expect(stage.stack == ["A", "B"])
  }

  @Test("S16 the answer of a screen that left and came back is not taken for the new visit")
  func answerOfAFormerVisit() async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let back = Task { await stage.host.goBack(.button) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    stage.navigation.popViewController(animated: false)
    stage.navigation.pushViewController(screen, animated: false)
    screen.answer(true)
    await back.value
    #expect(stage.stack == ["A", "B"])
  }

  // Field report: dimmed after refusal.
  @Test("B6 while a question is open further backs ask no more, and a refusal leaves the button as it was")
  func oneQuestion() async throws {
    let stage = Stage("A")
    let screen = AskingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    let before = stage.host.bar
    let back = Task { await stage.host.goBack(.button) }
    let isAsked = await screen.untilAsked()
    try #require(isAsked)
    let more = Task {
      await stage.host.goBack(.button)
      await stage.host.goBack(.escape)
    }
    await letTasksRun()
    #expect(stage.host.bar == before)
    #expect(stage.log.take().count(of: "B.shouldLeave") == 1)

    screen.immediateAnswer = false
    screen.answer(false)
    await back.value
    await more.value
    #expect(stage.host.bar == before)
    #expect(stage.host.bar.back?.isEnabled == true)
    #expect(stage.stack == ["A", "B"])

    screen.immediateAnswer = true
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A"])
  }

  @Test("S14 an inner screen that refuses stops the back; it does not bubble out")
  func refusalDoesNotBubble() async {
    let stage = Stage("A")
    let page = stage.screen("P")
    let inner = NavigationController(rootViewController: stage.screen("X"))
    inner.pushViewController(AskingViewController("Y", stage.log, answers: false), animated: false)
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    await stage.host.goBack(.keyboard)
    #expect(inner.viewControllers.names == ["X", "Y"])
    #expect(stage.stack == ["A", "P"])
  }

  // Field report: guard bypassed.
  @Test("S19 the history asks each screen that would leave once, from the top; the first no stops it")
  func historyAsks() async {
    let stage = Stage("A")
    for (name, answer) in [("B", true), ("C", false), ("E", true)] {
      let screen = AskingViewController(name, stage.log, answers: answer)
      stage.navigation.pushViewController(screen, animated: false)
    }
    stage.log.clear()
    await stage.host.goBack(.history(2))
    #expect(stage.log.take() == ["E.shouldLeave", "C.shouldLeave"])
    #expect(stage.stack == ["A", "B", "C", "E"])
  }

  @Test(
    "M8 isModalInPresentation blocks the user's close and tells the controller; the program's dismiss works")
  func modalBlocks() async {
    let stage = Stage("A")
    let sheet = RecordingViewController("X", stage.log)
    sheet.isModalInPresentation = true
    stage["A"].present(sheet, animated: false)
    stage.log.clear()
    await stage.host.goBack(.close)
    #expect(stage.log.take() == ["X.didAttemptToDismiss"])
    #expect(stage["A"].presentedViewController === sheet)
    stage["A"].dismiss(animated: false)
    #expect(stage["A"].presentedViewController == nil)
  }

  @Test("M10 while a sheet is open the back routes act on it alone", arguments: BackButtonTests.stepRoutes)
  func sheetTakesTheRoutes(route: BackRoute) async {
    let stage = Stage("A", "B")
    let sheet = RecordingViewController("X", stage.log)
    stage["B"].present(sheet, animated: false)
    await stage.host.goBack(route)
    #expect(stage.stack == ["A", "B"])
    #expect((sheet.presentingViewController == nil) == (route == .escape))
  }

  @Test("M10 Escape closes the topmost sheet only")
  func escapeClosesTheTopmost() async {
    let stage = Stage("A")
    let (lower, upper) = (RecordingViewController("X", stage.log), RecordingViewController("Y", stage.log))
    stage["A"].present(lower, animated: false)
    lower.present(upper, animated: false)
    await stage.host.goBack(.escape)
    #expect(lower.presentedViewController == nil)
    #expect(stage["A"].presentedViewController === lower)
    await stage.host.goBack(.escape)
    #expect(stage["A"].presentedViewController == nil)
    #expect(stage.stack == ["A"])
  }
}
