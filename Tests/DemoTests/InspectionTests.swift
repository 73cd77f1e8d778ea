import Foundation
import NavigationTesting
import Testing
import XCTest

@testable import Backable
@testable import BackableDemo

@Suite struct JSONTests {
  @Test(arguments: [
    "", "plain", "a \"quoted\" title", "back\\slash", "two\nlines", "two\r\nlines",
    "tab\t, bell\u{7}, nul\u{0}, \u{1F}",
    "separators \u{2028}\u{2029}\u{85}", "👩‍👩‍👧‍👦 é e\u{301}", "\u{202E}right to left", "</script> & <b>", "{}[],:",
  ])
  func anyTextComesBack(_ text: String) throws {
    let json = JSON.object([(text, .array([.string(text), .null]))]).text
    #expect(!json.utf8.contains { $0 < 0x20 }, "one line, whatever is in it")
    let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [Any]]
    let elements = try #require(parsed?.first?.value)
    #expect(parsed?.first?.key.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect((elements.first as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(elements.last is NSNull)
  }

  @Test func everyKindIsWritten() {
    let json: JSON = [
      "none": .null, "yes": .bool(true), "no": .bool(false), "number": .number(-7), "list": .array([]),
      "object": ["a": .number(0), "b": .array([.number(1), .number(2)])],
    ]
    #expect(
      json.text
        == #"{"none":null,"yes":true,"no":false,"number":-7,"list":[],"object":{"a":0,"b":[1,2]}}"#)
  }
}

/// What the core says of windows that are open.
final class InspectionTests: DemoTestCase {
  func testAStackWithinAPageWithinAStack() throws {
    try onMain {
      let page = NestedPage()
      let stack = NavigationController(rootViewController: GalleryViewController())
      let window = NavigationWindow.shown(stack)
      stack.pushViewController(page, animated: false)
      let seen = try XCTUnwrap(Inspection.current.windows.first)
      XCTAssertFalse(seen.isInTransition || seen.isAsking || seen.canGoForward)
      XCTAssertEqual(seen.sheets, [])
      XCTAssertTrue(seen.root.isStack)
      XCTAssertEqual(seen.root.children.map(\.typeName), ["GalleryViewController", "NestedPage"])
      XCTAssertEqual(seen.root.children.map(\.title), ["Backable", page.title])
      XCTAssertEqual(seen.root.bar, BarSnapshot(of: stack))
      XCTAssertEqual(seen.root.bar?.back?.tooltip, "Backable")
      let inner = try XCTUnwrap(seen.root.children.last?.children.first)
      XCTAssertTrue(inner.isStack)
      XCTAssertEqual(inner.bar?.title, "Chapter 1")
      XCTAssertEqual(inner.children.map(\.title), ["Chapter 1"])
      XCTAssertNil(inner.children.first?.bar, "a screen has no bar of its own")
      window.close()
      settle()
      XCTAssertEqual(Inspection.current.windows, [])
    }
  }

  func testASheetOverWhateverPresentsIt() throws {
    try onMain {
      let page = ModalPage()
      let stack = NavigationController(rootViewController: page)
      _ = NavigationWindow.shown(stack)
      let sheet = NavigationController(rootViewController: ViewController())
      page.present(sheet, animated: false)
      let alert = ViewController()
      alert.title = "Sure?"
      sheet.present(alert, animated: false)
      let seen = try XCTUnwrap(Inspection.current.windows.first)
      XCTAssertEqual(seen.sheets.map(\.typeName), ["NavigationController", "ViewController"])
      XCTAssertEqual(seen.sheets.last?.bar, BarSnapshot(title: "Sure?"))
    }
  }

  func testATurnThatRunsIsSeen() {
    onMain {
      Settings.default.areAnimationsEnabled = true
      let stack = NavigationController(rootViewController: ViewController())
      _ = NavigationWindow.shown(stack)
      stack.pushViewController(ViewController(), animated: true)
      XCTAssertEqual(Inspection.current.windows.map(\.isInTransition), [true])
      XCTAssertTrue(MainLoop.spin { Inspection.current.windows.first?.isInTransition == false })
    }
  }

  func testAScreenThatOutlivesItsVisitIsCounted() {
    onMain {
      let stack = NavigationController(rootViewController: ViewController())
      _ = NavigationWindow.shown(stack)
      let kept = ViewController()
      kept.title = "Kept"
      let before = Inspection.current
      stack.pushViewController(kept, animated: false)
      stack.popViewController(animated: false)
      XCTAssertEqual(Inspection.current.survivors, before.survivors + ["ViewController “Kept”"])
      // So that nobody reports it.
      kept.isKeptAfterLeaving = true
    }
  }
}
