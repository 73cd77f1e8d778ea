import Foundation
import Navigation
import NavigationTesting
import Testing

/// The sheets of a path.
extension PathTests {
  private static let sheets: [NavigationPath.Sheet] = [
    .init([Written.letter(1), Written.letter(2)], isStack: true), .init([Written.letter(3)], isStack: false),
    .init([Written.inbox], isStack: true),
  ]

  /// The titles of what is presented over a stack, sheet by sheet, from the lowest.
  private func sheetTitles(over stack: NavigationController) -> [[String]] {
    var titles: [[String]] = []
    var presenter: ViewController? = stack
    while let current = presenter {
      let top = (current as? NavigationController)?.topViewController
      guard let sheet = current.presentedViewController ?? top?.presentedViewController else { break }
      titles.append((sheet as? NavigationController)?.viewControllers.names ?? [label(sheet)])
      presenter = sheet
    }
    return titles
  }

  @Test("M0 the sheets of a path open, each over the top of the one before, and close again one by one")
  func sheetsOpen() async {
    let stack = NavigationController(rootViewController: InboxPage())
    let host = HeadlessHost(stack)
    stack.path = NavigationPath([Written.inbox, Written.letter(9)], sheets: Self.sheets)
    #expect(sheetTitles(over: stack) == [["Letter 1", "Letter 2"], ["Letter 3"], ["Inbox"]])
    let lowest = stack.topViewController?.presentedViewController as? NavigationController
    #expect(lowest?.topViewController?.presentedViewController is LetterPage)
    #expect(host.bar.title == "Inbox")
    await host.goBack(.close)
    await host.goBack(.close)
    #expect(host.bar.title == "Letter 2")
    #expect(host.bar.back?.tooltip == "Letter 1")
    await host.goBack(.button)
    await host.goBack(.close)
    #expect(host.bar.title == "Letter 9")
    #expect(stack.path.sheets.isEmpty)
  }

  @Test("L14 a path that is set before the window appears opens its sheets when it does, once")
  func sheetsOpenLater() {
    let stack = NavigationController()
    let path = NavigationPath([Written.inbox], sheets: Self.sheets)
    stack.path = path
    #expect(stack.path == path)
    #expect(sheetTitles(over: stack).isEmpty)
    let host = HeadlessHost(stack)
    #expect(sheetTitles(over: stack) == [["Letter 1", "Letter 2"], ["Letter 3"], ["Inbox"]])
    #expect(stack.path == path)

    for _ in Self.sheets { host.scene.topmost.dismiss(animated: false) }
    #expect(sheetTitles(over: stack).isEmpty)
    stack.pushViewController(LetterPage(4), animated: false)
    #expect(sheetTitles(over: stack).isEmpty)
  }

  @Test("a second path before the window appears: its sheets count, not those of the first")
  func lastPathCounts() {
    let stack = NavigationController()
    stack.path = NavigationPath([Written.inbox], sheets: Self.sheets)
    stack.path = NavigationPath([Written.inbox], sheets: [Self.sheets[1]])
    let host = HeadlessHost(stack)
    #expect(sheetTitles(over: stack) == [["Letter 3"]])
    #expect(host.bar.title == "Letter 3")
  }

  @Test("sheets that are open when a path is set close, also those that the path has again")
  func openSheetsClose() {
    let stack = NavigationController(rootViewController: InboxPage())
    let host = HeadlessHost(stack)
    stack.path = NavigationPath([Written.inbox], sheets: [Self.sheets[1]])
    let first = stack.topViewController?.presentedViewController.map { Weak($0) }
    let path = stack.path
    stack.path = path
    #expect(first?.isGone == true)
    #expect(sheetTitles(over: stack) == [["Letter 3"]])
    stack.path = NavigationPath([Written.inbox])
    #expect(sheetTitles(over: stack).isEmpty)
    #expect(host.scene.topmost === stack)
  }

  @Test(
    "a sheet of which nothing can be made is left out, one of which something can is not; those above still open"
  )
  func brokenSheets() {
    let stack = NavigationController()
    let host = HeadlessHost(stack)
    let found = diagnostics {
      stack.path = NavigationPath(
        [Written.inbox],
        sheets: [
          .init([Written.unknown()], isStack: false),
          .init([Written.unknown(), Written.letter(1)], isStack: true),
          .init([Written.unknown("test.else")], isStack: true), .init([Written.letter(2)], isStack: false),
        ])
    }
    #expect(found.map(\.kind) == [.unknownScreen, .unknownScreen, .unknownScreen])
    #expect(sheetTitles(over: stack) == [["Letter 1"], ["Letter 2"]])
    #expect(host.bar.title == "Letter 2")
  }

  @Test(
    "a sheet that says it is no stack and has several screens shows the first; one without screens is left out"
  )
  func oddSheets() {
    let stack = NavigationController()
    let host = HeadlessHost(stack)
    let found = diagnostics {
      stack.path = NavigationPath(
        [Written.inbox],
        sheets: [
          .init([], isStack: true), .init([], isStack: false),
          .init([Written.letter(1), Written.letter(2)], isStack: false),
        ])
    }
    #expect(found.isEmpty)
    #expect(sheetTitles(over: stack) == [["Letter 1"]])
    #expect(host.bar.title == "Letter 1")
  }

  @Test("a path set on the stack of a sheet leaves what is below alone")
  func inASheet() {
    let outer = NavigationController(rootViewController: InboxPage())
    let host = HeadlessHost(outer)
    let sheet = NavigationController(rootViewController: LetterPage(1))
    outer.topViewController?.present(sheet, animated: false)
    sheet.path = NavigationPath(
      [Written.letter(1), Written.letter(2)], sheets: [.init([Written.letter(3)], isStack: false)])
    #expect(sheetTitles(over: outer) == [["Letter 1", "Letter 2"], ["Letter 3"]])
    #expect(outer.viewControllers.names == ["Inbox"])
    #expect(host.bar.title == "Letter 3")
  }

  // MARK: A newer version's path

  @Test(
    "a path of a newer version: what is not known is left out with one diagnostic each, the rest is restored")
  func newerVersion() throws {
    let text = """
      {"version": 9, "theme": {"dark": true}, "screens": [
        {"identifier": "test.inbox", "payload": {"folder": "all", "since": [1, 2]}, "color": "red"},
        {"identifier": "test.hologram", "payload": {"depth": 3}},
        {"kind": "test.letter", "state": 4},
        "test.letter", 12, null, ["a"],
        {"identifier": "test.letter", "payload": 5}],
       "sheets": [
        {"screens": [{"identifier": "test.letter", "payload": 6}], "isStack": true, "edge": "bottom"},
        {"tabs": [{"identifier": "test.letter", "payload": 7}]},
        "a sheet", null,
        {"screens": [3, {"identifier": "test.letter", "payload": 8}], "isStack": false}]}
      """
    let path = try JSONDecoder().decode(NavigationPath.self, from: Data(text.utf8))
    #expect(path.screens.count == 8)
    #expect(path.sheets.count == 5)
    let stack = NavigationController()
    let host = HeadlessHost(stack)
    let found = diagnostics { stack.path = path }
    #expect(found.count == 10)
    #expect(found.allSatisfy { $0.kind == .unknownScreen })
    #expect(found.contains { $0.what.contains("test.hologram") })
    #expect(stack.viewControllers.names == ["Inbox", "Letter 5"])
    #expect(sheetTitles(over: stack) == [["Letter 6"], ["Letter 8"]])
    #expect(host.bar.title == "Letter 8")
  }

  @Test(
    "what is no path at all throws when it is read",
    arguments: ["[]", "7", "{}", "{\"screens\": 1}", "{\"screens\": [], \"sheets\": 4}"])
  func noPath(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(NavigationPath.self, from: Data(text.utf8))
    }
  }

  @Test("a path without sheets is one whose sheets are empty")
  func withoutSheets() throws {
    let path = try JSONDecoder().decode(NavigationPath.self, from: Data("{\"screens\": []}".utf8))
    #expect(path == NavigationPath([]))
  }
}
