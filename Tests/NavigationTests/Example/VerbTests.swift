import Navigation
import NavigationTesting
import Testing

/// A screen with a search, a menu and something to load.
private final class Library: ViewController, CanSearch, CanOpenMenu, CanRefresh {
  private(set) var sought: [String] = []
  private(set) var isGrid = false
  var failure: (any Error)?

  override init() {
    super.init()
    title = "Library"
  }

  func search(for text: String) { sought.append(text) }

  var menu: Menu {
    Menu(children: [Action(title: "Grid", state: isGrid ? .on : .off, owner: self) { $0.isGrid.toggle() }])
  }

  func refresh() async throws { if let failure { throw failure } }
}

private final class Book: ViewController, CanGoBack {}

private struct Offline: Error, CustomStringConvertible {
  let description = "Offline."
}

/// Every verb of the host, as its documentation prints them.
@MainActor
@Suite struct VerbTests {
  private let library = Library()
  private let stack: NavigationController
  private let host: HeadlessHost

  init() {
    stack = NavigationController(rootViewController: library)
    host = HeadlessHost(stack)
  }

  @Test("A host clicks by words, and says what is there instead")
  func clicks() throws {
    stack.pushViewController(Book(), animated: false)
    try host.click("Back")
    #expect(stack.topViewController === library)
    #expect(throws: NotThere.self) { try host.click("Back") }
  }

  @Test("A host opens a menu, and chooses in it")
  func choosesInAMenu() throws {
    #expect(try host.menu("Menu") == ["Grid"])
    try host.choose("Grid", inMenu: "Menu")
    #expect(try host.menu("Menu") == ["✓ Grid"])
  }

  @Test("A host presses keys, and types into the search bar")
  func presses() async {
    await host.press("<Control>f")
    host.search(for: "whale")
    #expect(host.bar.search == "whale")
    await host.press("Escape")
    #expect(host.bar.search == nil)
    #expect(library.sought == ["whale", ""])
  }

  @Test("A host shows what the work of an item threw")
  func fails() async throws {
    library.failure = Offline()
    try host.click("Refresh")
    while host.bar.notice == nil { await Task.yield() }
    #expect(host.bar.notice == "Offline.")
  }

  @Test("A host holds a transition, and lets a swipe go")
  func holds() async {
    stack.pushViewController(Book(), animated: false)
    host.holdsTransitions = true
    await host.goBack(.swipe)
    host.cancelTransition()
    #expect(stack.viewControllers.count == 2)
    await host.goBack(.swipe)
    host.finishTransition()
    #expect(stack.viewControllers.count == 1)
    #expect(host.transitions == [.push, .pop])
  }

  @Test("A host closes its window, and everything disappears")
  func closes() async {
    await host.closeWindow()
    #expect(host.isClosed)
    #expect(stack.topViewController === library)
  }
}
