import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A page takes away what has the focus while the user is on it.
final class LostFocusTests: WindowTestCase {
  /// What is hidden is not here: GTK gives its focus to the back button by itself.
  func test_F2_theNextBestThingOnThePageHasIt() {
    onMain {
      for takeAway in [Self.ways[0], Self.ways[2]] {
        let page = BackPage("B")
        let window = show(NavigationController(stack: [Page("A"), page]))
        XCTAssertTrue(page.second.grabFocus())
        takeAway(page.second)
        waitUntil("the focus is on what is left") { page.first.isFocus }
        settle()
        window.window.destroy()
      }
    }
  }

  /// GTK goes on from where the focus was in the bar before, and finds nothing behind that.
  func test_F2_theBackButtonHasItWhereNothingIsLeft() throws {
    try onMain {
      for takeAway in Self.ways {
        let page = BackPage("B")
        page.navigationItem.rightBarButtonItem = BarButtonItem(title: "item") {}
        let window = show(NavigationController(stack: [Page("A"), page]))
        let bar = try ShownBar(around: page)
        XCTAssertTrue(try XCTUnwrap(bar.buttons.last).grabFocus())
        XCTAssertTrue(page.first.grabFocus())
        takeAway(page.second)
        takeAway(page.first)
        waitUntil("the focus is on the back button") { bar.back?.isFocus == true }
        settle()
        window.window.destroy()
      }
    }
  }

  func test_F2_alsoInASheet() {
    onMain {
      for takeAway in Self.ways {
        let page = BackPage("A")
        let sheet = BackPage("sheet")
        let window = show(NavigationController(rootViewController: page))
        page.present(NavigationController(rootViewController: sheet), animated: false)
        waitUntil("the focus is in the sheet") { sheet.first.isFocus }
        takeAway(sheet.first)
        waitUntil("the focus is on what is left") { sheet.second.isFocus }
        settle()
        window.window.destroy()
      }
    }
  }

  /// Content that comes late takes the place of what had the focus, and scrolls, and has nothing to focus.
  func test_F2_lateContentThatMayNotHaveIt() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      XCTAssertTrue(page.first.grabFocus())
      let box = try XCTUnwrap(page.widget as? Box)
      let scroller = ScrolledWindow(child: Label("words"))
      scroller.isFocusable = false
      box.append(scroller)
      scroller.focusFirstChild()
      box.remove(page.first)
      box.remove(page.second)
      settle()
      XCTAssertEqual(
        stack.focus, try XCTUnwrap(ShownBar(around: stack).back), "not \(stack.focus?.typeName ?? "none")")
      try Person(at: window.window).press("alt+Left")
      settle()
      XCTAssertEqual(stack.titles, ["A"])
    }
  }

  func testWhoTakesItAwayMayGiveItToAnother() {
    onMain {
      let page = Page("A")
      let third = Button(label: "third")
      (page.widget as? Box)?.append(third)
      show(NavigationController(rootViewController: page))
      XCTAssertTrue(page.second.grabFocus())
      page.second.isVisible = false
      XCTAssertTrue(third.grabFocus())
      settle()
      XCTAssertTrue(third.isFocus)
    }
  }

  @MainActor private static let ways: [(Widget) -> Void] = [
    { widget in (widget.parent?.cast(to: .box))?.remove(widget) },
    { $0.isVisible = false },
    { $0.isSensitive = false },
  ]
}
