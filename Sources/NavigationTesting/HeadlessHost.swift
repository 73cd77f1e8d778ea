import Navigation

/// Shows controllers to nobody: a host for tests, with the core's own rules and no display.
///
/// ```swift
/// let stack = NavigationController(rootViewController: Inbox())
/// let host = HeadlessHost(stack)
/// stack.pushViewController(Letter(), animated: true)
/// await host.goBack(.keyboard)
/// #expect(host.bar.title == "Inbox")
/// ```
///
/// Transitions end at once, unless ``holdsTransitions`` is set. The host never keeps a screen alive.
@MainActor
public final class HeadlessHost {
  /// The scene that joins the root and this host.
  public private(set) lazy var scene = NavigationScene(root: root, host: self)

  /// Whether animated transitions stay open until ``finishTransition()``.
  public var holdsTransitions = false

  /// The kinds of all transitions so far, in order. A swipe is one from when it is let go to finish.
  public private(set) var transitions: [Transition.Kind] = []

  /// How many times a bar was told to read its content again.
  public private(set) var barChanges = 0

  /// Whether the user has closed the window.
  public private(set) var isClosed = false

  /// The words of the items whose menus were opened, in order.
  public private(set) var openedMenus: [String] = []

  private let root: ViewController

  /// The open transitions, without their controllers, so that a popped screen is freed as soon as the core lets it go.
  private var held: [HeldTransition] = []

  /// Attaches to `root`: it appears before this returns (rule L1).
  public init(_ root: ViewController) {
    self.root = root
    scene.attach()
  }

  /// Ends the transition that was begun last and is still open; nothing happens when there is none. A swipe is let go to
  /// finish: the screen's `back()` is called, and what it does ends at once (rule L4).
  public func finishTransition() {
    held.popLast()?.complete()
  }

  /// Lets go of the swipe that is open so that nothing happens (rule L4). A transition that is not a swipe stays open: it
  /// cannot be cancelled.
  public func cancelTransition() {
    guard let swipe = held.last, swipe.isInteractive else { return }
    held.removeLast()
    swipe.cancel()
  }

  /// Takes a user's way back. Returns when the gate has answered and, unless transitions are held, what it let through
  /// has ended. `BackRoute.close` closes the topmost sheet, and the window when there is none. `BackRoute.escape` is the
  /// way back alone: `press("Escape")` ends a search first, or cancels a form.
  public func goBack(_ route: BackRoute) async {
    await goBack(route, from: scene.topmost === scene.root ? nil : scene.topmost)
  }

  /// Closes the window as a user does, with the sheets that are open over it. Returns when the gate has answered.
  public func closeWindow() async {
    await goBack(.close, from: nil)
  }

  /// Goes forward as a user does, where a stack keeps a forward history.
  public func goForward() {
    scene.goForward()
  }

  private func goBack(_ route: BackRoute, from origin: ViewController?) async {
    await withCheckedContinuation { continuation in
      scene.goBack(route, from: origin) { continuation.resume() }
    }
  }

  /// Clicks an item. A disabled one does nothing.
  public func click(_ item: BarButtonItem) {
    item.performAction()
  }

  /// Clicks the item of the topmost bar that has these words, the back button among them. Throws what it has found instead
  /// when there is none, or none that can be used.
  public func click(_ words: String) throws {
    let bar = scene.topmost.bar
    let items = (bar.back.map { [$0.item] } ?? []) + bar.left + bar.right
    guard let item = items.first(where: { $0.words == words && $0.isEnabled && !$0.isBusy }) else {
      throw NotThere(what: words, there: items.map(\.words), isDisabled: items.contains { $0.words == words })
    }
    click(item)
  }

  /// Presses keys that no widget takes. Returns when the way back that they lead to has ended, unless transitions are held.
  /// Work that they begin goes on: see ``settle()``.
  public func press(_ shortcut: KeyboardShortcut) async {
    if !scene.perform(shortcut), shortcut == "Escape" { await goBack(.escape) }
  }

  /// Waits until the work that belongs to the screens has ended: that of items, such as a refresh, and what was begun by
  /// `ViewController.task(_:)`. Waits as long as that takes.
  public func settle() async {
    while let task = scene.runningTasks.first { await task.value }
  }

  /// Types into the search bar, or leaves it: nil. Does nothing while it is closed.
  public func search(for text: String?) {
    guard let screen = scene.topmost.topScreen as? any CanSearch else { return }
    scene.search(for: text, on: screen)
  }

  /// Presses Return in the search bar. Does nothing while it is closed.
  public func commitSearch() {
    guard let screen = scene.topmost.topScreen as? any CanSearch, screen.isSearching else { return }
    screen.commitSearch()
  }

  /// What the menu of the item with these words holds, in a line for each action: `✓ Grid` where it is marked, `• Name` where
  /// one of several is chosen, `Sort By ▸ Name` in a menu within the menu, `[Paste]` where it cannot be chosen. Throws what
  /// there is instead when there is no such item.
  public func menu(_ words: String) throws -> [String] {
    try entries(of: words).map(\.line)
  }

  /// Chooses an action in the menu of the item with these words. Throws what there is instead when there is none that can
  /// be chosen.
  public func choose(_ action: String, inMenu words: String) throws {
    let entries = try entries(of: words)
    guard let entry = entries.first(where: { $0.action.title == action && $0.action.isEnabled }) else {
      let isDisabled = entries.contains { $0.action.title == action }
      throw NotThere(what: action, there: entries.map(\.line), isDisabled: isDisabled)
    }
    entry.action.perform()
  }

  private func entries(of words: String) throws -> [MenuEntry] {
    let bar = scene.topmost.bar
    let items = (bar.left + bar.right).filter { $0.opensMenu }
    guard let menu = items.first(where: { $0.words == words && $0.isEnabled })?.menu else {
      let isDisabled = items.contains { $0.words == words }
      throw NotThere(what: words, there: items.map(\.words), isDisabled: isDisabled)
    }
    return menu.children.flatMap { MenuEntry.all(in: $0, path: "", isChoice: false) }
  }

  /// What the topmost bar shows: the open sheet's, if there is one.
  public var bar: BarSnapshot { BarSnapshot(of: scene.topmost) }

  /// The window goes, as when it is destroyed: everything disappears, and nothing is asked.
  public func detach() {
    scene.detach()
  }
}

extension HeadlessHost: NavigationHost {
  /// Nothing has to be placed without a display.
  public func place(_ controller: ViewController?, in stack: NavigationController?) {}

  /// Records the change, and holds or completes it.
  public func perform(_ transition: Transition) {
    if !transition.isInteractive { transitions.append(transition.kind) }
    guard holdsTransitions, transition.isAnimated, !transition.continuesSwipe else {
      return transition.complete()
    }
    held.append(HeldTransition(transition))
  }

  /// A held transition that is ended early is not held any more.
  public func finish(_ transition: Transition) {
    held.removeAll { $0.id == transition.id }
  }

  /// Counts the change; ``bar`` is derived when it is asked for.
  public func barDidChange(of container: ViewController) { barChanges += 1 }

  /// Records that it was asked for.
  public func openMenu(of item: BarButtonItem, on screen: ViewController) { openedMenus.append(item.words) }

  /// The window closes.
  public func close() {
    isClosed = true
    detach()
  }
}

/// What a test wanted to use is not there, or cannot be used.
public struct NotThere: Error, CustomStringConvertible {
  /// What was looked for.
  public let what: String
  /// What there is.
  public let there: [String]
  /// Whether it is there, and cannot be used at this moment: disabled, or its work is under way.
  public let isDisabled: Bool

  /// All of it in one line.
  public var description: String {
    isDisabled ? "“\(what)” cannot be used at this moment" : "“\(what)” is not there, but \(there)"
  }
}

/// An action of a menu, and the line that stands for it.
@MainActor
private struct MenuEntry {
  let action: Action
  let line: String

  static func all(in element: MenuElement, path: String, isChoice: Bool) -> [MenuEntry] {
    if let action = element as? Action {
      let mark = action.state == .on ? (isChoice ? "• " : "✓ ") : ""
      let line = path + mark + action.title
      return [MenuEntry(action: action, line: action.isEnabled ? line : "[\(line)]")]
    }
    guard let menu = element as? Menu else { return [] }
    let path = menu.style == .submenu ? "\(path)\(menu.title) ▸ " : path
    return menu.children.flatMap { all(in: $0, path: path, isChoice: menu.style == .choice) }
  }
}

/// An open transition.
@MainActor
private struct HeldTransition {
  let id: ObjectIdentifier
  let isInteractive: Bool
  let complete: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  init(_ transition: Transition) {
    id = transition.id
    isInteractive = transition.isInteractive
    complete = transition.completion
    cancel = transition.cancellation
  }
}
