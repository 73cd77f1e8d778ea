import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Pages that go, or break, under the hands of whoever uses them.
final class BadInputTests: WindowTestCase {
  /// What a page's own button does to its page.
  private static let departures: [(String, @MainActor (Page, Bool) -> Void)] = [
    ("pop", { $0.navigationController?.popViewController(animated: $1) }),
    ("remove", { $0.navigationController?.remove($0, animated: $1) }),
    ("popToRoot", { $0.navigationController?.popToRootViewController(animated: $1) }),
    ("replaceTop", { $0.navigationController?.replaceTop(with: BackPage("new"), animated: $1) }),
    ("empty", { $0.navigationController?.setViewControllers([], animated: $1) }),
    (
      "twice",
      { page, animated in for _ in 0..<2 { page.navigationController?.remove(page, animated: animated) } }
    ),
  ]

  // Field report: freed too early.
  func test_S22_aPageThatGoesInItsOwnButtonsHandler() throws {
    try onMain {
      for (name, depart) in Self.departures {
        for animated in [false, true] {
          let stack = NavigationController(stack: [Page("A"), BackPage("B")])
          let window = show(stack)
          stack.pushViewController(BackPage("C"), animated: false)
          let page = Weak(try XCTUnwrap(stack.topViewController as? Page))
          page.target?.first.onClicked { [weak page = page.target] in page.map { depart($0, animated) } }
          page.target?.first.click()
          waitForTransitions(of: stack)
          settle()
          try stack.assertAgrees("\(name), animated: \(animated)")
          XCTAssertNil(page.target, "\(name), animated: \(animated): the page is freed")
          window.window.destroy()
        }
      }
    }
  }

  func test_S22_aPageThatGoesInItsBarItemsAction() throws {
    try onMain {
      for (name, depart) in Self.departures {
        let page = BackPage("B")
        page.navigationItem.rightBarButtonItem = BarButtonItem(title: "X", owner: page) { depart($0, true) }
        let stack = NavigationController(stack: [Page("A"), page])
        let window = show(stack)
        try XCTUnwrap(ShownBar(around: stack).buttons.first { $0.label == "X" }).click()
        waitForTransitions(of: stack)
        settle()
        try stack.assertAgrees(name)
        window.window.destroy()
      }
    }
  }

  func test_S22_aWindowThatClosesInAButtonsHandler() {
    onMain {
      let page = BackPage("B")
      let window = show(NavigationController(stack: [Page("A"), page]))
      page.first.onClicked { [weak window] in window?.close() }
      page.first.click()
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
    }
  }

  // Field report: no focusable child.
  func test_F5_F6_aPageThatDestroysWhatHasTheFocus() throws {
    try onMain {
      for keys in ["alt+Left", "Escape", "XF86Back"] {
        let scene = try KeyScene()
        let page = scene.page
        page.first.onClicked(owner: page) { ($0.widget as? Box)?.remove($0.first) }
        XCTAssertTrue(page.first.grabFocus())
        try scene.person.press("Return")
        waitUntil("the button goes") { page.first.parent == nil }
        settle()
        try scene.person.press(keys)
        XCTAssertEqual(scene.stack.titles, ["A", "B"], keys)
        XCTAssertTrue(scene.page.widget.contains(scene.stack.focus), keys)
        scene.window.window.destroy()
      }
    }
  }

  func test_F2_whatHasTheFocusIsDestroyedWhileThePageTurns() throws {
    try onMain {
      for goesBack in [false, true] {
        let scene = try KeyScene(isAnimated: true)
        let page = BackPage("D")
        XCTAssertTrue(scene.page.second.grabFocus())
        scene.stack.pushViewController(page, animated: true)
        if goesBack {
          waitForTransitions(of: scene.stack)
          scene.stack.popViewController(animated: true)
        }
        let shown = scene.page
        (shown.widget as? Box)?.remove(goesBack ? shown.second : shown.first)
        waitForTransitions(of: scene.stack)
        settle()
        try scene.stack.assertAgrees()
        try scene.person.press("alt+Left")
        waitForTransitions(of: scene.stack)
        XCTAssertEqual(scene.stack.titles, goesBack ? ["A", "B"] : ["A", "B", "C"])
        scene.window.window.destroy()
      }
    }
  }

  func test_F7_theOpenerOfASheetIsDestroyedUnderIt() throws {
    try onMain {
      let scene = try KeyScene()
      let page = scene.page
      XCTAssertTrue(page.second.grabFocus())
      let sheet = BackPage("X")
      page.present(sheet, animated: false)
      settle()
      (page.widget as? Box)?.remove(page.second)
      try Person(at: try XCTUnwrap(sheet.gtkWindow)).press("Escape")
      waitUntil("the sheet closes") { page.presentedViewController == nil }
      try Person(at: scene.window.window).press("alt+Left")
      XCTAssertEqual(scene.stack.titles, ["A", "B"])
    }
  }
}

/// The rest of a click or a key whose beginning has led to another page.
final class LeadingAwayTests: WindowTestCase {
  // Field report: double open.
  func test_S18_theRestOfADoubleClickDoesNothingOnThePageThatItOpened() throws {
    try onMain {
      for isAnimated in [false, true] {
        let scene = try KeyScene(isAnimated: isAnimated)
        for delay in [60, 150, 250] {
          let pages = [ChainPage("1"), ChainPage("2"), ChainPage("3"), ChainPage("4")]
          for (page, next) in zip(pages, pages.dropFirst()) { page.next = next }
          scene.push(pages[0])
          try scene.person.clickFast(pages[0].first, times: 3, milliseconds: delay)
          waitForTransitions(of: scene.stack)
          XCTAssertEqual(scene.stack.titles.suffix(2), ["1", "2"], "\(delay) ms, animated: \(isAnimated)")
          scene.stack.popToViewController(scene.stack.viewControllers[2], animated: false)
          settle()
        }
        scene.window.window.destroy()
      }
    }
  }

  func test_S18_clicksThatAreNoDoubleClickOpenAPageEach() throws {
    try onMain {
      let scene = try KeyScene()
      let pages = [ChainPage("1"), ChainPage("2"), ChainPage("3")]
      for (page, next) in zip(pages, pages.dropFirst()) { page.next = next }
      scene.push(pages[0])
      try scene.person.clickFast(pages[0].first, times: 2, milliseconds: 600)
      XCTAssertEqual(scene.stack.titles.suffix(3), ["1", "2", "3"])
    }
  }

  func test_S22_theRestOfADoubleClickThatClosesASheetDoesNothingUnderIt() throws {
    try onMain {
      let scene = try KeyScene()
      let clicks = EventLog()
      let under = Button(label: "under") { clicks.record("under") }
      under.expandsVertically = true
      (scene.page.widget as? Box)?.append(under)
      let sheet = ClosingPage("X")
      scene.page.present(sheet, animated: false)
      settle()
      try Person(at: try XCTUnwrap(sheet.gtkWindow)).clickFast(sheet.first, times: 3, milliseconds: 60)
      waitUntil("the sheet closes") { scene.page.presentedViewController == nil }
      settle()
      XCTAssertEqual(clicks.take(), [])
      try Person(at: scene.window.window).click(under)
      waitUntil("a click of its own counts") { clicks.count(of: "under") == 1 }
    }
  }

  func test_S17_aDoubleClickThatStaysOnItsPageIsThePages() throws {
    try onMain {
      let scene = try KeyScene()
      let clicks = EventLog()
      scene.page.first.onClicked { clicks.record("click") }
      try scene.person.clickFast(scene.page.first, times: 3, milliseconds: 60)
      XCTAssertEqual(clicks.count(of: "click"), 3)
    }
  }

  func test_S17_spaceThatIsHeldDownOnBackActivatesNothingOnThePageBelow() throws {
    try onMain {
      let clicks = EventLog()
      let below = BackPage("B")
      below.first.onClicked { clicks.record("click") }
      let scene = try KeyScene(pages: [Page("A"), below, BackPage("C")])
      for key in ["space", "Return"] {
        XCTAssertTrue(try XCTUnwrap(scene.bar.back).grabFocus())
        try scene.person.hold(key)
        XCTAssertEqual(scene.stack.titles, ["A", "B"], key)
        XCTAssertTrue(below.first.isFocus)
        XCTAssertEqual(clicks.take(), [], key)
        scene.push(BackPage("C"))
      }
    }
  }

  func testAKeyWhoseReleaseIsLostWithItsWindowCountsAgainSoon() {
    onMain {
      let held = HeldKey(repeatsAcrossWindows: true)
      let page = Page("A")
      let window = show(page)
      held.press(.escape(at: 1_000), on: page.first)
      held.press(.escape(at: 2_900), on: page.first)
      XCTAssertTrue(held.isRepeating, "a desktop may wait so long before it repeats a key")
      window.window.destroy()
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
      held.press(.escape(at: 3_500), on: nil)
      XCTAssertTrue(held.isRepeating, "it goes on where the next window is")
      held.press(.escape(at: 4_500), on: nil)
      XCTAssertFalse(held.isRepeating, "pressed once more")
    }
  }

  /// As on Wayland: the release of a key that has closed a sheet may be lost, and the next one is meant.
  func testWhereNoKeyRepeatsAcrossWindowsTheNextPressElsewhereCounts() {
    onMain {
      let held = HeldKey(repeatsAcrossWindows: false)
      let (first, second) = (Page("A"), Page("B"))
      let window = show(first)
      show(second)
      held.press(.escape(at: 1_000), on: first.first)
      held.press(.escape(at: 1_030), on: first.first)
      XCTAssertTrue(held.isRepeating)
      held.press(.escape(at: 1_060), on: second.first)
      XCTAssertFalse(held.isRepeating)
      held.press(.escape(at: 1_090), on: second.first)
      XCTAssertTrue(held.isRepeating)
      window.window.destroy()
    }
  }
}

extension KeyEvent {
  fileprivate static func escape(at time: UInt32) -> KeyEvent {
    KeyEvent(keyval: Key.escape, keycode: 9, modifiers: [], time: time)
  }
}

/// A screen whose button, which is as large as the screen, opens the next.
private final class ChainPage: Page, CanGoBack {
  var next: ViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    first.expandsVertically = true
    first.onClicked(owner: self) { page in
      if let next = page.next { page.show(next) }
    }
  }
}

/// A screen whose button, which is as large as the screen, closes its sheet.
private final class ClosingPage: Page, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    first.expandsVertically = true
    first.onClicked(owner: self) { $0.dismiss(animated: true) }
  }
}
