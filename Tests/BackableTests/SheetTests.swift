import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A presented controller is a window over its presenter.
final class SheetTests: WindowTestCase {
  func testAPresentedStackIsAModalDialogWithABarOfItsOwn() throws {
    try onMain {
      let root = Page("A")
      let window = show(NavigationController(rootViewController: root))
      let first = BackPage("first")
      let sheet = NavigationController(rootViewController: first)
      root.present(sheet, animated: true)
      waitForTransitions(of: sheet)
      settle()
      let gtkSheet = try XCTUnwrap(sheet.gtkWindow)
      XCTAssertNotEqual(gtkSheet, window.window)
      XCTAssertTrue(gtkSheet.isMapped && gtkSheet.isModal && gtkSheet.isDialog)
      XCTAssertEqual(gtkSheet.transientFor, window.window)
      XCTAssertEqual(gtkSheet.title, "first")
      let bar = try ShownBar(around: sheet)
      XCTAssertEqual(bar.title, "first")
      XCTAssertEqual(bar.words, [], "no Back on its first screen (B1)")
      XCTAssertFalse(bar.windowControls.isEmpty, "a way to close")
      XCTAssertEqual(try ShownBar(around: root).title, "A", "the window's bar is as before")
      sheet.pushViewController(BackPage("second"), animated: true)
      waitForTransitions(of: sheet)
      settle()
      try sheet.assertAgrees()
      try XCTUnwrap(bar.back).click()
      waitForTransitions(of: sheet)
      XCTAssertEqual(sheet.titles, ["first"])
    }
  }

  func testAScreenWithoutAStack() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let page = Page("alone")
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done", owner: page) {
        $0.dismiss(animated: true)
      }
      root.present(page, animated: false)
      settle()
      let bar = try ShownBar(around: page)
      XCTAssertEqual(bar.title, "alone")
      page.title = "renamed"
      XCTAssertEqual(bar.title, "renamed")
      try XCTUnwrap(bar.buttons.first).click()
      waitUntil("the sheet closes") { root.presentedViewController == nil }
      settle()
      XCTAssertNil(page.widget.root)
    }
  }

  func test_L8_L9_callsOfPresentAndDismiss() {
    onMain {
      let log = EventLog()
      let root = Page("A", log: log)
      show(NavigationController(rootViewController: root))
      let page = Page("S", log: log)
      for animated in [false, true] {
        let flag = animated ? "(animated)" : ""
        _ = log.take()
        root.present(page, animated: animated) { log.record("presented") }
        waitForTransitions(of: page)
        XCTAssertEqual(log.take(), ["S.willAppear\(flag)", "S.didAppear\(flag)", "presented"])
        root.dismiss(animated: animated) { log.record("dismissed") }
        waitUntil("it closes") { root.presentedViewController == nil }
        XCTAssertEqual(log.take(), ["S.willDisappear\(flag)", "S.didDisappear\(flag)", "dismissed"])
      }
    }
  }

  func testDismissClosesTheWindowAndFreesAll() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let before = Trampoline.liveBoxes
      var weak: Weak<NavigationController>?
      var gtkWindow: WeakReference<Widget>?
      do {
        let sheet = NavigationController(stack: [BackPage("first"), BackPage("second")])
        weak = Weak(sheet)
        root.present(sheet, animated: true)
        settle()
        gtkWindow = WeakReference(try XCTUnwrap(sheet.widget.root))
        root.dismiss(animated: true)
      }
      waitUntil("the sheet is freed") { weak?.target == nil && Trampoline.liveBoxes == before }
      XCTAssertNil(gtkWindow?.object)
    }
  }

  func test_F3_focusComesIntoTheSheet() {
    onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let page = BackPage("S")
      let sheet = NavigationController(rootViewController: page)
      root.present(sheet, animated: true)
      settle()
      XCTAssertTrue(page.widget.contains(page.focus))
    }
  }

  func test_F7_focusIsOnTheOpenerAfterwards() {
    onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      XCTAssertTrue(root.second.grabFocus())
      root.present(Page("S"), animated: true)
      settle()
      root.dismiss(animated: true)
      waitUntil("it closes") { root.presentedViewController == nil }
      settle()
      XCTAssertTrue(root.second.isFocus)
    }
  }

  func testASheetOnASheet() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let lower = Page("lower")
      let upper = Page("upper")
      root.present(lower, animated: true)
      settle()
      lower.present(upper, animated: true)
      settle()
      XCTAssertEqual(try XCTUnwrap(upper.gtkWindow).transientFor, lower.gtkWindow)
      upper.dismiss(animated: true)
      waitUntil("the upper one closes") { lower.presentedViewController == nil }
      settle()
      XCTAssertTrue(lower.widget.isMapped)
      XCTAssertNil(upper.widget.root)
      lower.present(upper, animated: true)
      settle()
      root.dismiss(animated: true)
      waitUntil("both close") { root.presentedViewController == nil }
      settle()
      XCTAssertNil(upper.widget.root)
      XCTAssertNil(lower.widget.root)
    }
  }

  func test_M5_aSecondOneIsRefused() {
    onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      root.present(Page("S"), animated: true)
      let second = Page("T")
      root.present(second, animated: true)
      settle()
      XCTAssertEqual(Diagnostics.take().map(\.what), ["present refused Page “T”."])
      XCTAssertFalse(second.isViewLoaded)
    }
  }

  func test_M7_poppingThePresenterClosesItsSheet() throws {
    try onMain {
      let log = EventLog()
      let presenter = BackPage("B", log: log)
      let stack = NavigationController(stack: [Page("A"), presenter])
      show(stack)
      let page = Page("S", log: log)
      presenter.present(page, animated: true)
      settle()
      stack.popViewController(animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertNil(page.widget.root)
      XCTAssertEqual(log.count(of: "S.didDisappear"), 1)
      XCTAssertNil(presenter.presentedViewController)
      try stack.assertAgrees()
    }
  }

  func test_M9_backOnTheFirstScreenDismisses() {
    onMain {
      let root = Page("A")
      let window = show(NavigationController(rootViewController: root))
      let sheet = NavigationController(stack: [BackPage("first"), BackPage("second")])
      root.present(sheet, animated: true)
      settle()
      window.scene.goBack(.keyboard)
      waitForTransitions(of: sheet)
      XCTAssertEqual(sheet.titles, ["first"])
      window.scene.goBack(.escape)
      waitUntil("the sheet closes") { root.presentedViewController == nil }
      settle()
      XCTAssertNil(sheet.widget.root)
    }
  }

  func testPresentedFromANestedStack() throws {
    try onMain {
      let inner = Page("inner")
      let page = NestingPage("outer", inner: inner)
      let window = show(NavigationController(rootViewController: page))
      let sheet = Page("S")
      inner.present(sheet, animated: true)
      settle()
      XCTAssertEqual(try XCTUnwrap(sheet.gtkWindow).transientFor, window.window)
      inner.dismiss(animated: true)
      waitUntil("it closes") { inner.presentedViewController == nil }
    }
  }
}
