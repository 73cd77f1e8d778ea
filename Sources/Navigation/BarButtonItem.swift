/// A button of a bar: what it says, and the closure that it runs. No target, no selector.
///
/// The initialisers with `owner:` hold their owner weakly and hand it to the closure, so that an item never keeps its
/// controller alive (rule B8). Subclass it to give an item an action of its own: the article's "step further".
@MainActor
open class BarButtonItem {
  /// How much an item stands out.
  public enum Style: Sendable {
    /// As the other items.
    case plain
    /// The action that the screen is for.
    case suggested
    /// An action that destroys something.
    case destructive
  }

  weak var navigationItem: NavigationItem?

  /// For a back item: the screen that is asked before the action runs (rule S15).
  weak var guardedController: ViewController?

  /// Whether this is a back item: without its screen it leads nowhere.
  var isBackItem = false

  let action: @MainActor () -> Void

  private var titleText = ItemText() { didSet { changed(titleText.value != oldValue.value) } }
  private var accessibilityLabelText = ItemText() {
    didSet { changed(accessibilityLabelText.value != oldValue.value) }
  }
  private var tooltipText = ItemText() { didSet { changed(tooltipText.value != oldValue.value) } }

  /// The words on the button; nil for an icon or a custom view.
  public var title: String? {
    get { titleText.value }
    set { titleText.value = newValue }
  }

  /// The name of an icon of the icon theme; nil for words or a custom view. Looked up by name, so that an arrow mirrors
  /// in right-to-left (rule B9).
  public var iconName: String? { didSet { changed(iconName != oldValue) } }

  /// What a screen reader says; nil: the title.
  public var accessibilityLabel: String? {
    get { accessibilityLabelText.value }
    set { accessibilityLabelText.value = newValue }
  }

  /// What is shown in place of a button; nil: a button is. What happens when it is used is the view's own affair.
  public let customView: (any View)?

  /// Whether the item can be used.
  public var isEnabled = true { didSet { changed(isEnabled != oldValue) } }

  /// Whether the item is left out of the bar.
  public var isHidden = false { didSet { changed(isHidden != oldValue) } }

  /// A few words shown while the pointer rests on the item; nil: none.
  public var tooltip: String? {
    get { tooltipText.value }
    set { tooltipText.value = newValue }
  }

  /// How much the item stands out.
  public var style: Style { didSet { changed(style != oldValue) } }

  /// An item with words.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    titleText = ItemText(title)
    self.action = action
    customView = nil
    style = .plain
  }

  /// An item with an icon of the icon theme. `accessibilityLabel` is what a screen reader says.
  public init(iconName: String, accessibilityLabel: String, action: @escaping @MainActor () -> Void) {
    self.iconName = iconName
    accessibilityLabelText = ItemText(accessibilityLabel)
    self.action = action
    customView = nil
    style = .plain
  }

  /// One of the items that every application has, with the platform's icon, and its words in the user's language.
  public init(systemItem: SystemItem, action: @escaping @MainActor () -> Void) {
    let looks = systemItem.looks
    if looks.iconName == nil {
      titleText = ItemText(of: systemItem)
    } else {
      accessibilityLabelText = ItemText(of: systemItem)
      tooltipText = ItemText(of: systemItem)
    }
    iconName = looks.iconName
    style = looks.style
    self.action = action
    customView = nil
  }

  /// An item that shows `customView`, for instance a button of one's own. Its ``performAction()`` does nothing.
  public init(customView: any View) {
    self.customView = customView
    action = {}
    style = .plain
  }

  /// What a click does. A disabled item does nothing; a back item asks first (rule S15).
  public func performAction() {
    guard isEnabled else { return }
    guard isBackItem else { return action() }
    guard let controller = guardedController, controller.container != nil else { return }
    controller.requestLeaving(by: action)
  }

  /// The words that stand for the item: what a screen reader says, else the title.
  public var words: String { accessibilityLabel ?? title ?? "" }

  private func changed(_ isDifferent: Bool) { navigationItem?.changed(isDifferent) }
}

// MARK: - The same, with an owner that is held weakly

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
}

@MainActor
private func weakly<Owner: AnyObject>(
  _ owner: Owner, _ action: @escaping @MainActor (Owner) -> Void
) -> @MainActor () -> Void {
  { [weak owner] in
    if let owner { action(owner) }
  }
}
