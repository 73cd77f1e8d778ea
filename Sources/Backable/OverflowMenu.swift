import GtkInterop
import Navigation

/// The button “More” of a bar: offers the items that there is no room for.
@MainActor
final class OverflowMenu {
  let button = MenuButton()

  /// What is left out at this moment, the outermost last.
  var leftOut: @MainActor () -> [BarButtonItem] = { [] }

  /// What the open menu offers.
  private var offered: [WeakReferenceToItem] = []

  /// The item whose own menu is about to open.
  private var asked: BarButtonItem?

  private struct WeakReferenceToItem {
    weak var item: BarButtonItem?
  }

  init() {
    button.iconName = "view-more-symbolic"
    button.accessibilityLabel = Words.more
    button.tooltip = Words.more
    button.offer { [weak self] in self?.makeMenu() }
  }

  /// Opens the menu of an item that is left out.
  func open(_ item: BarButtonItem) {
    asked = item
    button.open()
    asked = nil
  }

  /// The bar shows these items from now on. A menu that offers another is closed.
  func apply(_ items: [BarButtonItem]) {
    guard button.isOpen else { return }
    let stays = offered.allSatisfy { offer in items.contains { $0 === offer.item } }
    if !stays { button.closeForGood() }
  }

  private func makeMenu() -> (menu: Menu?, name: String) {
    if let asked {
      offered = [WeakReferenceToItem(item: asked)]
      return (asked.menu, asked.words)
    }
    let items = leftOut()
    offered = items.map { WeakReferenceToItem(item: $0) }
    return (Menu(children: items.reversed().map(\.asMenuElement)), Words.more)
  }
}

extension BarButtonItem {
  /// The item as an entry of a menu.
  fileprivate var asMenuElement: MenuElement {
    let title = words.isEmpty ? tooltip ?? "…" : words
    if isEnabled, let menu { return Menu(title: title, children: menu.children) }
    return Action(
      title: title, state: changesSelectionAsPrimaryAction ? (isSelected ? .on : .off) : nil,
      isEnabled: isEnabled && !isBusy, shortcut: shortcut, owner: self
    ) { $0.performAction() }
  }
}
