import Navigation
import NavigationTesting

/// A random sequence of operations, some of them from inside callbacks; the same seed, the same sequence.
@MainActor
struct RandomWalk {
  /// What it does with one of its stacks.
  enum Operation: CaseIterable {
    case push, pushAnother, pop, popToRoot, reverse, replaceTop, setNewBottom, present, dismiss
  }

  /// Enough to end every transition that can be open at once.
  private static let mostOpenTransitions = 10

  private let stage: Stage
  private let stacks: [NavigationController]
  private let operations: [Operation]
  private var random: Random

  /// How many operations ran from inside a callback.
  private(set) var operationsInCallbacks = 0

  /// A walk over `stacks`, by default the stage's one; with sheets or without.
  init(_ stage: Stage, stacks: [NavigationController]? = nil, withSheets: Bool = false, seed: Int) {
    self.stage = stage
    self.stacks = stacks ?? [stage.navigation]
    operations = Operation.allCases.filter { withSheets || ($0 != .present && $0 != .dismiss) }
    random = Random(UInt64(seed))
  }

  /// Does `steps` operations and lets the last transitions end.
  mutating func run(steps: Int) {
    var fired = 0
    for step in 0..<steps {
      stage.host.holdsTransitions = random.next(2) == 0
      if random.next(4) == 0 { runInCallback(choose("\(step)x")) { fired += 1 } }
      choose("\(step)")()
      if random.next(3) == 0 { stage.host.finishTransition() }
    }
    stage.log.afterEach = nil
    stage.host.holdsTransitions = false
    for _ in 0..<Self.mostOpenTransitions { stage.host.finishTransition() }
    operationsInCallbacks = fired
  }

  /// Makes `operation` run from inside one of the coming callbacks.
  private mutating func runInCallback(
    _ operation: @escaping @MainActor () -> Void, fired: @escaping @MainActor () -> Void
  ) {
    var callsBefore = random.next(10)
    stage.log.afterEach = { [log = stage.log] event in
      callsBefore -= 1
      guard callsBefore < 0, !event.hasSuffix(".loadView") else { return }
      log.afterEach = nil
      fired()
      operation()
    }
  }

  /// One operation on one stack, with a new screen of this name where it needs one.
  private mutating func choose(_ name: String) -> @MainActor () -> Void {
    let stack = stacks[random.next(stacks.count)]
    let operation = operations[random.next(operations.count)]
    let animated = random.next(2) == 0
    return { [stage] in Self.perform(operation, on: stack, with: stage.screen("s\(name)"), animated: animated)
    }
  }

  private static func perform(
    _ operation: Operation, on stack: NavigationController, with screen: ViewController, animated: Bool
  ) {
    switch operation {
    case .push, .pushAnother: stack.pushViewController(screen, animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .reverse: stack.setViewControllers(stack.viewControllers.reversed(), animated: animated)
    case .replaceTop: stack.replaceTop(with: screen, animated: animated)
    case .setNewBottom:
      stack.setViewControllers([screen] + stack.viewControllers.suffix(2), animated: animated)
    case .present: stack.topViewController?.present(screen, animated: animated)
    case .dismiss: stack.topViewController?.dismiss(animated: animated)
    }
  }
}

/// A small generator of its own, because the system's cannot be given a seed.
private struct Random {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number from 0 up to but not including `bound`.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }
}
