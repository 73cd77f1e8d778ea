import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Items that open menus: their keys, their buttons, and what is left of a menu when it has closed.
final class MenuItemTests: WindowTestCase {
  func testItsKeysOpenItAgainAfterItWasHiddenOrCovered() throws {
    try onMain {
      let page = MenuPage("menu", key: "<Control>m")
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      let person = Person(at: window.window)
      try open(in: window, by: person, "ctrl+m")
      page.item.isHidden = true
      page.item.isHidden = false
      try open(in: window, by: person, "ctrl+m")
      stack.pushViewController(BackPage("B"), animated: false)
      stack.popViewController(animated: false)
      try open(in: window, by: person, "ctrl+m")
    }
  }

  func testItDoesNotOutliveItsPageWhateverComes() {
    onMain {
      // One whose item is shown by the same button, and one without items.
      for next in [MenuPage("two", key: "F10"), BackPage("B")] {
        let stack = NavigationController(stack: [Page("A"), MenuPage("one", key: "F10")])
        let window = show(stack)
        stack.topViewController?.bar.right.first?.performAction()
        waitUntil("the menu is open") { window.openMenu != nil }
        stack.pushViewController(next, animated: false)
        waitUntil("it has closed") { window.openMenu == nil }
      }
    }
  }

  func testNothingOfAMenuIsLeftWhenItHasClosed() throws {
    try onMain {
      let page = MenuPage("menu", key: "F10")
      let window = show(NavigationController(rootViewController: page))
      var thing: Thing? = Thing()
      let seen = Seen(thing: thing)
      page.make = { [thing] in Menu(children: [Action(title: "Use") { _ = thing }]) }
      thing = nil
      page.item.performAction()
      waitUntil("the menu is open") { window.openMenu != nil }
      page.make = { Menu(children: []) }
      XCTAssertNotNil(seen.thing)
      let button = try XCTUnwrap(window.window.menuButtons.first)
      button.close()
      waitUntil("it is let go") { seen.thing == nil }
    }
  }

  func testAnEntryActsAfterItsMenuHasClosed() throws {
    try onMain {
      let page = MenuPage("menu", key: "F10")
      let window = show(NavigationController(rootViewController: page))
      var chosen = 0
      page.make = { Menu(children: [Action(title: "Use") { chosen += 1 }]) }
      for count in 1...2 {
        page.item.performAction()
        waitUntil("the menu is open") { window.openMenu != nil }
        let entry = try XCTUnwrap(window.openMenu?.descendants.first { $0.typeName == "GtkModelButton" })
        entry.activate()
        waitUntil("it acted") { chosen == count && window.openMenu == nil }
      }
    }
  }

  func testLongWordsDoNotMakeTheWindowWider() {
    onMain {
      let page = BackPage("long")
      page.navigationItem.rightBarButtonItem = BarButtonItem(
        title: String(repeating: "A long title ", count: 800), menuOf: page
      ) { _ in Menu(children: []) }
      let window = show(NavigationController(stack: [Page("A"), page]))
      XCTAssertLessThan(window.window.width, 1_000)
      XCTAssertLessThan(window.window.measure(.horizontal, for: -1).minimum, 400)
    }
  }

  func testTheKeyOfAMenuBelongsToAnyItem() throws {
    try onMain {
      let page = BackPage("key")
      var pressed = 0
      let item = BarButtonItem(title: "Act") { pressed += 1 }
      item.shortcut = "F10"
      page.navigationItem.rightBarButtonItem = item
      let window = show(NavigationController(stack: [Page("A"), page]))
      let person = Person(at: window.window)
      try person.press("F10")
      waitUntil("it acts") { pressed == 1 }
    }
  }

  func testAMenuAmongChoicesIsThere() {
    onMain {
      var chosen: [String] = []
      let content = MenuContent(
        Menu(children: [
          Menu(
            style: .choice,
            children: [
              Action(title: "Name", state: .on) { chosen.append("Name") },
              Menu(title: "Date", children: [Action(title: "Made") { chosen.append("Made") }]),
              Action(title: "Size", state: .off) { chosen.append("Size") },
            ])
        ]))
      for index in ["0", "1", "2"] { content.actions.activateAction("entry-1", parameter: index) }
      content.actions.activateAction("entry-2")
      XCTAssertEqual(chosen, ["Name", "Size", "Made"])
    }
  }
}

/// Items for which there is no room.
final class OverflowMenuTests: WindowTestCase {
  func testWhatIsLeftOutHasItsKeys() throws {
    try onMain {
      let page = MenuPage("A title", key: "F10")
      let (window, _) = showNarrow(page)
      XCTAssertFalse(
        try XCTUnwrap(window.window.menuButtons.first { $0.accessibilityLabel == "Open" }).isMapped)
      let person = Person(at: window.window)
      try person.press("F10")
      waitUntil("its own menu opens") { window.openMenu.map { $0.shows("Entry of A title") } == true }
      try person.press("Escape")
      waitUntil("the menu closes") { window.openMenu == nil }
    }
  }

  func testItDoesNotOfferTheItemsOfAPageThatHasGone() throws {
    try onMain {
      let page = MenuPage("A title", key: "F10")
      let (window, stack) = showNarrow(page)
      let more = try XCTUnwrap(window.window.menuButtons.first { $0.accessibilityLabel == "More" })
      more.open()
      waitUntil("the menu is open") { window.openMenu != nil }
      // What comes or changes beside it does no harm.
      page.navigationItem.rightBarButtonItems.append(BarButtonItem(title: "Late") {})
      settle()
      XCTAssertNotNil(window.openMenu)
      stack.pushViewController(BackPage("B"), animated: false)
      waitUntil("it has closed") { window.openMenu == nil }
    }
  }

  func testAMenuThatCannotBeUsedCannotBeUsedThereEither() throws {
    try onMain {
      let page = MenuPage("A title", key: "F10")
      let (window, _) = showNarrow(page)
      page.item.isEnabled = false
      try XCTUnwrap(window.window.menuButtons.first { $0.accessibilityLabel == "More" }).open()
      waitUntil("the menu is open") { window.openMenu != nil }
      let entries = try XCTUnwrap(window.openMenu).descendants.filter { $0.typeName == "GtkModelButton" }
      let own = entries.filter { $0.shows("Open") }
      XCTAssertEqual(own.map(\.isSensitive), [false])
      XCTAssertFalse(entries.contains { $0.shows("Entry of A title") })
    }
  }
}

/// Opens the menu by the keyboard, and closes it.
@MainActor private func open(in window: NavigationWindow, by person: Person, _ keys: String) throws {
  try person.press(keys)
  waitUntil("the menu opens") { window.openMenu != nil }
  try person.press("Escape")
  waitUntil("the menu closes") { window.openMenu == nil }
}

/// A page whose menu item is left out, in a narrow window.
@MainActor private func showNarrow(_ page: MenuPage) -> (NavigationWindow, NavigationController) {
  let others = (1...8).map { BarButtonItem(title: "Item \($0)") {} }
  page.navigationItem.rightBarButtonItems = others + [page.item]
  let stack = NavigationController(stack: [Page("A"), page])
  let window = NavigationWindow(rootViewController: stack)
  window.window.setDefaultSize(width: 420, height: 400)
  window.present()
  waitUntil("the window came up") { window.window.isMapped && window.window.width > 0 }
  settle()
  return (window, stack)
}

private final class MenuPage: Page, CanGoBack {
  var make: @MainActor () -> Menu = { Menu(children: []) }
  private(set) lazy var item = BarButtonItem(
    iconName: "open-menu-symbolic", accessibilityLabel: "Open", menuOf: self
  ) { $0.make() }

  convenience init(_ name: String, key: KeyboardShortcut) {
    self.init(name)
    make = { Menu(children: [Action(title: "Entry of \(name)") {}]) }
    item.shortcut = key
    navigationItem.rightBarButtonItem = item
  }
}

private final class Thing {}

private struct Seen {
  weak var thing: Thing?
}

extension NavigationWindow {
  /// The menu that can be seen.
  fileprivate var openMenu: Widget? {
    window.descendants.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped }
  }
}

extension Widget {
  fileprivate var menuButtons: [MenuButton] {
    descendants.filter { $0.typeName == "GtkMenuButton" }.map { MenuButton(borrowing: $0.pointer) }
  }

  fileprivate func shows(_ text: String) -> Bool { all(.label).contains { $0.text == text } }
}
