import XCTest

@testable import Backable
@testable import BackableDemo
@testable import GtkInterop
@testable import Navigation

/// Every page of the gallery, with all that it opens, is gone when the user has left it, and so are its closures.
///
/// Leak Sanitizer does not see a page that its own button keeps: the widget is still reachable from GTK. These tests
/// take what the gallery registers, so a new page is tested without a word here.
final class PageLeakTests: DemoTestCase {
  // Field report: leaked page.
  func testNoPageOutlivesItsVisit() throws {
    let scratch = try FileScratch()
    try scratch.file("inside a folder", in: "folder")
    try scratch.file("text.txt", "some words\n")
    onMain {
      let before = DemoOptions.folder
      DemoOptions.folder = scratch.folder.bytes
      defer { DemoOptions.folder = before }
      XCTAssertFalse(Gallery.pages.isEmpty)
      for page in Gallery.pages {
        XCTAssertEqual(leaks { $0.visit(page) }, [], "left behind by \(page.declaration.id)")
      }
    }
  }

  func testTwoHundredPushesAndPopsLeaveNothing() {
    onMain {
      let leaks = leaks { visitor in
        visitor.pushAndPop(200, on: DeepStackPage.self, button: "Push")
        XCTAssertGreaterThan(visitor.seen.count, 200)
      }
      XCTAssertEqual(leaks, [])
    }
  }

  // MARK: The tests above can fail

  func testAPageThatItsButtonKeepsIsFound() {
    onMain {
      let leaks = leaks { $0.visit(SelfKeepingPage.self) }
      XCTAssertTrue(leaks.contains("SelfKeepingPage “Keeps Itself”"), "\(leaks)")
      XCTAssertTrue(leaks.contains { $0.hasSuffix("closures") }, "\(leaks)")
      SelfKeepingPage.letGo()
    }
  }

  func testAScreenBehindARowThatItsButtonKeepsIsFound() {
    onMain {
      let leaks = leaks { $0.visit(PageBeforeALeak.self) }
      XCTAssertTrue(leaks.contains("SelfKeepingPage “Keeps Itself”"), "\(leaks)")
      XCTAssertFalse(leaks.contains { $0.hasPrefix("PageBeforeALeak") }, "\(leaks)")
      SelfKeepingPage.letGo()
    }
  }

  func testAClosureThatStaysWhereItsPageHasGoneIsFound() {
    onMain {
      XCTAssertEqual(leaks { $0.visit(ClosureLeavingPage.self) }, ["1 closures"])
      ClosureLeavingPage.letGo()
    }
  }
}

/// What is still there after a visit and its end.
@MainActor private func leaks(of visit: (inout PageVisitor) -> Void) -> [String] {
  settle()
  let boxes = Trampoline.liveBoxes
  let seen = seen(in: visit)
  _ = MainLoop.spin(timeout: 2) { seen.alive.isEmpty && Trampoline.liveBoxes <= boxes }
  let closures = Trampoline.liveBoxes - boxes
  return seen.alive + (closures == 0 ? [] : ["\(closures) closures"])
}

/// A function of its own, so that nothing of the visitor is left when it returns.
@MainActor private func seen(in visit: (inout PageVisitor) -> Void) -> SeenScreens {
  var visitor = PageVisitor()
  visit(&visitor)
  visitor.close()
  return visitor.seen
}

extension FileScratch {
  /// A file in a folder of its own.
  fileprivate func file(_ name: String, in folder: String) throws {
    let path = try subfolder(folder).appending(Array(name.utf8))
    try check(path.withCString { creat($0, 0o644) }.closed)
  }
}

extension Int32 {
  /// Closes the descriptor; false when it is none.
  fileprivate var closed: Bool { self >= 0 && close(self) == 0 }
}

// MARK: - Pages that leak

/// The page holds its view, the view its button, the button its closure, and the closure the page.
private final class SelfKeepingPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "self-keeping", title: "Keeps Itself", section: .back, keywords: [], summary: "Leaks.", iconName: "")
  private static var connections: [SignalConnection] = []

  override func loadView() -> any View {
    let button = Button(label: "Press")
    Self.connections.append(button.onClicked { self.title = "Pressed" })
    return pageBody([button])
  }

  static func letGo() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}

/// Nothing is wrong with the page, but with a screen that it opens.
private final class PageBeforeALeak: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "before-leak", title: "Before a Leak", section: .back, keywords: [], summary: "Opens.", iconName: "")

  override func loadView() -> any View {
    let card = Card()
    card.addRow("Open") { [weak self] in self?.show(SelfKeepingPage()) }
    return pageBody([card.widget])
  }
}

/// Leaves a closure with an object that lives longer, the first time that it is shown.
private final class ClosureLeavingPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "closure-leaving", title: "Leaves", section: .back, keywords: [], summary: "Leaks.", iconName: "")
  private static var connection: SignalConnection?

  override func viewDidLoad() {
    super.viewDidLoad()
    if Self.connection == nil { Self.connection = Settings.default.onChanged {} }
  }

  static func letGo() {
    connection?.disconnect()
    connection = nil
  }
}
