import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// What a click on the back button does, what the button says, and what it holds.
final class BackButtonActionTests: WindowTestCase {
  func test_B5_ownBackIsWhatAClickCalls() throws {
    try onMain {
      let page = OwnBackPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      _ = page.log.take()
      try XCTUnwrap(ShownBar(around: stack).back).click()
      settle()
      XCTAssertEqual(page.log.take(), ["back"])
      XCTAssertEqual(stack.titles, ["A", "B"], "this back() does not pop")
    }
  }

  // Field report: dimmed after refusal.
  func test_B6_aRefusalLeavesTheButtonAsItWas() throws {
    try onMain {
      let page = AskingPage("B")
      let stack = NavigationController(stack: [Page("A"), page])
      show(stack)
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      for _ in 0..<2 {
        _ = page.log.take()
        back.click()
        back.click()
        waitUntil("the screen is asked") { page.isAsked }
        page.answer(false)
        settle()
        XCTAssertEqual(page.log.take(), ["asked"], "two clicks are one question")
        XCTAssertEqual(stack.titles, ["A", "B"])
        XCTAssertTrue(back.isSensitive && back.isMapped)
      }
      back.click()
      waitUntil("the screen is asked") { page.isAsked }
      page.answer(true)
      waitUntil("the page leaves") { stack.titles == ["A"] }
      waitForTransitions(of: stack)
      try stack.assertAgrees()
    }
  }

  // Field report: unnamed button.
  func test_B7_nameAndTooltip() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("First"))
      show(stack)
      stack.pushViewController(BackPage("Second"), animated: false)
      settle()
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      XCTAssertEqual(back.accessibilityLabel, "Back")
      XCTAssertEqual(back.tooltip, "First")
    }
  }

  func test_B7_anUntitledScreenIsCalledBack() throws {
    try onMain {
      for title in [nil, ""] {
        let root = Page("")
        root.title = title
        let stack = NavigationController(stack: [root, BackPage("Second")])
        let window = show(stack)
        let back = try XCTUnwrap(ShownBar(around: stack).back)
        XCTAssertEqual(back.accessibilityLabel, "Back")
        XCTAssertEqual(back.tooltip, "Back")
        window.window.destroy()
      }
    }
  }

  // Field report: arrow not mirrored.
  func test_B9_theIconIsFoundByItsName() throws {
    try onMain {
      let stack = NavigationController(stack: [Page("A"), BackPage("B")])
      show(stack)
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      XCTAssertEqual(back.iconName, "go-previous-symbolic")
      XCTAssertEqual(back.all(ObjectType<Image>.image).map(\.iconName), ["go-previous-symbolic"])
    }
  }

  // Field report: leaked page.
  func test_B8_closuresAreFreedWithTheirPages() {
    onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.pushViewController(BackPage("warm-up"), animated: false)
      stack.popViewController(animated: false)
      settle()
      let before = Trampoline.liveBoxes
      var pages: [Weak<BackPage>] = []
      for index in 0..<50 {
        let page = BackPage("\(index)")
        page.navigationItem.rightBarButtonItem = BarButtonItem(title: "x", owner: page) { $0.title = "y" }
        pages.append(Weak(page))
        stack.pushViewController(page, animated: false)
      }
      stack.popToRootViewController(animated: false)
      waitUntil("the boxes are freed") { Trampoline.liveBoxes == before }
      XCTAssertEqual(pages.filter { $0.target != nil }.count, 0, "pages that somebody still holds")
    }
  }

  func test_B8_aPageIsFreedAfterAnAnimatedPop() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      var page: BackPage? = BackPage("B")
      let weak = Weak(try XCTUnwrap(page))
      stack.pushViewController(try XCTUnwrap(page), animated: true)
      page = nil
      waitForTransitions(of: stack)
      XCTAssertNotNil(weak.target)
      try XCTUnwrap(ShownBar(around: stack).back).click()
      waitForTransitions(of: stack)
      settle()
      XCTAssertNil(weak.target)
    }
  }

  // Field report: freed too early.
  func test_B8_aLateClickReachesNothing() throws {
    try onMain {
      let stack = NavigationController(rootViewController: Page("A"))
      show(stack)
      stack.pushViewController(BackPage("B"), animated: false)
      settle()
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      stack.setViewControllers([Page("X"), Page("Y")], animated: false)
      back.click()
      settle()
      XCTAssertEqual(stack.titles, ["X", "Y"])
    }
  }

  func test_S17_twoClicksAreOneStep() throws {
    try onMain {
      let stack = NavigationController(stack: [BackPage("A"), BackPage("B"), BackPage("C")])
      show(stack)
      let back = try XCTUnwrap(ShownBar(around: stack).back)
      back.click()
      back.click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"])
      try stack.assertAgrees()
    }
  }
}

extension ObjectType<Image> {
  /// GtkImage, by way of a name from the theme.
  @MainActor static var image: Self {
    Self(id: Image(iconName: "go-previous-symbolic").typeID) { Image(borrowing: $0) }
  }
}

extension Object {
  /// The object's own GType.
  fileprivate var typeID: UInt {
    // The first word of an instance points at its class, whose first word is the type.
    let instance = UnsafePointer<UnsafePointer<UInt>>(pointer)
    return instance.pointee.pointee
  }
}
