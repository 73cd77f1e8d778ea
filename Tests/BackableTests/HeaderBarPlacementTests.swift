import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A header bar that stands inside the window, where the desktop draws the title bars.
final class HeaderBarPlacementTests: WindowTestCase {
  func testTheBarStandsInTheWindowAndTheTitleBarIsTheDesktops() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      let window = show(stack, headerBar: .content)
      XCTAssertNil(window.window.titlebar)
      stack.pushViewController(BackPage("B"), animated: false)
      settle()
      let bar = try ShownBar(within: window.window)
      XCTAssertEqual(bar.title, "B")
      XCTAssertEqual(bar.windowControls, [], "the desktop's title bar has them")
      XCTAssertEqual(window.window.title, "B")
      let top = try XCTUnwrap(bar.header.position(in: window.window)).y
      let page = try XCTUnwrap(stack.topViewController?.widget.position(in: window.window)).y
      XCTAssertGreaterThanOrEqual(page, top + Double(bar.header.height), "the page stands below the bar")
      XCTAssertGreaterThan(stack.widget.height, 400, "and has the rest of the window")
      try XCTUnwrap(bar.back).click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }

  func testSheetsAreAsTheirWindow() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root), headerBar: .content)
      let sheet = Page("sheet")
      root.present(sheet, animated: false)
      settle()
      let window = try XCTUnwrap(sheet.gtkWindow)
      XCTAssertNil(window.titlebar)
      XCTAssertEqual(try ShownBar(within: window).title, "sheet")
      root.dismiss(animated: false)
      settle()
      XCTAssertNil(sheet.widget.root, "the content comes back as it was")
    }
  }

  func testKeysWorkAsEver() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      let window = show(stack, headerBar: .content)
      try Person(at: window.window).press("alt+Left")
      waitUntil("back") { stack.titles == ["A"] }
      waitForTransitions(of: stack)
    }
  }
}
