/// A screen with a menu at the far end of its bar. F10 opens it, as it opens the primary menu of any window.
@MainActor
public protocol CanOpenMenu: ViewController {
  /// What the menu holds. Asked for each time that it opens, so that it is as things are then.
  var menu: Menu { get }

  /// Makes the button. Called once, when the bar first shows it.
  ///
  /// Default: three lines, called “Menu”.
  func makeMenuButton() -> BarButtonItem
}

extension CanOpenMenu {
  /// The standard item: see the requirement.
  public func makeMenuButton() -> BarButtonItem {
    let item = BarButtonItem(systemItem: .menu, menuOf: self) { $0.menu }
    item.shortcut = "F10"
    return item
  }
}

extension DefaultButton {
  /// What adopters of ``CanOpenMenu`` have.
  public static let menu = DefaultButton(at: .end, for: (any CanOpenMenu).self, make: { $0.makeMenuButton() })
}
