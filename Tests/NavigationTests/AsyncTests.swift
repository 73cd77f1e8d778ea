import Navigation
import NavigationTesting
import Testing

/// The async forms return when their transition has ended.
@MainActor
@Suite struct AsyncTests {
  @Test("L2 await push returns after didShow")
  func push() async {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    let task = Task {
      await stage.navigation.push(stage.screen("B"))
      stage.log.record("returned")
    }
    for _ in 0..<10_000 where stage.stack.count == 1 { await Task.yield() }
    #expect(stage.stack == ["A", "B"])
    stage.host.finishTransition()
    await task.value
    #expect(Array(stage.log.take().suffix(2)) == ["D.didShow(B, animated)", "returned"])
  }

  @Test("L3 await pop returns after didShow, and holds nothing afterwards")
  func pop() async {
    let stage = Stage("A", "B")
    let screen = Weak(stage["B"])
    await stage.navigation.pop()
    #expect(stage.log.take().last == "D.didShow(A, animated)")
    #expect(screen.isGone)
    await stage.navigation.pop()
    #expect(stage.stack == ["A"])
  }

  @Test("L5 an awaited push that another operation overtakes returns all the same")
  func overtaken() async {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    let task = Task { await stage.navigation.push(stage.screen("B")) }
    for _ in 0..<10_000 where stage.stack.count == 1 { await Task.yield() }
    stage.navigation.setViewControllers([stage["A"]], animated: false)
    await task.value
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S3 an awaited push that is refused returns at once")
  func refused() async {
    let stage = Stage("A", "B")
    let found = await awaitedDiagnostics { await stage.navigation.push(stage["B"]) }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().isEmpty)
  }

  @Test("L8 await present and await dismiss return when the sheet has appeared, and disappeared")
  func presentAndDismiss() async {
    let stage = Stage("A")
    await stage["A"].present(stage.screen("X"))
    #expect(stage.log.take().last == "X.viewDidAppear(animated)")
    await stage["A"].dismiss()
    #expect(stage.log.take().last == "X.viewDidDisappear(animated)")
    #expect(stage["A"].presentedViewController == nil)
  }
}
