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

  /// Where the item stands: the screens of a program may share one.
  private var places: [Place] = []

  private struct Place {
    weak var navigationItem: NavigationItem?
  }

  /// The one of them that is on show, else the last.
  var navigationItem: NavigationItem? {
    let items = places.compactMap(\.navigationItem)
    return items.last { $0.controller?.appearance.isVisible == true } ?? items.last
  }

  /// The item stands in that bar from now on, and tells it of its changes.
  func join(_ item: NavigationItem) {
    leave(item)
    places.append(Place(navigationItem: item))
  }

  /// The item has left that bar.
  func leave(_ item: NavigationItem) {
    places.removeAll { $0.navigationItem === item || $0.navigationItem == nil }
  }

  /// For a back item: the screen that is asked before the action runs (rule S15).
  weak var guardedController: ViewController?

  /// Whether this is a back item: without its screen it leads nowhere.
  var isBackItem = false

  /// What a click does.
  enum Effect {
    case action(@MainActor () -> Void)
    case work(@MainActor () async throws -> Void)
    case menu(@MainActor () -> Menu?)
  }

  private var effect: Effect

  private var titleText = ItemText() { didSet { changed(titleText.value != oldValue.value) } }
  private var accessibilityLabelText = ItemText() {
    didSet { changed(accessibilityLabelText.value != oldValue.value) }
  }
  private var tooltipText = ItemText() { didSet { changed(tooltipText.value != oldValue.value) } }

  /// The words on the button; nil for an icon alone or a custom view.
  public var title: String? {
    get { titleText.value }
    set { titleText.value = newValue }
  }

  /// The name of an icon of the icon theme; nil for words alone or a custom view. With a title the icon stands before it.
  /// Looked up by name, so that an arrow mirrors in right-to-left (rule B9).
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

  /// Whether an item that a click switches is on (``changesSelectionAsPrimaryAction``). Any other keeps it, and does not
  /// show it.
  public var isSelected = false { didSet { changed(isSelected != oldValue) } }

  /// Whether a click switches the item on or off, before its action runs: ``isSelected`` says what it is then.
  public var changesSelectionAsPrimaryAction = false {
    didSet { changed(changesSelectionAsPrimaryAction != oldValue) }
  }

  /// The keys that do what a click does, while the item's screen is the one that has the user's attention. Of two items
  /// with the same keys the one that comes first in the bar has them, and a ``Diagnostic`` says so.
  public var shortcuts: [KeyboardShortcut] = []

  /// The first of the keys; setting it replaces all of them.
  public var shortcut: KeyboardShortcut? {
    get { shortcuts.first }
    set { shortcuts = newValue.map { [$0] } ?? [] }
  }

  /// Whether the item's work is under way: the item shows that, and clicks do nothing.
  public private(set) var isBusy = false { didSet { changed(isBusy != oldValue) } }

  /// Whether a click has switched the item, and its action has not ended: the item says what was clicked until then,
  /// whatever its screen still says.
  private(set) var isActing = false

  /// What a click opens; nil: it does something else. Made anew each time that it is read, where the item was made with a
  /// closure that makes it. A menu that is open stays as it was when it opened.
  public var menu: Menu? {
    get {
      guard case .menu(let make) = effect else { return nil }
      return make()
    }
    set {
      effect = .menu { newValue }
      changed(true)
    }
  }

  /// Whether a click opens a menu.
  public var opensMenu: Bool {
    guard case .menu = effect else { return false }
    return true
  }

  /// An item with words.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    titleText = ItemText(title)
    effect = .action(action)
    customView = nil
    style = .plain
  }

  /// An item with an icon of the icon theme. `accessibilityLabel` is what a screen reader says.
  public init(iconName: String, accessibilityLabel: String, action: @escaping @MainActor () -> Void) {
    self.iconName = iconName
    accessibilityLabelText = ItemText(accessibilityLabel)
    effect = .action(action)
    customView = nil
    style = .plain
  }

  /// An item with an icon of the icon theme and words beside it.
  public init(title: String, iconName: String, action: @escaping @MainActor () -> Void) {
    titleText = ItemText(title)
    self.iconName = iconName
    effect = .action(action)
    customView = nil
    style = .plain
  }

  /// One of the items that every application has, with the platform's icon, and its words in the user's language.
  public init(systemItem: SystemItem, action: @escaping @MainActor () -> Void) {
    let words = ItemWords(of: systemItem)
    (titleText, accessibilityLabelText, tooltipText) = (words.title, words.accessibilityLabel, words.tooltip)
    iconName = systemItem.looks.iconName
    style = systemItem.looks.style
    effect = .action(action)
    customView = nil
  }

  /// The same with another effect.
  init(_ words: ItemWords, iconName: String?, style: Style = .plain, effect: Effect) {
    (titleText, accessibilityLabelText, tooltipText) = (words.title, words.accessibilityLabel, words.tooltip)
    self.iconName = iconName
    self.style = style
    self.effect = effect
    customView = nil
  }

  /// An item that shows `customView`, for instance a button of one's own. Its ``performAction()`` does nothing.
  public init(customView: any View) {
    self.customView = customView
    effect = .action {}
    style = .plain
  }

  /// What a click does. A disabled item does nothing, nor one whose work is under way; a back item asks first (rule S15).
  ///
  /// What the work of an item throws is shown by the screen on which it began (``NavigationItem/notice``), but for
  /// `CancellationError`. It is cancelled when that screen leaves (``ViewController/task(_:)``). A menu opens where the item
  /// is on show, and not while pages turn.
  public func performAction() {
    navigationItem?.updateDefaultItems()
    guard isEnabled, !isBusy else { return }
    guard changesSelectionAsPrimaryAction else { return act() }
    isActing = true
    isSelected.toggle()
    act()
    isActing = false
    navigationItem?.updateDefaultItems()
  }

  private func act() {
    guard isBackItem else { return action() }
    guard let controller = guardedController, controller.container != nil else { return }
    controller.requestLeaving(by: action)
  }

  /// What the item does, whatever state it is in, and without asking anybody.
  var action: @MainActor () -> Void {
    switch effect {
    case .action(let action): action
    case .work(let work): { [weak self] in self?.begin(work) }
    case .menu: { [weak self] in self?.open() }
    }
  }

  private func open() {
    guard let screen = navigationItem?.controller, let scene = screen.scene, !scene.isInTransition else {
      return
    }
    scene.host?.openMenu(of: self, on: screen)
  }

  private func begin(_ work: @escaping @MainActor () async throws -> Void) {
    isBusy = true
    // The item may be gone from there when the work ends, or stand in another bar as well.
    let place = navigationItem
    place?.notice = nil
    let run: @MainActor () async -> Void = { [weak self, weak place] in
      do {
        try await work()
      } catch {
        if !(error is CancellationError), !Task.isCancelled { place?.notice = "\(error)" }
      }
      self?.isBusy = false
    }
    if let screen = place?.controller { screen.task(run) } else { Task { await run() } }
  }

  /// The words that stand for the item: what a screen reader says, else the title.
  public var words: String { accessibilityLabel ?? title ?? "" }

  private func changed(_ isDifferent: Bool) {
    guard isDifferent else { return }
    for place in places { place.navigationItem?.changed() }
  }
}
