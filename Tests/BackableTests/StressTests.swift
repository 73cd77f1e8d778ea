import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Rule S22: after any sequence of operations the model and the widgets agree.
final class StressTests: WindowTestCase {
  /// One sequence that is always the same, and one that no run had before; with BACKABLE_SEED in the environment, that
  /// one alone.
  private static var seeds: [UInt64] {
    if let text = getenv("BACKABLE_SEED"), let seed = UInt64(String(cString: text)) { return [seed] }
    return [1, UInt64.random(in: 2...99_999)]
  }

  func test_S22_randomOperations() throws {
    try onMain {
      for seed in Self.seeds {
        print("StressTests: seed \(seed)")
        var walk = RandomWalk(seed: seed)
        let weak = try walk.run(steps: 300)
        waitUntil("seed \(seed): all windows go") { NavigationWindow.all.isEmpty }
        settle()
        walk.forget()
        XCTAssertEqual(weak.filter { $0.target != nil }.count, 0, "seed \(seed): screens that are still held")
      }
    }
  }
}

/// A random sequence of operations on one window; the same seed, the same sequence.
@MainActor private struct RandomWalk {
  private enum Operation: CaseIterable {
    case push, pushAgain, pop, popTo, replace, set, empty, present, dismiss, title, items, back
    case swipe, swipeOn, swipeOff
  }

  private let seed: UInt64
  private var random: Random
  private var stack: NavigationController?
  private var made: [Weak<BackPage>] = []
  private var history: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = Random(seed: seed)
  }

  /// Does the operations, closes the window, and tells which screens were made.
  mutating func run(steps: Int) throws -> [Weak<BackPage>] {
    let stack = NavigationController(rootViewController: newPage())
    self.stack = stack
    let window = show(stack)
    for _ in 0..<steps {
      perform(Operation.allCases[random.next(Operation.allCases.count)], in: window)
      if random.next(3) == 0 { try check() }
    }
    try check()
    window.window.close()
    return made
  }

  /// Lets go of what the walk itself holds.
  mutating func forget() { stack = nil }

  /// The controllers that a user can see, from the window up.
  private var stacks: [NavigationController] {
    sequence(first: stack) { $0?.topViewController?.presentedViewController as? NavigationController }
      .compactMap { $0 }
  }

  private mutating func newPage() -> BackPage {
    let page = BackPage("page \(made.count)")
    made.append(Weak(page))
    if random.next(3) == 0 { page.navigationItem.rightBarButtonItem = BarButtonItem(title: "x") {} }
    if random.next(5) == 0 { page.navigationItem.titleView = Label("view") }
    return page
  }

  private mutating func perform(_ operation: Operation, in window: NavigationWindow) {
    guard let stack = stacks.last else { return }
    let animated = random.next(2) == 0
    history.append("\(operation)\(animated ? " animated" : "")")
    switch operation {
    case .push, .pushAgain: stack.pushViewController(newPage(), animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popTo:
      guard !stack.viewControllers.isEmpty else { return }
      let index = random.next(stack.viewControllers.count)
      stack.popToViewController(stack.viewControllers[index], animated: animated)
    case .replace: stack.replaceTop(with: newPage(), animated: animated)
    case .set:
      stack.setViewControllers([newPage()] + stack.viewControllers.suffix(3).reversed(), animated: animated)
    case .empty:
      if random.next(4) == 0 { stack.setViewControllers([], animated: animated) }
    case .present:
      let sheet = NavigationController(rootViewController: newPage())
      if stacks.count < 4 { stack.topViewController?.present(sheet, animated: animated) }
    case .dismiss: stacks[random.next(stacks.count)].dismiss(animated: animated)
    case .title: stack.viewControllers.suffix(2).first?.title = "title \(history.count)"
    case .items:
      stack.topViewController?.navigationItem.leftItemsSupplementBackButton = animated
      stack.topViewController?.navigationItem.leftBarButtonItems =
        (0..<random.next(3)).map { BarButtonItem(title: "\($0)") {} }
    case .back: window.scene.goBack(animated ? .keyboard : .button)
    case .swipe, .swipeOn, .swipeOff: swipe(operation, in: stack)
    }
  }

  private mutating func swipe(_ operation: Operation, in stack: NavigationController) {
    guard stack.pageContainer != nil, let finger = try? Finger(on: stack) else { return }
    if operation == .swipe { finger.down() }
    if operation == .swipeOff { finger.up() } else { finger.move(Double(random.next(800))) }
  }

  private func check() throws {
    for stack in stacks {
      if stack.pageContainer != nil { try Finger(on: stack).up() }
      waitForTransitions(of: stack)
      waitUntil("the pages are at rest") { stack.pageContainer?.isShielded != true }
    }
    settle()
    let recent = "seed \(seed), after \(history.suffix(8).joined(separator: ", "))"
    for stack in stacks { try assertAgrees(stack, recent) }
  }

  private func assertAgrees(_ stack: NavigationController, _ message: String) throws {
    guard stack.topViewController?.navigationItem.titleView == nil else {
      XCTAssertEqual(stack.shownPages, [stack.topViewController?.widget], message)
      return
    }
    try stack.assertAgrees(message)
  }
}

/// A small generator of its own, because the system's cannot be given a seed.
private struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 up to but not including `bound`.
  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }
}
