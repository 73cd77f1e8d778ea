import Navigation
import NavigationTesting
import Testing

/// `result(of:)` returns the value of `finish(with:)`, nil on every other way out, exactly once, and never hangs.
@MainActor
@Suite struct ResultTests {
  /// What one awaiting task got, and how often it went on.
  @MainActor
  private final class Asker {
    private(set) var answers: [Int?] = []
    private(set) var task: Task<Void, Never>?

    func ask(_ caller: ViewController, _ page: AnsweringViewController, animated: Bool = true) {
      task = Task {
        let answer = await caller.result(of: page, animated: animated)
        answers.append(answer)
      }
    }

    var isDone: Bool { !answers.isEmpty }
  }

  /// A stage whose top awaits the answer of a page that has been opened.
  private func asking(_ stage: Stage, from caller: ViewController? = nil) async -> (
    AnsweringViewController, Asker
  ) {
    let page = AnsweringViewController("P", stage.log)
    let asker = Asker()
    asker.ask(caller ?? stage.navigation.topViewController ?? stage.navigation, page)
    await letTasksRun { page.parent != nil || page.presentingViewController != nil }
    return (page, asker)
  }

  @Test("S15 finish pops the page, and its value is returned when the transition back has ended")
  func finishes() async {
    let stage = Stage("A", "B")
    let (page, asker) = await asking(stage)
    #expect(stage.stack == ["A", "B", "P"])
    stage.host.holdsTransitions = true
    page.finish(with: 7)
    await letTasksRun()
    #expect(stage.stack == ["A", "B"])
    #expect(!asker.isDone)
    stage.host.finishTransition()
    await asker.task?.value
    #expect(asker.answers == [7])
  }

  @Test("S6 finish leaves with everything above the page, in one transition")
  func finishesBelow() async {
    let stage = Stage("A")
    let (page, asker) = await asking(stage)
    stage.push("X")
    stage.push("Y")
    page.finish(with: 1)
    await asker.task?.value
    #expect(stage.stack == ["A"])
    #expect(asker.answers == [1])
    #expect(Array(stage.host.transitions.suffix(1)) == [.pop])
  }

  /// The ways out without a value.
  enum WayOut: String, CaseIterable {
    case back, swipe, history, pop, popToRoot, set, replace, remove, emptied, windowClosed, windowDetached
  }

  @Test("S16 every other way out gives nil, once", arguments: WayOut.allCases)
  func leftOtherwise(way: WayOut) async {
    let stage = Stage("A", "B")
    let (page, asker) = await asking(stage)
    let stack = stage.navigation
    switch way {
    case .back: await stage.host.goBack(.button)
    case .swipe: await stage.host.goBack(.swipe)
    case .history: await stage.host.goBack(.history(1))
    case .pop: stack.popViewController(animated: true)
    case .popToRoot: stack.popToRootViewController(animated: false)
    case .set: stack.viewControllers = [stage.screen("Z")]
    case .replace: stack.replaceTop(with: stage.screen("Z"), animated: true)
    case .remove: stack.remove(page, animated: true)
    case .emptied: stack.viewControllers = []
    case .windowClosed: await stage.host.goBack(.close)
    case .windowDetached: stage.host.detach()
    }
    await letTasksRun { asker.isDone }
    #expect(asker.answers == [nil])
    let found = diagnostics { page.finish(with: 9) }
    await letTasksRun()
    #expect(asker.answers == [nil])
    // In a window that has gone the stack itself is as it was.
    #expect(found.isEmpty)
  }

  @Test("M7 nil when the page leaves with what it stands in: its stack, its presenter, a sheet below")
  func leavesWithOthers() async {
    let stage = Stage("A", "B")
    let inner = NavigationController(rootViewController: stage.screen("E"))
    let sheet = stage.screen("S")
    sheet.addChild(inner)
    stage["B"].present(sheet, animated: false)
    let (_, nested) = await asking(stage, from: inner)
    #expect(inner.viewControllers.names == ["E", "P"])
    stage.navigation.popToRootViewController(animated: false)
    await letTasksRun { nested.isDone }
    #expect(nested.answers == [nil])
  }

  @Test("M9 without a stack the page is presented, and finish dismisses it")
  func presented() async {
    let log = EventLog()
    let root = RecordingViewController("A", log)
    let host = HeadlessHost(root)
    let page = AnsweringViewController("P", log)
    let asker = Asker()
    asker.ask(root, page)
    await letTasksRun { root.presentedViewController != nil }
    #expect(root.presentedViewController === page)
    page.finish(with: 3)
    await asker.task?.value
    #expect(asker.answers == [3])
    #expect(root.presentedViewController == nil)
    #expect(host.transitions == [.present, .dismiss])
  }

  @Test("M9 the first screen of a presented stack that finishes closes the stack")
  func firstOfSheet() async {
    let stage = Stage("A")
    let page = AnsweringViewController("P", stage.log)
    let sheet = NavigationController(rootViewController: page)
    stage["A"].present(sheet, animated: false)
    page.finish(with: 3)
    #expect(stage["A"].presentedViewController == nil)
  }

  @Test("M6 presented while another closes: it waits, and gives nil when its presenter has left by then")
  func waitsForDismissal() async {
    for presenterLeaves in [false, true] {
      let log = EventLog()
      let root = RecordingViewController("A", log)
      let host = HeadlessHost(root)
      root.present(RecordingViewController("X", log), animated: false)
      host.holdsTransitions = true
      root.dismiss(animated: true)
      let page = AnsweringViewController("P", log)
      let asker = Asker()
      asker.ask(root, page)
      await letTasksRun()
      #expect(!asker.isDone)
      #expect(page.presentingViewController == nil)
      host.holdsTransitions = false
      if presenterLeaves { host.detach() } else { host.finishTransition() }
      await letTasksRun { page.presentingViewController != nil || asker.isDone }
      #expect((page.presentingViewController != nil) != presenterLeaves)
      page.finish(with: 4)
      await letTasksRun { asker.isDone }
      #expect(asker.answers == [presenterLeaves ? nil : 4])
    }
  }

  @Test("S3 a page that has a place is refused: nil, one diagnostic, and what it owes to another stays owed")
  func refused() async {
    let stage = Stage("A")
    let (page, first) = await asking(stage)
    let second = Asker()
    let found = await awaitedDiagnostics {
      second.ask(page, page)
      await second.task?.value
    }
    #expect(found.map(\.kind) == [.alreadyPlaced])
    #expect(second.answers == [nil])
    page.finish(with: 5)
    await first.task?.value
    #expect(first.answers == [5])
  }

  // Field report: double open.
  @Test("S18 from a screen that is not on top any more nothing is opened: a double click opens one page")
  func late() async {
    let stage = Stage("A", "B")
    let caller = stage["B"]
    let (page, first) = await asking(stage)
    let second = Asker()
    second.ask(caller, AnsweringViewController("Q", stage.log))
    await second.task?.value
    #expect(second.answers == [nil])
    #expect(stage.stack == ["A", "B", "P"])
    page.finish(with: 1)
    await first.task?.value
    #expect(first.answers == [1])
  }

  @Test("L14 in a stack that nothing shows a page answers as well")
  func unseen() async {
    let stack = NavigationController(rootViewController: ViewController())
    let page = AnsweringViewController("P", EventLog())
    let asker = Asker()
    asker.ask(stack.viewControllers[0], page)
    await letTasksRun { page.parent != nil }
    page.finish(with: 2)
    await asker.task?.value
    #expect(asker.answers == [2])
    #expect(stack.viewControllers.count == 1)
  }

  @Test("S16 a second value is reported, and the first one counts")
  func twice() async {
    let stage = Stage("A")
    let (page, asker) = await asking(stage)
    stage.host.holdsTransitions = true
    let found = diagnostics {
      page.finish(with: 1)
      page.finish(with: 2)
      stage.host.finishTransition()
      page.finish(with: 3)
    }
    await asker.task?.value
    #expect(found.map(\.kind) == [.finishedTwice, .finishedTwice])
    #expect(asker.answers == [1])
  }

  @Test("S16 a page that is opened again answers again")
  func again() async {
    let stage = Stage("A")
    let page = AnsweringViewController("P", stage.log)
    for value in [1, 2] {
      let asker = Asker()
      asker.ask(stage["A"], page)
      await letTasksRun { page.parent != nil }
      page.finish(with: value)
      await asker.task?.value
      #expect(asker.answers == [value])
    }
    stage.navigation.pushViewController(page, animated: false)
    #expect(diagnostics { page.finish(with: 3) }.isEmpty)
    #expect(stage.stack == ["A"])
  }

  @Test("S1 a page that is the first of its window cannot finish: one diagnostic, and it stays")
  func nowhere() {
    let page = AnsweringViewController("P", EventLog())
    let host = HeadlessHost(NavigationController(rootViewController: page))
    #expect(diagnostics { page.finish(with: 1) }.map(\.kind) == [.nowhereToReturn])
    #expect(page.parent != nil)
    #expect(host.bar.title == "P")
  }

  @Test(
    "L5 a page that finishes from inside a callback of its own coming",
    arguments: [
      "P.viewDidLoad", "P.viewWillAppear(animated)", "P.viewDidAppear(animated)", "P.didMove(N)",
      "D.didShow(P, animated)",
    ])
  func finishesAtOnce(event: String) async {
    let stage = Stage("A")
    let page = AnsweringViewController("P", stage.log)
    let asker = Asker()
    stage.log.on(event) { page.finish(with: 6) }
    asker.ask(stage["A"], page)
    await letTasksRun { asker.isDone }
    #expect(asker.answers == [6])
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("L14 from a controller that nothing shows: nil, and one diagnostic")
  func presenterUnseen() async {
    let caller = ViewController()
    let asker = Asker()
    let found = await awaitedDiagnostics {
      asker.ask(caller, AnsweringViewController("P", EventLog()))
      await asker.task?.value
    }
    #expect(found.map(\.kind) == [.presenterNotShown])
    #expect(asker.answers == [nil])
  }

  // MARK: Tasks that are cancelled, and owners that go

  @Test("S22 a cancelled task goes on with nil at once, and the page stays; it is answered nobody")
  func cancelled() async {
    let stage = Stage("A")
    let (page, asker) = await asking(stage)
    asker.task?.cancel()
    await asker.task?.value
    #expect(asker.answers == [nil])
    #expect(stage.stack == ["A", "P"])
    page.finish(with: 1)
    await letTasksRun()
    #expect(asker.answers == [nil])
    #expect(stage.stack == ["A"])
  }

  @Test("S18 a task that is cancelled already opens nothing")
  func cancelledBefore() async {
    let stage = Stage("A")
    let page = AnsweringViewController("P", stage.log)
    let asker = Asker()
    asker.ask(stage["A"], page)
    asker.task?.cancel()
    await asker.task?.value
    #expect(asker.answers == [nil])
    #expect(stage.stack == ["A"])
  }

  @Test("S22 everything is let go without a word: whoever waits goes on with nil, and nothing is left")
  func ownerGoes() async {
    let log = EventLog()
    let asker = Asker()
    var stack: NavigationController? = NavigationController(
      rootViewController: RecordingViewController("A", log))
    var host = stack.map { HeadlessHost($0) }
    var page: AnsweringViewController? = AnsweringViewController("P", log)
    if let stack, let page { asker.ask(stack.viewControllers[0], page) }
    await letTasksRun { page?.parent != nil }
    let left = page.map { Weak($0) }
    let leftStack = stack.map { Weak($0) }
    page = nil
    stack = nil
    #expect(host?.bar.title == "P")
    host = nil
    await letTasksRun { asker.isDone }
    #expect(asker.answers == [nil])
    await asker.task?.value
    #expect(left?.isGone == true)
    #expect(leftStack?.isGone == true)
  }

  @Test("S22 a page that has answered is freed")
  func freed() async {
    let stage = Stage("A")
    var page: AnsweringViewController?
    var asker: Asker?
    (page, asker) = await asking(stage)
    page?.finish(with: 1)
    await asker?.task?.value
    #expect(asker?.answers == [1])
    asker = nil
    let left = page.map { Weak($0) }
    page = nil
    await letTasksRun()
    #expect(left?.isGone == true)
  }
}
