import Foundation
import Navigation
import NavigationTesting
import Testing

/// A stack as a value, and back: what is written down, what is made anew, what stays.
@MainActor
@Suite struct PathTests {
  let windows = Windows()

  init() { Written.register() }

  /// A stack on show.
  func shown(_ screens: ViewController...) -> (NavigationController, HeadlessHost) { windows.show(screens) }

  private func titles(_ stack: NavigationController) -> [String] { stack.viewControllers.names }

  // MARK: Giving

  @Test(
    "path gives each screen's identifier and payload, the root first; one that is not Restorable is left out")
  func gives() {
    let query = SearchPage.Query(words: ["a", "b"], limit: 2.5)
    let (stack, _) = shown(InboxPage(), PassingPage("P"), LetterPage(7), SearchPage(query))
    let payload: CodedValue = .object([
      "words": .array([.string("a"), .string("b")]), "limit": .double(2.5), "isExact": .bool(false),
    ])
    #expect(
      stack.path
        == NavigationPath([
          Written.inbox, Written.letter(7), .init(identifier: "test.search", payload: payload),
        ]))
  }

  @Test("path of an empty stack, and of one in which nothing is Restorable, is empty")
  func givesNothing() {
    let (empty, _) = shown()
    let (passing, _) = shown(PassingPage("P"))
    #expect(empty.path == NavigationPath([]))
    #expect(passing.path == NavigationPath([]))
  }

  @Test("path gives the sheets, the lowest first: a stack, a plain screen, a sheet on a sheet")
  func givesSheets() {
    let (stack, _) = shown(InboxPage())
    let sheet = NavigationController(rootViewController: LetterPage(1))
    sheet.pushViewController(PassingPage("P"), animated: false)
    sheet.pushViewController(LetterPage(2), animated: false)
    stack.topViewController?.present(sheet, animated: false)
    sheet.topViewController?.present(LetterPage(3), animated: false)
    #expect(
      stack.path.sheets == [
        .init([Written.letter(1), Written.letter(2)], isStack: true),
        .init([Written.letter(3)], isStack: false),
      ])
    #expect(
      sheet.path == NavigationPath([Written.letter(1), Written.letter(2)], sheets: [stack.path.sheets[1]]))
  }

  @Test("path leaves out a sheet that is not Restorable")
  func leavesOutSheets() {
    let (stack, _) = shown(InboxPage())
    stack.topViewController?.present(PassingPage("P"), animated: false)
    #expect(stack.path == NavigationPath([Written.inbox]))
  }

  @Test("a payload that cannot be written leaves its screen out, with one diagnostic")
  func unwritable() {
    let (stack, _) = shown(InboxPage(), UnwritablePage(), LetterPage(1))
    var path: NavigationPath?
    let found = diagnostics { path = stack.path }
    #expect(found.map(\.kind) == [.payloadNotWritten])
    #expect(path == NavigationPath([Written.inbox, Written.letter(1)]))
  }

  @Test("giving a path loads nothing and changes nothing")
  func givingIsHarmless() {
    let stack = NavigationController(rootViewController: InboxPage())
    stack.pushViewController(LetterPage(1), animated: false)
    _ = stack.path
    #expect(stack.viewControllers.allSatisfy { !$0.isViewLoaded })
    #expect(!stack.isViewLoaded)
  }

  // MARK: Taking

  @Test("path taken: the screens stand there with their payloads, without animation, the top alone is loaded")
  func takes() throws {
    let (stack, host) = shown()
    host.holdsTransitions = true
    let query = SearchPage.Query(words: ["x"], limit: nil, isExact: true)
    stack.path = try NavigationPath([
      .init(InboxPage.self), .init(LetterPage.self, payload: 7), .init(SearchPage.self, payload: query),
    ])
    #expect(titles(stack) == ["Inbox", "Letter 7", "x"])
    #expect((stack.topViewController as? SearchPage)?.query == query)
    #expect(stack.viewControllers.map { $0.isViewLoaded } == [false, false, true])
    #expect(host.transitions == [.push])
    #expect(host.bar.back?.tooltip == "Letter 7")
  }

  @Test("path taken by a stack that nothing shows loads nothing, and shows the top later")
  func takesUnseen() {
    let stack = NavigationController()
    stack.path = NavigationPath([Written.inbox, Written.letter(1)])
    #expect(stack.viewControllers.allSatisfy { !$0.isViewLoaded })
    let host = HeadlessHost(stack)
    #expect(host.bar.title == "Letter 1")
    #expect(stack.viewControllers.map { $0.isViewLoaded } == [false, true])
  }

  @Test("path through JSON and back is the same path, and makes the same stack")
  func json() throws {
    let (stack, _) = shown(
      InboxPage(), SearchPage(.init(words: ["ä", "\"", "\n"], limit: -1.25)), LetterPage(-3))
    let sheet = NavigationController(rootViewController: LetterPage(.max))
    stack.topViewController?.present(sheet, animated: false)
    sheet.topViewController?.present(InboxPage(), animated: false)
    let path = stack.path
    let read = try JSONDecoder().decode(NavigationPath.self, from: JSONEncoder().encode(path))
    #expect(read == path)

    let (other, _) = shown()
    let found = diagnostics { other.path = read }
    #expect(found.isEmpty)
    #expect(other.path == path)
  }

  @Test("the bottom that is the same already stays: the same instances, and no calls when nothing differs")
  func keepsTheBottom() {
    let (stack, _) = shown(InboxPage(), LetterPage(1), LetterPage(2))
    let before = stack.viewControllers
    stack.path = NavigationPath([Written.inbox, Written.letter(1), Written.letter(9), Written.letter(2)])
    #expect(stack.viewControllers.prefix(2).identities == before.prefix(2).identities)
    #expect(stack.viewControllers.last !== before.last)
    #expect(titles(stack) == ["Inbox", "Letter 1", "Letter 9", "Letter 2"])

    let after = stack.viewControllers
    LetterPage.made = 0
    let path = stack.path
    stack.path = path
    #expect(stack.viewControllers.identities == after.identities)
    #expect(LetterPage.made == 0)
  }

  @Test("a shorter path pops to the screen that stays")
  func pops() {
    let (stack, host) = shown(InboxPage(), LetterPage(1), LetterPage(2))
    let before = stack.viewControllers
    stack.path = NavigationPath([Written.inbox, Written.letter(1)])
    #expect(stack.viewControllers.identities == before.dropLast().identities)
    #expect(host.transitions.last == .pop)
  }

  @Test("above a screen that is not in the path everything is made anew")
  func keepsNoMore() {
    let (stack, _) = shown(InboxPage(), PassingPage("P"), LetterPage(1))
    let before = stack.viewControllers
    stack.path = stack.path
    #expect(titles(stack) == ["Inbox", "Letter 1"])
    #expect(stack.viewControllers[0] === before[0])
    #expect(stack.viewControllers[1] !== before[2])
  }

  @Test("an empty path empties the stack, without a diagnostic")
  func takesNothing() {
    let (stack, host) = shown(InboxPage(), LetterPage(1))
    let found = diagnostics { stack.path = NavigationPath([]) }
    #expect(found.isEmpty)
    #expect(stack.topViewController == nil)
    stack.path = NavigationPath([Written.letter(5)])
    #expect(host.bar.title == "Letter 5")
  }

  @Test("the screens that a path takes away are freed")
  func frees() {
    let (stack, _) = shown(InboxPage(), LetterPage(1))
    stack.topViewController?.present(LetterPage(2), animated: false)
    let gone = [Weak<ViewController>(stack.viewControllers[1])]
    let sheet = stack.topViewController?.presentedViewController.map { Weak($0) }
    stack.path = NavigationPath([Written.inbox])
    #expect(gone.allSatisfy { $0.isGone })
    #expect(sheet?.isGone == true)
  }

  @Test("the same screen twice in a path is two screens")
  func twice() {
    let (stack, _) = shown()
    let found = diagnostics { stack.path = NavigationPath([Written.letter(1), Written.letter(1)]) }
    #expect(found.isEmpty)
    #expect(titles(stack) == ["Letter 1", "Letter 1"])
    #expect(stack.viewControllers[0] !== stack.viewControllers[1])
  }

  @Test("S23 ten thousand screens are written, read, and made anew, with the top alone loaded")
  func many() throws {
    let path = NavigationPath([Written.inbox] + (1..<10_000).map { Written.letter($0) })
    let read = try JSONDecoder().decode(NavigationPath.self, from: JSONEncoder().encode(path))
    let (stack, host) = shown()
    stack.path = read
    #expect(stack.viewControllers.count == 10_000)
    #expect(stack.viewControllers.filter { $0.isViewLoaded }.count == 1)
    #expect(host.bar.back?.tooltip == "Letter 9998")
    #expect(stack.path == path)
    let before = stack.viewControllers
    stack.path = NavigationPath(Array(path.screens.prefix(9_999)))
    #expect(stack.viewControllers.identities == before.dropLast().identities)
  }

  // MARK: A link into the application

  @Test("S19 a deep link has the right way back: tooltip, history, and every step of it")
  func deepLink() async throws {
    let (stack, host) = shown(InboxPage())
    stack.path = try NavigationPath(
      [.init(InboxPage.self)] + [1, 2, 3].map { try .init(LetterPage.self, payload: $0) })
    #expect(host.bar.title == "Letter 3")
    #expect(host.bar.back == .init(tooltip: "Letter 2", history: ["Letter 2", "Letter 1", "Inbox"]))
    for (route, title) in [(BackRoute.button, "Letter 2"), (.keyboard, "Letter 1"), (.history(0), "Inbox")] {
      await host.goBack(route)
      #expect(host.bar.title == title)
    }
    #expect(host.bar.back == nil)
    await host.goBack(.mouse)
    #expect(titles(stack) == ["Inbox"])
  }
}
