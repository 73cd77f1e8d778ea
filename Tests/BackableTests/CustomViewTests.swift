import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Items that bring a view of their own: the article's fourth point.
final class CustomViewTests: WindowTestCase {
  func testAButtonOfOnesOwnIsShownAndClicked() throws {
    try onMain {
      let page = BackPage("B")
      let weak = Weak(page)
      let button = Button(label: "own") { [weak page] in page?.back() }
      page.navigationItem.leftBarButtonItem = BarButtonItem(customView: button)
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).buttons, [button], "the very button, in place of Back")
      button.click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
      XCTAssertNil(button.parent)
      XCTAssertNotNil(weak.target, "held by this test")
    }
  }

  func testABackItemOfOnesOwnWithAButton() throws {
    final class Screen: Page, CanGoBack {
      func makeBackButton() -> BarButtonItem {
        BarButtonItem(customView: Button(label: "Away", owner: self) { $0.back() })
      }
    }
    try onMain {
      let stack = NavigationController(stack: [Page("A"), Screen("B")])
      show(stack)
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(bar.words, ["Away"])
      XCTAssertEqual(bar.back?.accessibilityLabel, "Back", "whatever it looks like (B7)")
      try XCTUnwrap(bar.buttons.first).click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }

  func testItStaysThroughPushAndPop() {
    onMain {
      let entry = Entry()
      let root = Page("A")
      root.navigationItem.rightBarButtonItem = BarButtonItem(customView: entry)
      let stack = NavigationController(rootViewController: root)
      show(stack)
      entry.text = "typed"
      for _ in 0..<3 {
        stack.pushViewController(BackPage("B"), animated: false)
        settle()
        XCTAssertNil(entry.parent)
        stack.popViewController(animated: false)
        settle()
        XCTAssertTrue(entry.isMapped)
        XCTAssertEqual(entry.text, "typed")
      }
    }
  }

  func testOneViewThatMovesFromEndToStart() throws {
    try onMain {
      let button = Button(label: "own")
      let item = BarButtonItem(customView: button)
      let root = Page("A")
      root.navigationItem.rightBarButtonItem = item
      let next = Page("B")
      next.navigationItem.leftBarButtonItem = item
      let stack = NavigationController(rootViewController: root)
      show(stack)
      stack.pushViewController(next, animated: false)
      settle()
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(bar.buttons, [button])
      XCTAssertLessThan(bar.horizontal(button), Double(bar.header.width) / 2)
      stack.popViewController(animated: false)
      settle()
      XCTAssertEqual(bar.buttons, [button])
      XCTAssertGreaterThan(bar.horizontal(button), Double(bar.header.width) / 2)
    }
  }

  func testOneViewThatBecomesTheTitle() throws {
    try onMain {
      let entry = SearchEntry()
      let root = Page("A")
      root.navigationItem.rightBarButtonItem = BarButtonItem(customView: entry)
      let next = Page("B")
      next.navigationItem.titleView = entry
      let stack = NavigationController(rootViewController: root)
      show(stack)
      for _ in 0..<2 {
        stack.pushViewController(next, animated: false)
        settle()
        XCTAssertTrue(try ShownBar(around: stack).middle.contains(entry))
        XCTAssertTrue(entry.isMapped)
        stack.popViewController(animated: false)
        settle()
        XCTAssertTrue(entry.isMapped)
        XCTAssertEqual(try ShownBar(around: stack).title, "A")
      }
    }
  }

  func testEnablingWhileCovered() {
    onMain {
      let button = Button(label: "own")
      let item = BarButtonItem(customView: button)
      let root = Page("A")
      root.navigationItem.rightBarButtonItem = item
      let stack = NavigationController(rootViewController: root)
      show(stack)
      item.isEnabled = false
      XCTAssertFalse(button.isSensitive)
      stack.pushViewController(BackPage("B"), animated: false)
      item.isEnabled = true
      stack.popViewController(animated: false)
      settle()
      XCTAssertTrue(button.isSensitive)
    }
  }
}
