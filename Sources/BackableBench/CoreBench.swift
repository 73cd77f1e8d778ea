import CMeasure
import Glibc
import Navigation
import NavigationTesting

/// What an operation on a stack costs in the core alone: nothing is drawn, and every callback is empty.
@MainActor
enum CoreBench {
  private final class Page: ViewController, CanGoBack {}

  /// Prints, for a stack of `depth` screens: "push", "pop", "set" (all at once) and "pop-to-root", in screens a second of
  /// processor time; and "screen", the resident bytes of one that was pushed, of an empty subclass.
  static func measure(depth: Int) {
    let root = Page()
    let stack = NavigationController(rootViewController: root)
    let host = HeadlessHost(stack)
    let before = residentBytes
    // What is made is counted as well, and what is dropped as it goes.
    say("push", depth) { for _ in 0..<depth { stack.pushViewController(Page(), animated: false) } }
    measure_say("screen", Double(residentBytes - before) / Double(depth))
    say("pop", depth) { for _ in 0..<depth { stack.popViewController(animated: false) } }
    let pages = [root] + (0..<depth).map { _ in Page() }
    say("set", depth) { stack.setViewControllers(pages, animated: false) }
    say("pop-to-root", depth) { stack.popToRootViewController(animated: false) }
    host.detach()
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

  private static func say(_ name: String, _ operations: Int, work: () -> Void) {
    let start = processorTime
    work()
    measure_say(name, Double(operations) / (processorTime - start))
  }

  /// In seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
}
