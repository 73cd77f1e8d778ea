extension NavigationScene {
  /// The user pressed keys that nothing nearer has taken: does what the item with these keys does, on the screen that has
  /// the user's attention. Where a stack stands within a screen, its top comes before that (as in rule S14).
  ///
  /// Escape ends a search first (rule F4). Nothing happens while pages turn, or a sheet opens or closes.
  /// - Returns: whether the keys mean something here; they are taken then.
  @discardableResult
  public func perform(_ shortcut: KeyboardShortcut) -> Bool {
    if shortcut == "Escape", let screen = topmost.innermostThatSearches {
      screen.isSearching = false
      return true
    }
    guard let (screen, items) = topmost.innermost(having: shortcut) else { return false }
    for other in items.dropFirst() { screen.navigationItem.reportTaken(shortcut, by: other) }
    if !isInTransition { items[0].performAction() }
    return true
  }

  /// The keys that mean something at this moment: those of the items on show that can be used.
  public var shortcutsOnShow: [KeyboardShortcut] { topmost.enabledItemsOnShow.flatMap(\.shortcuts) }

  /// The items on show that have keys and can be used, those of the innermost screen first: for a list of the keys that
  /// there are.
  public var itemsWithShortcutsOnShow: [BarButtonItem] {
    topmost.enabledItemsOnShow.filter { !$0.shortcuts.isEmpty }
  }

  /// The user types into the search bar of the screen that has the attention; nil: the user leaves it.
  public func search(for text: String?, on screen: ViewController) {
    guard let screen = screen as? any CanSearch, screen.isSearching else { return }
    screen.searchText = text
  }

  /// Brings the default buttons on show up to date with what their screens say by properties: for a host, before it draws.
  public func updateItems() {
    root.updateItemsOnShow()
    for presentation in presentations { presentation.presented.updateItemsOnShow() }
  }
}

extension ViewController {
  /// The innermost screen on show with items that have these keys and can be used, and those items.
  fileprivate func innermost(having shortcut: KeyboardShortcut) -> (ViewController, [BarButtonItem])? {
    for child in visibleChildren {
      if let found = child.innermost(having: shortcut) { return found }
    }
    let items = enabledItems.filter { $0.shortcuts.contains(shortcut) }
    return items.isEmpty ? nil : (self, items)
  }

  fileprivate var enabledItemsOnShow: [BarButtonItem] {
    visibleChildren.flatMap(\.enabledItemsOnShow) + enabledItems
  }

  /// The items of this screen's own bar that can be used.
  private var enabledItems: [BarButtonItem] {
    let bar = Bar(of: self)
    return (bar.left + bar.right).filter(\.isEnabled)
  }

  /// The innermost screen on show whose search bar is open.
  fileprivate var innermostThatSearches: (any CanSearch)? {
    for child in visibleChildren {
      if let found = child.innermostThatSearches { return found }
    }
    return (self as? any CanSearch).flatMap { $0.isSearching ? $0 : nil }
  }

  fileprivate func updateItemsOnShow() {
    for child in visibleChildren { child.updateItemsOnShow() }
    if !DefaultButton.adopted(by: self).isEmpty { madeNavigationItem?.updateDefaultItems() }
  }
}
