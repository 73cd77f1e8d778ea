/// What a bar shows while a controller is on show: title, subtitle, items. Every change shows at once.
@MainActor
public final class NavigationItem {
  weak var controller: ViewController?

  /// The title in the bar; nil: the controller's own ``ViewController/title``.
  public var title: String? { didSet { changed(title != oldValue) } }

  /// A second, smaller line under the title; nil: none.
  public var subtitle: String? { didSet { changed(subtitle != oldValue) } }

  /// A view in the place of title and subtitle; nil: none. The title is still what the screen is called elsewhere.
  public var titleView: (any View)? { didSet { changed(titleView !== oldValue) } }

  /// The items at the start of the bar, the outermost first. They replace the back button, unless
  /// ``leftItemsSupplementBackButton`` is set (rule B4); the other ways back keep working.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { adopt(leftBarButtonItems, after: oldValue) }
  }

  /// The items at the end of the bar, the outermost first.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { adopt(rightBarButtonItems, after: oldValue) }
  }

  /// The first item at the start of the bar. Setting it replaces all of them.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first item at the end of the bar. Setting it replaces all of them.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// Whether the back button stays where it is beside items at the start of the bar.
  public var leftItemsSupplementBackButton = false {
    didSet { changed(leftItemsSupplementBackButton != oldValue) }
  }

  /// Whether the user is kept from going back: no button, nor one in its place such as Cancel, and no other way back either
  /// (rule B10). A sheet's window can still be closed, unless ``ViewController/isModalInPresentation`` is set.
  public var hidesBackButton = false { didSet { changed(hidesBackButton != oldValue) } }

  /// A few words about something that went wrong, shown below the bar until the user has read them; nil: nothing is. What
  /// the work of an item throws is said here.
  public var notice: String? { didSet { changed(notice != oldValue) } }

  /// What the user looks for; nil: the search bar is closed (``CanSearch``).
  var searchText: String? { didSet { changed(searchText != oldValue) } }

  private let defaults = DefaultItems()
  private var taken: Set<KeyboardShortcut> = []
  private var madeBackItem: BarButtonItem?

  /// While it is being made there is none, whoever asks.
  private var isMakingBackItem = false

  init(of controller: ViewController) { self.controller = controller }

  /// The default back button, where the bar would show one; nil at the root of a stack, for a controller that does not
  /// adopt ``CanGoBack``, while it is hidden, and where own items replace it (rules B1–B4, B10).
  ///
  /// Disabling it greys the button, and no other way back; ``hidesBackButton`` closes all of them.
  public var backItem: BarButtonItem? {
    guard let controller, controller.goesBack, let stack = controller.parent as? NavigationController,
      stack.viewControllers.first !== controller
    else { return nil }
    return replacesWayOut || !defaultItems(at: .wayOut).isEmpty ? nil : makeBackItemIfNeeded()
  }

  /// Whether items of one's own stand where the way out would (rule B4).
  private var replacesWayOut: Bool {
    leftBarButtonItems.contains { !$0.isHidden } && !leftItemsSupplementBackButton
  }

  /// The items at the start, the outermost first: the way out, where it is not the back button, then the default ones,
  /// then one's own.
  var itemsAtStart: [BarButtonItem] {
    let wayOut = replacesWayOut ? [] : [wayOutItem].compactMap { $0 }
    return (wayOut + defaultItems(at: .start) + leftBarButtonItems).filter { !$0.isHidden }
  }

  /// The default button that leads out of the screen in place of the back button, whether or not it is shown.
  var wayOutItem: BarButtonItem? { hidesBackButton ? nil : defaultItems(at: .wayOut).first }

  /// Whether a default button stands where the way out does.
  var showsWayOut: Bool {
    !replacesWayOut && wayOutItem?.isHidden == false
  }

  /// The items at the end, the outermost first: the default ones, then one's own.
  var itemsAtEnd: [BarButtonItem] {
    (defaultItems(at: .end) + rightBarButtonItems).filter { !$0.isHidden }
  }

  private func defaultItems(at place: DefaultButton.Place) -> [BarButtonItem] {
    defaults.items(at: place, of: self)
  }

  /// Brings the default buttons up to date with what their screen says by the properties of their protocols.
  func updateDefaultItems() {
    if let controller { defaults.update(on: controller) }
  }

  @discardableResult
  func makeBackItemIfNeeded() -> BarButtonItem? {
    if madeBackItem == nil, !isMakingBackItem, let controller = controller as? any CanGoBack {
      isMakingBackItem = true
      let item = controller.makeBackButton()
      isMakingBackItem = false
      item.guardedController = controller
      item.isBackItem = true
      item.join(self)
      madeBackItem = item
    }
    return madeBackItem
  }

  /// Somebody changed something that the bar shows.
  func changed(_ isDifferent: Bool = true) {
    if isDifferent, !defaults.isUpdating { controller?.barContentDidChange() }
  }

  private func adopt(_ items: [BarButtonItem], after old: [BarButtonItem]) {
    for item in old { item.leave(self) }
    // An item may have moved from one end of the bar to the other.
    for item in leftBarButtonItems + rightBarButtonItems + items { item.join(self) }
    var seen: Set<ObjectIdentifier> = []
    if let controller, let twice = items.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) {
      Diagnostic.itemTwice(twice, on: controller).report()
    }
    changed()
  }

  /// Says once that two items have the same keys.
  func reportTaken(_ shortcut: KeyboardShortcut, by item: BarButtonItem) {
    guard let controller, taken.insert(shortcut).inserted else { return }
    Diagnostic.shortcutTaken(shortcut, by: item, on: controller).report()
  }
}

extension ViewController {
  /// What the bar shows while this controller is on show. Made when first asked for.
  public var navigationItem: NavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = NavigationItem(of: self)
    madeNavigationItem = item
    return item
  }
}
