import Backable

/// Screens that take each other's place, so that one step back leads past all of them.
final class ReplacePage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "replace", title: tr("Replace a Page"), section: .back,
    keywords: ["replaceTop", "setViewControllers", "wizard", "crossfade"],
    summary: tr(
      "A step that is done need not be gone back to. Each step takes the place of the one before, and from "
        + "every one of them Back leads here."),
    rules: [
      "S10": "Each step takes the place of the one before, in one transition.",
      "L13": "What leaves is told before what comes.",
    ],
    iconName: "view-refresh-symbolic")

  override func loadView() -> any View {
    let begin = Button(label: "Begin", owner: self) { $0.show(StepViewController(1)) }
    begin.addCSSClass("suggested-action")
    begin.addCSSClass("pill")
    return pageBody([paragraph(summary), buttonRow([begin])])
  }
}

/// One of the steps.
private final class StepViewController: ViewController, CanGoBack {
  private static let names = ["Language", "Keyboard", "Time Zone", "Ready"]
  private let step: Int

  init(_ step: Int) {
    self.step = step
    super.init()
    title = Self.names[step - 1]
  }

  override func loadView() -> any View {
    let count = Self.names.count
    let next = Button(label: "Next", owner: self) { screen in
      screen.navigationController?.replaceTop(with: StepViewController(screen.step + 1), animated: true)
    }
    next.addCSSClass("pill")
    return statusPage(
      iconName: step == count ? "emblem-ok-symbolic" : "preferences-system-symbolic",
      title: Self.names[step - 1],
      description: "Step \(step) of \(count). Back leads to where the steps began.",
      actions: step == count ? [] : [next])
  }
}
