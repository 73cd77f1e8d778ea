import Navigation
import NavigationTesting
import Testing

/// What a program may wish of its stacks, sheets and searches, and what it can ask about its keys.
@MainActor
@Suite struct WishTests {
  @Test("F4 what holds for all stacks holds for each that was not told otherwise")
  func escape() async {
    let stack = NavigationController(rootViewController: NamedScreen("First"))
    #expect(stack.popsOnEscape)
    NavigationController.popsOnEscapeByDefault = false
    defer { NavigationController.popsOnEscapeByDefault = true }
    #expect(!stack.popsOnEscape)
    stack.popsOnEscape = true
    #expect(stack.popsOnEscape)
    NavigationController.popsOnEscapeByDefault = true
    stack.popsOnEscape = false
    #expect(!stack.popsOnEscape)
  }

  @Test("a sheet has the size that its first screen would like, or its stack")
  func sizes() {
    let screen = NamedScreen("First")
    let stack = NavigationController(rootViewController: screen)
    #expect(stack.sizeAsSheet == nil)
    screen.preferredContentSize = ContentSize(width: 300, height: 200)
    #expect(screen.sizeAsSheet == ContentSize(width: 300, height: 200))
    #expect(stack.sizeAsSheet == screen.preferredContentSize)
    stack.preferredContentSize = ContentSize(width: 640, height: 480)
    #expect(stack.sizeAsSheet?.width == 640)
  }

  @Test("the keys that there are can be listed: those of the items on show that can be used")
  func keys() {
    let page = NamedScreen("Page")
    let items = ["One", "Two", "Three"].map { BarButtonItem(title: $0) {} }
    items[0].shortcut = "<Control>1"
    items[1].shortcut = "<Control>2"
    items[1].isEnabled = false
    page.navigationItem.rightBarButtonItems = items
    let host = HeadlessHost(NavigationController(rootViewController: page))
    #expect(host.scene.itemsWithShortcutsOnShow.map(\.words) == ["One"])
    items[1].isEnabled = true
    #expect(host.scene.itemsWithShortcutsOnShow.map(\.words) == ["One", "Two"])
  }

  @Test("Return in a search bar is the screen's, and nothing where it has no use for it")
  func commit() {
    let page = FindingPage()
    let host = HeadlessHost(page)
    host.commitSearch()
    #expect(page.committed == 0)
    page.isSearching = true
    host.commitSearch()
    #expect(page.committed == 1)
    let plain = PlainSearchPage()
    plain.isSearching = true
    HeadlessHost(plain).commitSearch()
    #expect(plain.searchText == "")
  }
}

private final class FindingPage: ViewController, CanSearch {
  private(set) var committed = 0

  func search(for text: String) {}
  func commitSearch() { committed += 1 }
}

private final class PlainSearchPage: ViewController, CanSearch {
  func search(for text: String) {}
}
