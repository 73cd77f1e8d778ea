import Backable

/// Push as deep as you like, and come back in one step.
final class DeepStackPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "deep-stack", title: tr("Deep Stack"), section: .back,
    keywords: ["push", "pop", "popToRoot", "popToViewController", "depth"],
    summary: tr(
      "Push as deep as you like. A push costs the same at every depth, and popping to a screen far below is one "
        + "transition."),
    rules: [
      "S6": "Popping to a screen far below is one transition, however many leave.",
      "L7": "Of a hundred screens that come at once only the top one loads and appears.",
      "S23": "Depth is no limit, and costs nothing.",
    ],
    iconName: "view-list-symbolic")

  override func loadView() -> any View {
    pageBody([paragraph(summary), levelControls(depth: 0)])
  }
}

/// One of the screens that the page pushes.
private final class LevelViewController: ViewController, CanGoBack {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init()
    title = "Level \(depth)"
  }

  override func loadView() -> any View { pageBody([levelControls(depth: depth)]) }
}

extension ViewController {
  /// How deep this is, and ways to go on or back.
  fileprivate func levelControls(depth: Int) -> Widget {
    let level = Label("\(depth)")
    level.addCSSClass("title-1")
    let push = Button(label: "Push", owner: self) { $0.show(LevelViewController(depth: depth + 1)) }
    push.addCSSClass("suggested-action")
    let pushMany = Button(label: "Push 100", owner: self) { $0.push(100, from: depth) }
    let toFirst = Button(label: "Pop to First Page", owner: self) { $0.popToFirstPage() }
    let toRoot = Button(label: "Pop to Root", owner: self) {
      $0.navigationController?.popToRootViewController(animated: true)
    }
    let controls = Box(orientation: .vertical, spacing: 12)
    for part in [level, buttonRow([push, pushMany]), buttonRow([toFirst, toRoot])] { controls.append(part) }
    return controls
  }

  private func push(_ count: Int, from depth: Int) {
    guard let navigationController else { return }
    let levels = (1...count).map { LevelViewController(depth: depth + $0) }
    navigationController.setViewControllers(navigationController.viewControllers + levels, animated: true)
  }

  private func popToFirstPage() {
    guard let navigationController,
      let first = navigationController.viewControllers.first(where: { $0 is DeepStackPage })
    else { return }
    navigationController.popToViewController(first, animated: true)
  }
}
