import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The back button that a user sees: when it is there, what it says, and what a click does.
final class BackButtonTests: WindowTestCase {
  // Field report: back on the root.
  func test_B1_noneAtTheRoot() throws {
    try onMain {
      let root = BackPage("A")
      show(NavigationController(rootViewController: root))
      XCTAssertEqual(try ShownBar(around: root).words, [])
    }
  }

  func test_B1_noneAfterTheRootWasReached() throws {
    try onMain {
      let stack = NavigationController(stack: [BackPage("A"), BackPage("B")])
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).backButtons.count, 1)
      stack.popViewController(animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: stack).words, [])
    }
  }

  func test_B2_adoptingCanGoBackIsEnough() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.pushViewController(BackPage("B"), animated: false)
      settle()
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      back.click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
      try stack.assertAgrees()
    }
  }

  func test_B2_withoutTheProtocolThereIsNone() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), Page("B")])
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).words, [])
    }
  }

  func test_B2_settingTheStackIsEnough() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.setViewControllers([BackPage("X"), BackPage("Y"), BackPage("Z")], animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: stack).backButtons.count, 1)
      stack.popViewController(animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: stack).backButtons.count, 1)
    }
  }

  func test_B2_theArticlesListingMakesNoSecondOne() throws {
    try onMain {
      let stack = NavigationController(rootViewController: SetUpPage("A"))
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).words, [], "none on the first screen")
      stack.pushViewController(SetUpPage("B"), animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: stack).words, ["go-previous-symbolic"])
      try XCTUnwrap(ShownBar(around: stack).back).click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }

  func test_B3_oneAfterPushPopPush() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      let page = BackPage("B")
      for _ in 0..<3 {
        stack.pushViewController(page, animated: false)
        settle()
        XCTAssertEqual(try ShownBar(around: stack).words, ["go-previous-symbolic"])
        stack.popViewController(animated: false)
        settle()
        XCTAssertEqual(try ShownBar(around: stack).words, [])
      }
    }
  }

  func test_B4_ownLeftItemsReplaceIt() throws {
    try onMain {
      let page = BackPage("B")
      page.navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu") {}
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      XCTAssertEqual(try ShownBar(around: stack).words, ["Menu"])
      page.navigationItem.leftBarButtonItem = nil
      settle()
      XCTAssertEqual(try ShownBar(around: stack).words, ["go-previous-symbolic"])
    }
  }

  func test_B4_B11_supplementingItemsStandBehindIt() throws {
    try onMain {
      let page = BackPage("B")
      page.navigationItem.leftItemsSupplementBackButton = true
      page.navigationItem.leftBarButtonItems = [
        BarButtonItem(title: "one") {}, BarButtonItem(title: "two") {},
      ]
      page.navigationItem.rightBarButtonItems = [
        BarButtonItem(title: "outer") {}, BarButtonItem(title: "inner") {},
      ]
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      XCTAssertEqual(
        try ShownBar(around: stack).words, ["go-previous-symbolic", "one", "two", "inner", "outer"])
    }
  }

  func test_B11_windowControlsStandBeforeIt() throws {
    try onMain {
      let layout = Settings.default.decorationLayout
      defer { Settings.default.decorationLayout = layout }
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      show(stack)
      let bar = try ShownBar(around: stack)
      for (layout, atStart, atEnd) in [("close:", 1, 0), (":minimize,close", 0, 2), ("close:maximize", 1, 1)]
      {
        Settings.default.decorationLayout = layout
        settle()
        let back = bar.horizontal(try XCTUnwrap(bar.back))
        let places = bar.windowControls.map { bar.horizontal($0) }
        XCTAssertEqual(places.filter { $0 < back }.count, atStart, layout)
        XCTAssertEqual(places.filter { $0 > back }.count, atEnd, layout)
      }
    }
  }

  func test_B10_hiddenAndShownAgainItStillWorks() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      page.navigationItem.hidesBackButton = true
      settle()
      XCTAssertEqual(try ShownBar(around: stack).words, [])
      page.navigationItem.hidesBackButton = false
      settle()
      try XCTUnwrap(ShownBar(around: stack).back).click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }
}
