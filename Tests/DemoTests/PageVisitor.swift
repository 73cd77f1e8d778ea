import XCTest

@testable import Backable
@testable import BackableDemo
@testable import GtkInterop
@testable import Navigation

/// Shows a page as somebody does who tries everything on it: each button, each row, each item of the bar, and the same
/// again on the screens that these open.
@MainActor
struct PageVisitor {
  /// How many things are used one after the other before the way back to the gallery.
  private static let longestPath = 2

  private let stack = NavigationController(rootViewController: GalleryViewController())
  private let window: NavigationWindow

  /// Every screen that was on show.
  private(set) var seen = SeenScreens()

  init() {
    window = .shown(stack)
    settle()
    note()
  }

  /// Goes every way through the page.
  mutating func visit(_ page: any GalleryPage.Type) {
    var paths: [[Int]] = [[]]
    while let path = paths.popLast() {
      paths += furtherPaths(after: path, on: page)
      goBackToGallery()
    }
  }

  /// Pushes as often as asked, by the button that says so, and goes back as often.
  mutating func pushAndPop(_ count: Int, on page: any GalleryPage.Type, button: String) {
    stack.pushViewController(page.init(), animated: false)
    for _ in 0..<count { push(button) }
    XCTAssertEqual(stack.viewControllers.count, count + 2)
    while stack.viewControllers.count > 1 {
      let depth = stack.viewControllers.count
      window.scene.goBack(.keyboard)
      XCTAssertTrue(MainLoop.spin { stack.viewControllers.count < depth }, "Back leads back")
    }
  }

  /// Closes the window.
  func close() {
    window.scene.goBack(.close)
    let window = window
    XCTAssertTrue(
      MainLoop.spin { !NavigationWindow.all.contains { $0 === window } }, "the window closes")
  }

  private mutating func push(_ label: String) {
    let front = front
    let buttons = front.widget.descendants.compactMap { $0.isA(.button) ? $0.cast(to: .button) : nil }
    buttons.first { $0.label == label }?.click()
    XCTAssertFalse(self.front === front, "a button “\(label)” pushes")
    note()
  }

  /// Takes a path, and tells those that lead on from a screen that is reached by it for the first time.
  private mutating func furtherPaths(after path: [Int], on page: any GalleryPage.Type) -> [[Int]] {
    var isNew = true
    stack.pushViewController(page.init(), animated: false)
    arrive()
    for index in path {
      let before = controllers.map { ObjectIdentifier($0) }
      let handles = front.handles
      // A handle can be missing the second time where the page is not the same each time.
      guard handles.indices.contains(index) else { return [] }
      let used = front
      handles[index].use()
      arrive()
      if handles[index].isRow { XCTAssertFalse(front === used, "each row of \(page) leads somewhere") }
      isNew = !before.contains(ObjectIdentifier(front))
    }
    guard isNew, path.count < Self.longestPath else { return [] }
    return front.handles.indices.map { path + [$0] }
  }

  private mutating func goBackToGallery() {
    while let presenter = controllers.first(where: { $0.presentedViewController != nil }) {
      presenter.dismiss(animated: false)
    }
    stack.popToRootViewController(animated: false)
    settle()
  }

  /// Waits until the front screen has its content, and notes all screens.
  private mutating func arrive() {
    XCTAssertTrue(MainLoop.spin { front.isReady }, "\(front) has its content")
    settle()
    note()
  }

  private mutating func note() { for controller in controllers { seen.note(controller) } }

  private var controllers: [ViewController] { stack.withAllInside }

  /// The screen that has the user's attention.
  private var front: ViewController {
    var front = stack.visibleViewController ?? stack
    while let top = (front as? NavigationController)?.visibleViewController { front = top }
    return front
  }
}

/// The screens that were on show, and which of them are still there. Keeps none of them.
@MainActor
struct SeenScreens {
  private struct Screen {
    weak var controller: ViewController?
    let name: String
  }

  private var screens: [ObjectIdentifier: Screen] = [:]

  /// How many screens there were.
  private(set) var count = 0

  mutating func note(_ controller: ViewController) {
    let identifier = ObjectIdentifier(controller)
    // One that has ended may have left its address to another.
    if screens[identifier]?.controller == nil { count += 1 }
    let name = "\(type(of: controller)) “\(controller.title ?? "")”"
    screens[identifier] = Screen(controller: controller, name: name)
  }

  /// The names of those that are still there.
  var alive: [String] { screens.values.filter { $0.controller != nil }.map { $0.name }.sorted() }
}

extension ViewController {
  /// This controller, and all in it or presented from it.
  fileprivate var withAllInside: [ViewController] {
    [self] + (children + [presentedViewController].compactMap { $0 }).flatMap { $0.withAllInside }
  }

  /// Whether nothing moves, and nothing is waited for.
  fileprivate var isReady: Bool {
    !isInTransition && widget.isMapped && !widget.descendants.contains { $0.typeName == "GtkSpinner" }
  }

  /// What a user can press or choose on this screen.
  fileprivate var handles: [Handle] {
    barHandles + widget.descendants.compactMap { $0.handle }
  }

  private var barHandles: [Handle] {
    let items =
      navigationItem.leftBarButtonItems + navigationItem.rightBarButtonItems
      + [navigationItem.backItem].compactMap { $0 }
    return items.map { item in
      guard let widget = item.customView as? Widget else { return Handle { item.performAction() } }
      return widget.handle ?? Handle {}
    }
  }
}

/// Something that can be pressed or chosen.
@MainActor private struct Handle {
  var isRow = false
  let use: @MainActor () -> Void
}

extension Widget {
  fileprivate var handle: Handle? {
    guard isMapped, isSensitive else { return nil }
    if isA(.button) { return Handle { self.cast(to: .button)?.click() } }
    let isRow = isA(.listBoxRow) ? cast(to: .listBoxRow)?.isActivatable : typeName == "GtkListItemWidget"
    guard isRow == true else { return nil }
    return Handle(isRow: true) { _ = self.activate() }
  }
}
