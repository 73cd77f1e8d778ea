import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// What a program needs to open as it was closed, and what it may wish for its windows and sheets.
final class KeptScreensTests: WindowTestCase {
  func testAPathIsATextAndAPathAgain() throws {
    try onMain {
      let path = try NavigationPath(
        [.init(Numbered.self, payload: 1), .init(Numbered.self, payload: -2)],
        sheets: [.init([.init(identifier: "odd", payload: .array([.null, .double(0.5)]))], isStack: false)])
      let text = try path.text()
      XCTAssertEqual(try NavigationPath(text: text), path)
      XCTAssertFalse(text.contains("\n"))
      for broken in ["", "nonsense", "[]", "{'screens': <7>}", String(text.dropLast(3))] {
        XCTAssertThrowsError(try NavigationPath(text: broken), broken)
      }
    }
  }

  func testWhoWantsToKnowHearsOfTheEndWhileEverythingIsThere() {
    onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      let window = show(stack)
      var seen: [String] = []
      window.onClose { [weak stack] in seen = stack?.titles ?? [] }
      window.close()
      XCTAssertEqual(seen, ["A", "B"])
    }
  }

  func testASheetHasTheSizeThatItWouldLike() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let sheet = Page("sheet")
      sheet.preferredContentSize = ContentSize(width: 300, height: 333)
      for presented in [sheet, NavigationController(rootViewController: Page("first"))] {
        (presented as? NavigationController)?.viewControllers.first?.preferredContentSize =
          ContentSize(width: 300, height: 333)
        root.present(presented, animated: false)
        let window = try XCTUnwrap(presented.gtkWindow)
        XCTAssertEqual(window.defaultSize.width, 300)
        XCTAssertEqual(window.defaultSize.height, 333)
        root.dismiss(animated: false)
      }
    }
  }

  func test_F4_whatHoldsForAllStacksCanBeChangedForOne() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      let window = show(stack)
      let person = Person(at: window.window)
      NavigationController.popsOnEscapeByDefault = false
      defer { NavigationController.popsOnEscapeByDefault = true }
      try person.press("Escape")
      XCTAssertEqual(stack.titles, ["A", "B"])
      stack.popsOnEscape = true
      try person.press("Escape")
      waitUntil("it goes back") { stack.titles == ["A"] }
    }
  }
}

private final class Numbered: ViewController, Restorable {
  static let restorationIdentifier = "numbered"
  let restorationPayload: Int

  init(_ number: Int) {
    restorationPayload = number
    super.init()
  }

  static func restored(from number: Int) -> ViewController? { Numbered(number) }
}
