import Navigation
import NavigationTesting
import Testing

/// Keys that do what an item does.
@MainActor
@Suite struct ShortcutTests {
  @Test(
    "keys are read as GTK writes them",
    arguments: [
      ("<Control>f", "<Control>f"), ("<Ctrl>F", "<Control>f"), ("<Primary>f", "<Control>f"), ("F5", "F5"),
      ("<shift><CONTROL>n", "<Control><Shift>n"), ("<Alt><Super>Page_Up", "<Alt><Super>Page_Up"),
      ("Return", "Return"), ("<Control>9", "<Control>9"), ("f5", "F5"), ("<alt>page_up", "<Alt>Page_Up"),
      ("ESCAPE", "Escape"), ("kp_enter", "KP_Enter"), ("XF86Back", "XF86Back"),
    ])
  func reading(text: String, written: String) {
    #expect(KeyboardShortcut(text)?.description == written)
    #expect(KeyboardShortcut(text) == KeyboardShortcut(written))
  }

  @Test(
    "what is none is none, and as a literal it is keys that nobody has",
    arguments: ["", "<Control>", "<Hyper>x", "<Control", "f g", "<>f", "<Control>>f", "\u{0}"])
  func unreadable(text: String) {
    #expect(KeyboardShortcut(text) == nil)
    #expect(KeyboardShortcut(stringLiteral: text).key == text)
  }

  @Test("the keys do what a click does, and nothing where the item cannot be used")
  func performs() async {
    let stage = Stage("A", "B")
    var clicks = 0
    let item = BarButtonItem(title: "New") { clicks += 1 }
    item.shortcut = "<Control>n"
    stage["B"].navigationItem.rightBarButtonItem = item
    #expect(stage.host.scene.perform("<Control>n"))
    #expect(!stage.host.scene.perform("<Control>m"))
    item.isEnabled = false
    #expect(!stage.host.scene.perform("<Control>n"))
    item.isEnabled = true
    item.isHidden = true
    #expect(!stage.host.scene.perform("<Control>n"))
    item.isHidden = false
    item.shortcuts = ["F2", "F3"]
    #expect(item.shortcut == "F2")
    #expect(stage.host.scene.shortcutsOnShow == ["F2", "F3"])
    for keys: KeyboardShortcut in ["<Control>n", "F2", "F3"] { await stage.host.press(keys) }
    #expect(clicks == 3)
    item.shortcut = nil
    #expect(item.shortcuts == [])
    item.shortcut = "F2"
    stage.push("C")
    #expect(!stage.host.scene.perform("F2"), "its screen is covered")
  }

  @Test("S14 M10 the innermost screen comes first, and a sheet has the keys alone")
  func innermost() {
    let stage = Stage("A")
    var clicked: [String] = []
    func item(_ name: String) -> BarButtonItem {
      let item = BarButtonItem(title: name) { clicked.append(name) }
      item.shortcut = "F2"
      return item
    }
    stage["A"].navigationItem.rightBarButtonItem = item("outer")
    let inner = stage.screen("I")
    let nested = NavigationController(rootViewController: inner)
    stage["A"].addChild(nested)
    #expect(stage.host.scene.perform("F2"))
    inner.navigationItem.leftBarButtonItem = item("inner")
    #expect(stage.host.scene.perform("F2"))
    stage["A"].present(stage.screen("S"), animated: false)
    #expect(!stage.host.scene.perform("F2"))
    #expect(clicked == ["outer", "inner"])
  }

  @Test("while a page turns the keys do nothing, and nobody else gets them")
  func duringATurn() {
    let stage = Stage("A")
    var clicks = 0
    let page = stage.screen("B")
    let item = BarButtonItem(title: "New") { clicks += 1 }
    item.shortcut = "F2"
    page.navigationItem.rightBarButtonItem = item
    stage.host.holdsTransitions = true
    stage.navigation.pushViewController(page, animated: true)
    #expect(stage.host.scene.perform("F2"))
    #expect(clicks == 0)
    stage.host.finishTransition()
    #expect(stage.host.scene.perform("F2"))
    #expect(clicks == 1)
  }

  @Test("of two items with the same keys the first in the bar has them, and one diagnostic says so")
  func taken() {
    let stage = Stage("A")
    var clicked: [Int] = []
    let items = (0..<3).map { number in
      let item = BarButtonItem(title: "Item \(number)") { clicked.append(number) }
      item.shortcut = "F2"
      return item
    }
    stage["A"].navigationItem.rightBarButtonItems = items
    let found = diagnostics { for _ in 0..<3 { stage.host.scene.perform("F2") } }
    #expect(clicked == [0, 0, 0])
    #expect(found.map(\.kind) == [.shortcutTaken])
    items[0].isEnabled = false
    items[1].isHidden = true
    stage.host.scene.perform("F2")
    #expect(clicked == [0, 0, 0, 2])
  }
}

/// Items that are misused.
@MainActor
@Suite struct ItemMisuseTests {
  @Test("an item may stand in several bars: each shows it, and each hears of its changes")
  func severalBars() {
    let stage = Stage("A", "B")
    let item = BarButtonItem(title: "One") {}
    let found = diagnostics {
      stage["A"].navigationItem.rightBarButtonItem = item
      stage["B"].navigationItem.leftBarButtonItem = item
      stage["B"].navigationItem.rightBarButtonItem = item
      stage["B"].navigationItem.leftBarButtonItem = nil
    }
    #expect(found == [])
    let before = stage.host.barChanges
    item.title = "Two"
    #expect(stage.host.barChanges > before)
    #expect(stage["A"].bar.right.map(\.words) == ["Two"])
    stage["B"].navigationItem.rightBarButtonItem = nil
    stage.navigation.popViewController(animated: false)
    let after = stage.host.barChanges
    item.title = "Three"
    #expect(stage.host.barChanges == after + 1)
    #expect(stage.host.bar.right == ["Three"])
  }

  @Test("an item twice in one bar is reported")
  func twice() {
    let stage = Stage("A")
    let item = BarButtonItem(title: "One") {}
    let found = diagnostics { stage["A"].navigationItem.rightBarButtonItems = [item, item] }
    #expect(found.map(\.kind) == [.itemTwice])
  }

  @Test("an item that is changed or used after its screen has gone does nothing")
  func afterItsScreen() async {
    let stage = Stage("A", "B")
    var work = 0
    let page = ViewController()
    let item = BarButtonItem(title: "Late", workOf: page) { _ in work += 1 }
    page.navigationItem.rightBarButtonItem = item
    stage.navigation.pushViewController(page, animated: false)
    stage.navigation.popViewController(animated: false)
    withExtendedLifetime(page) {}
    let before = stage.host.barChanges
    item.title = "Later"
    item.isSelected = true
    item.menu = Menu(title: "Late", children: [])
    #expect(item.menu?.title == "Late")
    item.menu = nil
    #expect(item.menu == nil && item.opensMenu)
    item.performAction()
    #expect(stage.host.barChanges == before)
    #expect(work == 0)
  }

  @Test("a toggle is switched before its action runs, and each click switches it")
  func toggle() {
    var seen: [Bool] = []
    var item: BarButtonItem?
    item = BarButtonItem(title: "Bold") { [weak item] in seen.append(item?.isSelected ?? false) }
    item?.changesSelectionAsPrimaryAction = true
    item?.performAction()
    item?.performAction()
    #expect(item?.isSelected == false)
    #expect(seen.count == 2)
  }

  @Test("each initialiser for work and for menus holds its owner weakly")
  func owners() async {
    final class Owner { var calls = 0 }
    var owner: Owner? = Owner()
    guard let held = owner else { return }
    let working = [
      BarButtonItem(title: "Work", workOf: held) { $0.calls += 1 },
      BarButtonItem(iconName: "list-add-symbolic", accessibilityLabel: "Icon", workOf: held) {
        $0.calls += 1
      },
      BarButtonItem(systemItem: .refresh, workOf: held) { $0.calls += 1 },
    ]
    let opening = [
      BarButtonItem(title: "Menu", menuOf: held) { _ in Menu(children: []) },
      BarButtonItem(iconName: "open-menu-symbolic", accessibilityLabel: "Icon", menuOf: held) { _ in
        Menu(children: [])
      },
      BarButtonItem(systemItem: .menu, menuOf: held) { _ in Menu(children: []) },
    ]
    for item in working { item.performAction() }
    await letTasksRun { working.allSatisfy { !$0.isBusy } }
    #expect(held.calls == 3)
    #expect(opening.allSatisfy { $0.opensMenu && $0.menu != nil })
    let both = BarButtonItem(title: "Both", iconName: "list-add-symbolic", owner: held) { $0.calls += 1 }
    #expect(both.title == "Both" && both.iconName == "list-add-symbolic")
    owner = nil
    _ = owner
  }
}
