import Navigation
import NavigationTesting
import Testing

/// What an item is while it acts, and when its screen is not the one on show any more.
@MainActor
@Suite struct ItemStateTests {
  private let first = NamedScreen("First")

  @Test("an item that a click switches says so to its action, whatever its screen still says")
  func switching() throws {
    let before = DefaultButton.all
    DefaultButton.all.append(.bold)
    defer { DefaultButton.all = before }
    let page = BoldPage()
    let host = HeadlessHost(page)
    try host.click("Bold")
    #expect(page.heard == [true])
    try host.click("Bold")
    #expect(page.heard == [true, false])
    page.refuses = true
    try host.click("Bold")
    #expect(page.heard == [true, false, true])
    #expect(page.bar.right.first?.isSelected == false, "afterwards it shows what its screen says")
  }

  @Test("what went wrong is said on the screen where the work began, wherever the item is meanwhile")
  func errorsStayAtHome() async throws {
    let (one, other) = (NamedScreen("One"), NamedScreen("Other"))
    let stack = NavigationController(rootViewController: one)
    let host = HeadlessHost(stack)
    let work = Work()
    let item = BarButtonItem(title: "Load", workOf: work) { try await $0.fail() }
    one.navigationItem.rightBarButtonItem = item
    other.navigationItem.rightBarButtonItem = item
    host.click(item)
    await work.begins()
    stack.pushViewController(other, animated: false)
    one.navigationItem.rightBarButtonItem = nil
    work.end()
    await host.settle()
    #expect(other.navigationItem.notice == nil)
    #expect(one.navigationItem.notice == "Broken")
    #expect(!item.isBusy)
  }

  @Test("waiting for what goes on waits for the work of a sheet as well")
  func settling() async throws {
    let sheet = NamedScreen("Sheet")
    let host = HeadlessHost(showing: sheet, over: first, inSheet: true)
    let work = Work()
    sheet.navigationItem.rightBarButtonItem = BarButtonItem(title: "Load", workOf: work) {
      try await $0.fail()
    }
    try host.click("Load")
    await work.begins()
    work.end()
    await host.settle()
    #expect(host.bar.notice == "Broken")
  }

  @Test("an item whose work is under way cannot be clicked, and a test is told so")
  func busy() async throws {
    let page = NamedScreen("Page")
    let host = HeadlessHost(page)
    let work = Work()
    page.navigationItem.rightBarButtonItem = BarButtonItem(title: "Load", workOf: work) {
      try await $0.fail()
    }
    try host.click("Load")
    await work.begins()
    #expect(throws: NotThere.self) { try host.click("Load") }
    do { try host.click("Load") } catch { #expect("\(error)".contains("cannot be used")) }
    do { try host.click("Save") } catch { #expect("\(error)".contains("not there")) }
    work.end()
    await host.settle()
    try host.click("Load")
    await work.begins()
    #expect(work.begun == 2)
    work.end()
    await host.settle()
  }

  @Test("a menu opens on the screen that has it, again after another covered it, and not while pages turn")
  func menus() async {
    let page = NamedScreen("Page")
    let item = BarButtonItem(title: "Sort", menuOf: page) { _ in Menu(children: []) }
    item.shortcut = "<Control>m"
    page.navigationItem.rightBarButtonItem = item
    let stack = NavigationController(rootViewController: page)
    let host = HeadlessHost(stack)
    await host.press("<Control>m")
    stack.pushViewController(first, animated: false)
    await host.press("<Control>m")
    stack.popViewController(animated: false)
    item.isHidden = true
    await host.press("<Control>m")
    item.isHidden = false
    await host.press("<Control>m")
    #expect(host.openedMenus == ["Sort", "Sort"])
    host.holdsTransitions = true
    stack.pushViewController(NamedScreen("Second"), animated: true)
    item.performAction()
    #expect(host.openedMenus.count == 2)
    host.finishTransition()
  }

  @Test(
    "B10 a screen that hides its back button has none in its place, and no key leads out",
    arguments: [true, false])
  func hidden(inSheet: Bool) async {
    let page = QuietForm()
    let host = HeadlessHost(showing: page, over: first, inSheet: inSheet)
    #expect(host.bar.left == ["Cancel"])
    page.navigationItem.hidesBackButton = true
    #expect(host.bar.left == [])
    await host.press("Escape")
    await host.goBack(.escape)
    await host.goBack(.keyboard)
    await host.goBack(.mouse)
    #expect(page.cancelled == 0)
    #expect(host.scene.topmost.topScreen === page)
    page.navigationItem.hidesBackButton = false
    await host.press("Escape")
    #expect(page.cancelled == 1)
  }
}

private final class QuietForm: ViewController, CanCancel {
  private(set) var cancelled = 0

  func cancel() { cancelled += 1 }
}

/// A page with a switch of the program's own.
private final class BoldPage: ViewController {
  var isBold = false
  var refuses = false
  private(set) var heard: [Bool] = []

  func hear(_ isBold: Bool) {
    heard.append(isBold)
    if !refuses { self.isBold = isBold }
  }
}

extension DefaultButton {
  fileprivate static let bold = DefaultButton(
    at: .end, for: BoldPage.self, update: { $1.isSelected = $0.isBold },
    make: { BoldItem(for: $0) })
}

/// An item whose action reads what it was switched to.
private final class BoldItem: BarButtonItem {
  init(for page: BoldPage) {
    weak var own: BarButtonItem?
    super.init(title: "Bold") { [weak page] in
      if let own { page?.hear(own.isSelected) }
    }
    own = self
    changesSelectionAsPrimaryAction = true
  }
}

/// Work that fails when it is told to end.
@MainActor
private final class Work {
  struct Broken: Error, CustomStringConvertible {
    var description: String { "Broken" }
  }

  private(set) var begun = 0
  private var ending: CheckedContinuation<Void, Never>?

  func fail() async throws {
    begun += 1
    await withCheckedContinuation { ending = $0 }
    throw Broken()
  }

  func begins() async {
    while ending == nil { await Task.yield() }
  }

  func end() {
    ending?.resume()
    ending = nil
  }
}
