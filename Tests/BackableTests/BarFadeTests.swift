import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// While a page turns, the bar cross-fades: what goes is a picture above what comes.
final class BarFadeTests: WindowTestCase {
  func testTheTitleAndTheItemsCrossfadeAndTheWindowControlsStandStill() throws {
    try onMain {
      let (stack, page) = makeTwo()
      let bar = try XCTUnwrap(show(stack).bar)
      stack.pushViewController(page, animated: true)
      XCTAssertTrue(bar.fade.picture.isVisible)
      XCTAssertEqual(bar.fade.picture.opacity, 1, "at first what was there is seen")
      XCTAssertEqual(bar.places.map { $0.opacity }, [0, 0, 0, 0], "back, left, title, right")
      var middles: [(leaving: Double, arriving: Double)] = []
      waitUntil("the page arrives") {
        if stack.isInTransition { middles.append((bar.fade.picture.opacity, bar.places[2].opacity)) }
        return !stack.isInTransition
      }
      XCTAssertTrue(middles.contains { $0.leaving > 0 && $0.leaving < 1 }, "it takes time")
      for (leaving, arriving) in middles { XCTAssertEqual(leaving + arriving, 1, accuracy: 0.01) }
      assertAtRest(bar)
      let controls = try ShownBar(around: stack).windowControls
      XCTAssertFalse(controls.isEmpty)
      for control in controls { XCTAssertFalse(bar.places.contains { $0.contains(control) }) }
    }
  }

  /// Most screens say what their bar shows when they are loaded, which is when they come.
  func testAScreenThatSaysWhatItShowsWhenItLoadsFadesInLikeAnyOther() throws {
    try onMain {
      for isReplacing in [false, true] {
        let (stack, page) = makeTwo()
        let bar = try XCTUnwrap(show(stack).bar)
        if isReplacing { stack.pushViewController(page, animated: false) }
        settle()
        let lazy = LazyTitlePage("")
        if isReplacing {
          stack.replaceTop(with: lazy, animated: true)
        } else {
          stack.pushViewController(lazy, animated: true)
        }
        XCTAssertEqual(try ShownBar(around: stack).title, "loaded")
        XCTAssertEqual(bar.places[2].opacity, 0)
        XCTAssertTrue(bar.fade.picture.isVisible)
        waitForTransitions(of: stack)
        assertAtRest(bar)
        try stack.assertAgrees()
      }
    }
  }

  func testWhatLooksTheSameStandsStill() throws {
    try onMain {
      let (stack, page) = makeTwo()
      let bar = try XCTUnwrap(show(stack).bar)
      stack.pushViewController(page, animated: false)
      let next = BackPage("C")
      next.navigationItem.rightBarButtonItem = BarButtonItem(
        iconName: "list-add", accessibilityLabel: "Other"
      ) {}
      settle()
      stack.pushViewController(next, animated: true)
      XCTAssertEqual(bar.places.map { $0.opacity }, [1, 1, 0, 1])
      waitForTransitions(of: stack)
      // The same item, now behind a back button that another has made room for.
      next.navigationItem.leftItemsSupplementBackButton = true
      next.navigationItem.leftBarButtonItem = BarButtonItem(title: "Left") {}
      settle()
      stack.popViewController(animated: true)
      XCTAssertEqual(bar.places.map { $0.opacity }, [1, 0, 0, 1])
      waitForTransitions(of: stack)
      assertAtRest(bar)
    }
  }

  func testNothingFadesWhereNothingIsSeenToMove() throws {
    try onMain {
      let (stack, page) = makeTwo()
      let bar = try XCTUnwrap(show(stack).bar)
      stack.pushViewController(page, animated: false)
      assertAtRest(bar)
      Settings.default.areAnimationsEnabled = false
      stack.popViewController(animated: true)
      assertAtRest(bar)
    }
  }

  /// The bar is what the stack says, as soon as the call returns (rules B12 and S21).
  func test_B12_S21_whatComesIsThereFromTheFirstMoment() throws {
    try onMain {
      let (stack, page) = makeTwo()
      show(stack)
      stack.pushViewController(page, animated: true)
      let bar = try ShownBar(around: stack)
      XCTAssertEqual([bar.title, bar.back?.tooltip], ["B", "A"])
      page.title = "renamed"
      XCTAssertEqual(bar.title, "renamed")
      waitForTransitions(of: stack)
      try stack.assertAgrees("at rest")
    }
  }

  func testAViewMovesFromTheOldBarIntoTheNew() throws {
    try onMain {
      let entry = SearchEntry()
      let (stack, page) = makeTwo()
      stack.topViewController?.navigationItem.titleView = entry
      page.navigationItem.rightBarButtonItem = BarButtonItem(customView: entry)
      let bar = try XCTUnwrap(show(stack).bar)
      for _ in 0..<2 {
        stack.pushViewController(page, animated: true)
        XCTAssertTrue(bar.places[3].contains(entry))
        XCTAssertEqual(entry.opacity, 1, "its opacity is its owner's")
        waitForTransitions(of: stack)
        stack.popViewController(animated: true)
        XCTAssertTrue(bar.places[2].contains(entry))
        waitForTransitions(of: stack)
        settle()
      }
      assertAtRest(bar)
    }
  }

  func testATurnThatInterruptsAnotherEndsAtRest() throws {
    try onMain {
      let (stack, page) = makeTwo()
      let bar = try XCTUnwrap(show(stack).bar)
      stack.pushViewController(page, animated: true)
      settle()
      stack.replaceTop(with: BackPage("C"), animated: true)
      settle()
      stack.popViewController(animated: true)
      waitForTransitions(of: stack)
      assertAtRest(bar)
      try stack.assertAgrees()
    }
  }

  /// An assistive technology meets one bar, not two.
  func testThePictureIsNothingToAScreenReaderOrAPointer() throws {
    try onMain {
      let (stack, page) = makeTwo()
      let bar = try XCTUnwrap(show(stack).bar)
      stack.pushViewController(page, animated: true)
      XCTAssertTrue(bar.fade.picture.isPresentational)
      XCTAssertFalse(bar.fade.picture.canBeTarget)
      XCTAssertFalse(bar.fade.picture.isFocusable)
    }
  }

  func testTheBarOfANestedStackFadesAlone() throws {
    try onMain {
      let outer = NestingPage("outer", inner: Page("A"))
      let bar = try XCTUnwrap(show(NavigationController(rootViewController: outer)).bar)
      outer.inner.pushViewController(BackPage("B"), animated: true)
      assertAtRest(bar)
      let title = try XCTUnwrap(ShownBar(within: outer.inner.widget).line("title"))
      let opacity = { sequence(first: title as Widget, next: { $0.parent }).map { $0.opacity }.min() ?? 0 }
      XCTAssertLessThan(opacity(), 1)
      waitForTransitions(of: outer.inner)
      XCTAssertEqual(opacity(), 1)
    }
  }
}

/// Under a finger the bar of the screen below is uncovered (rule L4).
final class BarUnderFingerTests: WindowTestCase {
  func test_L4_theBarFollowsTheFinger() throws {
    try onMain {
      let (stack, bar, finger) = try makeTouched()
      finger.down()
      for distance in [200.0, 400, 600] {
        finger.move(distance)
        XCTAssertEqual(bar.places[2].opacity, distance / Double(stack.widget.width), accuracy: 0.01)
        XCTAssertEqual(bar.fade.picture.opacity + bar.places[2].opacity, 1, accuracy: 0.01)
      }
      XCTAssertEqual(try ShownBar(around: stack).title, "A", "the title below comes")
      XCTAssertEqual(stack.gtkWindow?.title, "B", "the window has the top screen's until the finger lets go")
      rest()
      finger.up()
      waitForTransitions(of: stack)
      assertAtRest(bar)
      try stack.assertAgrees()
    }
  }

  func test_L4_itReturnsWithThePage() throws {
    try onMain {
      let (stack, bar, finger) = try makeTouched()
      let back = try XCTUnwrap(bar.backButton)
      back.grabFocus()
      finger.drag(100)
      finger.up()
      waitForTransitions(of: stack)
      settle()
      assertAtRest(bar)
      try stack.assertAgrees()
      XCTAssertTrue(bar.backButton?.contains(stack.focus) == true, "the focus is where it was")
    }
  }

  func test_L4_S21_aTitleThatChangesUnderTheFingerShowsWhenItReturns() throws {
    try onMain {
      let (stack, bar, finger) = try makeTouched()
      finger.drag(100)
      stack.topViewController?.title = "renamed"
      XCTAssertEqual(try ShownBar(around: stack).title, "A")
      finger.up()
      waitForTransitions(of: stack)
      assertAtRest(bar)
      try stack.assertAgrees()
    }
  }

  func test_S17_nothingInItCanBeUsedYet() throws {
    try onMain {
      let (stack, bar, finger) = try makeTouched()
      finger.drag(100)
      XCTAssertEqual(bar.places.map { $0.canBeTarget }, [false, false, false, false])
      finger.up()
      waitForTransitions(of: stack)
      XCTAssertEqual(bar.places.map { $0.canBeTarget }, [true, true, true, true])
    }
  }

  func test_L5_anyOperationUnderTheFinger() throws {
    try onMain {
      for operation in usualOperations(and: []) {
        for animated in [true, false] {
          let (stack, bar, finger) = try makeTouched()
          finger.drag(100)
          operation.1(stack, animated)
          finger.up()
          waitForTransitions(of: stack)
          settle()
          assertAtRest(bar)
          try stack.assertAgrees("after \(operation.0), \(animated)")
        }
      }
    }
  }
}

/// A screen that says what its bar shows when it is loaded, and again when it appears.
private final class LazyTitlePage: Page, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "first"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Item") {}
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "loaded"
  }
}

@MainActor private func makeTouched() throws -> (NavigationController, BarView, Finger) {
  let (stack, page) = makeTwo()
  let bar = try XCTUnwrap(show(stack).bar)
  stack.pushViewController(page, animated: false)
  settle()
  return (stack, bar, try Finger(on: stack))
}

/// A root with nothing but a title, and a page with a back button and an item.
@MainActor private func makeTwo() -> (NavigationController, BackPage) {
  let page = BackPage("B")
  page.navigationItem.rightBarButtonItem = BarButtonItem(iconName: "list-add", accessibilityLabel: "Add") {}
  return (NavigationController(rootViewController: Page("A")), page)
}

@MainActor private func assertAtRest(_ bar: BarView, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertFalse(bar.fade.picture.isVisible, file: file, line: line)
  XCTAssertEqual(bar.places.map { $0.opacity }, [1, 1, 1, 1], file: file, line: line)
  XCTAssertEqual(bar.places.map { $0.canBeTarget }, [true, true, true, true], file: file, line: line)
}

extension NavigationWindow {
  @MainActor fileprivate var bar: BarView? {
    (scene.root as? NavigationController)?.stackView?.windowBar
  }
}
