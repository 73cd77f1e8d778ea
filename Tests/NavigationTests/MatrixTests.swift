import Navigation
import NavigationTesting
import Testing

/// Every operation × every callback that it makes × an operation from inside that callback.
///
/// A failure names the operation, the place, the callback with its number, and the inner operation.
@MainActor
@Suite struct MatrixTests {
  /// How a run is shown.
  enum Mode: String, CaseIterable {
    case notAnimated = "not animated"
    case held = "animated, held"
  }

  @Test("L5 L11 S22 from inside every callback of every operation", arguments: AwkwardOperation.allCases)
  func alone(_ operation: AwkwardOperation) {
    run(operation, at: .alone, .held)
  }

  @Test("L10 L11 S22 the same without animation", arguments: AwkwardOperation.essential)
  func notAnimated(_ operation: AwkwardOperation) {
    run(operation, at: .alone, .notAnimated)
  }

  @Test("L5 L11 S22 the same in a stack within a page", arguments: AwkwardOperation.essential)
  func nested(_ operation: AwkwardOperation) {
    run(operation, at: .nested, .held)
  }

  @Test("L5 L11 S22 the same in a stack in a sheet", arguments: AwkwardOperation.essential)
  func sheet(_ operation: AwkwardOperation) {
    run(operation, at: .sheet, .held)
  }

  private func run(_ operation: AwkwardOperation, at place: AwkwardStage.Place, _ mode: Mode) {
    let events = dryRun(operation, at: place, mode)
    for (index, event) in events.enumerated() {
      for inner in InnerOperation.meeting(operation, at: place, isHeld: mode == .held) {
        let problems = problems(operation, at: place, mode, inner, in: index, event)
        #expect(
          problems.isEmpty,
          "\(operation) \(place) (\(mode.rawValue)), from inside \(event) (\(index)): \(inner)")
      }
    }
  }

  /// The callbacks that the operation makes when nothing comes between.
  private func dryRun(_ operation: AwkwardOperation, at place: AwkwardStage.Place, _ mode: Mode) -> [String] {
    let stage = AwkwardStage(place)
    operation.prepare(stage)
    perform(operation, on: stage, mode)
    let events = stage.log.take()
    let problems = stage.problemsOfAnotherStep + stage.problems
    #expect(problems.isEmpty, "\(operation) \(place) (\(mode.rawValue))")
    #expect(!events.isEmpty)
    return events
  }

  private func perform(_ operation: AwkwardOperation, on stage: AwkwardStage, _ mode: Mode) {
    stage.host.holdsTransitions = mode == .held
    operation.run(on: stage, animated: mode != .notAnimated)
    stage.settle()
  }

  private func problems(
    _ operation: AwkwardOperation, at place: AwkwardStage.Place, _ mode: Mode, _ inner: InnerOperation,
    in index: Int, _ event: String
  ) -> [String] {
    let stage = AwkwardStage(place)
    operation.prepare(stage)
    var callsBefore = index
    stage.log.afterEach = { [unowned stage] _ in
      callsBefore -= 1
      guard callsBefore < 0 else { return }
      stage.log.afterEach = nil
      inner.run(on: stage, animated: mode != .notAnimated)
    }
    var problems: [String] = []
    let found = diagnostics {
      perform(operation, on: stage, mode)
      if callsBefore >= 0 { problems.append("the callback did not come") }
      stage.log.afterEach = nil
    }
    let allowed = allowed(operation, inner, event)
    problems += found.filter { !allowed.contains($0.kind) }.map(\.description)
    if inner == .pop { problems += stage.problemsOfAnotherStep }
    return problems + stage.problems
  }

  /// The diagnostics that are right where these two meet.
  private func allowed(
    _ operation: AwkwardOperation, _ inner: InnerOperation, _ event: String
  ) -> [Diagnostic.Kind?] {
    var allowed: [Diagnostic.Kind] = []
    if event.hasSuffix(".loadView") { allowed.append(.duringLoadView) }
    if inner == .removeShown { allowed.append(.onlyScreen) }
    if inner == .present || operation == .path || operation == .presentStack {
      allowed += [.alreadyPresenting, .presenterNotShown]
    }
    return allowed
  }
}
