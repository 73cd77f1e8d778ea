import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// How a person opens the back button's menu.
final class HistoryMenuOpeningTests: WindowTestCase {
  func test_S19_aLongPressOpensItAndIsNoClick() throws {
    try onMain {
      let scene = try Scene()
      try scene.person.hold(scene.back, seconds: 0.9)
      XCTAssertEqual(scene.isOpen, true)
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
      try scene.person.press("Escape")
      XCTAssertEqual(scene.isOpen, false)
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"], "rule F4: Escape was the menu's")
      try scene.person.click(scene.back)
      XCTAssertEqual(scene.stack.titles, ["A", "B"], "the next click is one")
    }
  }

  func test_S19_aRightClickOpensIt() throws {
    try onMain {
      let scene = try Scene()
      try scene.person.click(scene.back, button: 3)
      XCTAssertEqual(scene.isOpen, true)
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
    }
  }

  func test_S19_theMenuKeysOpenItAndReturnChooses() throws {
    try onMain {
      for keys in ["shift+F10", "Menu"] {
        let scene = try Scene()
        XCTAssertTrue(scene.back.grabFocus())
        try scene.person.press(keys)
        XCTAssertEqual(scene.isOpen, true, keys)
        try scene.person.press("Down")
        try scene.person.press("Return")
        waitUntil("it is closed") { scene.isOpen == false }
        XCTAssertEqual(scene.stack.titles, ["A"], keys)
        scene.window.window.destroy()
      }
    }
  }

  func test_S17_returnThatIsHeldDownChoosesAndNoMore() throws {
    try onMain {
      let scene = try Scene()
      let clicks = EventLog()
      for page in scene.stack.viewControllers {
        (page as? Page)?.first.onClicked { clicks.record("click") }
      }
      XCTAssertTrue(scene.back.grabFocus())
      try scene.person.press("Menu")
      try scene.person.hold("Return")
      XCTAssertEqual(scene.stack.titles, ["A", "B"])
      XCTAssertTrue((scene.stack.topViewController as? Page)?.first.isFocus ?? false)
      XCTAssertEqual(clicks.take(), [])
    }
  }

  func test_F1_whenItClosesTheFocusIsWhereItWas() throws {
    try onMain {
      let scene = try Scene()
      XCTAssertTrue(scene.page.second.grabFocus())
      try scene.person.click(scene.back, button: 3)
      XCTAssertFalse(scene.page.second.isFocus)
      try scene.person.press("Escape")
      settle()
      XCTAssertTrue(scene.page.second.isFocus, "\(String(describing: scene.stack.focus?.typeName))")
      XCTAssertTrue(scene.back.grabFocus())
      try scene.person.press("Menu")
      try scene.person.press("Escape")
      XCTAssertTrue(scene.back.isFocus)
    }
  }

  func testABackButtonWithLooksOrAViewOfItsOwnHasIt() throws {
    try onMain {
      for view in [nil, Button(label: "own view")] {
        let scene = try Scene(top: OwnItemPage(view))
        try scene.person.click(scene.back, button: 3)
        XCTAssertEqual(scene.isOpen, true)
        try scene.person.press("Escape")
        try scene.person.hold(scene.back, seconds: 0.9)
        XCTAssertEqual(scene.isOpen, true)
        XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
        scene.window.window.destroy()
      }
    }
  }
}

/// Three pages in a window, without motion, and somebody before it.
@MainActor private struct Scene {
  let page: Page
  let stack: NavigationController
  let window: NavigationWindow
  let back: Widget
  let person: Person

  init(top: Page = BackPage("C")) throws {
    Settings.default.areAnimationsEnabled = false
    page = top
    stack = NavigationController(stack: [BackPage("A"), BackPage("B"), top])
    window = show(stack)
    back = try XCTUnwrap(ShownBar(around: stack).buttons.first)
    person = Person(at: window.window)
  }

  /// nil: it has never been.
  var isOpen: Bool? { (try? ShownBar(around: stack))?.menu?.isOpen }
}

/// A screen whose back button shows words, or a view of its own.
private final class OwnItemPage: Page, CanGoBack {
  private let ownView: Button?

  init(_ ownView: Button?) {
    self.ownView = ownView
    super.init("C")
  }

  func makeBackButton() -> BarButtonItem {
    ownView.map { BarButtonItem(customView: $0) } ?? BarButtonItem(title: "Own", owner: self) { $0.back() }
  }
}
