import Backable
import CMeasure
import Glibc

/// Pages that are pushed and popped in a window: what it costs, and what it leaves behind. What stands on a page is the
/// same in all programs of the benchmark.
@MainActor
final class PageBench {
  static let shared = PageBench()

  private final class Page: ViewController, CanGoBack {
    private(set) static var made = 0
    // Screens end on the main thread here, as everything in this program does.
    private(set) nonisolated(unsafe) static var live = 0

    override init() {
      Self.made += 1
      Self.live += 1
      super.init()
      title = "Page \(Self.made)"
    }

    deinit { Self.live -= 1 }

    override func loadView() -> any View {
      let content = Box(orientation: .vertical, spacing: 12)
      content.append(Label(title ?? ""))
      content.append(Button(label: "Next"))
      measure_watch(UnsafeMutableRawPointer(content.pointer))
      return content
    }
  }

  private let stack: NavigationController
  private let window: NavigationWindow
  private var next: Page?

  private init() {
    guard Display.open() else {
      say("There is no display.")
      exit(1)
    }
    MainLoop.install()
    stack = NavigationController(rootViewController: Page())
    window = NavigationWindow(rootViewController: stack)
    window.present()
    measure_show(UnsafeMutableRawPointer(window.window.pointer))
  }

  func measureTurns(depth: Int, rounds: Int) {
    for _ in 1..<depth {
      makePage()
      push()
    }
    withPages { measure_turns($0, rounds) }
  }

  func measureScreens(_ count: Int) {
    withPages { measure_screens($0, count) }
  }

  func measureLeftovers(rounds: Int, isDrawn: Bool) {
    let before = Page.live
    withPages { measure_leftovers($0, rounds, isDrawn ? 1 : 0) }
    measure_say("live-screens", Double(Page.live - before))
  }

  private func withPages(_ body: (UnsafePointer<measure_pages>) -> Void) {
    var pages = measure_pages(make: makeStep, push: pushStep, pop: popStep, data: nil)
    body(&pages)
  }

  fileprivate func makePage() {
    let page = Page()
    page.loadViewIfNeeded()
    next = page
  }

  fileprivate func push() {
    guard let page = next else { return }
    next = nil
    stack.pushViewController(page, animated: false)
  }

  fileprivate func pop() {
    stack.popViewController(animated: false)
  }
}

// Nonisolated, like the trampoline's own: the runtime checks a callback that is formed in main-actor code at each entry.

private func makeStep(_: UnsafeMutableRawPointer?) {
  MainActor.assumeIsolated { PageBench.shared.makePage() }
}
private func pushStep(_: UnsafeMutableRawPointer?) { MainActor.assumeIsolated { PageBench.shared.push() } }
private func popStep(_: UnsafeMutableRawPointer?) { MainActor.assumeIsolated { PageBench.shared.pop() } }
