import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// How a change of pages is shown, and what happens meanwhile.
final class TransitionTests: WindowTestCase {
  func testAnAnimatedPushTakesTimeAndEnds() throws {
    try onMain {
      let log = EventLog()
      let stack = NavigationController(rootViewController: Page("A", log: log))
      show(stack)
      _ = log.take()
      stack.pushViewController(BackPage("B", log: log), animated: true)
      XCTAssertEqual(log.take(), ["A.willDisappear(animated)", "B.willAppear(animated)"])
      XCTAssertEqual(stack.shownPages.count, 2, "both pages are seen")
      settle()
      XCTAssertTrue(stack.isInTransition, "some frames are not enough")
      waitForTransitions(of: stack)
      XCTAssertEqual(log.take(), ["A.didDisappear(animated)", "B.didAppear(animated)"])
      try stack.assertAgrees()
    }
  }

  func testThePagesMove() {
    onMain {
      let root = Page("A")
      let page = BackPage("B")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      stack.pushViewController(page, animated: true)
      var places: [Double] = []
      waitUntil("the page arrives") {
        if let x = page.widget.position(in: stack.widget)?.x, places.last != x { places.append(x) }
        return !stack.isInTransition
      }
      settle()
      XCTAssertGreaterThan(places.count, 2)
      XCTAssertEqual(places.dropFirst().sorted(by: >), Array(places.dropFirst()), "it comes from the end")
      XCTAssertEqual(page.widget.position(in: stack.widget)?.x, 0)
    }
  }

  func testInputIsShieldedMeanwhile() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      for isPush in [true, false] {
        if isPush {
          stack.pushViewController(BackPage("B"), animated: true)
        } else {
          stack.popViewController(animated: true)
        }
        let container = try XCTUnwrap(stack.pageContainer)
        XCTAssertTrue(container.isShielded)
        XCTAssertEqual(stack.shownPages.compactMap { $0.parent?.canBeTarget }, [false, false])
        waitForTransitions(of: stack)
        XCTAssertFalse(container.isShielded)
        XCTAssertEqual(stack.shownPages.compactMap { $0.parent?.canBeTarget }, [true])
      }
    }
  }

  func test_S18_aDoubleClickOpensOnePage() {
    onMain {
      let root = Page("A")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      root.first.onClicked { [weak root] in root?.show(BackPage("B")) }
      root.first.click()
      root.first.click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"])
    }
  }

  func test_L10_notAnimatedIsDoneWhenTheCallReturns() {
    onMain {
      let log = EventLog()
      let stack = NavigationController(rootViewController: Page("A", log: log))
      show(stack)
      _ = log.take()
      stack.pushViewController(BackPage("B", log: log), animated: false)
      XCTAssertEqual(
        log.take(), ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
      XCTAssertEqual(stack.shownPages, [stack.topViewController?.widget])
      XCTAssertFalse(stack.isInTransition)
    }
  }

  func testWithAnimationsOffAllIsDoneWhenTheCallReturns() throws {
    try onMain {
      Settings.default.areAnimationsEnabled = false
      let log = EventLog()
      let stack = NavigationController(rootViewController: Page("A", log: log))
      show(stack)
      _ = log.take()
      stack.pushViewController(BackPage("B", log: log), animated: true)
      XCTAssertEqual(log.take().last, "B.didAppear(animated)")
      XCTAssertFalse(stack.isInTransition)
      try stack.assertAgrees()
      stack.popViewController(animated: true)
      XCTAssertEqual(log.take().last, "A.didAppear(animated)")
      stack.replaceTop(with: Page("C", log: log), animated: true)
      XCTAssertEqual(log.take().last, "C.didAppear(animated)")
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L4_aSwipeThatNoFingerHoldsPops() throws {
    try onMain {
      let log = EventLog()
      let stack = NavigationController(stack: [Page("A", log: log), BackPage("B", log: log)])
      let window = show(stack)
      _ = log.take()
      window.scene.goBack(.swipe)
      XCTAssertEqual(log.take(), ["B.willDisappear(animated)", "A.willAppear(animated)"])
      XCTAssertTrue(stack.isInTransition, "the pop is seen to happen")
      waitForTransitions(of: stack)
      XCTAssertEqual(log.take(), ["B.didDisappear(animated)", "A.didAppear(animated)"])
      try stack.assertAgrees()
    }
  }

  func test_L5_aPopDuringAPush() throws {
    try onMain {
      let log = EventLog()
      let stack = NavigationController(rootViewController: Page("A", log: log))
      show(stack)
      stack.pushViewController(BackPage("B", log: log), animated: true)
      _ = log.take()
      stack.popViewController(animated: true)
      XCTAssertEqual(
        log.take(),
        [
          "A.didDisappear(animated)", "B.didAppear(animated)", "B.willDisappear(animated)",
          "A.willAppear(animated)",
        ])
      waitForTransitions(of: stack)
      XCTAssertEqual(log.take(), ["B.didDisappear(animated)", "A.didAppear(animated)"])
      try stack.assertAgrees()
    }
  }

  func test_L5_anyOperationDuringAnyOther() throws {
    try onMain {
      let operations = usualOperations(and: [
        ("setTwo", { $0.setViewControllers([Page("X"), BackPage("Y")], animated: $1) }),
        ("removeRoot", { $0.remove($0.viewControllers.first ?? $0, animated: $1) }),
      ])
      let stack = NavigationController(rootViewController: Page("first"))
      show(stack)
      for first in operations {
        for second in operations {
          for animated in [true, false] {
            stack.setViewControllers([Page("A"), BackPage("B"), BackPage("C")], animated: false)
            first.1(stack, true)
            second.1(stack, animated)
            waitForTransitions(of: stack)
            settle()
            try stack.assertAgrees("after \(first.0), \(second.0)")
          }
        }
      }
      _ = Diagnostics.take()  // removing the only screen, or the stack itself, is refused
    }
  }

  func test_L5_anOperationFromInsideACallback() throws {
    final class Pushing: Page {
      var once: (@MainActor () -> Void)?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let action = once
        once = nil
        action?()
      }
    }
    try onMain {
      for animated in [true, false] {
        let stack = NavigationController(rootViewController: Page("A"))
        let window = show(stack)
        let page = Pushing("B")
        page.once = { [weak stack] in stack?.pushViewController(BackPage("C"), animated: animated) }
        stack.pushViewController(page, animated: true)
        waitUntil("both are pushed") { stack.titles == ["A", "B", "C"] }
        waitForTransitions(of: stack)
        settle()
        try stack.assertAgrees()
        window.window.destroy()
      }
    }
  }

  func testWithReducedMotionPagesFadeAndStayWhereTheyAre() throws {
    try onMain {
      Settings.default.prefersReducedMotion = true
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      for isPush in [true, false] {
        let page = stack.topViewController?.widget
        if isPush {
          stack.pushViewController(BackPage("B"), animated: true)
        } else {
          stack.popViewController(animated: true)
        }
        let both = stack.shownPages
        XCTAssertEqual(both.count, 2)
        var opacities: [Double] = []
        waitUntil("the page arrives") {
          guard stack.isInTransition else { return true }
          opacities.append(both.compactMap { $0.parent?.opacity }.min() ?? 1)
          XCTAssertEqual(both.compactMap { $0.position(in: stack.widget)?.x }.filter { $0 != 0 }, [])
          return false
        }
        XCTAssertTrue(opacities.contains { $0 > 0 && $0 < 1 }, "it takes time")
        settle()
        XCTAssertEqual(page?.parent?.opacity ?? 1, 1)
        try stack.assertAgrees()
      }
    }
  }

  func testUnderAFingerPagesMoveWhateverTheUserWishes() throws {
    try onMain {
      Settings.default.prefersReducedMotion = true
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      show(stack)
      let finger = try Finger(on: stack)
      finger.drag(500)
      settle()
      let page = try XCTUnwrap(stack.topViewController?.widget)
      XCTAssertEqual(page.position(in: stack.widget)?.x, 500)
      finger.up()
      settle()
      XCTAssertGreaterThanOrEqual(page.position(in: stack.widget)?.x ?? 900, 500, "and go on from there")
      waitForTransitions(of: stack)
      try stack.assertAgrees()
    }
  }

  func testACrossfadeEndsOpaque() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      show(stack)
      stack.replaceTop(with: BackPage("C"), animated: true)
      XCTAssertEqual(stack.shownPages.count, 2)
      waitForTransitions(of: stack)
      settle()
      XCTAssertEqual(stack.attachedPages.compactMap { $0.parent?.opacity }.min(), 1)
      try stack.assertAgrees()
    }
  }
}
