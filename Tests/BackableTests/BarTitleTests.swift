import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// What stands in the middle of the bar.
final class BarTitleTests: WindowTestCase {
  // Field report: stale title.
  func test_S21_aTitleThatChangesShowsAtOnce() throws {
    try onMain {
      let root = Page("old")
      let stack = NavigationController(rootViewController: root)
      let window = show(stack)
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(bar.title, "old")
      root.title = "new"
      XCTAssertEqual(bar.title, "new")
      XCTAssertEqual(window.window.title, "new", "what the desktop calls the window")
      root.navigationItem.title = "in the bar"
      XCTAssertEqual(bar.title, "in the bar")
      root.navigationItem.title = nil
      XCTAssertEqual(bar.title, "new")
    }
  }

  // Field report: stale title.
  func test_S21_theNextPagesBackTooltipFollows() throws {
    try onMain {
      let root = Page("old")
      let stack = NavigationController(stack: [root, BackPage("B")])
      show(stack)
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      XCTAssertEqual(back.tooltip, "old")
      root.title = "new"
      XCTAssertEqual(back.tooltip, "new")
      root.title = nil
      XCTAssertEqual(back.tooltip, "Back")
      XCTAssertEqual(back.accessibilityLabel, "Back")
      XCTAssertEqual(try ShownBar(around: stack).title, "B")
    }
  }

  func test_S21_aTitleThatChangesDuringTheTransition() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      let page = BackPage("B")
      stack.pushViewController(page, animated: true)
      page.title = "later"
      XCTAssertTrue(stack.isInTransition)
      waitForTransitions(of: stack)
      XCTAssertEqual(try ShownBar(around: stack).title, "later")
    }
  }

  func testSubtitle() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let bar = try ShownBar(around: root)
      XCTAssertNil(bar.subtitle)
      root.navigationItem.subtitle = "3 files"
      settle()
      XCTAssertEqual(bar.subtitle, "3 files")
      root.navigationItem.subtitle = nil
      settle()
      XCTAssertNil(bar.subtitle)
    }
  }

  func testAnUntitledScreenHasAnEmptyBar() throws {
    try onMain {
      let root = Page("")
      let window = show(NavigationController(rootViewController: root))
      let bar = try ShownBar(around: root)
      XCTAssertEqual(bar.header.all(.label).filter { $0.isMapped }.map(\.text), [])
      XCTAssertEqual(window.window.title ?? "", Application.programName)
      root.title = "named"
      settle()
      XCTAssertEqual(bar.title, "named")
    }
  }

  func testMarkupAndMnemonicsAreShownAsTheyAre() throws {
    try onMain {
      let root = Page("A")
      let stack = NavigationController(stack: [root, BackPage("B")])
      show(stack)
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      for title in ["<b>bold</b> & <", "a_b__c", "&amp;", "\u{202E}abc", "e\u{301}", "👨‍👩‍👧‍👦"] {
        root.title = title
        stack.topViewController?.title = title
        settle()
        XCTAssertEqual(try ShownBar(around: stack).title, title)
        XCTAssertEqual(back.tooltip, title)
      }
    }
  }

  func testAnyTitleLeavesTheBarAsHighAndTheButtonsWhereTheyAre() throws {
    try onMain {
      let root = Page("A")
      let page = BackPage("B")
      let stack = NavigationController(stack: [root, page])
      show(stack)
      let bar = try ShownBar(around: stack)
      let (height, place) = (bar.header.height, bar.horizontal(try XCTUnwrap(bar.back)))
      let arabic = "\u{0627}\u{0644}\u{0639}\u{0646}\u{0648}\u{0627}\u{0646} (2) B"
      let titles = [
        arabic, "\u{1}\u{7}\u{1B}[0m", "a\u{0}b", "\u{0}", "\t\t", "\u{FEFF}", "\u{2067}\u{202E}x", "",
      ]
      for title in titles + [String(repeating: "\u{202E}\n", count: 5_000)] {
        page.title = title
        root.title = title
        settle()
        let words = "\(title.unicodeScalars.prefix(4).map { $0.value })"
        XCTAssertEqual(bar.header.height, height, words)
        XCTAssertEqual(bar.horizontal(try XCTUnwrap(bar.back)), place, words)
        XCTAssertEqual(bar.openMenu()?.titles.count, 1, words)
        bar.menu?.choose(0)
        settle()
        XCTAssertEqual(stack.viewControllers.count, 1, words)
        stack.pushViewController(page, animated: false)
      }
      page.title = arabic
      XCTAssertEqual(bar.title, arabic)
    }
  }

  func testLineBreaksBecomeSpaces() throws {
    try onMain {
      let root = Page("A")
      let page = BackPage("B")
      let stack = NavigationController(stack: [root, page])
      let window = show(stack)
      let bar = try ShownBar(around: stack)
      let height = bar.header.height
      for lineBreak in ["\n", "\r\n", "\r", "\u{2028}", "\u{85}"] {
        page.title = "one\(lineBreak)two"
        page.navigationItem.subtitle = nil
        root.title = "three\(lineBreak)four"
        settle()
        XCTAssertEqual(bar.title, "one two")
        XCTAssertEqual(bar.back?.tooltip, "three four")
        XCTAssertEqual(window.window.title, "one two")
        XCTAssertEqual(bar.header.height, height, "the bar is as high as before")
      }
    }
  }

  func testNothingIsSeenOfControlCharacters() throws {
    try onMain {
      let page = BackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      let window = show(stack)
      for control in ["\0", "\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9C}"] {
        page.title = "one\(control)two"
        XCTAssertEqual(try ShownBar(around: stack).title, "onetwo")
        XCTAssertEqual(window.window.title, "onetwo")
      }
      page.title = "\u{200F}עברית\u{200E} 👨‍👩‍👧‍👦"
      XCTAssertEqual(
        try ShownBar(around: stack).title, page.title, "what tells the direction is none of them")
    }
  }

  func testALongTitleLeavesTheButtonsAndTheWindowAsTheyAre() throws {
    try onMain {
      let root = Page("A")
      let page = BackPage("B")
      page.navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") {}
      let stack = NavigationController(stack: [root, page])
      let window = show(stack)
      let width = window.window.width
      let long = String(repeating: "long ", count: 60_000)
      page.title = long
      root.title = long
      page.navigationItem.subtitle = long
      settle()
      let bar = try ShownBar(around: stack)
      XCTAssertEqual(window.window.width, width)
      XCTAssertEqual(bar.words, ["go-previous-symbolic", "Done"])
      XCTAssertTrue(bar.title?.hasPrefix("long long") ?? false)
      for text in [bar.title, bar.subtitle, bar.back?.tooltip, window.window.title] {
        XCTAssertLessThanOrEqual(try XCTUnwrap(text).count, 300)
      }
      for button in bar.buttons {
        XCTAssertGreaterThanOrEqual(bar.horizontal(button), 0)
        XCTAssertLessThanOrEqual(bar.horizontal(button) + Double(button.width), Double(bar.header.width))
      }
    }
  }

  func testATitleOfFewCharactersWithManyMarksIsShortenedAsWell() throws {
    try onMain {
      let root = Page("A")
      let page = BackPage("B")
      let stack = NavigationController(stack: [root, page])
      let window = show(stack)
      let marked = "a" + String(repeating: "\u{301}", count: 20_000)
      XCTAssertEqual(marked.count, 1, "one character")
      let start = ContinuousClock.now
      page.title = marked
      root.title = marked
      page.navigationItem.subtitle = marked
      settle()
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(2), "it is laid out in time")
      let bar = try ShownBar(around: stack)
      for text in [bar.title, bar.subtitle, bar.back?.tooltip, window.window.title] {
        let text = try XCTUnwrap(text)
        XCTAssertTrue(text.unicodeScalars.starts(with: "a\u{301}".unicodeScalars))
        XCTAssertLessThanOrEqual(text.unicodeScalars.count, 1_000)
      }
    }
  }

  // Field report: title widget removed.
  func testATitleViewTakesThePlaceAndGivesItBack() throws {
    try onMain {
      let root = Page("A")
      show(NavigationController(rootViewController: root))
      let bar = try ShownBar(around: root)
      let view = Label("my own")
      for _ in 0..<3 {
        root.navigationItem.titleView = view
        settle()
        XCTAssertTrue(view.isMapped)
        XCTAssertNil(bar.title)
        root.navigationItem.titleView = nil
        settle()
        XCTAssertFalse(view.isMapped)
        XCTAssertEqual(bar.title, "A")
      }
    }
  }

  func testATitleViewIsTheTopScreensAlone() throws {
    try onMain {
      let page = BackPage("B")
      let view = SearchEntry()
      page.navigationItem.titleView = view
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      for _ in 0..<2 {
        stack.pushViewController(page, animated: false)
        settle()
        XCTAssertTrue(view.isMapped)
        stack.popViewController(animated: false)
        settle()
        XCTAssertNil(view.parent)
        XCTAssertEqual(try ShownBar(around: stack).title, "A")
      }
      let next = BackPage("C")
      next.navigationItem.titleView = Label("another")
      stack.pushViewController(page, animated: false)
      stack.pushViewController(next, animated: false)
      settle()
      XCTAssertNil(view.parent)
      stack.popViewController(animated: false)
      settle()
      XCTAssertTrue(view.isMapped, "the same title view again")
    }
  }
}
