import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The default buttons, and what else a bar's items can be, as GTK shows them.
final class FamilyTests: WindowTestCase {
  func testTypingAnywhereSearchesAndEscapeReturnsTheFocus() throws {
    try onMain {
      let page = SearchedPage("search")
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      let person = Person(at: window.window)
      waitUntil("the focus is in the page") { window.window.focusWidget == page.first }
      try person.press("w")
      waitUntil("the search begins") { page.texts == ["w"] }
      XCTAssertTrue(page.isSearching)
      try person.press("o")
      waitUntil("it goes on") { page.texts == ["w", "wo"] }
      try person.press("Escape")
      waitUntil("it ends") { !page.isSearching }
      XCTAssertEqual(page.texts, ["w", "wo", ""])
      XCTAssertEqual(stack.titles, ["A", "search"])
      waitUntil("the focus is in the page again") { page.widget.contains(window.window.focusWidget) }
    }
  }

  func testReturnInTheSearchBarIsTheScreens() throws {
    try onMain {
      let page = SearchedPage("search")
      let window = show(NavigationController(stack: [Page("A"), page]))
      let person = Person(at: window.window)
      waitUntil("the focus is in the page") { window.window.focusWidget == page.first }
      page.searchText = "w"
      let entry = try XCTUnwrap(window.window.all(.searchEntry).first)
      waitUntil("the focus is in the bar") { entry.isMapped && entry.contains(window.window.focusWidget) }
      try person.press("Return")
      waitUntil("the page hears of Return") { page.commits == 1 }
      XCTAssertEqual(page.searchText, "w")
    }
  }

  func testASearchIsHiddenWithItsPageAndIsThereAgain() throws {
    try onMain {
      let page = SearchedPage("search")
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      page.searchText = "words"
      let entry = try XCTUnwrap(window.window.all(.searchEntry).first)
      waitUntil("the bar is open") { entry.isMapped && entry.text == "words" }
      stack.pushViewController(BackPage("B"), animated: false)
      waitUntil("it is closed") { !entry.isMapped }
      XCTAssertEqual(page.searchText, "words")
      stack.popViewController(animated: false)
      waitUntil("it is open again") { entry.isMapped && entry.text == "words" }
      XCTAssertEqual(page.texts, ["words"])
    }
  }

  func testTheSameInAWindowWithoutAStack() throws {
    try onMain {
      let page = SearchedPage("search")
      let window = show(page)
      page.isSearching = true
      let entry = try XCTUnwrap(window.window.all(.searchEntry).first)
      waitUntil("the bar is open") { entry.isMapped }
      page.navigationItem.notice = "Something went wrong."
      waitUntil("the notice is there") {
        window.window.all(.label).contains { $0.text == "Something went wrong." && $0.isMapped }
      }
      page.navigationItem.notice = nil
      waitUntil("it is gone") {
        !window.window.all(.label).contains { $0.text == "Something went wrong." && $0.isMapped }
      }
    }
  }

  func testASwitchShowsWhatItIs() throws {
    try onMain {
      let page = Page("A")
      let stack = NavigationController(rootViewController: page)
      show(stack)
      let item = BarButtonItem(title: "Bold") {}
      item.changesSelectionAsPrimaryAction = true
      page.navigationItem.rightBarButtonItem = item
      let button = try XCTUnwrap(ShownBar(around: stack).buttons.first)
      XCTAssertEqual(button.typeName, "GtkToggleButton")
      let toggle = ToggleButton(borrowing: button.pointer)
      XCTAssertFalse(toggle.isActive)
      button.click()
      XCTAssertTrue(item.isSelected)
      XCTAssertTrue(toggle.isActive)
      item.isSelected = false
      XCTAssertFalse(toggle.isActive)
      // A click that does nothing leaves it as it is.
      item.isEnabled = false
      button.click()
      XCTAssertFalse(toggle.isActive)
    }
  }

  func testAnItemWithIconAndWordsShowsBoth() throws {
    try onMain {
      let page = Page("A")
      let stack = NavigationController(rootViewController: page)
      show(stack)
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add", iconName: "list-add-symbolic") {}
      let button = try XCTUnwrap(ShownBar(around: stack).buttons.first)
      XCTAssertEqual(button.all(.label).map(\.text), ["Add"])
      XCTAssertEqual(button.all(.image).compactMap(\.iconName), ["list-add-symbolic"])
      XCTAssertEqual(button.accessibilityLabel, "Add")
      page.navigationItem.rightBarButtonItem?.title = nil
      XCTAssertEqual(button.iconName, "list-add-symbolic")
    }
  }

  func testWorkIsShownAndItsEnd() throws {
    try onMain {
      let page = WorkingPage("work")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let button = try XCTUnwrap(ShownBar(around: stack).buttons.last)
      XCTAssertEqual(button.iconName, "view-refresh-symbolic")
      button.click()
      button.click()
      XCTAssertNil(button.iconName)
      XCTAssertEqual(button.accessibilityLabel, "Refresh")
      waitUntil("the work begins") { page.begun == 1 && page.end != nil }
      page.end?.resume()
      waitUntil("the icon is back") { button.iconName == "view-refresh-symbolic" }
      XCTAssertEqual(page.begun, 1)
    }
  }

  func testAChangeOfOneItemLeavesTheOthersAlone() throws {
    try onMain {
      let page = Page("A")
      let stack = NavigationController(rootViewController: page)
      show(stack)
      let items = ["One", "Two", "Three"].map { BarButtonItem(title: $0) {} }
      page.navigationItem.rightBarButtonItems = items
      let before = try ShownBar(around: stack).buttons
      before[1].grabFocus()
      items[0].title = "First"
      items[2].isHidden = true
      page.navigationItem.rightBarButtonItems.append(BarButtonItem(title: "Four") {})
      let after = try ShownBar(around: stack).buttons
      XCTAssertEqual(try ShownBar(around: stack).words, ["Four", "Two", "First"])
      XCTAssertTrue(after[1] == before[1] && after[2] == before[2])
      XCTAssertTrue(before[1].hasFocus)
    }
  }

  func testAMenuIsMadeWhenItOpensAndItsEntriesAct() {
    onMain {
      var chosen: [String] = []
      let menu = Menu(children: [
        Action(title: "Plain") { chosen.append("Plain") },
        Action(title: "Off", isEnabled: false) { chosen.append("Off") },
        Action(title: "Mark", state: .on) { chosen.append("Mark") },
        Menu(
          title: "One", style: .choice,
          children: [
            Action(title: "Left", state: .off) { chosen.append("Left") },
            Action(title: "Right", state: .on) { chosen.append("Right") },
            Action(title: "Never", state: .off, isEnabled: false) { chosen.append("Never") },
          ]),
        Menu(title: "More", children: [Action(title: "Deep") { chosen.append("Deep") }]),
      ])
      let content = MenuContent(menu)
      for name in 1...4 { content.actions.activateAction("entry-\(name)") }
      for index in ["0", "1", "7", "x"] { content.actions.activateAction("entry-4", parameter: index) }
      XCTAssertEqual(chosen, ["Plain", "Mark", "Left", "Right"])
      _ = Diagnostics.take()
    }
  }

  func testTheMenuOfAPageOpensAtEachF10() throws {
    try onMain {
      let page = MenuPage("menu")
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      let person = Person(at: window.window)
      for count in 1...2 {
        try person.press("F10")
        waitUntil("the menu opens") {
          page.made == count && window.window.descendants.contains { $0.isOpenMenu }
        }
        try person.press("Escape")
        waitUntil("the menu closes") { !window.window.descendants.contains { $0.isOpenMenu } }
      }
      XCTAssertEqual(stack.titles, ["A", "menu"])
    }
  }
}

private final class SearchedPage: Page, CanGoBack, CanSearch {
  private(set) var texts: [String] = []

  func search(for text: String) { texts.append(text) }

  var commits = 0
  func commitSearch() { commits += 1 }
}

private final class WorkingPage: Page, CanGoBack, CanRefresh {
  private(set) var begun = 0
  private(set) var end: CheckedContinuation<Void, Never>?

  func refresh() async throws {
    begun += 1
    await withCheckedContinuation { end = $0 }
    end = nil
  }
}

private final class MenuPage: Page, CanGoBack, CanOpenMenu {
  private(set) var made = 0

  var menu: Menu {
    made += 1
    return Menu(children: [Action(title: "Entry") {}])
  }
}

extension Widget {
  fileprivate var isOpenMenu: Bool { typeName == "GtkPopoverMenu" && isMapped }
}
