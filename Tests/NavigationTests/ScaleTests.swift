import Navigation
import NavigationTesting
import Testing

/// Depth is no limit (S23): a hundred thousand screens. Nothing is timed; what grows faster than the depth would not end,
/// and what recurses with it would end the process.
@MainActor
@Suite(.serialized) struct ScaleTests {
  nonisolated static let depth = 100_000

  /// A screen that counts what happens to all of its kind. The tests of this suite do not await.
  private final class DeepPage: ViewController, CanGoBack {
    static var alive = 0
    static var loads = 0
    static var appearances = 0
    static var moves = 0

    static func reset() { (alive, loads, appearances, moves) = (0, 0, 0, 0) }

    override init() {
      super.init()
      DeepPage.alive += 1
    }

    deinit { MainActor.assumeIsolated { DeepPage.alive -= 1 } }

    override func viewDidLoad() { DeepPage.loads += 1 }
    override func viewDidAppear(_ animated: Bool) { DeepPage.appearances += 1 }
    override func didMove(toParent parent: ViewController?) { DeepPage.moves += 1 }
  }

  private func pages(_ count: Int = ScaleTests.depth) -> [ViewController] {
    (0..<count).map { _ in DeepPage() }
  }

  /// The leak watch would look at each of them for seconds.
  private func unwatched(_ body: () -> Void) {
    DeepPage.reset()
    LeakProbe.watching(isOn: false, body)
  }

  @Test("S23 pushed one by one and popped one by one: as many calls as there are screens, and all are freed")
  func oneByOne() {
    unwatched {
      let stack = NavigationController(rootViewController: ViewController())
      for _ in 0..<Self.depth { stack.pushViewController(DeepPage(), animated: true) }
      #expect(stack.viewControllers.count == Self.depth + 1)
      while stack.popViewController(animated: true) != nil {}
      #expect(DeepPage.moves == 2 * Self.depth)
      #expect(DeepPage.loads == 0)
      #expect(DeepPage.alive == 0)
    }
  }

  @Test("S23 the same on show, on top of a hundred thousand")
  func oneByOneOnShow() {
    unwatched {
      let stack = NavigationController()
      let host = HeadlessHost(stack)
      stack.viewControllers = pages()
      let more = 5_000
      for _ in 0..<more { stack.pushViewController(DeepPage(), animated: true) }
      for _ in 0..<(2 * more) { host.scene.goBack(.keyboard) }
      #expect(stack.viewControllers.count == Self.depth - more)
      #expect(DeepPage.loads == 1 + more + more)
      #expect(DeepPage.appearances == 1 + more + 2 * more)
      #expect(DeepPage.alive == Self.depth - more)
    }
  }

  @Test(
    "S23 set at once, popped to the root at once: one transition each, two screens appear, and the others are freed"
  )
  func atOnce() {
    unwatched {
      let stack = NavigationController(rootViewController: DeepPage())
      let host = HeadlessHost(stack)
      stack.setViewControllers(stack.viewControllers + pages(), animated: true)
      #expect(DeepPage.loads == 2)
      let popped = stack.popToRootViewController(animated: true)?.count
      #expect(popped == Self.depth)
      #expect(DeepPage.appearances == 3)
      #expect(DeepPage.alive == 1)
      #expect(host.transitions == [.push, .pop])
    }
  }

  @Test("S23 a user's way back from the top to the root, and out of the middle")
  func history() {
    unwatched {
      let stack = NavigationController()
      let host = HeadlessHost(stack)
      stack.viewControllers = pages()
      let middle = stack.viewControllers[Self.depth / 2]
      stack.remove(middle, animated: false)
      host.scene.goBack(.history(Self.depth - 3))
      #expect(stack.viewControllers.count == 1)
      #expect(DeepPage.alive == 2)
      #expect(middle.parent == nil)
    }
  }

  @Test("S23 let go of with its host, and without ever being shown", arguments: [true, false])
  func released(isShown: Bool) {
    DeepPage.reset()
    do {
      let stack = NavigationController()
      stack.viewControllers = pages()
      let host = isShown ? HeadlessHost(stack) : nil
      #expect((host == nil) != isShown)
      #expect(DeepPage.alive == Self.depth)
    }
    #expect(DeepPage.alive == 0)
  }

  @Test("S23 a deep stack in a page: it appears, and goes with its page")
  func nested() {
    unwatched {
      let outer = NavigationController(rootViewController: ViewController())
      let host = HeadlessHost(outer)
      do {
        let (inner, page) = (NavigationController(), ViewController())
        inner.viewControllers = pages()
        page.addChild(inner)
        outer.pushViewController(page, animated: true)
      }
      #expect(DeepPage.alive == Self.depth)
      host.scene.goBack(.keyboard)
      #expect(DeepPage.alive == Self.depth - 1)
      outer.popViewController(animated: true)
      #expect(DeepPage.alive == 0)
      #expect(DeepPage.appearances == 2)
    }
  }

  @Test("S23 written down and made anew")
  func path() {
    Written.register()
    let stack = NavigationController()
    let host = HeadlessHost(stack)
    let path = NavigationPath((0..<Int64(Self.depth)).map { Written.letter($0) })
    stack.path = path
    #expect(host.bar.title == "Letter \(Self.depth - 1)")
    #expect(stack.viewControllers.filter { $0.isViewLoaded }.count == 1)
    #expect(stack.path == path)
  }

  @Test(
    "M2 S23 hundreds of sheets over each other: half are closed at once, from the top down, half let go of with the window"
  )
  func sheets() {
    unwatched {
      do {
        let host = HeadlessHost(ViewController())
        for _ in 0..<300 { host.scene.topmost.present(DeepPage(), animated: false) }
        let middle = host.scene.topmost
        for _ in 0..<300 { host.scene.topmost.present(DeepPage(), animated: false) }
        #expect(DeepPage.alive == 600)
        middle.dismiss(animated: true)
        #expect(host.scene.topmost === middle)
        #expect(host.transitions.count == 900)
        #expect(DeepPage.alive == 300)
      }
      #expect(DeepPage.alive == 0)
    }
  }
}
