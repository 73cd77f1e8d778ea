import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The main window closes: everything disappears, and nothing is left.
final class WindowClosingTests: WindowTestCase {
  func testTheRootDisappearsAndIsFreed() {
    onMain {
      let log = EventLog()
      let before = Trampoline.liveBoxes
      let (stack, page, gtkWindow) = {
        () -> (Weak<NavigationController>, Weak<Page>, WeakReference<Widget>) in
        let page = BackPage("B", log: log)
        let stack = NavigationController(stack: [Page("A"), page])
        let window = show(stack)
        _ = log.take()
        window.window.close()
        return (Weak(stack), Weak(page), WeakReference(window.window))
      }()
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
      settle()
      XCTAssertEqual(log.take(), ["B.willDisappear", "B.didDisappear"])
      XCTAssertNil(stack.target)
      XCTAssertNil(page.target)
      XCTAssertNil(gtkWindow.object)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testDestroyingItWithoutAskingIsNoticed() {
    onMain {
      let log = EventLog()
      let page = Page("A", log: log)
      let window = show(NavigationController(rootViewController: page))
      _ = log.take()
      window.window.destroy()
      settle()
      XCTAssertEqual(log.take(), ["A.willDisappear", "A.didDisappear"])
      XCTAssertEqual(NavigationWindow.all.count, 0)
    }
  }

  func testClosingTwice() {
    onMain {
      let log = EventLog()
      let window = show(NavigationController(rootViewController: Page("A", log: log)))
      window.close()
      window.close()
      settle()
      XCTAssertEqual(log.count(of: "A.didDisappear"), 1)
    }
  }

  func testClosingDuringATransition() {
    onMain {
      for isPush in [true, false] {
        let log = EventLog()
        let stack = NavigationController(stack: [Page("A", log: log), BackPage("B", log: log)])
        let window = show(stack)
        if isPush {
          stack.pushViewController(BackPage("C", log: log), animated: true)
        } else {
          stack.popViewController(animated: true)
        }
        XCTAssertTrue(stack.isInTransition)
        window.window.close()
        settle()
        XCTAssertFalse(stack.isInTransition)
        let top = isPush ? "C" : "A"
        XCTAssertEqual(log.count(of: "\(top).didAppear(animated)"), 1)
        XCTAssertEqual(log.events.suffix(2), ["\(top).willDisappear", "\(top).didDisappear"])
        XCTAssertEqual(log.count(of: "B.didDisappear(animated)"), 1)
        XCTAssertEqual(NavigationWindow.all.count, 0)
      }
    }
  }

  func testClosingWhileASheetIsOpen() {
    onMain {
      let log = EventLog()
      let before = Trampoline.liveBoxes
      let weak = { () -> Weak<Page> in
        let root = Page("A", log: log)
        let window = show(NavigationController(rootViewController: root))
        let page = Page("S", log: log)
        root.present(page, animated: true)
        settle()
        _ = log.take()
        window.close()
        return Weak(page)
      }()
      waitUntil("all is freed") { Trampoline.liveBoxes == before }
      XCTAssertEqual(log.take(), ["S.willDisappear", "S.didDisappear", "A.willDisappear", "A.didDisappear"])
      XCTAssertNil(weak.target)
    }
  }

  func test_S16_aScreenIsAskedBeforeTheWindowCloses() {
    onMain {
      let page = AskingPage("B")
      let window = show(NavigationController(stack: [Page("A"), page]))
      window.window.close()
      waitUntil("the screen is asked") { page.isAsked }
      page.answer(false)
      settle()
      XCTAssertTrue(window.window.isMapped)
      window.window.close()
      waitUntil("the screen is asked again") { page.isAsked }
      page.answer(true)
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
    }
  }

  func test_S16_aSecondCloseClosesWithoutAnAnswerButADoubleClickDoesNot() {
    onMain {
      let page = AskingPage("B")
      let window = show(NavigationController(stack: [Page("A"), page]))
      let clickTime = Settings.default.doubleClickTime
      window.window.close()
      waitUntil("the screen is asked") { page.isAsked }
      window.window.close()
      settle()
      XCTAssertTrue(window.window.isMapped)
      let end = ContinuousClock.now + clickTime
      waitUntil("a double click would be over") { .now > end }
      window.window.close()
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
      page.answer(false)
      settle()
      XCTAssertEqual(page.log.count(of: "asked"), 1)
    }
  }

  func test_S16_quittingAsksInAllWindowsAndClosesAllOrNone() {
    onMain {
      let pages = [AskingPage("B"), AskingPage("C")]
      let windows = pages.map { show(NavigationController(stack: [Page("A"), $0])) }
      for answer in [false, true] {
        var outcome: Bool?
        NavigationWindow.closeAll { outcome = $0 }
        waitUntil("one is asked") { pages.contains { $0.isAsked } }
        pages.first { $0.isAsked }?.answer(true)
        waitUntil("the other is asked") { pages.contains { $0.isAsked } }
        XCTAssertTrue(windows.allSatisfy { $0.window.isMapped })
        pages.first { $0.isAsked }?.answer(answer)
        waitUntil("it is decided") { outcome != nil }
        XCTAssertEqual(outcome, answer)
        XCTAssertEqual(NavigationWindow.all.isEmpty, answer)
      }
    }
  }

  func test_S16_aScreenInASheetIsAskedBeforeTheWindowCloses() {
    onMain {
      let root = Page("A")
      let window = show(NavigationController(rootViewController: root))
      let page = AskingPage("S")
      root.present(page, animated: true)
      settle()
      window.close()
      waitUntil("the screen is asked") { page.isAsked }
      page.answer(false)
      settle()
      XCTAssertTrue(page.widget.isMapped && window.window.isMapped)
    }
  }

  func testARootThatIsNoStack() throws {
    try onMain {
      let log = EventLog()
      let page = Page("alone", log: log)
      let window = show(page)
      XCTAssertEqual(try ShownBar(around: page).title, "alone")
      page.navigationItem.subtitle = "below"
      settle()
      XCTAssertEqual(try ShownBar(around: page).subtitle, "below")
      window.window.close()
      settle()
      XCTAssertEqual(
        log.take(), ["alone.willAppear", "alone.didAppear", "alone.willDisappear", "alone.didDisappear"])
    }
  }

  func testTheStackCanBeShownAgain() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      for _ in 0..<3 {
        let window = show(stack)
        try stack.assertAgrees()
        XCTAssertEqual(window.window.child, stack.widget)
        window.window.close()
        waitUntil("the window goes") { NavigationWindow.all.isEmpty }
        settle()
      }
    }
  }
}
