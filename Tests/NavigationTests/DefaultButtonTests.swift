import Navigation
import NavigationTesting
import Testing

/// The family of protocols that give a screen its buttons: which button, where, when, and what it does.
@MainActor
@Suite struct DefaultButtonTests {
  private let root = NamedScreen("Root")

  private func host(_ page: ViewController, inSheet: Bool = false) -> HeadlessHost {
    HeadlessHost(showing: page, over: root, inSheet: inSheet)
  }

  // MARK: Confirming

  @Test("Done stands at the end and stands out, and can be used while there is something to confirm")
  func confirm() throws {
    let page = Form()
    let host = host(page)
    let item = try #require(page.bar.right.first)
    #expect(item.style == .suggested)
    #expect(!item.isEnabled)
    host.click(item)
    #expect(page.calls == [])
    page.name = "Ada"
    #expect(page.bar.right.first?.isEnabled == true)
    try host.click("Done")
    #expect(page.calls == ["confirm"])
  }

  @Test("a host that draws shows the change, and is told of it once")
  func confirmIsLive() {
    let page = Form()
    let host = host(page)
    #expect(page.bar.right.first?.isEnabled == false)
    page.name = "Ada"
    let before = host.barChanges
    host.scene.updateItems()
    #expect(host.barChanges == before + 1)
    #expect(page.bar.right.first?.isEnabled == true)
    host.scene.updateItems()
    #expect(host.barChanges == before + 1)
  }

  @Test("Return confirms, and only what can be confirmed", arguments: ["Return", "KP_Enter"])
  func returnConfirms(key: String) async {
    let page = Form()
    let host = host(page)
    await host.press(KeyboardShortcut(key: key))
    #expect(page.calls == [])
    page.name = "Ada"
    // No frame was drawn, and nobody read the bar.
    await host.press(KeyboardShortcut(key: key))
    #expect(page.calls == ["confirm"])
  }

  @Test("confirming answers whoever awaits the page; cancelling answers nil", arguments: [true, false])
  func result(confirms: Bool) async throws {
    let host = host(NamedScreen("Asking"))
    let asking = try #require(host.scene.topmost.topScreen)
    let page = Form()
    let answer = Task { await asking.result(of: page, asSheet: true) }
    await letTasksRun { host.bar.title == "Form" }
    page.name = "Ada"
    page.answers = true
    if confirms { await host.press("Return") } else { try host.click("Cancel") }
    #expect(await answer.value == (confirms ? "Ada" : nil))
    #expect(host.bar.title == "Asking")
  }

  // MARK: Searching

  @Test("the button and Control+F open the search bar, and the screen gets the text")
  func search() async throws {
    let page = NamesPage()
    let host = host(page)
    #expect(host.bar.search == nil)
    try host.click("Search")
    #expect(host.bar.search == "")
    #expect(page.bar.right.first?.isSelected == true)
    host.search(for: "a")
    host.search(for: "al")
    #expect(page.texts == ["a", "al"])
    #expect(page.bar.search?.text == "al")
    #expect(page.bar.search?.placeholder == "Names")
    await host.press("<Control>f")
    #expect(host.bar.search == nil)
    #expect(page.texts == ["a", "al", ""])
    #expect(page.bar.right.first?.isSelected == false)
  }

  @Test("Return in the search bar does nothing, unless the screen says what")
  func commit() {
    let page = NamesPage()
    page.searchText = "al"
    page.commitSearch()
    #expect(page.searchText == "al")
    #expect(page.texts == ["al"])
  }

  @Test("F4 Escape ends the search, and the next one goes back")
  func escapeEndsSearch() async {
    let page = NamesPage()
    let host = host(page)
    await host.press("<Control>f")
    host.search(for: "a")
    await host.press("Escape")
    #expect(host.bar.search == nil)
    #expect(page.texts == ["a", ""])
    #expect(host.bar.title == "Search Page")
    await host.press("Escape")
    #expect(host.bar.title == "Root")
  }

  @Test("a search stays as it is while another screen covers it")
  func coveredSearch() async {
    let page = NamesPage()
    let host = host(page)
    page.searchText = "al"
    page.navigationController?.pushViewController(NamedScreen("Over"), animated: false)
    #expect(host.bar.search == nil)
    host.search(for: "late")
    await host.press("<Control>f")
    #expect(page.texts == ["al"])
    page.navigationController?.popViewController(animated: false)
    #expect(host.bar.search == "al")
  }

  @Test("the program searches: each change is told once, and the same again is none")
  func searchByProgram() {
    let page = NamesPage()
    page.isSearching = true
    page.isSearching = true
    page.searchText = ""
    page.searchText = "x"
    page.searchText = "x"
    page.searchText = nil
    page.isSearching = false
    #expect(page.texts == ["x", ""])
  }

  // MARK: Refreshing

  @Test("its keys and its button refresh, and never twice at once")
  func refresh() async throws {
    let page = RefreshPage()
    let host = host(page)
    let item = try #require(page.bar.right.first)
    await host.press("F5")
    #expect(item.isBusy)
    await host.press("<Control>r")
    host.click(item)
    #expect(throws: NotThere.self) { try host.click("Refresh") }
    await letTasksRun { page.begun == 1 }
    page.end()
    await letTasksRun { !item.isBusy }
    #expect(!item.isBusy)
    #expect(page.begun == 1)
    await host.press("<Control>r")
    await letTasksRun { page.begun == 2 }
    page.end()
    await letTasksRun { !item.isBusy }
    #expect(page.begun == 2)
    #expect(host.bar.notice == nil)
  }

  @Test("what goes wrong is said, and the next try takes it away")
  func refreshFails() async throws {
    let page = RefreshPage()
    let host = host(page)
    await host.press("F5")
    await letTasksRun { page.begun == 1 }
    page.end(throwing: RefreshPage.Failure())
    await letTasksRun { host.bar.notice != nil }
    #expect(host.bar.notice == "The server is asleep.")
    let item = try #require(page.bar.right.first)
    #expect(item.isEnabled && !item.isBusy)
    try host.click("Refresh")
    #expect(host.bar.notice == nil)
    await letTasksRun { page.begun == 2 }
    page.end()
    await letTasksRun { !item.isBusy }
    #expect(host.bar.notice == nil)
  }

  @Test("leaving cancels it, and says nothing; a screen that comes again can refresh again")
  func refreshIsCancelled() async throws {
    let page = RefreshPage()
    let host = host(page)
    let item = try #require(page.bar.right.first)
    await host.press("F5")
    await letTasksRun { page.begun == 1 }
    await host.goBack(.keyboard)
    #expect(page.wasCancelled)
    await letTasksRun { !item.isBusy }
    #expect(page.navigationItem.notice == nil)
    root.navigationController?.pushViewController(page, animated: false)
    await host.press("F5")
    await letTasksRun { page.begun == 2 }
    #expect(item.isBusy)
    page.end()
    await letTasksRun { !item.isBusy }
  }

  // MARK: The menu

  @Test("the menu holds what it should at the moment that it opens")
  func menu() throws {
    let page = MenuPage()
    let host = host(page)
    #expect(host.bar.right == ["Menu"])
    #expect(try host.menu("Menu") == ["New", "[Paste]", "✓ Grid", "Sort By ▸ • Name", "Sort By ▸ Date"])
    try host.choose("Date", inMenu: "Menu")
    try host.choose("Grid", inMenu: "Menu")
    #expect(try host.menu("Menu") == ["New", "[Paste]", "Grid", "Sort By ▸ Name", "Sort By ▸ • Date"])
    #expect(throws: NotThere.self) { try host.choose("Paste", inMenu: "Menu") }
    #expect(throws: NotThere.self) { try host.menu("Nothing") }
  }

  @Test("its key opens it, as a click does")
  func menuOpens() async throws {
    let page = MenuPage()
    let host = host(page)
    let item = try #require(page.bar.right.first)
    await host.press("F10")
    host.click(item)
    #expect(host.openedMenus == ["Menu", "Menu"])
  }

  @Test("an action outlives its menu and its owner, and then does nothing")
  func lateAction() throws {
    var page: MenuPage? = MenuPage()
    let actions = page?.menu.children.compactMap { $0 as? Action } ?? []
    #expect(actions.map(\.title) == ["New", "Paste"])
    #expect(actions.first?.shortcut?.description == "<Control>n")
    page = nil
    for action in actions { action.perform() }
  }

  // MARK: Together

  @Test("all of them stand beside each other in the documented order, with items of one's own inside")
  func combined() {
    let page = EverythingPage()
    let host = host(page)
    page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Own") {}]
    page.navigationItem.leftItemsSupplementBackButton = true
    page.navigationItem.leftBarButtonItem = BarButtonItem(title: "Left") {}
    #expect(host.bar.left == ["Cancel", "Left"])
    #expect(host.bar.right == ["Done", "Menu", "Refresh", "Search", "Own"])
  }

  @Test("each can be another one for one class, and all are made once")
  func overridden() throws {
    let page = OwnWords()
    let host = host(page)
    for _ in 0..<3 { #expect(host.bar.right == ["Send"]) }
    #expect(page.made == 1)
    try host.click("Send")
    #expect(page.calls == ["confirm"])
  }

  @Test("B8 none of the buttons keeps its screen alive")
  func freed() {
    weak var left: ViewController?
    do {
      let page = EverythingPage()
      left = page
      let host = host(page)
      #expect(host.bar.right.count == 4)
      root.navigationController?.popViewController(animated: false)
    }
    #expect(left == nil)
  }

  @Test("a change of a default button shows, also when it was made by the bar")
  func changes() throws {
    let page = NamesPage()
    let host = host(page)
    let item = try #require(page.bar.right.first)
    let before = host.barChanges
    item.isHidden = true
    #expect(host.barChanges == before + 1)
    #expect(host.bar.right == [])
  }
}
