import Navigation
import NavigationTesting
import Testing

/// Closing windows: all screens are asked (S16), and a question that is never answered locks nothing.
@MainActor
@Suite struct ClosingTests {
  /// A stage with asking screens above A.
  private func stage(_ names: String..., answers: Bool?) -> (Stage, [AskingViewController]) {
    let stage = Stage("A")
    let screens = names.map { AskingViewController($0, stage.log, answers: answers) }
    for screen in screens { stage.navigation.pushViewController(screen, animated: false) }
    stage.log.clear()
    return (stage, screens)
  }

  /// An answer that nobody waits for any more. Without one its task would never end.
  private func answerTooLate(_ screen: AskingViewController) async {
    screen.answer(true)
    await letTasksRun()
  }

  @Test("S16 closing a window asks every screen in it, from the top, and the first no stops it")
  func asksAll() async {
    let (stage, screens) = stage("B", "C", "D", answers: true)
    screens[1].immediateAnswer = false
    await stage.host.goBack(.close)
    #expect(stage.log.take() == ["D.shouldLeave", "C.shouldLeave"])
    #expect(!stage.host.isClosed)
    screens[1].immediateAnswer = true
    await stage.host.goBack(.close)
    #expect(Array(stage.log.take().prefix(3)) == ["D.shouldLeave", "C.shouldLeave", "B.shouldLeave"])
    #expect(stage.host.isClosed)
  }

  @Test("S16 shouldLeave never answers: the program still pops, a second back is ignored")
  func neverAnswers() async {
    let (stage, screens) = stage("B", answers: nil)
    let first = Task { await stage.host.goBack(.keyboard) }
    #expect(await screens[0].untilAsked())
    await stage.host.goBack(.mouse)
    await stage.host.goBack(.swipe)
    #expect(stage.stack == ["A", "B"])
    stage.navigation.popViewController(animated: false)
    #expect(stage.stack == ["A"])
    await first.value
    screens[0].answer(true)
    await letTasksRun()
    #expect(stage.stack == ["A"])
  }

  @Test("S16 shouldLeave never answers: closing the window a second time closes it")
  func secondClose() async {
    let (stage, screens) = stage("B", answers: nil)
    let first = Task { await stage.host.goBack(.close) }
    #expect(await screens[0].untilAsked())
    #expect(!stage.host.isClosed)
    await stage.host.goBack(.close)
    #expect(stage.host.isClosed)
    await first.value
    screens[0].answer(false)
    await letTasksRun()
    #expect(stage.lifecycle.screens(in: .appeared).isEmpty)
    #expect(stage.log.take().count(of: "B.shouldLeave") == 1)
  }

  @Test("S16 a question that another way back put: the first close is ignored, the second one closes")
  func closeAfterBack() async {
    let (stage, screens) = stage("B", answers: nil)
    let first = Task { await stage.host.goBack(.button) }
    #expect(await screens[0].untilAsked())
    await stage.host.goBack(.close)
    #expect(!stage.host.isClosed)
    await stage.host.goBack(.close)
    #expect(stage.host.isClosed)
    await first.value
    await answerTooLate(screens[0])
  }

  @Test("S16 a sheet whose question is never answered closes at the second try, and the window with it stays")
  func secondCloseOfSheet() async {
    let stage = Stage("A")
    let sheet = AskingViewController("X", stage.log)
    stage["A"].present(sheet, animated: false)
    let first = Task { await stage.host.goBack(.close) }
    #expect(await sheet.untilAsked())
    #expect(stage["A"].presentedViewController === sheet)
    await stage.host.goBack(.close)
    #expect(stage["A"].presentedViewController == nil)
    #expect(!stage.host.isClosed)
    await first.value
    await answerTooLate(sheet)
  }

  @Test("M8 what keeps itself open is not closed by a second close either")
  func modalStays() async {
    let stage = Stage("A")
    let sheet = AskingViewController("X", stage.log)
    sheet.isModalInPresentation = true
    stage["A"].present(sheet, animated: false)
    for _ in 0..<3 { await stage.host.goBack(.close) }
    #expect(stage["A"].presentedViewController === sheet)
    #expect(stage.log.take().count(of: "X.didAttemptToDismiss") == 3)
  }

  @Test("M10 the screen asks by a sheet: closing the window behind it does not cut the question short")
  func questionInSheet() async {
    let (stage, screens) = stage("B", answers: nil)
    let first = Task { await stage.host.goBack(.close) }
    #expect(await screens[0].untilAsked())
    screens[0].present(stage.screen("Q"), animated: false)
    for _ in 0..<3 { stage.host.scene.goBack(.close) }
    #expect(!stage.host.isClosed)
    screens[0].answer(true)
    await first.value
    #expect(stage.host.isClosed)
  }

  @Test(
    "S16 a question whose window is closed by the program means nothing any more, and whoever waits goes on")
  func detached() async {
    let (stage, screens) = stage("B", answers: nil)
    let first = Task { await stage.host.goBack(.button) }
    #expect(await screens[0].untilAsked())
    stage.host.detach()
    await first.value
    screens[0].answer(true)
    await letTasksRun()
    #expect(stage.stack == ["A", "B"])
  }

  // MARK: Quitting

  /// Quits, and returns whether the windows were closed.
  private func quit(_ stages: Stage...) async -> Bool {
    await withCheckedContinuation { continuation in
      NavigationScene.closeAll(stages.map(\.host.scene)) { continuation.resume(returning: $0) }
    }
  }

  @Test("S16 quitting asks the screens of every window before anything closes, and the first no stops it")
  func quits() async {
    let (first, firstScreens) = stage("B", answers: true)
    let (second, secondScreens) = stage("C", answers: false)
    let third = Stage("A")
    #expect(await !quit(first, third, second))
    #expect(![first, second, third].contains { $0.host.isClosed })
    #expect(first.log.take() == ["B.shouldLeave"])
    #expect(second.log.take() == ["C.shouldLeave"])

    secondScreens[0].immediateAnswer = true
    firstScreens[0].immediateAnswer = false
    #expect(await !quit(first, third, second))
    #expect(second.log.take().isEmpty)

    firstScreens[0].immediateAnswer = true
    #expect(await quit(first, third, second))
    #expect([first, second, third].allSatisfy { $0.host.isClosed })
  }

  @Test("S16 quitting twice while a question is never answered quits")
  func quitsTwice() async {
    let (first, screens) = stage("B", answers: nil)
    let second = Stage("A")
    let task = Task { await quit(first, second) }
    #expect(await screens[0].untilAsked())
    #expect(await quit(first, second))
    #expect(first.host.isClosed && second.host.isClosed)
    #expect(await !task.value)
    await answerTooLate(screens[0])
  }

  @Test("M8 a sheet that keeps itself open stops quitting, and hears of it")
  func modalStopsQuitting() async {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    sheet.isModalInPresentation = true
    stage["A"].present(sheet, animated: false)
    #expect(await !quit(stage))
    #expect(stage.log.take().contains("X.didAttemptToDismiss"))
    #expect(await quit())
  }

  @Test("S16 while a question is open the scene says so, until it is answered or void")
  func isAsking() async {
    let (stage, screens) = stage("B", answers: nil)
    #expect(!stage.host.scene.isAsking)
    let first = Task { await stage.host.goBack(.close) }
    #expect(await screens[0].untilAsked())
    #expect(stage.host.scene.isAsking)
    screens[0].answer(false)
    await first.value
    #expect(!stage.host.scene.isAsking)
    NavigationScene.closeAll([stage.host.scene])
    #expect(await screens[0].untilAsked())
    stage.navigation.popViewController(animated: false)
    #expect(!stage.host.scene.isAsking)
    NavigationScene.closeAll([stage.host.scene])
    #expect(stage.host.isClosed)
    await answerTooLate(screens[0])
  }

  @Test("S16 closing a window asks in its sheets first, from the topmost down")
  func asksInSheets() async {
    let (stage, screens) = stage("B", answers: true)
    let lower = AskingViewController("X", stage.log, answers: true)
    let upper = AskingViewController("Y", stage.log, answers: true)
    screens[0].present(NavigationController(rootViewController: lower), animated: false)
    lower.present(upper, animated: false)
    stage.log.clear()
    await stage.host.closeWindow()
    #expect(stage.log.take().calls("shouldLeave") == ["Y.shouldLeave", "X.shouldLeave", "B.shouldLeave"])
    #expect(stage.host.isClosed)
  }
}
