import Backable

/// A menu: sections, things that can be switched on, one of several, menus within.
final class MenuPage: DemoPage, GalleryPage, CanGoBack, CanOpenMenu {
  static let declaration = PageDeclaration(
    id: "menu", title: tr("Menu"), section: .bars,
    keywords: [
      "CanOpenMenu", "Menu", "Action", "section", "submenu", "check", "radio", "F10", "primary menu",
    ],
    summary: tr(
      "Adopting CanOpenMenu gives a page the menu at the far end of its bar, and F10. The menu is made when it "
        + "opens, and so says how things are."),
    rules: [
      "F4": "Escape closes the menu, and the page stays."
    ],
    iconName: "open-menu-symbolic")

  private let words = Label("A line of text")
  private var isLarge = false
  private var alignment = Alignment.center

  override func loadView() -> any View { pageBody([paragraph(summary), words]) }

  var menu: Menu {
    Menu(children: [
      Action(title: "Large Text", state: isLarge ? .on : .off, owner: self) { $0.setLarge(!$0.isLarge) },
      Menu(
        title: "Alignment", style: .choice,
        children: [side("Start", .start), side("Centre", .center), side("End", .end)]),
      Menu(
        title: "Change",
        children: [
          Action(title: "Upper Case", owner: self) { $0.words.text = $0.words.text.uppercased() },
          Action(title: "Lower Case", owner: self) { $0.words.text = $0.words.text.lowercased() },
        ]),
    ])
  }

  private func side(_ title: String, _ side: Alignment) -> Action {
    Action(title: title, state: alignment == side ? .on : .off, owner: self) {
      $0.alignment = side
      $0.words.horizontalAlignment = side
    }
  }

  private func setLarge(_ isLarge: Bool) {
    self.isLarge = isLarge
    if isLarge { words.addCSSClass("title-1") } else { words.removeCSSClass("title-1") }
  }
}
