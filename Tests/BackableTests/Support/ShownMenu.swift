@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The history menu of a bar, read from its widgets.
@MainActor struct ShownMenu {
  let popover: Widget

  /// nil: no menu has been opened in the bar.
  init?(in bar: ShownBar) {
    // Buttons with menus have theirs.
    let popovers = bar.header.descendants.filter {
      $0.typeName == "GtkPopoverMenu" && $0.parent?.typeName != "GtkMenuButton"
    }
    guard let popover = popovers.first else { return nil }
    self.popover = popover
  }

  var isOpen: Bool { popover.isMapped }

  /// What the entries say, from the top.
  var titles: [String] { entries.map { $0.all(.label).first?.text ?? "?" } }

  /// Chooses an entry, as Return does.
  func choose(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    entries[index].activate()
  }

  private var entries: [Widget] { popover.descendants.filter { $0.typeName == "GtkModelButton" } }
}

extension ShownBar {
  var menu: ShownMenu? { ShownMenu(in: self) }

  /// Opens the history menu by its action, as a screen reader does.
  func openMenu() -> ShownMenu? {
    header.activateAction(named: "nav.history")
    settle()
    return menu
  }
}
