import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A user closes a sheet with its window's close button, or however the desktop asks for it: all of them arrive as
/// GTK's "close-request", which `Window.close()` sends.
final class SheetClosingTests: WindowTestCase {
  // Field reports: onDismiss, sheet's X.
  func test_S16_closingTheWindowDismissesOnce() throws {
    try onMain {
      let log = EventLog()
      let root = Page("A", log: log)
      show(NavigationController(rootViewController: root))
      let page = Page("S", log: log)
      root.present(page, animated: true)
      settle()
      _ = log.take()
      let sheet = try XCTUnwrap(page.gtkWindow)
      sheet.close()
      sheet.close()
      waitUntil("the sheet closes") { root.presentedViewController == nil }
      settle()
      XCTAssertEqual(log.take(), ["S.willDisappear(animated)", "S.didDisappear(animated)"])
      XCTAssertNil(page.widget.root)
    }
  }

  func test_M8_aModalOneStaysAndHearsOfIt() throws {
    try onMain {
      let log = EventLog()
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let page = Page("S", log: log)
      page.isModalInPresentation = true
      root.present(page, animated: true)
      settle()
      _ = log.take()
      let sheet = try XCTUnwrap(page.gtkWindow)
      sheet.close()
      settle()
      XCTAssertEqual(log.take(), ["S.didAttemptToDismiss"])
      XCTAssertTrue(sheet.isMapped)
      page.dismiss(animated: true)
      waitUntil("the program's dismiss works") { root.presentedViewController == nil }
    }
  }

  func test_S16_whoWantsToBeAskedIsAsked() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let page = AskingPage("S")
      let sheet = NavigationController(rootViewController: page)
      root.present(sheet, animated: true)
      settle()
      let window = try XCTUnwrap(page.gtkWindow)
      for answer in [false, true] {
        _ = page.log.take()
        window.close()
        window.close()
        waitUntil("the screen is asked") { page.isAsked }
        XCTAssertTrue(window.isMapped)
        page.answer(answer)
        settle()
        XCTAssertEqual(page.log.take().filter { $0 == "asked" }.count, 1)
        XCTAssertEqual(window.isMapped, !answer)
      }
      waitUntil("the sheet closes") { root.presentedViewController == nil }
    }
  }

  func test_S16_theProgramsDismissWhileAQuestionIsOpen() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let page = AskingPage("S")
      root.present(page, animated: true)
      settle()
      try XCTUnwrap(page.gtkWindow).close()
      waitUntil("the screen is asked") { page.isAsked }
      root.dismiss(animated: true)
      waitUntil("it closes") { root.presentedViewController == nil }
      page.answer(true)
      settle()
      XCTAssertTrue(root.widget.isMapped, "the late answer closes nothing more")
    }
  }

  func test_M10_closingTheLowerOneOfTwo() throws {
    try onMain {
      let log = EventLog()
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let lower = Page("lower", log: log)
      let upper = Page("upper", log: log)
      root.present(lower, animated: false)
      lower.present(upper, animated: false)
      settle()
      try XCTUnwrap(lower.gtkWindow).close()
      waitUntil("both close") { root.presentedViewController == nil }
      settle()
      XCTAssertEqual(log.count(of: "upper.didDisappear") + log.count(of: "upper.didDisappear(animated)"), 1)
      XCTAssertEqual(log.count(of: "lower.didDisappear") + log.count(of: "lower.didDisappear(animated)"), 1)
      XCTAssertNil(upper.widget.root)
    }
  }

  func testClosingDuringAPushInTheSheet() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let sheet = NavigationController(rootViewController: BackPage("first"))
      root.present(sheet, animated: true)
      settle()
      sheet.pushViewController(BackPage("second"), animated: true)
      XCTAssertTrue(sheet.isInTransition)
      try XCTUnwrap(sheet.gtkWindow).close()
      waitUntil("it closes") { root.presentedViewController == nil }
      settle()
      XCTAssertFalse(sheet.isInTransition)
      XCTAssertNil(sheet.widget.root)
    }
  }

  func testDestroyingTheWindowWithoutAskingIsNoticed() throws {
    try onMain {
      let log = EventLog()
      let root = Page("A", log: log)
      show(NavigationController(rootViewController: root))
      let page = Page("S", log: log)
      root.present(page, animated: true)
      settle()
      _ = log.take()
      try XCTUnwrap(page.gtkWindow).destroy()
      settle()
      XCTAssertEqual(log.take(), ["S.willDisappear", "S.didDisappear"])
      XCTAssertNil(root.presentedViewController)
      root.present(page, animated: true)
      settle()
      XCTAssertTrue(page.widget.isMapped)
    }
  }

  func testTheSameControllerIsPresentedAgain() {
    onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let sheet = NavigationController(rootViewController: BackPage("first"))
      for _ in 0..<3 {
        root.present(sheet, animated: true)
        settle()
        XCTAssertTrue(sheet.widget.isMapped)
        sheet.gtkWindow?.close()
        waitUntil("it closes") { root.presentedViewController == nil }
        settle()
        XCTAssertFalse(sheet.widget.isMapped)
      }
    }
  }
}
