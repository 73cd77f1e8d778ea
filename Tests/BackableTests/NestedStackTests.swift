import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A stack that stands inside a page of another.
final class NestedStackTests: WindowTestCase {
  func testItHasABarOfItsOwnWithoutWindowControls() throws {
    try onMain {
      let page = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let inner = try ShownBar(within: page.widget)
      XCTAssertEqual(inner.title, "inner")
      XCTAssertEqual(inner.windowControls, [])
      XCTAssertEqual(inner.words, [])
      let outer = try ShownBar(around: stack)
      XCTAssertEqual(outer.title, "outer")
      XCTAssertEqual(outer.words, ["go-previous-symbolic"])
    }
  }

  func testItsBackButtonIsItsOwn() throws {
    try onMain {
      let page = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      for animated in [false, true] {
        page.inner.pushViewController(BackPage("deeper"), animated: animated)
        waitForTransitions(of: page.inner)
        settle()
        let bar = try ShownBar(within: page.widget)
        XCTAssertEqual(bar.title, "deeper")
        XCTAssertEqual(bar.back?.tooltip, "inner")
        XCTAssertEqual(try ShownBar(around: stack).title, "outer")
        XCTAssertEqual(page.inner.shownPages, [page.inner.topViewController?.widget])
        try XCTUnwrap(bar.back).click()
        waitForTransitions(of: page.inner)
        settle()
        XCTAssertEqual(page.inner.titles, ["inner"])
        XCTAssertEqual(stack.titles, ["A", "outer"])
        XCTAssertEqual(bar.words, [])
      }
    }
  }

  // Field reports: shortcut hits a button, nested.
  func test_S14_keysActOnTheInnermostFirst() {
    onMain {
      let page = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      page.inner.pushViewController(BackPage("deeper"), animated: false)
      window.scene.goBack(.keyboard)
      waitForTransitions(of: page.inner)
      XCTAssertEqual(page.inner.titles, ["inner"])
      window.scene.goBack(.keyboard)
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }

  func testItsTitleChangesAtOnce() throws {
    try onMain {
      let root = Page("inner")
      let page = NestingPage("outer", inner: root)
      show(NavigationController(rootViewController: page))
      let bar = try ShownBar(within: page.widget)
      root.title = "renamed"
      XCTAssertEqual(bar.title, "renamed")
      page.inner.pushViewController(BackPage("deeper"), animated: false)
      root.title = "again"
      settle()
      XCTAssertEqual(bar.back?.tooltip, "again")
    }
  }

  func testItIsCoveredAndUncoveredWithItsPage() throws {
    try onMain {
      let page = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(rootViewController: page)
      show(stack)
      page.inner.pushViewController(BackPage("deeper"), animated: false)
      stack.pushViewController(BackPage("over"), animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertFalse(page.inner.widget.isMapped)
      page.inner.popViewController(animated: true)
      stack.popViewController(animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertEqual(page.inner.shownPages, [page.inner.topViewController?.widget])
      XCTAssertEqual(try ShownBar(within: page.widget).title, "inner")
      XCTAssertEqual(try ShownBar(within: page.widget).words, [])
    }
  }

  func testItIsFreedWithItsPage() {
    onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      var inner: Weak<NavigationController>?
      do {
        let page = NestingPage("outer", inner: Page("inner"))
        inner = Weak(page.inner)
        stack.pushViewController(page, animated: false)
        page.inner.pushViewController(BackPage("deeper"), animated: true)
      }
      stack.popViewController(animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertNil(inner?.target)
    }
  }
}
