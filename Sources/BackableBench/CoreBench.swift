import Glibc
import Navigation
import NavigationTesting

/// What an operation on a stack costs in the core alone: nothing is drawn, and every callback is empty.
@MainActor
enum CoreBench {
  private final class Page: ViewController, CanGoBack {}

  private static let depths = [10, 100, 1_000, 10_000, 100_000]

  /// How often each number is taken; the smallest counts, since whatever else runs only adds to it.
  private static let takes = 7

  static func printTable() {
    // First, while what is allocated is new.
    let bytes = bytesPerScreen(100_000)
    print("One stack, not animated, without a display. Times in µs a screen, the best of \(takes).\n")
    print(row(["deep", "push", "pop", "set all", "pop to root"]))
    for depth in depths { print(row(["\(depth)"] + measure(depth).map { decimal($0) })) }
    print("\nA screen of an empty subclass, pushed: \(bytes) bytes resident.")
  }

  /// Pushes and pops one screen after another on a stack that is `depth` deep.
  static func pushAndPop(rounds: Int, atDepth depth: Int) {
    let stack = NavigationController(rootViewController: Page())
    let host = HeadlessHost(stack)
    stack.viewControllers += (1..<depth).map { _ in Page() }
    for _ in 0..<rounds {
      stack.pushViewController(Page(), animated: false)
      stack.popViewController(animated: false)
    }
    host.detach()
  }

  private static func measure(_ depth: Int) -> [Double] {
    // Short stacks many times over, so that the clock's own cost is nothing.
    let repeats = max(1, 10_000 / depth)
    var best = [Double](repeating: .infinity, count: 4)
    for _ in 0..<takes {
      var times = [Double](repeating: 0, count: 4)
      for _ in 0..<repeats { times = zip(times, turn(depth)).map { $0 + $1 } }
      best = zip(best, times).map { min($0, $1 / Double(repeats * depth)) }
    }
    return best
  }

  /// The times of one stack in µs: pushes, pops, all set at once, all popped at once.
  private static func turn(_ depth: Int) -> [Double] {
    let root = Page()
    let stack = NavigationController(rootViewController: root)
    let host = HeadlessHost(stack)
    let pages = (0..<depth).map { _ in Page() }
    let times = [
      time { for page in pages { stack.pushViewController(page, animated: false) } },
      time { for _ in pages { stack.popViewController(animated: false) } },
      time { stack.setViewControllers([root] + pages, animated: false) },
      time { stack.popToRootViewController(animated: false) },
    ]
    host.detach()
    return times
  }

  private static func bytesPerScreen(_ depth: Int) -> Int {
    let stack = NavigationController(rootViewController: Page())
    let host = HeadlessHost(stack)
    let before = residentBytes
    for _ in 0..<depth { stack.pushViewController(Page(), animated: false) }
    defer { host.detach() }
    return (residentBytes - before) / depth
  }

  private static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    // The second number, in pages.
    let numbers = line.split(separator: 32).prefix(2).map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    return (numbers.last ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  private static func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12
  }

  private static func decimal(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func row(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined()
  }
}
