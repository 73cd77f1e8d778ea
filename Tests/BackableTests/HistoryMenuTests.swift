import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The back button's menu: what it lists, and where an entry leads.
final class HistoryMenuTests: WindowTestCase {
  func test_S19_itListsTheScreensBelowNewestFirst() throws {
    try onMain {
      let stack = NavigationController(stack: ["A", "B", "", "D"].map { BackPage($0) })
      show(stack)
      let menu = try XCTUnwrap(ShownBar(around: stack).openMenu())
      XCTAssertTrue(menu.isOpen)
      XCTAssertEqual(menu.titles, ["Back", "B", "A"])
      XCTAssertEqual(menu.popover.accessibilityLabel, "History")
    }
  }

  // Field report: blank history.
  func test_S19_titlesOfEveryKindAreOneLineEach() throws {
    try onMain {
      let titles = [
        "snake_case __main__", "two\nlines", "<b>bold</b> & more", String(repeating: "long ", count: 2_000),
      ]
      let stack = NavigationController(stack: (titles + ["top"]).map { BackPage($0) })
      show(stack)
      let menu = try XCTUnwrap(ShownBar(around: stack).openMenu())
      let long = String(String(repeating: "long ", count: 8).prefix(39)) + "…"
      XCTAssertEqual(menu.titles, [long, "<b>bold</b> & more", "two lines", "snake_case __main__"])
      XCTAssertLessThan(menu.popover.width, 500)
    }
  }

  func test_S19_S23_inADeepStackTheNewestAndTheLowest() throws {
    try onMain {
      let stack = NavigationController(stack: (0...3_000).map { BackPage("\($0)") })
      show(stack)
      let menu = try XCTUnwrap(ShownBar(around: stack).openMenu())
      XCTAssertEqual(menu.titles, (2_950...2_999).reversed().map { "\($0)" } + ["0"])
      menu.choose(50)
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["0"])
    }
  }

  func test_S19_choosingGoesBackSeveralScreensInOneTransition() throws {
    try onMain {
      let log = EventLog()
      let stack = NavigationController(stack: ["A", "B", "C", "D"].map { BackPage($0, log: log) })
      show(stack)
      _ = log.take()
      let menu = try XCTUnwrap(ShownBar(around: stack).openMenu())
      menu.choose(2)
      waitForTransitions(of: stack)
      settle()
      XCTAssertEqual(stack.titles, ["A"])
      XCTAssertEqual(
        log.take(),
        [
          "D.willDisappear(animated)", "A.willAppear(animated)", "D.didDisappear(animated)",
          "A.didAppear(animated)",
        ])
      XCTAssertFalse(menu.isOpen)
      try stack.assertAgrees()
    }
  }

  // Field report: guard bypassed.
  func test_S16_S19_whoWantsToBeAskedIsAsked() throws {
    try onMain {
      let page = AskingPage("C")
      let stack = NavigationController(stack: [BackPage("A"), BackPage("B"), page])
      show(stack)
      for answer in [false, true] {
        try XCTUnwrap(ShownBar(around: stack).openMenu()).choose(1)
        waitUntil("the screen is asked") { page.isAsked }
        XCTAssertEqual(stack.titles, ["A", "B", "C"])
        page.answer(answer)
        settle()
        waitForTransitions(of: stack)
        XCTAssertEqual(stack.titles, answer ? ["A"] : ["A", "B", "C"])
      }
      XCTAssertEqual(page.log.count(of: "asked"), 2)
    }
  }

  func test_S20_anEntryWhoseScreenHasLeftDoesNothing() throws {
    try onMain {
      let pages = ["A", "B", "C", "D"].map { BackPage($0) }
      let stack = NavigationController(stack: pages)
      show(stack)
      let menu = try XCTUnwrap(ShownBar(around: stack).openMenu())
      stack.remove(pages[1], animated: false)
      XCTAssertTrue(menu.isOpen, "the page in front is the same")
      menu.choose(1)
      settle()
      XCTAssertEqual(stack.titles, ["A", "C", "D"])
      menu.choose(2)
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"], "an entry whose place has changed leads to its screen")
    }
  }

  func test_S21_aTitleThatChangesIsThereWhenItOpensNext() throws {
    try onMain {
      let pages = ["A", "B", "C"].map { BackPage($0) }
      let stack = NavigationController(stack: pages)
      show(stack)
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(try XCTUnwrap(bar.openMenu()).titles, ["B", "A"])
      pages[0].title = "first"
      XCTAssertEqual(try XCTUnwrap(bar.openMenu()).titles, ["B", "first"])
    }
  }

  func testItClosesWhenThePageTurns() throws {
    try onMain {
      for animated in [false, true] {
        let stack = NavigationController(stack: ["A", "B", "C"].map { BackPage($0) })
        let window = show(stack)
        let bar = try ShownBar(around: stack)
        for turn in [
          { stack.popViewController(animated: animated) },
          { stack.pushViewController(BackPage("D"), animated: animated) },
        ] as [@MainActor () -> Void] {
          let menu = try XCTUnwrap(bar.openMenu())
          XCTAssertTrue(menu.isOpen)
          turn()
          waitForTransitions(of: stack)
          settle()
          XCTAssertFalse(menu.isOpen)
          XCTAssertTrue((stack.topViewController as? Page)?.first.isFocus ?? false, "rule F3")
        }
        window.window.destroy()
      }
    }
  }

  func testItGoesWithItsWindow() throws {
    try onMain {
      let stack = NavigationController(stack: ["A", "B"].map { BackPage($0) })
      let window = show(stack)
      var menu = try ShownBar(around: stack).openMenu()
      XCTAssertEqual(menu?.isOpen, true)
      menu = nil
      window.close()
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
    }
  }

  func testInASheetAndInANestedStack() throws {
    try onMain {
      let outer = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), outer])
      show(stack)
      outer.inner.setViewControllers(["1", "2", "3"].map { BackPage($0) }, animated: false)
      settle()
      let inner = try ShownBar(within: outer.widget)
      let menu = try XCTUnwrap(inner.openMenu())
      XCTAssertEqual(menu.titles, ["2", "1"])
      XCTAssertEqual(try XCTUnwrap(ShownBar(around: stack).openMenu()).titles, ["A"])
      try XCTUnwrap(inner.openMenu()).choose(1)
      waitForTransitions(of: outer.inner)
      XCTAssertEqual(outer.inner.titles, ["1"])
      let sheet = NavigationController(stack: ["s", "t", "u"].map { BackPage($0) })
      outer.present(sheet, animated: false)
      settle()
      try XCTUnwrap(ShownBar(around: sheet).openMenu()).choose(1)
      waitForTransitions(of: sheet)
      XCTAssertEqual(sheet.titles, ["s"])
      XCTAssertEqual(stack.titles, ["A", "outer"])
    }
  }

  func test_S14_theOuterBarsMenuIsTheOuterStacks() throws {
    try onMain {
      let outer = NestingPage("outer", inner: Page("inner"))
      let stack = NavigationController(stack: [Page("A"), BackPage("B"), outer])
      show(stack)
      outer.inner.pushViewController(BackPage("deeper"), animated: false)
      settle()
      try XCTUnwrap(ShownBar(around: stack).openMenu()).choose(1)
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }

  func test_B4_itBelongsToTheBackButton() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let bar = try ShownBar(around: stack)
      page.navigationItem.backItem?.isEnabled = false
      XCTAssertNil(bar.openMenu(), "the button is disabled")
      page.navigationItem.backItem?.isEnabled = true
      XCTAssertTrue(try XCTUnwrap(stack.gtkWindow).activateAction(named: "nav.history"), "also at the window")
      settle()
      XCTAssertEqual(bar.menu?.isOpen, true)
      page.navigationItem.leftBarButtonItem = BarButtonItem(title: "Own") {}
      settle()
      XCTAssertEqual(bar.menu?.isOpen, false)
      XCTAssertEqual(bar.openMenu()?.isOpen, false, "there is no back button")
    }
  }
}
