import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Which page a swipe moves: that of the innermost stack in the topmost window.
final class SwipePlacesTests: WindowTestCase {
  func test_S14_theInnermostStackMovesAloneThenTheOneAround() throws {
    try onMain {
      let page = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      page.inner.pushViewController(BackPage("deeper"), animated: false)
      settle()
      let outside = try Finger(on: stack)
      let inside = try Finger(on: page.inner)
      outside.drag(500)
      outside.up()
      XCTAssertFalse(stack.isInTransition)
      XCTAssertFalse(page.inner.isInTransition, "a finger moves the page that it touches")
      inside.drag(500)
      XCTAssertEqual(page.inner.shownPages.count, 2)
      XCTAssertEqual(stack.shownPages.count, 1)
      inside.up()
      waitForTransitions(of: page.inner)
      XCTAssertEqual(page.inner.titles, ["inner"])
      inside.drag(500)
      XCTAssertEqual(page.inner.shownPages.count, 1)
      inside.up()
      XCTAssertEqual(stack.titles, ["A", "outer"])
      outside.drag(500)
      XCTAssertEqual(stack.shownPages.count, 2)
      outside.up()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
      settle()
      try stack.assertAgrees()
    }
  }

  func test_M10_underASheetNothingMovesAndItsFirstScreenStays() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      show(stack)
      let sheet = NavigationController(rootViewController: BackPage("first"))
      stack.topViewController?.present(sheet, animated: true)
      waitForTransitions(of: sheet)
      settle()
      for moved in [stack, sheet] {
        let finger = try Finger(on: moved)
        let touchpad = try Touchpad(over: moved)
        finger.drag(300)
        finger.up()
        touchpad.begin()
        touchpad.move(300)
        touchpad.end()
        XCTAssertFalse(moved.isInTransition)
      }
      XCTAssertNotNil(stack.topViewController?.presentedViewController)
      sheet.pushViewController(BackPage("second"), animated: false)
      let finger = try Finger(on: sheet)
      finger.drag(Double(sheet.widget.width) * 0.8)
      finger.up()
      waitForTransitions(of: sheet)
      XCTAssertEqual(sheet.titles, ["first"])
      settle()
      try sheet.assertAgrees()
      try stack.assertAgrees()
    }
  }

  func testASwipeUncoversAPageWithAStackInside() throws {
    try onMain {
      let page = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), page, BackPage("over")])
      show(stack)
      let finger = try Finger(on: stack)
      finger.drag(300)
      settle()
      XCTAssertTrue(page.inner.widget.isMapped)
      finger.up()
      waitForTransitions(of: stack)
      settle()
      XCTAssertFalse(page.inner.widget.isMapped)
      finger.drag(600)
      finger.up()
      waitForTransitions(of: stack)
      settle()
      XCTAssertEqual(page.inner.shownPages, [page.inner.topViewController?.widget])
      XCTAssertEqual(stack.titles, ["A", "outer"])
    }
  }
}
