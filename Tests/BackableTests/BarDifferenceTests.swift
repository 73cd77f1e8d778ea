import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The bar is changed only where it is different, so that what stays keeps its widget, its focus and its state.
final class BarDifferenceTests: WindowTestCase {
  func testTheSameHeaderAndTitleStayThroughPushAndPop() throws {
    try onMain {
      let stack = NavigationController(stack: [BackPage("A"), BackPage("B")])
      show(stack)
      let bar = try ShownBar(around: stack)
      let label = try XCTUnwrap(bar.line("title"))
      stack.pushViewController(BackPage("C"), animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: stack).header, bar.header)
      XCTAssertEqual(bar.line("title"), label)
      stack.popToRootViewController(animated: false)
      settle()
      XCTAssertEqual(bar.line("title"), label)
    }
  }

  func testTheSameBackButtonServesTheNextScreen() throws {
    try onMain {
      let stack = NavigationController(stack: [BackPage("A"), BackPage("B")])
      show(stack)
      let bar = try ShownBar(around: stack)
      let back = try XCTUnwrap(bar.back)
      stack.pushViewController(BackPage("C"), animated: false)
      settle()
      XCTAssertEqual(bar.back, back)
      XCTAssertEqual(back.tooltip, "B")
      back.click()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"], "the button acts for the screen that is shown")
      XCTAssertEqual(bar.back, back)
      XCTAssertEqual(back.tooltip, "A")
    }
  }

  func testAnItemThatStaysKeepsItsWidgetAndItsFocus() throws {
    try onMain {
      let root = Page("A")
      let stays = BarButtonItem(title: "stays") {}
      let goes = BarButtonItem(title: "goes") {}
      root.navigationItem.rightBarButtonItems = [goes, stays]
      show(NavigationController(rootViewController: root))
      let bar = try ShownBar(around: root)
      let button = try XCTUnwrap(bar.buttons.first { $0.label == "stays" })
      XCTAssertTrue(button.grabFocus())
      root.navigationItem.rightBarButtonItems = [stays]
      settle()
      XCTAssertEqual(bar.buttons, [button])
      XCTAssertTrue(button.isFocus)
      root.navigationItem.rightBarButtonItems = [
        BarButtonItem(title: "x") {}, stays, BarButtonItem(title: "y") {},
      ]
      settle()
      XCTAssertEqual(bar.words, ["y", "stays", "x"])
      XCTAssertEqual(bar.buttons[1], button)
      XCTAssertTrue(button.isFocus)
    }
  }

  func testOnlyTheItemThatChangedIsWrittenAgain() throws {
    try onMain {
      let root = Page("A")
      let first = BarButtonItem(title: "one") {}
      let second = BarButtonItem(title: "two") {}
      root.navigationItem.rightBarButtonItems = [first, second]
      show(NavigationController(rootViewController: root))
      let bar = try ShownBar(around: root)
      let untouched = try XCTUnwrap(bar.buttons.first { $0.label == "two" })
      let changed = try XCTUnwrap(bar.buttons.first { $0.label == "one" })
      untouched.label = "by hand"
      first.title = "1"
      root.title = "B"
      XCTAssertEqual(changed.label, "1")
      XCTAssertEqual(untouched.label, "by hand", "not different in the model: not written")
    }
  }

  func testAnItemShowsAllThatItIs() throws {
    try onMain {
      let root = Page("A")
      let item = BarButtonItem(title: "one") {}
      root.navigationItem.rightBarButtonItem = item
      show(NavigationController(rootViewController: root))
      let bar = try ShownBar(around: root)
      let button = try XCTUnwrap(bar.buttons.first)
      item.style = .destructive
      item.isEnabled = false
      item.tooltip = "ends\nall"
      XCTAssertTrue(button.hasCSSClass("destructive-action"))
      XCTAssertFalse(button.isSensitive)
      XCTAssertEqual(button.tooltip, "ends all")
      item.style = .suggested
      XCTAssertFalse(button.hasCSSClass("destructive-action"))
      XCTAssertTrue(button.hasCSSClass("suggested-action"))
      item.title = nil
      item.iconName = "list-add-symbolic"
      item.accessibilityLabel = "Add"
      XCTAssertEqual(button.iconName, "list-add-symbolic")
      XCTAssertEqual(button.accessibilityLabel, "Add")
      item.isHidden = true
      settle()
      XCTAssertEqual(bar.words, [])
      item.isHidden = false
      item.isEnabled = true
      settle()
      XCTAssertEqual(bar.words, ["list-add-symbolic"])
      XCTAssertTrue(try XCTUnwrap(bar.buttons.first).isSensitive)
    }
  }

  func testAReusedButtonKeepsNothingOfTheItemBefore() throws {
    try onMain {
      let before = Page("A")
      let loud = BarButtonItem(iconName: "list-add-symbolic", accessibilityLabel: "Add") {}
      loud.style = .suggested
      loud.isEnabled = false
      loud.tooltip = "tip"
      before.navigationItem.rightBarButtonItem = loud
      let after = Page("B")
      var clicks = 0
      after.navigationItem.rightBarButtonItem = BarButtonItem(title: "plain_er") { clicks += 1 }
      let stack = NavigationController(rootViewController: before)
      show(stack)
      stack.pushViewController(after, animated: false)
      settle()
      let button = try XCTUnwrap(ShownBar(around: stack).buttons.first)
      XCTAssertEqual(button.label, "plain_er")
      XCTAssertNil(button.iconName)
      XCTAssertNil(button.tooltip)
      XCTAssertEqual(button.accessibilityLabel, "plain_er")
      XCTAssertTrue(button.isSensitive)
      XCTAssertFalse(button.hasCSSClass("suggested-action"))
      button.click()
      XCTAssertEqual(clicks, 1)
    }
  }
}
