import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A finger that begins at the start edge takes the page along, and lets go of it.
final class SwipeTests: WindowTestCase {
  func test_L4_thePageFollowsTheFingerAndUncoversTheOneBelow() throws {
    try onMain {
      let log = EventLog()
      let stack = showTwo(log)
      let finger = try Finger(on: stack)
      let width = Double(stack.widget.width)
      finger.down()
      finger.move(7)
      XCTAssertEqual(log.take(), [])
      finger.move(20)
      XCTAssertEqual(log.take(), begun)
      for distance in [20, 300, 123, 0, width - 1] {
        finger.move(distance)
        settle()
        XCTAssertEqual(stack.topViewController?.widget.position(in: stack.widget)?.x, distance)
        let below = try XCTUnwrap(stack.viewControllers.first?.widget.position(in: stack.widget))
        XCTAssertEqual(below.x, -0.3 * (width - distance), accuracy: 1)
      }
      XCTAssertEqual(stack.shownPages.count, 2)
      XCTAssertEqual(stack.titles, ["A", "B"], "the stack is unchanged")
      XCTAssertEqual(stack.pageContainer?.isShielded, true)
      XCTAssertEqual(log.take(), [])
    }
  }

  func test_L4_letGoBeyondTheMiddleItFinishes() throws {
    try onMain {
      let log = EventLog()
      let stack = showTwo(log)
      let finger = try Finger(on: stack)
      finger.drag(500)
      let page = try XCTUnwrap(stack.topViewController?.widget)
      XCTAssertEqual(log.take(), begun)
      finger.up()
      XCTAssertEqual(stack.titles, ["A"], "the way back is taken when the finger lets go")
      XCTAssertTrue(stack.isInTransition, "the rest is seen to happen")
      XCTAssertEqual(log.take(), [])
      var places: [Double] = []
      waitUntil("the page leaves") {
        if let x = page.position(in: stack.widget)?.x, x > 0, places.last != x { places.append(x) }
        return !stack.isInTransition
      }
      XCTAssertGreaterThanOrEqual(places.first ?? 0, 500, "it goes on from where the finger was")
      XCTAssertEqual(places, places.sorted())
      XCTAssertEqual(log.take(), finished)
      settle()
      try stack.assertAgrees()
    }
  }

  // Field report: cancelled swipe.
  func test_L4_letGoBeforeTheMiddleItReturns() throws {
    try onMain {
      let log = EventLog()
      let stack = showTwo(log)
      let page = try XCTUnwrap(stack.topViewController?.widget)
      let finger = try Finger(on: stack)
      finger.drag(300)
      _ = log.take()
      finger.up()
      XCTAssertEqual(log.take(), [], "it is taken back when the page is in its place")
      var places: [Double] = []
      waitUntil("the page returns") {
        if let x = page.position(in: stack.widget)?.x, places.last != x { places.append(x) }
        return !stack.isInTransition
      }
      XCTAssertGreaterThan(places.count, 2, "it is seen to return")
      XCTAssertEqual(places, places.sorted(by: >))
      XCTAssertEqual(log.take(), takenBack)
      settle()
      try stack.assertAgrees()
      XCTAssertEqual(page.position(in: stack.widget)?.x, 0)
      XCTAssertEqual(stack.titles, ["A", "B"])
    }
  }

  func test_L4_aFlickDecidesByItsDirection() throws {
    try onMain {
      let stack = showTwo()
      let finger = try Finger(on: stack)
      finger.drag(700)
      finger.move(699)
      finger.move(600)
      finger.up()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"], "back")
      finger.down()
      finger.move(10)
      finger.move(40)
      finger.up()
      XCTAssertEqual(stack.titles, ["A"], "forward")
      waitForTransitions(of: stack)
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L4_whatIsNoSwipeStaysWithTheContent() throws {
    try onMain {
      let log = EventLog()
      let stack = showTwo(log)
      let finger = try Finger(on: stack)
      for (start, sideways, down) in [
        (4.0, 10.0, 30.0), (4, 0, -40), (4, -40, 0), (60, 400, 0), (400, 300, 0),
      ] {
        finger.down(fromStart: start)
        finger.move(sideways, down: down)
        finger.move(600)
        finger.up()
        XCTAssertEqual(log.take(), [], "\(start) \(sideways) \(down)")
        XCTAssertFalse(stack.isInTransition)
        XCTAssertEqual(stack.shownPages.count, 1)
      }
      try stack.assertAgrees()
    }
  }

  func test_L4_mirroredInRightToLeft() throws {
    try onMain {
      let stack = showTwo()
      stack.pageContainer?.isRightToLeft = true
      settle()
      let page = try XCTUnwrap(stack.topViewController?.widget)
      let finger = try Finger(on: stack)
      finger.drag(500)
      settle()
      XCTAssertEqual(page.position(in: stack.widget)?.x, -500)
      finger.up()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L4_withAnimationsOffTheRestIsAtOnce() throws {
    try onMain {
      let log = EventLog()
      let stack = showTwo(log)
      Settings.default.areAnimationsEnabled = false
      let finger = try Finger(on: stack)
      finger.drag(300)
      XCTAssertEqual(stack.shownPages.count, 2, "it follows all the same")
      _ = log.take()
      finger.up()
      XCTAssertEqual(log.take(), takenBack)
      XCTAssertEqual(stack.shownPages, [stack.topViewController?.widget])
      finger.drag(500)
      finger.up()
      XCTAssertEqual(log.take(), begun + finished)
      XCTAssertEqual(stack.titles, ["A"])
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L4_aFingerThatIsTakenAwayReturnsThePage() throws {
    try onMain {
      let stack = showTwo()
      let finger = try Finger(on: stack)
      finger.drag(700)
      finger.takeAway()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"])
      settle()
      try stack.assertAgrees()
    }
  }

  func test_F1_focusComesBackToThePageBelowAndStaysWhereItWasAfterAReturn() throws {
    try onMain {
      let root = Page("A")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      XCTAssertTrue(root.second.grabFocus())
      let page = BackPage("B")
      stack.pushViewController(page, animated: false)
      settle()
      XCTAssertTrue(page.second.grabFocus())
      let finger = try Finger(on: stack)
      finger.drag(200)
      finger.up()
      waitForTransitions(of: stack)
      settle()
      XCTAssertTrue(page.second.isFocus)
      finger.drag(600)
      finger.up()
      waitForTransitions(of: stack)
      settle()
      XCTAssertTrue(root.second.isFocus)
    }
  }

  func testThePageThatLeftIsFreed() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      var left: Weak<BackPage>?
      do {
        let page = BackPage("B")
        left = Weak(page)
        stack.pushViewController(page, animated: false)
      }
      settle()
      let finger = try Finger(on: stack)
      finger.drag(600)
      finger.up()
      waitForTransitions(of: stack)
      waitUntil("it is freed") { left?.target == nil }
    }
  }
}

private let begun = ["B.willDisappear(animated)", "A.willAppear(animated)"]
private let finished = ["B.didDisappear(animated)", "A.didAppear(animated)"]
private let takenBack = [
  "A.willDisappear(animated)", "A.didDisappear(animated)", "B.willAppear(animated)", "B.didAppear(animated)",
]

/// A stack A, B on a window. The log is empty.
@MainActor private func showTwo(_ log: EventLog = EventLog()) -> NavigationController {
  let stack = NavigationController(stack: [Page("A", log: log), BackPage("B", log: log)])
  show(stack)
  _ = log.take()
  return stack
}
