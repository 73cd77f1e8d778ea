import Backable

extension DemoApplication {
  /// Makes the actions of the application, and gives them their keys.
  func installCommands() {
    for command in DemoCommand.allCases {
      application.addAction(command.rawValue) { [weak self] in self?.perform(command) }
      application.setAccelerators(command.keys.map { [$0.description] } ?? [], for: command.actionName)
    }
  }

  private func perform(_ command: DemoCommand) {
    switch command {
    case .newWindow: makeWindow().present()
    case .inspector: Inspector.toggle(headerBar: headerBar, application: application)
    case .preferences: showPreferences()
    case .shortcuts: present(ShortcutsWindow(shortcuts))
    case .about: present(about)
    case .quit: NavigationWindow.closeAll()
    }
  }

  /// Over whatever is on top: a second one would only be in the way.
  private func showPreferences() {
    guard let window = lastUsedWindow else { return }
    let top = window.scene.topmost
    if top.topScreen is PreferencesViewController { return }
    top.present(
      NavigationController(rootViewController: PreferencesViewController(.current)), animated: true)
  }

  private func present(_ window: Window) {
    window.transientFor = application.activeWindow
    window.application = application
    window.present()
  }

  private var about: AboutDialog {
    let about = AboutDialog()
    about.programName = "Backable"
    about.version = DemoOptions.version
    about.comments = tr("Back navigation for GTK, with one protocol")
    about.copyright = "© 2026 The Backable developers"
    // Not installed it has no icon.
    about.logoIconName = Display.hasIcon(DemoOptions.id) ? DemoOptions.id : "go-previous-symbolic"
    about.setMITLicence()
    return about
  }

  /// Every key that there is at this moment: the page's, the window's, the application's.
  private var shortcuts: [ShortcutsWindow.Group] {
    let window = lastUsedWindow
    let items = window?.scene.itemsWithShortcutsOnShow ?? []
    let isRightToLeft = window?.window.isRightToLeft ?? false
    return [
      .init(
        title: tr("This Page"), shortcuts: items.map { ($0.words, $0.shortcuts.mostUsual) }),
      .init(
        title: tr("Every Window"),
        shortcuts: WindowKey.allCases.map { ($0.words, $0.shortcuts(isRightToLeft: isRightToLeft).mostUsual) }
      ),
      .init(
        title: tr("Application"),
        shortcuts: DemoCommand.allCases.compactMap { command in
          command.keys.map { (command.title, $0.description) }
        }),
    ]
  }
}

extension [KeyboardShortcut] {
  fileprivate var mostUsual: String { first?.description ?? "" }
}
