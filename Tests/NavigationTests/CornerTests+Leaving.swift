import Navigation
import NavigationTesting
import Testing

/// What a page answers with, in one piece.
private final class AnswerBox: Sendable {}

/// The same for closing, for questions and for answers.
extension CornerTests {
  // MARK: Closing

  @Test(
    "L5 M8 a sheet is closed by the user from inside a loadView in it: it goes when the view has been made")
  func closedWhileLoading() {
    final class Impatient: RecordingViewController {
      var whileLoading: (@MainActor () -> Void)?

      override func loadView() -> any View {
        whileLoading?()
        return super.loadView()
      }
    }
    let stage = Stage("A")
    let sheet = RecordingNavigationController("X", stage.log, root: stage.screen("B"))
    stage["A"].present(sheet, animated: false)
    stage.log.clear()
    let page = Impatient("C", stage.log)
    page.isKeptAfterLeaving = true
    var seen: [String] = []
    page.whileLoading = {
      stage.host.scene.goBack(.close, from: sheet)
      seen = stage.log.take()
    }
    let found = diagnostics { sheet.pushViewController(page, animated: false) }
    page.whileLoading = nil
    #expect(seen == ["C.willMove(X)"])
    #expect(found.isEmpty)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
  }

  @Test("M8 what a modal sheet does when it is told of the user's try is not one more try")
  func triesToCloseWhenTold() {
    final class Insisting: ViewController {
      var tries = 0
      var whenTold: (@MainActor () -> Void)?

      override func didAttemptToDismiss() {
        tries += 1
        if tries < 5 { whenTold?() }
      }
    }
    let stage = Stage("A")
    let modal = Insisting()
    modal.isModalInPresentation = true
    modal.whenTold = { [weak modal] in stage.host.scene.goBack(.close, from: modal) }
    stage["A"].present(modal, animated: false)
    stage.host.scene.goBack(.close, from: modal)
    #expect(modal.tries == 1)
    stage.host.scene.goBack(.close, from: modal)
    #expect(modal.tries == 2)
    #expect(stage["A"].presentedViewController === modal)
    modal.whenTold = nil
  }

  @Test("M8 a modal sheet that is closing already does not keep the window open")
  func modalThatCloses() async {
    let stage = Stage("A")
    let modal = RecordingViewController("X", stage.log)
    modal.isModalInPresentation = true
    stage["A"].present(modal, animated: false)
    stage.host.holdsTransitions = true
    modal.dismiss(animated: true)
    stage.log.clear()
    await stage.host.closeWindow()
    #expect(stage.host.isClosed)
    #expect(stage.log.take().count(of: "X.didAttemptToDismiss") == 0)
  }

  @Test("S16 a sheet that is closing already is not asked when the window is closed")
  func closingSheetIsNotAsked() async {
    let stage = Stage("A")
    let sheet = AskingViewController("X", stage.log, answers: false)
    stage["A"].present(sheet, animated: false)
    stage.host.holdsTransitions = true
    sheet.dismiss(animated: true)
    await stage.host.closeWindow()
    #expect(stage.host.isClosed)
    #expect(stage.log.all.count(of: "X.shouldLeave") == 0)
  }

  @Test("M6 what waits to be presented is dropped with its presenter: without a diagnostic")
  func droppedInSilence() {
    let stage = Stage("A", "B")
    let presenter = stage["B"]
    presenter.present(stage.screen("X"), animated: false)
    stage.host.holdsTransitions = true
    presenter.dismiss(animated: true)
    var completions = 0
    let found = diagnostics {
      presenter.present(stage.screen("Y"), animated: false) { completions += 1 }
      stage.navigation.popViewController(animated: false)
    }
    #expect(found.isEmpty)
    #expect(completions == 1)
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
  }

  @Test("M10 S15 the back item of a screen that is beneath another screen, or beneath a sheet, does nothing")
  func coveredBackItem() throws {
    let stage = Stage("A")
    let page = OwnBackViewController("B", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    let item = try #require(page.navigationItem.backItem)
    stage.push("C")
    stage.host.click(item)
    stage.navigation.popViewController(animated: false)
    page.present(stage.screen("X"), animated: false)
    stage.host.click(item)
    #expect(stage.log.all.count(of: "B.back") == 0)
    page.dismiss(animated: false)
    stage.host.click(item)
    #expect(stage.log.all.count(of: "B.back") == 1)
  }

  // MARK: Questions

  @Test("S16 a window is let go without a word while a screen is asked: its answer moves nothing")
  func windowIsGone() async {
    let log = EventLog()
    let page = AskingViewController("Q", log)
    let stack = RecordingNavigationController("N", log, root: GoingBackViewController("A", log))
    stack.pushViewController(page, animated: false)
    var host: HeadlessHost? = HeadlessHost(stack)
    let scene = host.map { Weak($0.scene) }
    host?.scene.goBack(.keyboard)
    #expect(await page.untilAsked())
    host = nil
    #expect(scene?.isGone == true)
    page.answer(true)
    await letTasksRun()
    #expect(stack.viewControllers.names == ["A", "Q"])
  }

  @Test("B6 S16 a screen asks in a sheet: closing the window beneath does not ask it a second time")
  func asksInSheet() async {
    let stage = Stage("A")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    stage.host.scene.goBack(.keyboard)
    #expect(await page.untilAsked())
    page.present(stage.screen("X"), animated: false)
    stage.host.scene.goBack(.close)
    await letTasksRun()
    #expect(stage.log.all.count(of: "Q.shouldLeave") == 1)
    #expect(!stage.host.isClosed)
    page.answer(false)
    await letTasksRun { !stage.host.scene.isAsking }
  }

  @Test("S16 S20 one of the screens that would leave is removed while another is asked: nothing moves")
  func oneOfThemLeaves() async {
    let stage = Stage("A", "B")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    stage.host.scene.goBack(.history(1))
    #expect(await page.untilAsked())
    stage.navigation.remove(stage["B"], animated: false)
    page.answer(true)
    await letTasksRun { !stage.host.scene.isAsking }
    await letTasksRun()
    #expect(stage.stack == ["A", "Q"])
  }

  @Test("S16 closeAll: who agreed, left and came again while another window was asked is asked again")
  func comesAgain() async {
    let stage = Stage("A")
    let agreeing = AskingViewController("Q", stage.log, answers: true)
    agreeing.isKeptAfterLeaving = true
    stage.navigation.pushViewController(agreeing, animated: false)
    let waiting = AskingViewController("W", stage.log)
    let other = HeadlessHost(waiting)
    var closed: Bool?
    NavigationScene.closeAll([stage.host.scene, other.scene]) { closed = $0 }
    #expect(await waiting.untilAsked())
    #expect(stage.log.all.count(of: "Q.shouldLeave") == 1)
    stage.navigation.popViewController(animated: false)
    stage.navigation.pushViewController(agreeing, animated: false)
    waiting.answer(true)
    await letTasksRun { closed != nil }
    #expect(closed == true)
    #expect(stage.log.all.count(of: "Q.shouldLeave") == 2)
    #expect(stage.log.all.count(of: "W.shouldLeave") == 1)
  }

  @Test("S16 when back() is called the question that led to it is not open any more")
  func backIsCalledAfterTheQuestion() async {
    final class Agreeing: RecordingViewController, CanGoBack, ConfirmsLeaving {
      var whenBack: (@MainActor () -> Void)?

      func shouldLeave() async -> Bool { true }

      func back() { whenBack?() }
    }
    let stage = Stage("A")
    let page = Agreeing("Q", stage.log)
    var seen: [Bool] = []
    page.whenBack = { seen.append(stage.host.scene.isAsking) }
    stage.navigation.pushViewController(page, animated: false)
    await stage.host.goBack(.keyboard)
    #expect(seen == [false])
    page.whenBack = nil
  }

  @Test("S17 a stack in the screen that is asked moves when the answer comes: nothing is left")
  func movesWhenAnswered() async {
    let stage = Stage("A")
    let inner = RecordingNavigationController("I", stage.log, root: stage.screen("X"))
    let page = AskingViewController("Q", stage.log)
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    stage.host.scene.goBack(.keyboard)
    #expect(await page.untilAsked())
    stage.host.holdsTransitions = true
    inner.pushViewController(stage.screen("Y"), animated: true)
    page.answer(true)
    await letTasksRun { !stage.host.scene.isAsking }
    await letTasksRun()
    #expect(stage.stack == ["A", "Q"])
    stage.host.finishTransition()
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S16 closeAll cuts a question short: whoever was asked counts as having agreed in the next round")
  func insistsOnAll() async {
    let stage = Stage("A")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    stage.host.scene.goBack(.close)
    #expect(await page.untilAsked())
    let other = HeadlessHost(AskingViewController("W", stage.log, answers: true))
    var closed: Bool?
    NavigationScene.closeAll([stage.host.scene, other.scene]) { closed = $0 }
    await letTasksRun { closed != nil }
    #expect(closed == true)
    #expect(stage.log.all.count(of: "Q.shouldLeave") == 1)
    #expect(stage.host.isClosed && other.isClosed)
    page.answer(true)
  }

  // MARK: Answers

  @Test(
    "S3 M6 a page that waits to be presented is awaited where it is refused: the first caller is answered")
  func awaitedTwice() async {
    let log = EventLog()
    let root = RecordingViewController("R", log)
    let host = HeadlessHost(root)
    let sheet = RecordingViewController("X", log)
    root.present(sheet, animated: false)
    host.holdsTransitions = true
    sheet.dismiss(animated: true)
    let page = AnsweringViewController("P", log)
    let other = RecordingViewController("U", log)
    var (first, second): ([Int?], [Int?]) = ([], [])
    let found = await awaitedDiagnostics {
      let one = Task { first.append(await root.result(of: page)) }
      await letTasksRun()
      let two = Task { second.append(await other.result(of: page)) }
      await letTasksRun { !second.isEmpty }
      #expect(second == [nil])
      #expect(first.isEmpty)
      host.finishTransition()
      #expect(root.presentedViewController === page)
      host.finishTransition()
      page.finish(with: 7)
      host.finishTransition()
      await letTasksRun { !first.isEmpty }
      #expect(first == [7])
      one.cancel()
      await one.value
      await two.value
    }
    #expect(found.map(\.kind) == [.presenterNotShown])
  }

  @Test("S3 a page that holds the stack is awaited in it: nothing is opened, and nobody waits for ever")
  func awaitsAncestor() async {
    let log = EventLog()
    let screen = GoingBackViewController("A", log)
    let page = AnsweringViewController("P", log)
    page.addChild(NavigationController(rootViewController: screen))
    var answers: [Int?] = []
    let found = await awaitedDiagnostics {
      let task = Task { answers.append(await screen.result(of: page)) }
      await letTasksRun { !answers.isEmpty }
      #expect(answers == [nil])
      task.cancel()
      await task.value
    }
    #expect(found.map(\.kind) == [.alreadyPlaced])
  }

  @Test("L3 S22 the value of a page that has answered is let go with the answer")
  func valueIsLetGo() async {
    final class Page: ViewController, CanGoBack, ReturnsResult {
      typealias Value = AnswerBox
    }
    let stage = Stage("A")
    let caller = stage["A"]
    var isAnswered = false
    let task = Task { isAnswered = await caller.result(of: Page()) != nil }
    await letTasksRun { stage.navigation.viewControllers.count == 2 }
    var letter: AnswerBox? = AnswerBox()
    let left = letter.map { Weak($0) }
    if let letter { (stage.navigation.topViewController as? Page)?.finish(with: letter) }
    letter = nil
    await task.value
    #expect(isAnswered)
    #expect(left?.isGone == true)
  }

  @Test(
    "S22 a window is let go without a word and its stack is kept: whoever awaits a page in it is told nil")
  func windowIsGoneWhileAwaited() async {
    let log = EventLog()
    let stack = RecordingNavigationController("N", log, root: GoingBackViewController("A", log))
    var host: HeadlessHost? = HeadlessHost(stack)
    let caller = stack.viewControllers[0]
    let page = AnsweringViewController("P", log)
    var answers: [Int?] = []
    let task = Task { answers.append(await caller.result(of: page)) }
    await letTasksRun { stack.viewControllers.count == 2 }
    #expect(host?.bar.title == "P")
    host = nil
    await letTasksRun { !answers.isEmpty }
    #expect(answers == [nil])
    task.cancel()
    await task.value
  }

  @Test(
    "S16 a page that has answered waits to be presented again: finishing it does nothing, and is no second time"
  )
  func finishedWhileWaiting() async {
    let log = EventLog()
    let root = RecordingViewController("R", log)
    let host = HeadlessHost(root)
    let page = AnsweringViewController("P", log)
    var answers: [Int?] = []
    let found = await awaitedDiagnostics {
      let first = Task { answers.append(await root.result(of: page)) }
      await letTasksRun { root.presentedViewController === page }
      page.finish(with: 1)
      await first.value
      let sheet = RecordingViewController("X", log)
      root.present(sheet, animated: false)
      host.holdsTransitions = true
      sheet.dismiss(animated: true)
      let second = Task { answers.append(await root.result(of: page)) }
      await letTasksRun()
      page.finish(with: 2)
      host.holdsTransitions = false
      host.finishTransition()
      #expect(root.presentedViewController === page)
      page.finish(with: 3)
      await letTasksRun { answers.count == 2 }
      #expect(answers == [1, 3])
      second.cancel()
      await second.value
    }
    #expect(found.isEmpty)
  }
}
