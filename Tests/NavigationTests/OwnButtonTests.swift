import Navigation
import NavigationTesting
import Testing

@MainActor private protocol CanShare: ViewController {
  func share()
}

extension DefaultButton {
  fileprivate static let share = DefaultButton(at: .end, for: (any CanShare).self) { page in
    BarButtonItem(systemItem: .share, owner: page) { $0.share() }
  }
}

private final class SharingPage: ViewController, CanShare, CanSearch {
  private(set) var shared = 0

  func share() { shared += 1 }
  func search(for text: String) {}
}

/// Buttons that a program declares itself, on the same footing as the library's. `DefaultButton.all` is everybody's: nothing
/// is awaited while it is another.
@MainActor
@Suite struct OwnButtonTests {
  private func with(_ buttons: [DefaultButton], _ body: () throws -> Void) rethrows {
    let before = DefaultButton.all
    DefaultButton.all = buttons
    defer { DefaultButton.all = before }
    try body()
  }

  @Test("a protocol, a button and a line that makes it known give every adopter the button")
  func ownButton() throws {
    try with(DefaultButton.all + [.share]) {
      let page = SharingPage()
      let host = HeadlessHost(page)
      #expect(host.bar.right == ["Search", "Share"])
      try host.click("Share")
      page.isSearching = true
      #expect(page.bar.search != nil && page.bar.search?.placeholder == nil)
      #expect(page.shared == 1)
    }
    #expect(HeadlessHost(SharingPage()).bar.right == ["Search"])
  }

  @Test("the order of the list is the order of the bar, and what is taken out is gone")
  func order() {
    with([.share, .search]) { #expect(HeadlessHost(SharingPage()).bar.right == ["Share", "Search"]) }
    with([.share]) { #expect(HeadlessHost(SharingPage()).bar.right == ["Share"]) }
    with([]) { #expect(HeadlessHost(SharingPage()).bar.right == []) }
  }

  @Test("a second button for one protocol is left out")
  func taken() {
    let other = DefaultButton(at: .start, for: (any CanShare).self) { _ in BarButtonItem(title: "Other") {} }
    let found = diagnostics {
      with([.share, other, .search, .search]) {
        let bar = HeadlessHost(SharingPage()).bar
        #expect(bar.left == [])
        #expect(bar.right == ["Share", "Search"])
      }
    }
    #expect(found.map(\.kind) == [.defaultButtonTaken])
  }

  @Test("a class may have a button as well, and a button of one's own may come and go")
  func ofAClass() {
    let page = SharingPage()
    let button = DefaultButton(
      at: .start, for: SharingPage.self, isOffered: { $0.shared == 0 },
      update: { $1.isEnabled = $0.title != nil }, make: { _ in BarButtonItem(title: "First") {} })
    with([button]) {
      let host = HeadlessHost(page)
      #expect(page.bar.left.map(\.isEnabled) == [false])
      page.title = "Page"
      #expect(page.bar.left.map(\.isEnabled) == [true])
      page.share()
      #expect(host.bar.left == [])
    }
  }

  @Test("a hook that reads the bar while it makes the button sees a bar without it")
  func readsTheBar() {
    var seen: [[String]] = []
    let button = DefaultButton(at: .end, for: SharingPage.self) { page in
      seen.append(page.bar.right.map(\.words))
      return BarButtonItem(title: "Last") {}
    }
    with([.search, button]) {
      #expect(HeadlessHost(SharingPage()).bar.right == ["Search", "Last"])
    }
    #expect(seen == [["Search"]])
  }
}
