import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A swipe passes the gate as every way back does, and whatever comes between ends it.
final class SwipeGateTests: WindowTestCase {
  func test_S15_aScreenThatDoesNotGoBackIsSeenToReturn() throws {
    try onMain {
      let log = EventLog()
      let page = OwnBackPage("B", log: log)
      let stack = NavigationController(stack: [Page("A", log: log), page])
      show(stack)
      let finger = try Finger(on: stack)
      finger.drag(500)
      _ = log.take()
      finger.up()
      XCTAssertEqual(
        log.take(),
        [
          "back", "A.willDisappear(animated)", "A.didDisappear(animated)", "B.willAppear(animated)",
          "B.didAppear(animated)",
        ])
      var places: [Double] = []
      waitUntil("the page returns") {
        if let x = page.widget.position(in: stack.widget)?.x, places.last != x { places.append(x) }
        return places.last == 0
      }
      XCTAssertGreaterThan(places.count, 2)
      XCTAssertLessThanOrEqual(places.first ?? 801, 500, "it is not seen to leave before it returns")
      XCTAssertEqual(places, places.sorted(by: >))
      waitUntil("it is at rest") { stack.shownPages == [page.widget] }
      settle()
      try stack.assertAgrees()
    }
  }

  func test_S15_whatBackDoesInsteadIsShown() throws {
    typealias Instead = (String, @MainActor (NavigationController, ViewController) -> Void)
    try onMain {
      let insteads: [Instead] = [
        ("push", { stack, _ in stack.pushViewController(BackPage("new"), animated: true) }),
        ("present", { _, page in page.present(Page("sheet"), animated: true) }),
        ("pop at once", { stack, _ in stack.popViewController(animated: false) }),
        ("pop to the root", { stack, _ in stack.popToRootViewController(animated: true) }),
        ("replace", { stack, _ in stack.replaceTop(with: BackPage("other"), animated: true) }),
        ("empty", { stack, _ in stack.setViewControllers([], animated: false) }),
      ]
      for (name, instead) in insteads {
        let page = OwnBackPage("C")
        let stack = NavigationController(stack: [Page("A"), BackPage("B"), page])
        let window = show(stack)
        page.whenBack = { [weak stack, weak page] in
          if let stack, let page { instead(stack, page) }
        }
        let finger = try Finger(on: stack)
        finger.drag(500)
        finger.up()
        waitForTransitions(of: stack)
        waitUntil("rest after \(name)") { stack.pageContainer?.isShielded != true }
        settle()
        try stack.assertAgrees("after \(name)")
        window.window.destroy()
      }
    }
  }

  // Field report: asked too late.
  func test_S16_whereTheScreenIsAskedNothingMovesUntilItHasAnswered() throws {
    try onMain {
      let log = EventLog()
      let page = AskingPage("B", log: log)
      let stack = NavigationController(stack: [Page("A", log: log), page])
      show(stack)
      let finger = try Finger(on: stack)
      for mayLeave in [false, true] {
        _ = log.take()
        finger.drag(500)
        waitUntil("it is asked") { page.isAsked }
        XCTAssertEqual(log.take(), ["asked"])
        XCTAssertEqual(stack.shownPages, [page.widget])
        finger.up()
        XCTAssertEqual(stack.titles, ["A", "B"])
        page.answer(mayLeave)
        waitUntil("the answer arrives") { stack.titles == (mayLeave ? ["A"] : ["A", "B"]) }
        // Not after a yes: on a slow machine the pop would be over.
        if !mayLeave { settle() }
      }
      XCTAssertEqual(log.take(), ["B.willDisappear(animated)", "A.willAppear(animated)"])
      XCTAssertTrue(stack.isInTransition, "the pop is seen to happen")
      waitForTransitions(of: stack)
      settle()
      try stack.assertAgrees()
    }
  }

  func test_S17_whileAPageMovesASecondFingerTakesNothing() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B"), BackPage("C")])
      let window = show(stack)
      let finger = try Finger(on: stack)
      let touchpad = try Touchpad(over: stack)
      finger.drag(300)
      touchpad.begin()
      touchpad.move(350)
      touchpad.end()
      window.scene.goBack(.keyboard)
      XCTAssertEqual(stack.titles, ["A", "B", "C"])
      finger.move(600)
      rest()
      finger.up()
      finger.down()
      finger.move(400)
      finger.up()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"])
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L5_anyOperationUnderTheFinger() throws {
    try onMain {
      let operations = usualOperations(and: [
        ("removeBelow", { $0.remove($0.viewControllers[1], animated: $1) }),
        ("present", { $0.topViewController?.present(Page("sheet"), animated: $1) }),
      ])
      let stack = NavigationController(rootViewController: Page("first"))
      show(stack)
      for (name, operation) in operations {
        for animated in [true, false] {
          for ending in Ending.allCases {
            stack.setViewControllers([Page("A"), BackPage("B"), BackPage("C")], animated: false)
            let finger = try Finger(on: stack)
            ending.make(with: finger)
            operation(stack, animated)
            let titles = stack.titles
            finger.move(700)
            finger.up()
            waitForTransitions(of: stack)
            waitUntil("rest after \(name)") { stack.pageContainer?.isShielded != true }
            settle()
            XCTAssertEqual(stack.titles, titles, "the finger has no hold any more: \(name)")
            try stack.assertAgrees("after \(name), \(animated), \(ending)")
            stack.dismiss(animated: false)
          }
        }
      }
    }
  }

  func test_L5_aPopGoesOnFromWhereTheFingerIs() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let finger = try Finger(on: stack)
      finger.drag(500)
      stack.popViewController(animated: true)
      var places: [Double] = []
      waitUntil("the page leaves") {
        if let x = page.widget.position(in: stack.widget)?.x, x > 0, places.last != x { places.append(x) }
        return !stack.isInTransition
      }
      XCTAssertGreaterThanOrEqual(places.first ?? 0, 500)
      XCTAssertEqual(places, places.sorted())
      finger.up()
      settle()
      try stack.assertAgrees()
    }
  }

  func testTheWindowClosesUnderTheFinger() throws {
    try onMain {
      for way in ["destroyed", "closed", "closed by back"] {
        let log = EventLog()
        let page = OwnBackPage("B", log: log)
        let stack = NavigationController(stack: [Page("A", log: log), page])
        let window = show(stack)
        page.whenBack = { [weak window] in window?.close() }
        let finger = try Finger(on: stack)
        finger.drag(500)
        switch way {
        case "destroyed": window.window.destroy()
        case "closed": window.close()
        default: finger.up()
        }
        XCTAssertEqual(NavigationWindow.all.count, 0, way)
        finger.move(600)
        finger.up()
        settle()
        XCTAssertEqual(log.count(of: "B.didDisappear(animated)") + log.count(of: "B.didDisappear"), 1, way)
        XCTAssertEqual(log.count(of: "A.didDisappear(animated)"), log.count(of: "A.willDisappear(animated)"))
      }
    }
  }

  func testAWindowThatIsHiddenTakesTheSwipeBack() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      let window = show(stack)
      let finger = try Finger(on: stack)
      finger.drag(500)
      window.window.isVisible = false
      XCTAssertFalse(stack.isInTransition)
      finger.move(700)
      finger.up()
      XCTAssertEqual(stack.titles, ["A", "B"])
      window.window.isVisible = true
      settle()
      try stack.assertAgrees()
    }
  }

  func testAWindowThatIsHiddenAsTheSwipeBeginsTakesItBack() throws {
    final class HidingPage: Page, CanGoBack {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        gtkWindow?.isVisible = false
      }
    }
    try onMain {
      let stack = NavigationController(stack: [Page("A"), HidingPage("B")])
      show(stack)
      let finger = try Finger(on: stack)
      finger.drag(500)
      finger.up()
      XCTAssertFalse(stack.isInTransition)
      XCTAssertEqual(stack.titles, ["A", "B"])
    }
  }

  func testWhereOneCannotGoBackNothingMoves() throws {
    try onMain {
      let hidden = BackPage("B")
      hidden.navigationItem.hidesBackButton = true
      for screens in [[BackPage("A")], [Page("A"), Page("B")], [Page("A"), hidden]] {
        let stack = NavigationController(stack: screens)
        show(stack)
        let finger = try Finger(on: stack)
        finger.drag(500)
        XCTAssertEqual(stack.shownPages, [screens.last?.widget])
        finger.up()
        XCTAssertEqual(stack.titles.count, screens.count)
      }
    }
  }
}

/// Where a swipe is when something comes between.
private enum Ending: CaseIterable {
  case held
  case returning
  case finishing

  @MainActor func make(with finger: Finger) {
    switch self {
    case .held:
      finger.down()
      finger.move(500)
    case .returning:
      finger.drag(300)
      finger.up()
    case .finishing:
      finger.down()
      finger.move(500)
      finger.up()
    }
  }
}
