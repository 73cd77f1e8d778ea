import Backable

/// What the application does from anywhere. One declaration makes the action, its keys, the entry in the menu and the line
/// in the list of keys.
enum DemoCommand: String, CaseIterable {
  case newWindow = "new-window"
  case inspector
  case preferences
  case shortcuts
  case about
  case quit

  /// The words in the menu.
  @MainActor var title: String {
    switch self {
    case .newWindow: tr("New Window")
    case .inspector: tr("Inspector")
    case .preferences: tr("Preferences")
    case .shortcuts: tr("Keyboard Shortcuts")
    case .about: tr("About Backable")
    case .quit: tr("Quit")
    }
  }

  /// The keys; nil: none.
  var keys: KeyboardShortcut? {
    switch self {
    case .newWindow: "<Control>n"
    case .inspector: "<Control><Shift>d"
    case .preferences: "<Control>comma"
    case .shortcuts: "<Control>question"
    case .about: nil
    case .quit: "<Control>q"
    }
  }

  /// The entries of the menu, in groups.
  static let menu: [[DemoCommand]] = [
    [.newWindow, .inspector], [.preferences, .shortcuts, .about], [.quit],
  ]

  /// The name of the action for a menu or a widget.
  var actionName: String { "app." + rawValue }
}

extension Menu {
  /// The application's menu, which acts by the actions of the window that `widget` stands in.
  @MainActor
  static func ofApplication(on widget: Widget) -> Menu {
    Menu(
      children: DemoCommand.menu.map { group in
        Menu(
          style: .section,
          children: group.map { command in
            Action(title: command.title, shortcut: command.keys, owner: widget) {
              $0.activateAction(named: command.actionName)
            }
          })
      })
  }
}
