import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// On a narrow screen the title is shortened first, then long words of items; buttons stay, and the window is no wider
/// for them.
final class NarrowBarTests: WindowTestCase {
  func testAt360PixelsEveryButtonIsThere() throws {
    try onMain {
      let (window, bar) = try makeBar(["Add to the Favourites of Everybody", "Save"], width: 360)
      XCTAssertLessThanOrEqual(window.width, 360)
      let all = bar.buttons + bar.windowControls
      XCTAssertEqual(all.count, 1 + 2 + 3)
      let edges = all.map { (bar.horizontal($0), bar.horizontal($0) + Double($0.width)) }.sorted { $0 < $1 }
      XCTAssertGreaterThanOrEqual(try XCTUnwrap(edges.first).0, 0)
      XCTAssertLessThanOrEqual(try XCTUnwrap(edges.last).1, 360)
      for (left, right) in zip(edges, edges.dropFirst()) {
        XCTAssertLessThanOrEqual(left.1, right.0, "none lies over another")
      }
    }
  }

  func testWordsThatFitAreWholeHoweverLongTheTitleIs() throws {
    try onMain {
      let widths = try [800, 360].map { width in
        let bar = try makeBar(["Save"], width: width).bar
        let save = try XCTUnwrap(bar.buttons.first { $0.label == "Save" })
        return try [XCTUnwrap(bar.back).width, save.width, XCTUnwrap(bar.line("title")).width]
      }
      XCTAssertEqual(widths[0].prefix(2), widths[1].prefix(2), "back and the item are as in a wide window")
      XCTAssertGreaterThan(widths[0][2], widths[1][2], "the title is not")
    }
  }

  func testAWideTitleViewHasTheRoomBetweenTheButtons() throws {
    try onMain {
      let entry = SearchEntry()
      entry.expandsHorizontally = true
      let page = BackPage("B")
      page.navigationItem.titleView = entry
      show(NavigationController(stack: [Page("A"), page]))
      let bar = try ShownBar(around: page)
      let back = try XCTUnwrap(bar.back)
      XCTAssertLessThan(bar.horizontal(entry), bar.horizontal(back) + Double(back.width) + 30)
      XCTAssertGreaterThan(entry.width, 500)
    }
  }
}

@MainActor private func makeBar(_ items: [String], width: Int) throws -> (window: Window, bar: ShownBar) {
  let page = BackPage(String(repeating: "A long title ", count: 30))
  page.navigationItem.rightBarButtonItems = items.map { BarButtonItem(title: $0) {} }
  let window = NavigationWindow(rootViewController: NavigationController(stack: [Page("A"), page]))
  window.window.setDefaultSize(width: width, height: 500)
  window.present()
  waitUntil("the window came up") { window.window.width > 0 }
  settle()
  return (window.window, try ShownBar(around: page))
}
