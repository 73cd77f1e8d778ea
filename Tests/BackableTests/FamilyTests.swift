import CGtk
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

  func testReturnConfirmsWhatWasTypedIntoANumber() throws {
    try onMain {
      let page = NumberForm("number")
      let window = show(NavigationController(stack: [Page("A"), page]))
      let person = Person(at: window.window)
      page.field.grabFocus()
      waitUntil("the focus is in the field") { page.field.contains(window.window.focusWidget) }
      try person.press("ctrl+a")
      for key in ["4", "2"] { try person.press(key) }
      try person.press("Return")
      waitUntil("it confirms") { !page.confirmed.isEmpty }
      XCTAssertEqual(page.confirmed, [42])
    }
  }

  func testReturnInTheSearchBarDoesNotConfirm() throws {
    try onMain {
      let page = SearchedForm("form")
      let (person, _) = try openSearch(on: page)
      try person.press("w")
      waitUntil("the search begins") { page.searchText == "W" }
      try person.press("Return")
      _ = MainLoop.spin(timeout: 0.2) { page.confirmed > 0 }
      XCTAssertEqual(page.confirmed, 0)
    }
  }

  func testAScreenMayHaveItsOwnIdeaOfWhatIsTyped() throws {
    try onMain {
      let (person, entry) = try openSearch(on: SearchedForm("form"))
      for key in ["a", "b", "c"] { try person.press(key) }
      waitUntil("all of it arrived, in order") { entry.text == "ABC" }
    }
  }

  func testANoticeIsShortAndCalm() {
    onMain {
      let page = Page("A")
      let window = show(page)
      page.navigationItem.notice = String(repeating: "something went wrong ", count: 5_000)
      let start = ContinuousClock.now
      settle()
      let words = window.window.all(.label).map(\.text).filter { $0.hasPrefix("something") }
      XCTAssertEqual(words.count, 1)
      XCTAssertLessThanOrEqual(words.first?.count ?? 0, 300)
      XCTAssertEqual(words.first?.last?.isWhitespace, false)
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(3), "it took minutes")
    }
  }

  func testCancelAndCloseStandInThePlaceOfASheetsOwnButtons() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let form = NumberForm("form")
      let sheet = NavigationController(rootViewController: form)
      root.present(sheet, animated: false)
      waitUntil("the sheet is there") { sheet.widget.isMapped }
      settle()
      let bar = try ShownBar(around: form)
      XCTAssertEqual(bar.words, ["Cancel", "Done"])
      XCTAssertEqual(bar.windowControls.count, 0)
      form.navigationItem.hidesBackButton = true
      settle()
      XCTAssertEqual(bar.words, ["Done"])
      XCTAssertEqual(bar.windowControls.count, 1)
      root.dismiss(animated: false)
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

/// Shows a page with its search bar open, and somebody who can type into it.
@MainActor private func openSearch(on page: SearchedForm) throws -> (Person, SearchEntry) {
  let window = show(NavigationController(stack: [Page("A"), page]))
  let person = Person(at: window.window)
  page.isSearching = true
  let entry = try XCTUnwrap(window.window.all(.searchEntry).first)
  waitUntil("the focus is in the search") { entry.contains(window.window.focusWidget) }
  waitUntil("it can be seen") { entry.isMapped }
  return (person, entry)
}

private final class SearchedPage: Page, CanGoBack, CanSearch {
  private(set) var texts: [String] = []

  func search(for text: String) { texts.append(text) }

  var commits = 0
  func commitSearch() { commits += 1 }
}

private final class SearchedForm: Page, CanGoBack, CanSearch, CanConfirm {
  private(set) var confirmed = 0

  func search(for text: String) { searchText = text.uppercased() }
  func confirm() { confirmed += 1 }
}

/// A form with a number, in a widget that the library does not wrap.
private final class NumberForm: Page, CanCancel, CanConfirm {
  let field = Widget(sinking: OpaquePointer(gtk_spin_button_new_with_range(0, 100, 1)))
  private(set) var confirmed: [Int] = []

  override func loadView() -> any View { Box(orientation: .vertical, [field, first]) }
  func confirm() { confirmed.append(Int(gtk_spin_button_get_value_as_int(field.pointer))) }
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
