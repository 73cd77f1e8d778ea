// Whoever makes an item for a controller has it held weakly, and so never keeps it alive (rule B8).

extension BarButtonItem {
  /// An item with words. `owner` is held weakly, and handed to `action`; once it has gone, a click does nothing.
  public convenience init<Owner: AnyObject>(
    title: String, owner: Owner, action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(title: title, action: weakly(owner, action))
  }

  /// An item with an icon. `owner` is held weakly, and handed to `action`; once it has gone, a click does nothing.
  public convenience init<Owner: AnyObject>(
    iconName: String, accessibilityLabel: String, owner: Owner, action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(iconName: iconName, accessibilityLabel: accessibilityLabel, action: weakly(owner, action))
  }

  /// A system item. `owner` is held weakly, and handed to `action`; once it has gone, a click does nothing.
  public convenience init<Owner: AnyObject>(
    systemItem: SystemItem, owner: Owner, action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(systemItem: systemItem, action: weakly(owner, action))
  }

  /// An item with an icon and words. `owner` is held weakly, and handed to `action`; once it has gone, a click does nothing.
  public convenience init<Owner: AnyObject>(
    title: String, iconName: String, owner: Owner, action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(title: title, iconName: iconName, action: weakly(owner, action))
  }
}

// MARK: - Work, and menus

extension BarButtonItem {
  /// An item with words whose click begins work that takes a while: see ``performAction()``. `owner` is held weakly until
  /// the work begins.
  public convenience init<Owner: AnyObject>(
    title: String, workOf owner: Owner, _ work: @escaping @MainActor (Owner) async throws -> Void
  ) {
    self.init(ItemWords(title: title), iconName: nil, effect: Self.effect(of: owner, work))
  }

  /// An item with an icon whose click begins work that takes a while: see ``performAction()``. `owner` is held weakly until
  /// the work begins.
  public convenience init<Owner: AnyObject>(
    iconName: String, accessibilityLabel: String, workOf owner: Owner,
    _ work: @escaping @MainActor (Owner) async throws -> Void
  ) {
    self.init(
      ItemWords(accessibilityLabel: accessibilityLabel), iconName: iconName,
      effect: Self.effect(of: owner, work))
  }

  /// A system item whose click begins work that takes a while: see ``performAction()``. `owner` is held weakly until the
  /// work begins.
  public convenience init<Owner: AnyObject>(
    systemItem: SystemItem, workOf owner: Owner, _ work: @escaping @MainActor (Owner) async throws -> Void
  ) {
    let looks = systemItem.looks
    self.init(
      ItemWords(of: systemItem), iconName: looks.iconName, style: looks.style,
      effect: Self.effect(of: owner, work))
  }

  /// An item with words that opens a menu, made by `menu` each time. `owner` is held weakly; once it has gone, nothing opens.
  public convenience init<Owner: AnyObject>(
    title: String, menuOf owner: Owner, _ menu: @escaping @MainActor (Owner) -> Menu
  ) {
    self.init(ItemWords(title: title), iconName: nil, effect: Self.effect(of: owner, menu))
  }

  /// An item with an icon that opens a menu, made by `menu` each time. `owner` is held weakly; once it has gone, nothing
  /// opens.
  public convenience init<Owner: AnyObject>(
    iconName: String, accessibilityLabel: String, menuOf owner: Owner,
    _ menu: @escaping @MainActor (Owner) -> Menu
  ) {
    self.init(
      ItemWords(accessibilityLabel: accessibilityLabel), iconName: iconName,
      effect: Self.effect(of: owner, menu))
  }

  /// A system item that opens a menu, made by `menu` each time. `owner` is held weakly; once it has gone, nothing opens.
  public convenience init<Owner: AnyObject>(
    systemItem: SystemItem, menuOf owner: Owner, _ menu: @escaping @MainActor (Owner) -> Menu
  ) {
    let looks = systemItem.looks
    self.init(
      ItemWords(of: systemItem), iconName: looks.iconName, style: looks.style,
      effect: Self.effect(of: owner, menu))
  }

  private static func effect<Owner: AnyObject>(
    of owner: Owner, _ menu: @escaping @MainActor (Owner) -> Menu
  ) -> Effect {
    .menu { [weak owner] in owner.map(menu) }
  }

  private static func effect<Owner: AnyObject>(
    of owner: Owner, _ work: @escaping @MainActor (Owner) async throws -> Void
  ) -> Effect {
    .work { [weak owner] in
      if let owner { try await work(owner) }
    }
  }
}

/// Does something with an owner that is held weakly, as long as it is there.
@MainActor
func weakly<Owner: AnyObject>(
  _ owner: Owner, _ action: @escaping @MainActor (Owner) -> Void
) -> @MainActor () -> Void {
  { [weak owner] in
    if let owner { action(owner) }
  }
}
