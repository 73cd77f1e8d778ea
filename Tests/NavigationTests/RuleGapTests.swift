import Navigation
import NavigationTesting
import Testing

/// What single rules say and no other test looks at.
@MainActor
@Suite struct RuleGapTests {
  nonisolated static let ofTheProgram: [AwkwardOperation] = [
    .push, .pop, .popToRoot, .popTo, .setAsPush, .setAsPop, .setEmpty, .replaceTop, .removeTop, .present,
    .presentStack,
    .dismiss, .popPresenter, .goForward, .path, .detach,
  ]

  @Test(
    "L10 without animation all is over when the call returns, and no callback sees the flag",
    arguments: ofTheProgram)
  func notAnimated(_ operation: AwkwardOperation) {
    let stage = AwkwardStage(.alone)
    operation.prepare(stage)
    stage.host.holdsTransitions = true
    operation.run(on: stage, animated: false)
    let events = stage.log.take()
    #expect(!events.isEmpty && !events.contains { $0.contains("animated") })
    stage.host.finishTransition()
    #expect(stage.log.take().isEmpty)
    #expect(stage.problems.isEmpty)
  }

  @Test("L13 popToRoot and setViewControllers: leaving from the top down, then entering from the bottom up")
  func severalAtOnce() {
    let stage = Stage("A", "B", "C", "E")
    stage.navigation.popToRootViewController(animated: false)
    let calls = stage.log.take()
    #expect(
      calls.calls("willMove", "didMove") == [
        "E.willMove(nil)", "C.willMove(nil)", "B.willMove(nil)",
        "E.didMove(nil)", "C.didMove(nil)", "B.didMove(nil)",
      ])
    stage.navigation.setViewControllers(["F", "G", "H"].map { stage.screen($0) }, animated: true)
    #expect(
      stage.log.take().calls("willMove", "didMove") == [
        "A.willMove(nil)", "F.willMove(N)", "G.willMove(N)", "H.willMove(N)",
        "A.didMove(nil)", "F.didMove(N)", "G.didMove(N)", "H.didMove(N)",
      ])
  }

  @Test("L13 each of several that leave has its parent until just before its own didMove")
  func parents() {
    let stage = Stage("A", "B", "C")
    let (lower, upper) = (stage["B"], stage["C"])
    var seen: [[Bool]] = []
    stage.log.on("C.didMove(nil)") { seen.append([upper.parent == nil, lower.parent == nil]) }
    stage.log.on("B.didMove(nil)") { seen.append([upper.parent == nil, lower.parent == nil]) }
    stage.navigation.popToRootViewController(animated: true)
    #expect(seen == [[true, false], [true, true]])
  }

  @Test("S13 a sheet that is closing is not what is visible any more")
  func visibleWhileClosing() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    stage["A"].present(sheet, animated: false)
    #expect(stage.navigation.visibleViewController === sheet)
    stage.host.holdsTransitions = true
    sheet.dismiss(animated: true)
    #expect(stage.navigation.visibleViewController === stage["A"])
    #expect(stage.host.bar.title == "A")
    stage.host.finishTransition()
    #expect(stage.navigation.visibleViewController === stage["A"])
  }

  nonisolated static let movingRoutes: [BackRoute] = [
    .button, .keyboard, .escape, .mouse, .swipe, .history(0), .history(1),
  ]

  // Field report: double back.
  @Test(
    "S17 while one way back runs all others are ignored, in any mixture", arguments: movingRoutes,
    movingRoutes)
  func mixedRoutes(first: BackRoute, second: BackRoute) async {
    let stage = Stage("A", "B", "C", "E")
    stage.host.holdsTransitions = true
    await stage.host.goBack(first)
    let events = stage.log.take()
    #expect(!events.isEmpty)
    await stage.host.goBack(second)
    #expect(stage.log.take().isEmpty)
    stage.host.finishTransition()
    #expect(stage.stack == (first == .history(1) ? ["A", "B"] : ["A", "B", "C"]))
    #expect(stage.lifecycle.faults.isEmpty)
  }

  // Field report: never below root.
  @Test(
    "S17 S22 a hundred backs of all routes, one after the other and in the middle of each other, stop at the root"
  )
  func manyRoutes() async {
    let stage = Stage("A", "B", "C", "E", "F")
    for count in 0..<100 {
      stage.host.holdsTransitions = count % 3 != 0
      await stage.host.goBack(Self.movingRoutes[count % Self.movingRoutes.count])
      if count % 4 == 0 { stage.host.finishTransition() }
    }
    stage.host.finishTransition()
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
  }

  @Test("S20 an entry that never was is ignored", arguments: [-1, 2, 3, .min, .max])
  func noSuchEntry(index: Int) async {
    let stage = Stage("A", "B", "C")
    await stage.host.goBack(.history(index))
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.log.take().isEmpty)
  }

  @Test("S20 the program removes a screen while its entry is asked for: the question is void, nothing moves")
  func entryLeaves() async throws {
    let stage = Stage("A", "B", "C")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    let back = Task { await stage.host.goBack(.history(1)) }
    let isAsked = await page.untilAsked()
    try #require(isAsked)
    stage.navigation.remove(stage["B"], animated: false)
    page.answer(true)
    let found = await awaitedDiagnostics { await back.value }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "C", "Q"])
  }

  // Field report: stale title.
  @Test(
    "S21 a title that changes is read again by the bar that shows it, as title or as tooltip, and by no other"
  )
  func titleChanges() {
    let stage = Stage("A", "B", "C")
    let changes = { (body: () -> Void) -> Int in
      let before = stage.host.barChanges
      body()
      return stage.host.barChanges - before
    }
    #expect(changes { stage["C"].title = "c" } == 1)
    #expect(changes { stage["C"].navigationItem.title = "see" } == 1)
    #expect(changes { stage["B"].navigationItem.title = "b" } == 1)
    #expect(changes { stage["B"].navigationItem.title = "b" } == 0)
    #expect(changes { stage["A"].title = "a" } == 0)
    #expect(stage.host.bar.title == "see")
    #expect(stage.host.bar.back == .init(tooltip: "b", history: ["b", "a"]))
    stage.navigation.popViewController(animated: false)
    #expect(stage.host.bar.back == .init(tooltip: "a", history: ["a"]))
  }

  @Test("S21 a title that changes while its screen slides in or out")
  func titleChangesMeanwhile() {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    stage.push("C", animated: true)
    stage["C"].title = "c"
    stage["B"].title = "b"
    #expect(stage.host.bar.title == "c")
    #expect(stage.host.bar.back?.tooltip == "b")
    stage.navigation.popViewController(animated: true)
    stage["A"].title = "a"
    #expect(stage.host.bar.title == "b")
    #expect(stage.host.bar.back?.tooltip == "a")
  }

  // Field report: onDismiss.
  @Test("M3 M4 completions of dismissals that do nothing, run twice, or run together are all called once")
  func completions() {
    let stage = Stage("A")
    var calls: [String] = []
    stage["A"].dismiss(animated: true) { calls.append("nothing") }
    stage["A"].present(stage.screen("X"), animated: true) { calls.append("presented") }
    stage.host.holdsTransitions = true
    stage["A"].dismiss(animated: true) { calls.append("first") }
    stage["A"].dismiss(animated: false) { calls.append("second") }
    #expect(calls == ["nothing", "presented"])
    stage.host.finishTransition()
    #expect(calls == ["nothing", "presented", "first", "second"])
  }

  @Test("M6 of several that wait for the dismissal the first is presented, and each completion runs once")
  func severalWait() {
    let stage = Stage("A")
    stage["A"].present(stage.screen("X"), animated: false)
    stage.host.holdsTransitions = true
    stage["A"].dismiss(animated: true)
    var calls: [String] = []
    let found = diagnostics {
      stage["A"].present(stage.screen("Y"), animated: false) { calls.append("Y") }
      stage["A"].present(stage.screen("Z"), animated: false) { calls.append("Z") }
      stage.host.finishTransition()
    }
    #expect(label(stage["A"].presentedViewController) == "Y")
    #expect(found.map(\.kind) == [.alreadyPresenting])
    #expect(calls == ["Y", "Z"])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A", "Y"])
  }
}
