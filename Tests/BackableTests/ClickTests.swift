import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Clicks on Back and the mouse's back button, made by a person.
final class ClickTests: WindowTestCase {
  // Field report: double back.
  func test_S17_aDoubleOrTripleClickOnBackIsOneStep() throws {
    try onMain {
      for isAnimated in [false, true] {
        for times in [2, 3] {
          let scene = try KeyScene(pages: pages("A", "B", "C", "D", "E"), isAnimated: isAnimated)
          try scene.person.click(try XCTUnwrap(scene.bar.back), times: times, delay: isAnimated ? 330 : 60)
          waitForTransitions(of: scene.stack)
          XCTAssertEqual(scene.stack.titles, ["A", "B", "C", "D"], "\(times), animated: \(isAnimated)")
          scene.window.window.destroy()
        }
      }
    }
  }

  func test_S17_clicksThatAreNoDoubleClickAreAStepEach() throws {
    try onMain {
      let scene = try KeyScene(pages: pages("A", "B", "C", "D"))
      try scene.person.click(try XCTUnwrap(scene.bar.back), times: 3, delay: 600)
      XCTAssertEqual(scene.stack.titles, ["A"])
    }
  }

  func test_S17_theRestOfADoubleClickReachesNothingElse() throws {
    try onMain {
      let clicks = EventLog()
      let root = Page("A")
      root.navigationItem.leftBarButtonItem = BarButtonItem(title: "X") { clicks.record("click") }
      let scene = try KeyScene(pages: [root, BackPage("B")])
      try scene.person.click(try XCTUnwrap(scene.bar.back), times: 3, delay: 60)
      XCTAssertEqual(scene.stack.titles, ["A"])
      XCTAssertEqual(clicks.take(), [], "what stands now where Back stood")
      XCTAssertFalse(scene.window.window.isMaximized)
      try scene.person.click(try XCTUnwrap(scene.bar.buttons.first))
      XCTAssertEqual(clicks.take(), ["click"])
    }
  }

  func testAClickElsewhereRightAfterwardsCounts() throws {
    try onMain {
      let clicks = EventLog()
      let root = Page("A")
      root.navigationItem.rightBarButtonItem = BarButtonItem(title: "X") { clicks.record("click") }
      let scene = try KeyScene(pages: [root, BackPage("B")])
      let back = try XCTUnwrap(scene.bar.back)
      try scene.person.click(back)
      try scene.person.click(try XCTUnwrap(scene.bar.buttons.first))
      XCTAssertEqual(scene.stack.titles, ["A"])
      XCTAssertEqual(clicks.take(), ["click"])
    }
  }

  // Field report: mouse back.
  func test_F5_eachPressOfTheMousesBackButtonIsOneStep() throws {
    try onMain {
      let scene = try KeyScene(pages: pages("A", "B", "C", "D"))
      let entry = EntryPage("entry")
      scene.push(entry)
      XCTAssertTrue(entry.entry.grabFocus())
      for depth in [4, 3, 2] {
        try scene.person.click(scene.stack.widget, button: 8)
        XCTAssertEqual(scene.stack.titles.count, depth)
      }
      try scene.person.click(scene.bar.header, button: 8)
      XCTAssertEqual(scene.stack.titles, ["A"], "also over the bar")
      try scene.person.click(scene.stack.widget, button: 8)
      XCTAssertEqual(scene.stack.titles, ["A"], "rule S1")
    }
  }
}

@MainActor private func pages(_ names: String...) -> [ViewController] { names.map { BackPage($0) } }
