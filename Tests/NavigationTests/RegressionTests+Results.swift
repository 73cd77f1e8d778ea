import Navigation
import NavigationTesting
import Testing

/// Results: each question for a value gets its own answer, whatever else happens meanwhile.
@MainActor
@Suite struct ResultRegressionTests {
  @Test("S3 a refused result(of:) for the root of another window leaves the results of that window open")
  func refusedRoot() async {
    let log = EventLog()
    let (root, page) = (AnsweringViewController("R", log), AnsweringViewController("P", log))
    let host = HeadlessHost(root)
    var isDone = false
    let task = Task {
      let answer = await root.result(of: page)
      isDone = true
      return answer
    }
    await letTasksRun { page.presentingViewController != nil }
    let stage = Stage("A")
    let found = await awaitedDiagnostics { _ = await stage["A"].result(of: root) }
    #expect(found.map(\.kind) == [.alreadyPlaced])
    await letTasksRun()
    #expect(!isDone)
    page.finish(with: 5)
    #expect(await task.value == 5)
    #expect(host.scene.topmost === root)
  }

  @Test("S16 a page that finishes after the user has closed it answers nil")
  func finishesWhileClosing() async {
    let log = EventLog()
    let (root, page) = (RecordingViewController("R", log), AnsweringViewController("P", log))
    let host = HeadlessHost(root)
    let task = Task { await root.result(of: page) }
    await letTasksRun { page.presentingViewController != nil }
    host.holdsTransitions = true
    await host.goBack(.close)
    #expect(page.isBeingDismissed)
    page.finish(with: 7)
    host.finishTransition()
    #expect(await task.value == nil)
  }

  @Test("S16 a page that finishes keeps its value when the end of an open question navigates")
  func questionEndNavigates() async {
    let stage = Stage("A")
    let caller = stage["A"]
    let page = AnsweringViewController("P", stage.log)
    let asked = AskingViewController("Q", stage.log)
    page.addChild(asked)
    let task = Task { await caller.result(of: page, animated: false) }
    await letTasksRun { page.parent != nil }
    let (navigation, next) = (stage.navigation, stage.screen("B"))
    stage.host.scene.goBack(.keyboard) { navigation.pushViewController(next, animated: false) }
    await letTasksRun { stage.host.scene.isAsking && asked.isAsked }
    #expect(stage.host.scene.isAsking)
    page.finish(with: 7)
    #expect(await task.value == 7)
    asked.answer(false)
    await letTasksRun()
  }

  @Test("L4 a back() that finishes or removes its page lets the swipe finish", arguments: [true, false])
  func swipeThatLeaves(finishes: Bool) async {
    let stage = Stage("A")
    let page = AnsweringViewController("P", stage.log)
    page.whenBack = { finishes ? $0.finish(with: 1) : $0.removeFromParent() }
    stage.navigation.pushViewController(page, animated: false)
    stage.log.clear()
    stage.host.holdsTransitions = true
    await stage.host.goBack(.swipe)
    stage.host.finishTransition()
    stage.host.finishTransition()
    let calls = stage.log.take()
    #expect(calls.about("P").calls("viewWillAppear").isEmpty)
    #expect(calls.about("A").calls("viewDidDisappear").isEmpty)
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M9 S16 a page in a sheet that is presented again finishes again")
  func presentedAgain() {
    let stage = Stage("A")
    let page = AnsweringViewController("P", stage.log)
    let sheet = NavigationController(rootViewController: page)
    for value in [1, 2] {
      stage.navigation.present(sheet, animated: false)
      #expect(sheet.presentingViewController != nil)
      #expect(diagnostics { page.finish(with: value) }.isEmpty)
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test("S18 M5 a double click that asks for two results opens one sheet, without a diagnostic")
  func doubleClick() async {
    let log = EventLog()
    let root = RecordingViewController("R", log)
    let host = HeadlessHost(root)
    let pages = [AnsweringViewController("P", log), AnsweringViewController("Q", log)]
    var answers: [Int?] = []
    let found = await awaitedDiagnostics {
      let first = Task { await root.result(of: pages[0]) }
      let second = Task { await root.result(of: pages[1]) }
      await letTasksRun()
      host.detach()
      answers = await [first.value, second.value]
    }
    #expect(found.isEmpty)
    #expect(answers == [nil, nil])
    #expect(log.all.count(of: "P.loadView") + log.all.count(of: "Q.loadView") == 1)
  }

  // Field report: late push.
  @Test("S18 a late result(of:) pushes nothing under an open sheet")
  func underSheet() async {
    let stage = Stage("A")
    stage.navigation.present(stage.screen("X"), animated: false)
    #expect(await stage["A"].result(of: AnsweringViewController("P", stage.log)) == nil)
    #expect(stage.stack == ["A"])
  }

  @Test("S23 a chain of two thousand pages, each awaiting the next, is answered when all are popped at once")
  func chain() async {
    let stage = Stage("A")
    let stack = stage.navigation
    var tasks: [Task<Int?, Never>] = []
    for number in 1...2_000 {
      let (top, page) = (stack.topViewController ?? stack, AnsweringViewController("\(number)", stage.log))
      page.isKeptAfterLeaving = true
      tasks.append(Task { await top.result(of: page, animated: false) })
      await letTasksRun { stack.topViewController === page }
    }
    #expect(stack.viewControllers.count == 2_001)
    stack.popToRootViewController(animated: false)
    for task in tasks { #expect(await task.value == nil) }
    #expect(stage.stack == ["A"])
  }
}
