import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Escape: what is nearer to the user comes first, and the page last.
final class EscapeTests: WindowTestCase {
  // Field report: Escape swallowed.
  func test_F4_firstTheSearchThenThePage() throws {
    try onMain {
      let (scene, page) = try searching()
      page.search.text = "words"
      try scene.person.press("Escape")
      XCTAssertEqual(page.search.text, "")
      XCTAssertEqual(scene.stack.titles.last, "search")
      try scene.person.press("Escape")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
    }
  }

  func test_F4_aSearchThatTheProgramEndsIsEndedOnce() throws {
    try onMain {
      let (scene, page) = try searching()
      let stops = EventLog()
      page.search.onStopSearch { stops.record("stop") }
      page.search.onStopSearch(owner: page) { page in
        page.search.text = "kept"
        page.first.grabFocus()
      }
      page.search.text = "words"
      try scene.person.press("Escape")
      XCTAssertEqual(page.search.text, "kept", "the program's own end of a search stays as it is")
      XCTAssertEqual(scene.stack.titles.last, "search")
      XCTAssertEqual(stops.take(), ["stop"])
      try scene.person.press("Escape")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
    }
  }

  func test_F4_anEscapeThatEndsTheSearchDoesNotLeaveThePageWhenHeldDown() throws {
    try onMain {
      let (scene, page) = try searching()
      page.search.text = "words"
      try scene.person.hold("Escape")
      XCTAssertEqual(page.search.text, "")
      XCTAssertEqual(scene.stack.titles.last, "search")
    }
  }

  // Field report: Escape while editing.
  func test_F4_whileATextIsEditedItNeverPops() throws {
    try onMain {
      let scene = try KeyScene()
      let page = EntryPage("entry")
      scene.push(page)
      for text in ["", "words"] {
        page.entry.text = text
        XCTAssertTrue(page.entry.grabFocus())
        try scene.person.press("Escape")
        XCTAssertEqual(scene.stack.titles.last, "entry")
        XCTAssertEqual(page.entry.text, text)
      }
      page.entry.isEditable = false
      try scene.person.press("Escape")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
    }
  }

  func test_F4_theLastStepCanBeTurnedOff() throws {
    try onMain {
      let (scene, page) = try searching()
      scene.stack.popsOnEscape = false
      try scene.person.press("Escape")
      XCTAssertTrue(page.first.grabFocus())
      try scene.person.press("Escape")
      XCTAssertEqual(scene.stack.titles.last, "search")
    }
  }

  // Field report: Escape through a dialog.
  func test_F4_M10_itClosesASheetAloneAndItsSearchFirst() throws {
    try onMain {
      let scene = try KeyScene()
      let page = SearchPage("sheet")
      scene.page.present(page, animated: false)
      settle()
      let person = Person(at: try XCTUnwrap(page.gtkWindow))
      XCTAssertTrue(page.search.grabFocus())
      page.search.text = "words"
      try person.press("Escape")
      XCTAssertNotNil(scene.page.presentedViewController)
      try person.press("Escape")
      waitUntil("the sheet closes") { scene.page.presentedViewController == nil }
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
    }
  }
}

/// A page with a search entry that has the focus, and somebody before it.
@MainActor private func searching() throws -> (KeyScene, SearchPage) {
  let scene = try KeyScene()
  let page = SearchPage("search")
  scene.push(page)
  XCTAssertTrue(page.search.grabFocus())
  return (scene, page)
}

/// A screen with a search entry, and two buttons.
private final class SearchPage: Page, CanGoBack {
  let search = SearchEntry()

  override func loadView() -> any View {
    let box = super.loadView()
    (box as? Box)?.append(search)
    return box
  }
}

extension SearchEntry {
  fileprivate func onStopSearch(owner: SearchPage, _ handler: @escaping @MainActor (SearchPage) -> Void) {
    onStopSearch { [weak owner] in
      if let owner { handler(owner) }
    }
  }
}
