import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Windows side by side, each with a stack of its own.
final class SeveralWindowsTests: WindowTestCase {
  func testEachHasItsOwnStackAndBar() throws {
    try onMain {
      let stacks = ["A", "B", "C"].map { NavigationController(rootViewController: Page($0)) }
      let windows = stacks.map { show($0) }
      stacks[1].pushViewController(BackPage("deeper"), animated: true)
      waitForTransitions(of: stacks[1])
      settle()
      XCTAssertEqual(try stacks.map { try ShownBar(around: $0).title }, ["A", "deeper", "C"])
      XCTAssertEqual(try stacks.map { try ShownBar(around: $0).backButtons.count }, [0, 1, 0])
      windows[0].window.close()
      waitUntil("one window goes") { NavigationWindow.all.count == 2 }
      try stacks[1].assertAgrees()
      try XCTUnwrap(ShownBar(around: stacks[1]).back).click()
      waitForTransitions(of: stacks[1])
      XCTAssertEqual(stacks[1].titles, ["B"])
      try stacks[2].assertAgrees()
    }
  }

  func testTransitionsInTwoWindowsAtOnce() throws {
    try onMain {
      let stacks = ["A", "B"].map { NavigationController(rootViewController: Page($0)) }
      for stack in stacks { show(stack) }
      for stack in stacks { stack.pushViewController(BackPage("x"), animated: true) }
      XCTAssertTrue(stacks.allSatisfy { $0.isInTransition })
      for stack in stacks { waitForTransitions(of: stack) }
      settle()
      for stack in stacks { try stack.assertAgrees() }
    }
  }

  // Field report: same instance.
  func test_S3_theSameRootTwiceIsRefused() throws {
    try onMain {
      let log = EventLog()
      let stack = NavigationController(stack: [Page("A"), BackPage("B", log: log)])
      show(stack)
      let second = NavigationWindow(rootViewController: stack)
      second.present()
      settle()
      XCTAssertEqual(Diagnostics.take().map(\.why), ["It is the root of a window already."])
      XCTAssertNil(second.window.child, "the second window is empty")
      try stack.assertAgrees()
      stack.pushViewController(BackPage("C", log: log), animated: false)
      second.window.close()
      settle()
      XCTAssertFalse(second.window.isMapped)
      XCTAssertEqual(log.count(of: "C.willDisappear"), 0, "the first window does not notice")
      try stack.assertAgrees()
    }
  }

  func test_S3_theRefusedWindowLeadsNowhere() throws {
    try onMain {
      let page = AskingPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let second = NavigationWindow(rootViewController: stack)
      second.present()
      settle()
      _ = Diagnostics.take()
      _ = page.log.take()
      for route in [BackRoute.keyboard, .mouse, .escape, .button, .history(0)] { second.scene.goBack(route) }
      settle()
      XCTAssertEqual(stack.titles, ["A", "B"], "its keys are not the other window's")
      second.window.close()
      settle()
      XCTAssertEqual(page.log.take(), [], "nobody of the other window is asked")
      XCTAssertEqual(NavigationWindow.all.count, 1)
      try stack.assertAgrees()
    }
  }

  func test_S3_aRootThatAStackHoldsIsRefused() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      NavigationWindow(rootViewController: page).present()
      settle()
      XCTAssertEqual(Diagnostics.take().map(\.why), ["It has a parent already."])
      try stack.assertAgrees()
    }
  }

  func testPresentingAWindowTwiceAppearsOnce() {
    onMain {
      let log = EventLog()
      let window = show(NavigationController(rootViewController: Page("A", log: log)))
      window.present()
      settle()
      XCTAssertEqual(log.take(), ["A.willAppear", "A.didAppear"])
      XCTAssertEqual(NavigationWindow.all.count, 1)
    }
  }
}
