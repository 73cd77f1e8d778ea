import GtkInterop
import Navigation

/// The back button's menu: the titles of the screens below, of which the user chooses the one to go back to (rule S19).
///
/// A long press opens it, a right click, Shift+F10, the Menu key, and the action `nav.history`, which assistive
/// technologies and a program's accelerators reach. It belongs to the place of the back button: also to one with looks
/// or a view of its own, but not to items that replace the button (rule B4).
@MainActor
final class HistoryMenu {
  /// How many of the newest screens it lists.
  private static let longest = 50

  private let place: Box
  private let actions = ActionGroup()
  private var opening: SimpleAction?
  private var popover: PopoverMenu?
  private var back: Bar.Back?
  private var entries: [HistoryEntry] = []

  /// What had the focus when the menu opened.
  private var focus: WeakReference<Widget>?

  /// - Parameter place: where the back button stands, with nothing else.
  init(at place: Box) {
    self.place = place
    opening = actions.addAction("history") { [weak self] in self?.open() }
    opening?.isEnabled = false
    actions.addAction("go-to") { [weak self] index in self?.choose(index) }
    connect()
  }

  /// Offers the action to `widget` and all inside it.
  func offer(on widget: Widget) { widget.insertActions(actions, prefix: "nav") }

  /// Belongs to this back button from now on; nil: there is none. When that is another page's, the menu closes.
  func apply(_ back: Bar.Back?) {
    if back?.item !== self.back?.item { popover?.close() }
    self.back = back
    opening?.isEnabled = back?.item.isEnabled ?? false
  }

  private func connect() {
    place.onLongPress { [weak self] _, _ in self?.open() }
    place.onPressed(button: 3) { [weak self] _ in
      self?.open()
      return true
    }
    place.onKeyPressed { [weak self] key in
      guard key.isKey(.history) else { return false }
      self?.open()
      return true
    }
    // Held down on the button, which stays where it is, such a key would go back page after page.
    place.onKeyPressed(phase: .capture) { $0.activates && HeldKey.current.isRepeating }
  }

  /// Makes the menu from what the bar's stack is at this moment (rule S21).
  private func open() {
    guard let back, back.item.isEnabled else { return }
    entries = back.history
    let popover = popover ?? makePopover()
    self.popover = popover
    focus = place.focusInWindow.map { WeakReference($0) }
    popover.open(makeMenu())
  }

  /// In a deep stack the newest screens and, set off by a line, the lowest one: GTK needs a second for a thousand
  /// entries, and nobody looks through them.
  private func makeMenu() -> MenuModel {
    let menu = MenuModel()
    let lowest = entries.count > Self.longest ? [entries.count - 1] : []
    for section in [Array(entries.indices.prefix(Self.longest)), lowest] where !section.isEmpty {
      let part = MenuModel()
      for index in section {
        part.append(entries[index].title.forMenu, action: "nav.go-to", parameter: "\(index)")
      }
      menu.appendSection(part)
    }
    return menu
  }

  private func makePopover() -> PopoverMenu {
    let popover = PopoverMenu(in: place, accessibilityLabel: Words.history)
    HeldKey.current.listen(in: popover)
    // GTK would move the focus to the window's first widget.
    popover.onClosed { [weak self] in self?.focus?.object?.grabFocus() }
    return popover
  }

  private func choose(_ index: String) {
    guard let index = Int(index), entries.indices.contains(index) else { return }
    entries[index].choose()
  }
}

extension String {
  /// The text in one line, and no wider than a menu should be.
  var forMenu: String {
    let line = inOneLine
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }
}
