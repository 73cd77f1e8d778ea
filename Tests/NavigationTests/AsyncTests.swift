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

  @Test("L7 await setViewControllers returns after didShow, also when the stack is left empty")
  func set() async {
    let stage = Stage("A", "B")
    await stage.navigation.setViewControllers([stage["A"], stage.screen("C")])
    #expect(stage.log.take().last == "D.didShow(C, animated)")
    await stage.navigation.setViewControllers([])
    #expect(stage.stack.isEmpty)
  }

  /// The operations that can be awaited.
  enum Awaited: CaseIterable {
    case push, pop, set, present, dismiss
  }

  /// A stage on which `operation` has been begun, held by its host, and the task that awaits it.
  private func begin(_ operation: Awaited) async -> (Stage, Task<Void, Never>) {
    let stage = Stage("A", "B")
    if operation == .dismiss { stage["B"].present(stage.screen("X"), animated: false) }
    stage.host.holdsTransitions = true
    let before = stage.host.transitions.count
    let stack = stage.navigation
    let top = stage["B"]
    let new = stage.screen("C")
    let task = Task {
      switch operation {
      case .push: await stack.push(new)
      case .pop: await stack.pop()
      case .set: await stack.setViewControllers([new])
      case .present: await top.present(new)
      case .dismiss: await top.dismiss()
      }
    }
    for _ in 0..<10_000 where stage.host.transitions.count == before { await Task.yield() }
    return (stage, task)
  }

  @Test("S22 a cancelled task waits no longer, and what it began goes on", arguments: Awaited.allCases)
  func cancelled(operation: Awaited) async {
    let (stage, task) = await begin(operation)
    task.cancel()
    await task.value
    stage.log.clear()
    stage.host.finishTransition()
    #expect(!stage.log.take().isEmpty)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S22 a task that is cancelled before it begins does what it says, and does not wait")
  func cancelledBefore() async {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    let task = Task { await stage.navigation.push(stage.screen("B")) }
    task.cancel()
    await task.value
    #expect(stage.stack == ["A", "B"])
  }

  @Test("L11 a window that goes ends the waiting", arguments: Awaited.allCases)
  func windowGoes(operation: Awaited) async {
    let (stage, task) = await begin(operation)
    stage.host.detach()
    await task.value
    #expect(stage.lifecycle.screens(in: .appeared).isEmpty)
  }

  @Test("S22 a host that is let go without a word ends the waiting", arguments: [false, true])
  func hostGoes(isWaitingForDismissal: Bool) async {
    let log = EventLog()
    let root = RecordingViewController("A", log)
    var host: HeadlessHost? = HeadlessHost(root)
    host?.holdsTransitions = true
    if isWaitingForDismissal {
      root.present(RecordingViewController("X", log), animated: false)
      root.dismiss(animated: true)
    }
    var isBegun = false
    let task = Task {
      isBegun = true
      await root.present(RecordingViewController("Y", log))
    }
    for _ in 0..<100 where !isBegun { await Task.yield() }
    #expect(isBegun)
    host = nil
    await task.value
    #expect(host == nil)
  }
}
