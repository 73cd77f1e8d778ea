import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Where the focus goes when pages turn.
final class FocusTests: WindowTestCase {
  // Field report: silent screen reader.
  func test_F3_focusComesIntoTheNewPage() {
    onMain {
      for animated in [false, true] {
        let root = Page("A")
        let stack = NavigationController(rootViewController: root)
        let window = show(stack)
        XCTAssertTrue(root.second.grabFocus())
        let page = BackPage("B")
        stack.pushViewController(page, animated: animated)
        XCTAssertTrue(page.first.isFocus, "at once, so that a screen reader follows")
        waitForTransitions(of: stack)
        settle()
        XCTAssertTrue(page.first.isFocus, "and afterwards")
        window.window.destroy()
      }
    }
  }

  // Field report: lost place.
  func test_F1_focusReturnsToWhereItWas() {
    onMain {
      for animated in [false, true] {
        let root = Page("A")
        let stack = NavigationController(rootViewController: root)
        let window = show(stack)
        XCTAssertTrue(root.second.grabFocus())
        stack.pushViewController(BackPage("B"), animated: animated)
        stack.popViewController(animated: animated)
        waitForTransitions(of: stack)
        settle()
        XCTAssertTrue(root.second.isFocus)
        window.window.destroy()
      }
    }
  }

  // Field report: lost place.
  func test_F1_alsoWhenTheBackButtonWasClicked() throws {
    try onMain {
      let root = Page("A")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      XCTAssertTrue(root.second.grabFocus())
      let page = BackPage("B")
      stack.pushViewController(page, animated: false)
      XCTAssertTrue(page.second.grabFocus())
      stack.pushViewController(BackPage("C"), animated: false)
      settle()
      for (name, button) in [("B", page.second), ("A", root.second)] {
        let back = try XCTUnwrap(ShownBar(around: stack).back)
        XCTAssertTrue(back.grabFocus())
        back.click()
        waitForTransitions(of: stack)
        settle()
        XCTAssertEqual(stack.titles.last, name)
        XCTAssertTrue(button.isFocus)
      }
    }
  }

  func test_F1_throughADeepStack() {
    onMain {
      let pages = (0..<10).map { BackPage("\($0)") }
      let stack = NavigationController(rootViewController: pages[0])
      show(stack)
      for page in pages.dropFirst() {
        XCTAssertTrue((stack.topViewController as? BackPage)?.second.grabFocus() ?? false)
        stack.pushViewController(page, animated: false)
      }
      stack.popToViewController(pages[4], animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertTrue(pages[4].second.isFocus)
    }
  }

  func test_F2_theWidgetIsGone() {
    onMain {
      let root = Page("A")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      XCTAssertTrue(root.second.grabFocus())
      stack.pushViewController(BackPage("B"), animated: false)
      (root.widget as? Box)?.remove(root.second)
      stack.popViewController(animated: false)
      settle()
      XCTAssertTrue(root.first.isFocus)
    }
  }

  func test_F2_theWidgetCannotHaveItAnyMore() {
    onMain {
      let root = Page("A")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      XCTAssertTrue(root.second.grabFocus())
      stack.pushViewController(BackPage("B"), animated: false)
      root.second.isSensitive = false
      stack.popViewController(animated: false)
      settle()
      XCTAssertTrue(root.first.isFocus)
    }
  }

  /// Each of these leaves the widget where it is, visible and sensitive by itself.
  func test_F2_theWidgetIsNotShownAnyMore() {
    onMain {
      let list = ListBox()
      let row = ListBoxRow(child: Label("row"))
      list.append(row)
      let stack = Stack()
      let inStack = Button(label: "in a stack")
      stack.addNamed(inStack, "1")
      stack.addNamed(Label("2"), "2")
      let inBox = Button(label: "in a box")
      let box = Box(orientation: .vertical, [inBox])
      let ways: [(Widget, Widget, () -> Void)] = [
        (list, row, { list.setFilter { _ in false } }),
        (stack, inStack, { stack.visibleChildName = "2" }),
        (box, inBox, { box.isVisible = false }),
      ]
      for (place, widget, takeAway) in ways {
        let root = Page("A")
        (root.widget as? Box)?.append(place)
        let stack = NavigationController(rootViewController: root)
        let window = show(stack)
        XCTAssertTrue(widget.grabFocus())
        stack.pushViewController(BackPage("B"), animated: false)
        takeAway()
        settle()
        stack.popViewController(animated: false)
        settle()
        XCTAssertTrue(root.first.isFocus, "not \(place)")
        window.window.destroy()
      }
    }
  }

  func test_F2_alsoWhereAScrollerMayNotHaveIt() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.pushViewController(ScrolledPage("B"), animated: false)
      settle()
      XCTAssertEqual(stack.focus, try XCTUnwrap(ShownBar(around: stack).back))
    }
  }

  func test_F2_alsoInAWindowThatOpensWithSuchAPage() throws {
    try onMain {
      for page in [LabelPage("B"), ScrolledPage("B")] {
        let stack = NavigationController(stack: [Page("A"), page])
        let window = show(stack)
        settle()
        XCTAssertEqual(stack.focus, try XCTUnwrap(ShownBar(around: stack).back))
        window.window.destroy()
      }
    }
  }

  // Field report: no focusable child.
  func test_F2_withoutAnyTheBackButtonHasIt() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.pushViewController(LabelPage("B"), animated: false)
      settle()
      XCTAssertEqual(stack.focus, try XCTUnwrap(ShownBar(around: stack).back))
      stack.pushViewController(BackPage("C"), animated: false)
      stack.popViewController(animated: false)
      settle()
      XCTAssertEqual(stack.focus, try XCTUnwrap(ShownBar(around: stack).back))
    }
  }

  func test_B12_theButtonIsUpToDateBeforeFocusMoves() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      let window = show(stack)
      let bar = try ShownBar(around: stack)
      let page = LabelPage("C")
      var tooltips: [String?] = []
      window.window.onFocusWidgetChanged { [weak window] in
        guard let focus = window?.window.focusWidget, focus.accessibilityLabel == "Back" else { return }
        tooltips.append(focus.tooltip)
      }
      stack.pushViewController(page, animated: false)
      settle()
      XCTAssertEqual(tooltips, ["B"], "what a screen reader reads when the focus comes")
      XCTAssertEqual(bar.back?.tooltip, "B")
    }
  }

  // Field report: silent screen reader.
  func testFocusDoesNotStayInACoveredPage() {
    onMain {
      let root = Page("A")
      let stack = NavigationController(rootViewController: root)
      show(stack)
      XCTAssertTrue(root.first.grabFocus())
      stack.pushViewController(LabelPage("B"), animated: true)
      waitForTransitions(of: stack)
      settle()
      XCTAssertFalse(root.widget.contains(stack.focus))
    }
  }

  func testThePageThatShowsFirstHasTheFocus() {
    onMain {
      let root = Page("A")
      root.navigationItem.rightBarButtonItem = BarButtonItem(title: "item") {}
      show(NavigationController(rootViewController: root))
      XCTAssertTrue(root.widget.contains(root.focus))
    }
  }
}

/// A screen of words that scroll, without anything to focus.
private final class ScrolledPage: Page, CanGoBack {
  override func loadView() -> any View {
    let scroller = ScrolledWindow(child: Label("words"))
    scroller.isFocusable = false
    return scroller
  }
}
