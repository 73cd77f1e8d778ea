import Navigation
import NavigationTesting
import Testing

/// What a bar's items say and do, and that each change of them is shown.
@MainActor
@Suite struct ItemTests {
  @Test("S21 every change of an item, and of what stands beside it, makes the bar be read again once")
  func changes() {
    let stage = Stage("A")
    let item = BarButtonItem(title: "Item") {}
    let page = stage["A"]
    page.navigationItem.rightBarButtonItem = item
    #expect(page.navigationItem.rightBarButtonItem === item)
    let view = PlainView()
    let changes: [() -> Void] = [
      { item.title = nil }, { item.iconName = "list-add-symbolic" }, { item.accessibilityLabel = "Add" },
      { item.tooltip = "Adds" }, { item.style = .suggested }, { item.isEnabled = false },
      { item.isHidden = true },
      { page.navigationItem.titleView = view }, { page.navigationItem.subtitle = "below" },
      { page.navigationItem.title = "above" }, { page.navigationItem.rightBarButtonItems = [] },
    ]
    for change in changes {
      let before = stage.host.barChanges
      change()
      #expect(stage.host.barChanges == before + 1)
      // The same again is no change.
      change()
      #expect(stage.host.barChanges <= before + 2)
    }
    #expect(page.bar.titleView === view)
    #expect(stage.host.bar == BarSnapshot(title: "above", subtitle: "below", hasTitleView: true))
  }

  @Test("B8 each initialiser with an owner holds it weakly, and does nothing once it has gone")
  func owners() {
    final class Owner { var clicks = 0 }
    var owner: Owner? = Owner()
    let left = owner.map { Weak($0) }
    var items: [BarButtonItem] = []
    if let owner {
      items = [
        BarButtonItem(title: "Title", owner: owner) { $0.clicks += 1 },
        BarButtonItem(iconName: "list-add-symbolic", accessibilityLabel: "Icon", owner: owner) {
          $0.clicks += 1
        },
        BarButtonItem(systemItem: .add, owner: owner) { $0.clicks += 1 },
      ]
    }
    #expect(items.map(\.words) == ["Title", "Icon", "Add"])
    for item in items { item.performAction() }
    #expect(owner?.clicks == 3)
    owner = nil
    #expect(left?.isGone == true)
    for item in items { item.performAction() }
  }

  @Test("B4 an item with a view of one's own shows that, and its action is the view's affair")
  func customView() {
    let stage = Stage("A")
    let view = PlainView()
    let item = BarButtonItem(customView: view)
    stage["A"].navigationItem.leftBarButtonItem = item
    item.performAction()
    #expect(item.customView === view)
    #expect(stage.host.bar.left == [""])
    item.accessibilityLabel = "Colour"
    #expect(stage.host.bar.left == ["Colour"])
  }
}
