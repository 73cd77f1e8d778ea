import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A window speaks the user's language, unless the program has words of its own.
final class WindowLanguageTests: WindowTestCase {
  /// Runs `body` as in a program that has not shown anything yet, in `de_AT` or another locale.
  private func beforeAnythingIsShown(_ locale: String = "de_AT@euro", _ body: @MainActor () throws -> Void)
    throws
  {
    try onMain {
      let (translation, own) = (Words.translation, Words.own)
      defer { (Words.translation, Words.own) = (translation, own) }
      (Words.translation, Words.own) = (nil, [:])
      try UserLocale.with(locale) { try body() }
    }
  }

  func test_B7_theWordsAreTheUsers() throws {
    try beforeAnythingIsShown {
      let page = BackPage("B")
      // Made before anything knows the user's language.
      page.navigationItem.rightBarButtonItems = [
        BarButtonItem(systemItem: .done) {}, BarButtonItem(systemItem: .refresh) {},
      ]
      let stack = NavigationController(stack: [Page(""), page])
      show(stack)
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(bar.buttons.map(\.accessibilityLabel), ["Zurück", "Aktualisieren", "Fertig"])
      XCTAssertEqual(bar.buttons.map(\.tooltip), ["Zurück", "Aktualisieren", nil])
      let menu = try XCTUnwrap(bar.openMenu())
      XCTAssertEqual(menu.popover.accessibilityLabel, "Verlauf")
      XCTAssertEqual(menu.titles, ["Zurück"])
    }
  }

  func testASheetIsClosedInTheUsersLanguage() throws {
    try beforeAnythingIsShown {
      let layout = Settings.default.decorationLayout
      defer { Settings.default.decorationLayout = layout }
      Settings.default.decorationLayout = "menu:"
      let page = Page("A")
      show(page)
      let sheet = Page("B")
      page.present(sheet, animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: sheet).buttons.map(\.accessibilityLabel), ["Schließen"])
    }
  }

  func testInTheCLocaleTheWordsAreEnglish() throws {
    try beforeAnythingIsShown("C") {
      let stack = NavigationController(stack: [Page(""), BackPage("B")])
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).back?.tooltip, "Back")
    }
  }

  func testAProgramsOwnWordsStay() throws {
    try beforeAnythingIsShown {
      Words.back = "Nach Hause"
      let stack = NavigationController(rootViewController: Page("A"))
      let window = NavigationWindow(rootViewController: stack)
      Words.history = "Weg"
      window.present()
      stack.pushViewController(BackPage("B"), animated: false)
      settle()
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(bar.buttons.map(\.accessibilityLabel), ["Nach Hause"])
      XCTAssertEqual(try XCTUnwrap(bar.openMenu()).popover.accessibilityLabel, "Weg")
      Words.back = "Heim"
      stack.pushViewController(BackPage("C"), animated: false)
      XCTAssertEqual(bar.buttons.map(\.accessibilityLabel), ["Heim"])
      XCTAssertEqual(Words.close, "Schließen", "the others are the user's")
    }
  }

  func testAProgramsOwnTranslationStays() throws {
    try beforeAnythingIsShown {
      Words.translation = { "<\($0)>" }
      let stack = NavigationController(stack: [Page(""), BackPage("B")])
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).buttons.map(\.accessibilityLabel), ["<Back>"])
    }
  }
}
