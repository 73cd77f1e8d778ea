import Backable

/// Whatever can have the focus, and what the keys do there.
final class FocusPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "focus", title: tr("Focus and Keys"), section: .realInput,
    keywords: ["Escape", "Alt+Left", "entry", "search", "popover", "keyboard", "Tab"],
    summary: tr(
      "Open a page from anywhere here and come back: the focus is where it was. Escape first closes the menu, "
        + "then ends the search, then leaves text that is being edited alone, and only then goes back. Alt+Left "
        + "always goes back."),
    rules: [
      "F1": "Back here, the focus is where it was.",
      "F3": "A page that opens has the focus, or its back button has.",
      "F4": "Escape: the menu, then the search, then the text, and only then back.",
      "F5": "Alt+Left goes back wherever the focus is.",
    ],
    iconName: "input-keyboard-symbolic")

  override func loadView() -> any View {
    let card = Card()
    card.addRow("Name", trailing: field(Entry(placeholder: "Your name"), "Name"))
    card.addRow("Search", trailing: field(SearchEntry(placeholder: "Looked for"), "Search"))
    card.addRow("Escape goes back", trailing: field(escapeSwitch(), "Escape goes back"))
    card.addRow("Menu", trailing: menuButton())
    card.addRow("Open a page", subtitle: "By click or Return, and come back") { [weak self] in
      self?.show(EmptyViewController())
    }
    return pageBody([paragraph(summary), card.widget])
  }

  override func willMove(toParent parent: ViewController?) {
    // The stack is not this page's own.
    if parent == nil { navigationController?.popsOnEscape = true }
    super.willMove(toParent: parent)
  }

  private func escapeSwitch() -> Switch {
    let toggle = Switch()
    toggle.isOn = true
    toggle.onChanged { [weak self] in self?.navigationController?.popsOnEscape = $0 }
    return toggle
  }

  private func field(_ widget: Widget, _ name: String) -> Widget {
    widget.accessibilityLabel = name
    return widget
  }

  private func menuButton() -> Widget {
    let menu = MenuModel()
    menu.append("Quit", action: "app.quit")
    return MenuButton(iconName: "open-menu-symbolic", accessibilityLabel: "Menu", menu: menu)
  }
}

/// Nothing in it can have the focus: the back button gets it.
private final class EmptyViewController: ViewController, CanGoBack {
  override func loadView() -> any View {
    title = "Nothing to Focus"
    return statusPage(
      iconName: "input-keyboard-symbolic", title: "Nothing to Focus",
      description: "The back button has the focus, so that the keys go on working.")
  }
}
