import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Control and W, which closes a window or the topmost sheet.
final class ClosingKeyTests: WindowTestCase {
  func test_S16_controlWClosesTheWindowThroughTheGate() throws {
    try onMain {
      let page = AskingPage("C")
      let scene = try KeyScene(pages: [BackPage("A"), page])
      for answer in [false, true] {
        try scene.person.press("ctrl+w")
        waitUntil("the screen is asked") { page.isAsked }
        page.answer(answer)
        settle()
        XCTAssertEqual(NavigationWindow.all.isEmpty, answer)
      }
    }
  }

  func test_M10_itClosesTheTopmostSheetAlone() throws {
    try onMain {
      let scene = try KeyScene()
      let (lower, upper) = (EntryPage("lower"), EntryPage("upper"))
      scene.page.present(lower, animated: false)
      lower.present(upper, animated: false)
      settle()
      XCTAssertTrue(upper.entry.grabFocus())
      try Person(at: try XCTUnwrap(upper.gtkWindow)).press("ctrl+w")
      waitUntil("the upper one closes") { lower.presentedViewController == nil }
      settle()
      XCTAssertNotNil(scene.page.presentedViewController)
      // With Caps Lock, which changes what the letter is.
      let person = Person(at: try XCTUnwrap(lower.gtkWindow))
      try person.press("Caps_Lock")
      try person.press("ctrl+w")
      try person.press("Caps_Lock")
      waitUntil("the lower one closes") { scene.page.presentedViewController == nil }
      XCTAssertTrue(scene.window.window.isMapped)
    }
  }

  func testHeldDownItClosesOneSheetAndInsistsOnNothing() throws {
    try onMain {
      let page = AskingPage("C")
      let scene = try KeyScene(pages: [BackPage("A"), page])
      let sheet = EntryPage("sheet")
      page.present(sheet, animated: false)
      settle()
      try Person(at: try XCTUnwrap(sheet.gtkWindow)).hold("ctrl+w")
      waitUntil("the sheet closes") { page.presentedViewController == nil }
      XCTAssertFalse(page.isAsked, "the rest of the key is not the window's")
      let person = Person(at: scene.window.window)
      try person.hold("ctrl+w")
      XCTAssertTrue(page.isAsked, "asked once, and the window waits for the answer")
      XCTAssertEqual(page.log.count(of: "asked"), 1)
      XCTAssertFalse(NavigationWindow.all.isEmpty)
      page.answer(false)
      settle()
    }
  }

  func testAnAcceleratorOfTheProgramsWins() throws {
    try onMain {
      let application = Application(id: "org.backable.ClosingKeyTests")
      XCTAssertTrue(application.register())
      let uses = EventLog()
      application.addAction("own") { uses.record("own") }
      application.setAccelerators(["<Control>w"], for: "app.own")
      let page = Page("A")
      let window = NavigationWindow(rootViewController: page, application: application)
      window.present()
      try Person(at: window.window).press("ctrl+w")
      XCTAssertEqual(uses.take(), ["own"])
      XCTAssertTrue(window.window.isMapped)
      application.removeAction("own")
    }
  }

  func testAWidgetThatHasAUseForTheKeyKeepsIt() throws {
    try onMain {
      let scene = try KeyScene()
      let keys = EventLog()
      scene.page.first.onKeyPressed { key in
        guard key.keyval == Key.character("w"), key.modifiers.forShortcuts == .control else { return false }
        keys.record("w")
        return true
      }
      XCTAssertTrue(scene.page.first.grabFocus())
      try scene.person.press("ctrl+w")
      XCTAssertEqual(keys.take(), ["w"])
      XCTAssertTrue(scene.window.window.isMapped)
    }
  }
}
