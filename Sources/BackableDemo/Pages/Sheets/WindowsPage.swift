import Backable

/// Several windows, each with a stack of its own.
final class WindowsPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "windows", title: tr("Windows"), section: .sheets,
    keywords: ["NavigationWindow", "several", "new window", "Ctrl+N", "close", "quit"],
    summary: tr(
      "Each window has a stack of its own, and its keys, its back button and its questions are nobody else’s. "
        + "Ctrl+N opens another one, Ctrl+W closes one, and Ctrl+Q closes all, or none of them if a screen in any "
        + "window says no."),
    rules: [
      "F5": "Keys act in the window that has the keyboard, and in no other.",
      "S16": "Quitting asks in every window before the first one closes.",
    ],
    iconName: "view-dual-symbolic")

  override func loadView() -> any View {
    let open = Button(label: "New Window", owner: self) { $0.widget.activateAction(named: "app.new-window") }
    open.addCSSClass("suggested-action")
    open.addCSSClass("pill")
    return pageBody([paragraph(summary), buttonRow([open])])
  }
}
