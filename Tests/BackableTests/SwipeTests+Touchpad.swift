import Foundation
import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Two fingers on a touchpad swipe anywhere on the page.
final class SwipeTouchpadTests: WindowTestCase {
  func test_L4_twoFingersMoveThePageAndFinish() throws {
    try onMain {
      let stack = showTwo()
      let page = try XCTUnwrap(stack.topViewController?.widget)
      let touchpad = try Touchpad(over: stack)
      touchpad.begin()
      XCTAssertFalse(touchpad.move(4), "too short to tell")
      XCTAssertTrue(touchpad.move(96))
      settle()
      let quarter = Double(page.width) / 4
      XCTAssertEqual(page.position(in: stack.widget)?.x ?? 0, quarter, accuracy: 1, "100 of 400 pixels")
      XCTAssertTrue(touchpad.move(150))
      rest()
      touchpad.end()
      XCTAssertEqual(stack.titles, ["A"])
      waitForTransitions(of: stack)
      XCTAssertFalse(touchpad.move(100), "what comes after the end is no swipe")
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L4_twoFingersReturn() throws {
    try onMain {
      let stack = showTwo()
      let touchpad = try Touchpad(over: stack)
      touchpad.begin()
      for _ in 1...15 { touchpad.move(10) }
      rest()
      touchpad.end()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A", "B"])
      settle()
      try stack.assertAgrees()
    }
  }

  func test_L4_theScrolledContentKeepsWhatIsItsOwn() throws {
    try onMain {
      let stack = showTwo()
      let touchpad = try Touchpad(over: stack)
      XCTAssertFalse(touchpad.move(300), "a wheel")
      XCTAssertFalse(stack.isInTransition)
      for (sideways, down) in [(0.0, 20.0), (10, 10), (-20, 0)] {
        touchpad.begin()
        XCTAssertFalse(touchpad.move(sideways, down: down))
        XCTAssertFalse(touchpad.move(300), "for good: \(sideways) \(down)")
        touchpad.end()
        XCTAssertFalse(stack.isInTransition)
      }
    }
  }

  func test_L4_contentThatScrollsSidewaysComesFirst() throws {
    try onMain {
      for isRightToLeft in [false, true] {
        let page = WidePage("B")
        let stack = NavigationController(stack: [Page("A"), page])
        let window = show(stack)
        stack.pageContainer?.isRightToLeft = isRightToLeft
        page.content.isRightToLeft = isRightToLeft
        settle()
        let touchpad = try Touchpad(over: stack)
        try movePointer(into: window)
        for isAtStart in [false, true] {
          let isAtLeft = isAtStart != isRightToLeft
          page.content.horizontalPosition = isAtLeft ? 0 : 5000
          settle()
          touchpad.begin()
          XCTAssertEqual(touchpad.move(100), isAtStart, "at the start: \(isAtStart)")
          rest()
          touchpad.end()
          waitForTransitions(of: stack)
          XCTAssertEqual(stack.titles, ["A", "B"])
        }
        window.window.destroy()
      }
    }
  }

  func test_L4_fingersThatGoWithoutAWordAreNotWaitedForForEver() throws {
    try onMain {
      let stack = showTwo()
      let touchpad = try Touchpad(over: stack)
      touchpad.begin()
      touchpad.move(100)
      rest()
      XCTAssertTrue(stack.isInTransition, "resting fingers hold the page")
      waitUntil("the page returns") { !stack.isInTransition }
      XCTAssertEqual(stack.titles, ["A", "B"])
      settle()
      try stack.assertAgrees()
      XCTAssertTrue(touchpad.move(300), "they begin anew, also unannounced")
      waitUntil("the page leaves") { stack.titles == ["A"] }
      waitForTransitions(of: stack)
    }
  }

  func test_L4_mirroredInRightToLeft() throws {
    try onMain {
      let stack = showTwo()
      stack.pageContainer?.isRightToLeft = true
      settle()
      let touchpad = try Touchpad(over: stack)
      touchpad.begin()
      touchpad.move(300)
      settle()
      let page = try XCTUnwrap(stack.topViewController?.widget)
      let expected = -0.75 * Double(page.width)
      XCTAssertEqual(page.position(in: stack.widget)?.x ?? 0, expected, accuracy: 1)
      rest()
      touchpad.end()
      waitForTransitions(of: stack)
      XCTAssertEqual(stack.titles, ["A"])
    }
  }
}

/// A stack A, B on a window.
@MainActor private func showTwo() -> NavigationController {
  let stack = NavigationController(stack: [Page("A"), BackPage("B")])
  show(stack)
  return stack
}

/// A page with more content than it is wide.
private final class WidePage: Page, CanGoBack {
  let content = ScrolledWindow()

  override func loadView() -> any View {
    let wide = Box(orientation: .horizontal)
    wide.setSizeRequest(width: 3000)
    content.child = wide
    content.expandsVertically = true
    return content
  }
}

/// Puts the pointer into the middle of a window.
@MainActor private func movePointer(into window: NavigationWindow) throws {
  window.window.title = "swipe \(UUID().uuidString)"
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
  process.arguments = [
    "search", "--sync", "--name", window.window.title ?? "", "mousemove", "--window", "%1", "400", "300",
  ]
  try process.run()
  waitUntil("xdotool ends") { !process.isRunning }
  XCTAssertEqual(process.terminationStatus, 0)
  waitUntil("the pointer is there") { window.window.child?.widgetUnderPointer != nil }
}
