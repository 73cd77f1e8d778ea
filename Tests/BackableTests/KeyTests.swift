import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The keys that lead back, forward and out, pressed by a person.
final class KeyTests: WindowTestCase {
  func test_F5_altLeftAndTheBackKeyWinOverAFocusedEntry() throws {
    try onMain {
      let scene = try KeyScene()
      for keys in ["alt+Left", "XF86Back"] {
        let page = EntryPage("entry")
        scene.push(page)
        page.entry.text = "some words"
        XCTAssertTrue(page.entry.grabFocus())
        try scene.person.press(keys)
        XCTAssertEqual(scene.stack.titles, ["A", "B", "C"], keys)
      }
      try scene.person.press("alt+Right")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"], "not in left-to-right")
    }
  }

  func test_F5_inRightToLeftTheArrowsAreMirrored() throws {
    try onMain {
      let scene = try KeyScene()
      scene.window.window.isRightToLeft = true
      try scene.person.press("alt+Left")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
      try scene.person.press("alt+Right")
      XCTAssertEqual(scene.stack.titles, ["A", "B"])
    }
  }

  // Field report: Escape through a dialog.
  func test_M10_F4_anOpenPopoverHasTheKeysAndEscapeClosesItAlone() throws {
    try onMain {
      let scene = try KeyScene()
      let menu = try XCTUnwrap(scene.bar.openMenu())
      try scene.person.press("alt+Left")
      XCTAssertTrue(menu.isOpen)
      try scene.person.hold("Escape")
      XCTAssertFalse(menu.isOpen)
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
      try scene.person.press("Escape")
      XCTAssertEqual(scene.stack.titles, ["A", "B"])
    }
  }

  // Field report: double back.
  func test_S17_aKeyThatIsHeldDownIsOneStep() throws {
    try onMain {
      for isAnimated in [false, true] {
        for keys in ["alt+Left", "Escape"] {
          let scene = try KeyScene(isAnimated: isAnimated)
          try scene.person.hold(keys)
          waitForTransitions(of: scene.stack)
          XCTAssertEqual(scene.stack.titles, ["A", "B"], "\(keys), animated: \(isAnimated)")
          try scene.person.press(keys)
          waitForTransitions(of: scene.stack)
          XCTAssertEqual(scene.stack.titles, ["A"], "the next press is a step again")
          scene.window.window.destroy()
        }
      }
    }
  }

  func test_S17_spaceThatIsHeldDownOnTheBackButtonIsOneStep() throws {
    try onMain {
      for top in [BackPage("C"), LabelPage("C")] {
        let scene = try KeyScene(pages: [LabelPage("A"), LabelPage("B"), top])
        XCTAssertTrue(try XCTUnwrap(scene.bar.back).grabFocus())
        try scene.person.hold("space")
        XCTAssertEqual(scene.stack.viewControllers.count, 2)
        scene.window.window.destroy()
      }
    }
  }

  // Field report: double open.
  func test_S18_returnThatIsHeldDownOpensOnePage() throws {
    try onMain {
      let scene = try KeyScene()
      let pages = [OpeningPage("opening"), OpeningPage("opened"), OpeningPage("too many")]
      pages[0].next = pages[1]
      pages[1].next = pages[2]
      scene.push(pages[0])
      try scene.person.hold("Return")
      XCTAssertEqual(scene.stack.titles.last, "opened")
      try scene.person.press("Return")
      waitUntil("the next press opens the next") { scene.stack.titles.last == "too many" }
    }
  }

  func testTypingGoesOnWhileAKeyIsHeldDown() throws {
    try onMain {
      let scene = try KeyScene()
      let page = EntryPage("entry")
      scene.push(page)
      for key in ["a", "space"] {
        page.entry.text = ""
        XCTAssertTrue(page.entry.grabFocus())
        try scene.person.hold(key)
        XCTAssertGreaterThan(page.entry.text.count, 3, key)
      }
    }
  }
}

/// Going forward again, by keys and by mouse.
final class ForwardKeyTests: WindowTestCase {
  func testKeysAndTheMouseGoForwardWhereThereIsAWay() throws {
    try onMain {
      let scene = try KeyScene()
      scene.stack.keepsForwardHistory = true
      for input in ["alt+Right", "XF86Forward", "mouse"] {
        scene.push(AnewPage(7))
        try scene.person.press("alt+Left")
        XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
        if input == "mouse" {
          try scene.person.click(scene.stack.widget, button: 9)
        } else {
          try scene.person.press(input)
        }
        XCTAssertEqual(scene.stack.titles, ["A", "B", "C", "Anew 7"], input)
        scene.stack.popViewController(animated: false)
      }
    }
  }

  func test_S17_aKeyThatIsHeldDownGoesForwardOnce() throws {
    try onMain {
      let scene = try KeyScene()
      scene.stack.keepsForwardHistory = true
      for number in [1, 2] { scene.push(AnewPage(number)) }
      for _ in 0..<2 { try scene.person.press("alt+Left") }
      XCTAssertEqual(scene.stack.titles.count, 3)
      try scene.person.hold("alt+Right")
      XCTAssertEqual(scene.stack.titles.last, "Anew 1")
    }
  }

  func testInRightToLeftTheArrowIsMirrored() throws {
    try onMain {
      let scene = try KeyScene()
      scene.window.window.isRightToLeft = true
      scene.stack.keepsForwardHistory = true
      scene.push(AnewPage(7))
      try scene.person.press("alt+Right")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
      try scene.person.press("alt+Left")
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C", "Anew 7"])
    }
  }

  func testWithoutAWayForwardTheKeyIsThePages() throws {
    try onMain {
      let scene = try KeyScene()
      let keys = EventLog()
      scene.page.widget.onKeyPressed { key in
        if key.keyval == Key.right { keys.record("right") }
        return true
      }
      XCTAssertTrue(scene.page.first.grabFocus())
      try scene.person.press("alt+Right")
      XCTAssertEqual(keys.take(), ["right"])
      XCTAssertEqual(scene.stack.titles, ["A", "B", "C"])
    }
  }
}

/// Three pages in a window, and somebody before it.
@MainActor struct KeyScene {
  let stack: NavigationController
  let window: NavigationWindow
  let bar: ShownBar
  let person: Person

  init(pages: [ViewController] = ["A", "B", "C"].map { BackPage($0) }, isAnimated: Bool = false) throws {
    Settings.default.areAnimationsEnabled = isAnimated
    stack = NavigationController(stack: pages)
    window = show(stack)
    bar = try ShownBar(around: stack)
    person = Person(at: window.window)
  }

  /// The page in front, when it is one with buttons.
  var page: Page { stack.topViewController as? Page ?? Page("none") }

  func push(_ page: ViewController) {
    stack.pushViewController(page, animated: false)
    settle()
  }
}

/// A screen with an entry.
final class EntryPage: Page, CanGoBack {
  let entry = Entry()

  override func loadView() -> any View {
    let box = Box(orientation: .vertical)
    box.append(entry)
    return box
  }
}

/// A screen whose button opens another.
private final class OpeningPage: Page, CanGoBack {
  var next: ViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    first.onClicked(owner: self) { page in
      if let next = page.next { page.show(next) }
    }
  }
}

/// A screen that going forward makes anew.
private final class AnewPage: Page, CanGoBack, Restorable {
  static let restorationIdentifier = "keys.anew"
  let restorationPayload: Int

  init(_ number: Int) {
    restorationPayload = number
    super.init("Anew \(number)")
  }

  static func restored(from number: Int) -> ViewController? { AnewPage(number) }
}
