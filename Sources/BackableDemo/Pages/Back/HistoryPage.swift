import Backable

/// The back button's menu, and the way forward again.
final class HistoryPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "history", title: tr("History"), section: .back,
    keywords: ["menu", "long press", "right click", "forward", "keepsForwardHistory", "Restorable", "keys"],
    summary: tr(
      "The back button has a menu of all screens below. A long press, a right click, Shift+F10 or the Menu key "
        + "opens it, and choosing a screen goes back to it in one transition. After that, Alt+Right or the mouse’s "
        + "forward button goes forward again, screen by screen."),
    rules: [
      "S19": "The menu lists the screens below, the newest first; choosing one is one transition.",
      "S21": "A title that changes is in the menu when it opens next.",
    ],
    iconName: "document-open-recent-symbolic")

  override func loadView() -> any View {
    let open = Button(label: "Open All Chapters", owner: self) { $0.openChapters() }
    open.addCSSClass("suggested-action")
    open.addCSSClass("pill")
    return pageBody([paragraph(summary), buttonRow([open])])
  }

  static let furtherScreens: [any Restorable.Type] = [ChapterViewController.self]

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    // The stack remembers what was left while this page is in it.
    navigationController?.keepsForwardHistory = true
  }

  override func willMove(toParent parent: ViewController?) {
    if parent == nil { navigationController?.keepsForwardHistory = false }
    super.willMove(toParent: parent)
  }

  private func openChapters() {
    guard let navigationController else { return }
    let chapters = ChapterViewController.titles.indices.map { ChapterViewController($0) }
    navigationController.setViewControllers(navigationController.viewControllers + chapters, animated: true)
  }
}

/// One of the screens that the page opens. Going forward makes it anew from its number.
private final class ChapterViewController: ViewController, CanGoBack, Restorable {
  static let restorationIdentifier = "chapter"
  static let titles = [
    "Departure", "The Harbour", "A Storm at Night", "snake_case & <other> marks", "The Island",
    "A Title That Is Much Too Long for Any Menu and Therefore Shortened", "The Way Home", "Arrival",
  ]
  let restorationPayload: Int

  init(_ number: Int) {
    restorationPayload = number
    super.init()
    title = Self.titles[number]
    navigationItem.subtitle = "Chapter \(number + 1) of \(Self.titles.count)"
  }

  static func restored(from number: Int) -> ViewController? {
    titles.indices.contains(number) ? ChapterViewController(number) : nil
  }

  private lazy var forward = Button(label: "Forward", owner: self) {
    $0.navigationController?.goForward(animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forward.isSensitive = navigationController?.canGoForward ?? false
  }

  override func loadView() -> any View {
    forward.addCSSClass("pill")
    return statusPage(
      iconName: "document-open-recent-symbolic", title: "\(restorationPayload + 1)",
      description: "Hold the back button down, or click it with the right mouse button.", actions: [forward])
  }
}
