import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Which pages are in the widget tree, and which of them can be seen.
final class StackPagesTests: WindowTestCase {
  /// What a screen reader says when the focus comes into the page.
  func test_F3_S21_aPageIsCalledByItsTitle() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      let pages = try XCTUnwrap(stack.stackView?.pages)
      let name = { stack.topViewController.flatMap { pages.name(of: $0.widget) } }
      XCTAssertEqual(name(), "A")
      for animated in [true, false] {
        stack.pushViewController(page, animated: animated)
        XCTAssertEqual(name(), "B", "before the focus comes")
        page.title = "renamed"
        XCTAssertEqual(name(), "renamed")
        page.title = nil
        XCTAssertNil(name())
        page.title = "B"
        stack.popViewController(animated: animated)
        XCTAssertEqual(name(), "A")
        waitForTransitions(of: stack)
      }
    }
  }

  func testAtMostTwoPagesAreInTheTree() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("0"))
      show(stack)
      for index in 1...100 {
        stack.pushViewController(BackPage("\(index)"), animated: false)
        XCTAssertLessThanOrEqual(stack.attachedPages.count, 2)
        XCTAssertEqual(stack.shownPages, [stack.topViewController?.widget])
      }
      settle()
      let covered = stack.viewControllers.dropLast().map(\.widget)
      XCTAssertEqual(covered.filter { $0.isMapped }.count, 0, "covered screens cannot be seen")
      XCTAssertEqual(covered.filter { $0.root != nil }.count, 1, "the one below stays attached")
      try stack.assertAgrees()
      for _ in 1...100 { stack.popViewController(animated: false) }
      settle()
      try stack.assertAgrees()
      XCTAssertEqual(stack.titles, ["0"])
    }
  }

  func testAnimatedPushesFasterThanTheirTransitions() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("0"))
      show(stack)
      for index in 1...20 { stack.pushViewController(BackPage("\(index)"), animated: true) }
      waitForTransitions(of: stack)
      settle()
      try stack.assertAgrees()
      for _ in 1...15 { stack.popViewController(animated: true) }
      waitForTransitions(of: stack)
      settle()
      XCTAssertEqual(stack.titles.last, "5")
      try stack.assertAgrees()
    }
  }

  // Field report: pop to root.
  func test_S6_poppingManyIsOneTransition() throws {
    try onMain {
      let log = EventLog()
      let pages = (0..<30).map { BackPage("\($0)", log: log) }
      let stack = NavigationController(stack: pages)
      show(stack)
      for (index, animated) in [(20, false), (10, true), (0, true)] {
        _ = log.take()
        stack.popToViewController(pages[index], animated: animated)
        waitForTransitions(of: stack)
        settle()
        XCTAssertEqual(log.take().count, 4, "two screens get calls, the ones between none")
        XCTAssertEqual(stack.viewControllers.count, index + 1)
        try stack.assertAgrees()
      }
      XCTAssertEqual(pages.dropFirst().filter { $0.viewIfLoaded != nil && $0.widget.parent != nil }.count, 0)
    }
  }

  func test_L7_screensBelowANewTopAreNotLoaded() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      let below = BackPage("X")
      stack.setViewControllers([below, BackPage("Y")], animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertFalse(below.isViewLoaded)
      XCTAssertEqual(stack.attachedPages.count, 1)
      try stack.assertAgrees()
      stack.popViewController(animated: true)
      waitForTransitions(of: stack)
      settle()
      try stack.assertAgrees()
    }
  }

  func test_S9_anEmptyStackShowsNothing() throws {
    try onMain {
      for animated in [true, false] {
        let stack = NavigationController(stack: [BackPage("A"), BackPage("B")])
        let window = show(stack)
        stack.setViewControllers([], animated: animated)
        waitForTransitions(of: stack)
        settle()
        XCTAssertEqual(stack.attachedPages, [])
        XCTAssertNil(try ShownBar(around: stack).title)
        XCTAssertEqual(try ShownBar(around: stack).words, [])
        XCTAssertTrue(window.window.isMapped)
        stack.popViewController(animated: animated)
        stack.popToRootViewController(animated: animated)
        window.scene.goBack(.keyboard)
        stack.pushViewController(BackPage("C"), animated: animated)
        waitForTransitions(of: stack)
        settle()
        try stack.assertAgrees()
        window.window.destroy()
      }
    }
  }

  func test_S10_removingBelowTheTopUpdatesTheTooltip() throws {
    try onMain {
      let middle = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), middle, BackPage("C")])
      show(stack)
      stack.remove(middle, animated: true)
      settle()
      XCTAssertEqual(try ShownBar(around: stack).back?.tooltip, "A")
      stack.popViewController(animated: false)
      settle()
      try stack.assertAgrees()
      XCTAssertNil(middle.viewIfLoaded)
    }
  }

  func testTheSameScreenAgainKeepsItsView() {
    onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let widget = page.widget
      for animated in [false, true] {
        stack.popViewController(animated: animated)
        waitForTransitions(of: stack)
        stack.pushViewController(page, animated: animated)
        waitForTransitions(of: stack)
        settle()
        XCTAssertEqual(page.widget, widget)
        XCTAssertTrue(widget.isMapped)
      }
    }
  }

  func testAScreenWithoutAViewOfItsOwn() throws {
    try onMain {
      let stack = NavigationController(rootViewController: ViewController())
      show(stack)
      stack.pushViewController(ViewController(), animated: false)
      settle()
      try stack.assertAgrees()
    }
  }

  func testAViewThatIsNoWidgetIsReported() throws {
    final class NoWidget: View {}
    final class Screen: ViewController {
      override func loadView() -> any View { NoWidget() }
    }
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.pushViewController(Screen(), animated: false)
      settle()
      try stack.assertAgrees()
      XCTAssertEqual(Diagnostics.take().map(\.why), ["NoWidget is not a widget."])
    }
  }
}
