import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

extension Widget {
  /// This widget and all inside it.
  var descendants: [Widget] { [self] + childWidgets.flatMap { $0.descendants } }

  /// The widgets of a class inside this one, or this one itself, in order.
  func all<Wrapper>(_ type: ObjectType<Wrapper>) -> [Wrapper] {
    descendants.filter { $0.isA(type) }.compactMap { $0.cast(to: type) }
  }
}

/// What a header bar shows, read from its widgets.
@MainActor struct ShownBar {
  let header: HeaderBar

  /// The bar of the window, or of the sheet, in which the controller stands.
  init(around controller: ViewController, file: StaticString = #filePath, line: UInt = #line) throws {
    let root = try XCTUnwrap(controller.widget.root, "stands in a window", file: file, line: line)
    let titlebar = Window(borrowing: root.pointer).titlebar
    header = try XCTUnwrap(titlebar?.cast(to: .headerBar), file: file, line: line)
  }

  /// The first bar within a widget, such as a nested stack's.
  init(within widget: Widget, file: StaticString = #filePath, line: UInt = #line) throws {
    header = try XCTUnwrap(widget.all(.headerBar).first, file: file, line: line)
  }

  /// What stands in the middle, with all inside it.
  var middle: [Widget] { header.titleWidget?.descendants ?? [] }

  /// The lines that can be seen in the middle.
  var title: String? { line("title")?.text }
  var subtitle: String? { line("subtitle")?.text }

  /// The title's label, when it is shown.
  func line(_ cssClass: String) -> Label? {
    header.all(.label).first { $0.hasCSSClass(cssClass) && $0.isMapped }
  }

  /// The buttons that can be seen, from the left, without the window's own.
  var buttons: [Button] {
    header.all(.button)
      .filter { $0.isMapped && !$0.isWindowControl }
      .sorted { horizontal($0) < horizontal($1) }
  }

  /// Whether the window's own buttons are shown.
  var windowControls: [Button] { header.all(.button).filter { $0.isMapped && $0.isWindowControl } }

  /// The words or icon names of ``buttons``.
  var words: [String] { buttons.map { $0.label ?? $0.iconName ?? "?" } }

  var backButtons: [Button] { buttons.filter { $0.accessibilityLabel == "Back" } }
  var back: Button? { backButtons.first }

  /// Pixels from the bar's left edge.
  func horizontal(_ widget: Widget) -> Double { widget.position(in: header)?.x ?? -1 }
}

extension Widget {
  fileprivate var isWindowControl: Bool {
    sequence(first: self, next: { $0.parent }).contains { $0.typeName == "GtkWindowControls" }
  }
}

extension NavigationController {
  /// The pages that are in the widget tree, without those of a stack inside one.
  var attachedPages: [Widget] { pageWrappers.compactMap { $0.childWidgets.first } }

  /// The pages that can be seen.
  var shownPages: [Widget] { pageWrappers.filter { $0.isVisible }.compactMap { $0.childWidgets.first } }

  /// What the pages stand in. A wrapper of a box; what belongs to the container is found through the widget.
  var pageContainer: PageContainer? {
    pageWrappers.first?.parent.map { PageContainer(borrowing: $0.pointer) }
  }

  private var pageWrappers: [Widget] { Self.wrappers(in: widget) }

  private static func wrappers(in widget: Widget) -> [Widget] {
    widget.childWidgets.flatMap { $0.hasCSSClass("backable-page") ? [$0] : wrappers(in: $0) }
  }

  /// That what is on screen is what the stack says (rule S22): the top and no other page, and its title in the bar.
  func assertAgrees(
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let message = message()
    let expected = topViewController.map { [$0.widget] } ?? []
    XCTAssertEqual(shownPages, expected, "the page in front \(message)", file: file, line: line)
    XCTAssertLessThanOrEqual(attachedPages.count, 2, "pages in the tree \(message)", file: file, line: line)
    XCTAssertTrue(expected.allSatisfy { $0.isMapped }, "mapped \(message)", file: file, line: line)
    let bar = try ShownBar(around: self, file: file, line: line)
    XCTAssertEqual(bar.title, self.bar.title, "the bar's title \(message)", file: file, line: line)
    XCTAssertEqual(bar.backButtons.count, self.bar.back == nil ? 0 : 1, message, file: file, line: line)
    XCTAssertEqual(bar.back?.tooltip, self.bar.back?.tooltip, message, file: file, line: line)
  }
}

extension ViewController {
  /// The window that this controller stands in.
  var gtkWindow: Window? { widget.root.map { Window(borrowing: $0.pointer) } }

  /// What has the focus in that window.
  var focus: Widget? { gtkWindow?.focusWidget }
}
