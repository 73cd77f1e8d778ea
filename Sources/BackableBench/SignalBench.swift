import Backable
import CMeasure
import Glibc

/// What one emission of "clicked" costs, handler included, by how the handler captures what it works on. The button stands in a box,
/// as in every application.
@MainActor
enum SignalBench {
  enum Capture: String { case strong, weak, unowned, owner }

  private final class Counter { var clicks = 0 }

  static func measure(_ count: Int, _ capture: Capture) {
    guard Display.open() else {
      say("There is no display.")
      exit(1)
    }
    let counter = Counter()
    let button = button(counting: counter, capture)
    let box = Box(orientation: .horizontal, [button])
    let emitted = withExtendedLifetime(box) {
      measure_clicked(UnsafeMutableRawPointer(button.pointer), count)
    }
    measure_check(emitted, counter.clicks)
  }

  private static func button(counting counter: Counter, _ capture: Capture) -> Button {
    switch capture {
    case .strong: Button(label: "Click") { counter.clicks += 1 }
    case .weak: Button(label: "Click") { [weak counter] in counter?.clicks += 1 }
    case .unowned: Button(label: "Click") { [unowned counter] in counter.clicks += 1 }
    case .owner: Button(label: "Click", owner: counter) { $0.clicks += 1 }
    }
  }
}
