import Backable

/// The article's story, each point running.
final class DefaultBackPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "default-back", title: tr("Default Back Button"), section: .back,
    keywords: ["CanGoBack", "protocol", "article", "closure", "selector"],
    summary: tr(
      "One protocol gives a screen its back button. The same buttons need not be built again in every "
        + "controller: adopt CanGoBack, and the header bar shows the right button in the right place. This page has "
        + "one, too."),
    rules: [
      "B1": "The first screen of a stack has no back button, whatever it adopts.",
      "B2": "Adopting CanGoBack is enough; setupBackButton() never makes a second one.",
      "B4": "An item of one’s own takes the button’s place; the other ways back keep working.",
      "B5": "Every way of one step back calls the screen’s own back().",
      "M9": "Going back from the first screen of a sheet closes the sheet.",
    ],
    iconName: "go-previous-symbolic")

  override func loadView() -> any View {
    let story = Card()
    story.addRow("One line is all", subtitle: "The article’s listing, as it stands") { [weak self] in
      self?.show(SecondMainViewController(), saying: "My only line says that I can go back.")
    }
    story.addRow("Dismiss or pop", subtitle: "The default back() of a sheet’s first screen closes the sheet")
    {
      [weak self] in self?.presentStack(of: FirstOfSheet())
    }
    story.addRow(
      "No button on the first screen", subtitle: "setupBackButton() knows where there is no way back"
    ) {
      [weak self] in
      self?.presentStack(of: SecondMainViewController(), saying: "The first screen of a stack.")
    }
    story.addRow(
      "A button that holds a closure", subtitle: "No selector, no target; the screen is held weakly"
    ) {
      [weak self] in self?.show(ClosureButtonScreen())
    }
    story.addRow("The button as a bar item", subtitle: "A custom view in the place of the default button") {
      [weak self] in self?.show(CustomViewScreen())
    }
    story.addRow("Looks in one place", subtitle: "makeBackButton() is where a screen replaces them") {
      [weak self] in
      self?.show(OwnLooksScreen())
    }
    story.addRow("A way of its own", subtitle: "Each way back calls the screen’s own back()") { [weak self] in
      self?.show(OwnWayScreen())
    }
    story.addRow("A step further", subtitle: "A bar button item that carries its own action") { [weak self] in
      self?.show(OwnItemScreen())
    }
    return pageBody([paragraph(summary), story.widget])
  }
}

// MARK: - One line in a controller is all

final class SecondMainViewController: ViewController, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupBackButton()  // allowed, and not needed: adopting CanGoBack is enough
  }
}

extension DefaultBackPage {
  /// The listing has no content of its own. First it takes its place in a stack, so that its viewDidLoad() runs as it
  /// would anywhere; then a sentence is put into its empty view.
  func show(_ screen: ViewController, saying sentence: String) {
    show(screen)
    fill(screen, with: sentence)
  }

  func presentStack(of screen: ViewController, saying sentence: String) {
    presentStack(of: screen)
    fill(screen, with: sentence)
  }

  private func presentStack(of screen: ViewController) {
    present(NavigationController(rootViewController: screen), animated: true)
  }

  private func fill(_ screen: ViewController, with sentence: String) {
    screen.title = "Second"
    (screen.widget as? Box)?.append(
      statusPage(iconName: "go-previous-symbolic", title: "CanGoBack", description: sentence))
  }
}

// MARK: - A default back() that dismisses or pops

private final class FirstOfSheet: ViewController, CanGoBack {
  override func loadView() -> any View {
    title = "First Screen"
    let back = Button(label: "Go Back", owner: self) { $0.back() }
    back.addCSSClass("pill")
    return statusPage(
      iconName: "window-close-symbolic", title: "Back Dismisses",
      description: "Nothing lies below this screen, so back() closes the sheet.", actions: [back])
  }
}

// MARK: - A button that holds a closure

private final class ClosureButtonScreen: ViewController, CanGoBack {
  private var clicks = 0

  override func loadView() -> any View {
    title = "Closures"
    let count = Label("Not clicked yet")
    let button = Button(label: "Click Me", owner: self) { screen in
      screen.clicks += 1
      count.text = screen.clicks == 1 ? "Clicked once" : "Clicked \(screen.clicks) times"
    }
    button.addCSSClass("pill")
    return pageBody([
      paragraph("The closure goes to GTK directly. It gets its screen, and does not keep it alive."),
      buttonRow([button]), count,
    ])
  }
}

// MARK: - The button as a bar item

private final class CustomViewScreen: ViewController, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Custom View"
    let home = Button(iconName: "go-home-symbolic", accessibilityLabel: "Home", owner: self) { $0.back() }
    navigationItem.leftBarButtonItem = BarButtonItem(customView: home)
  }
}

// MARK: - The look of the default button, replaced

private final class OwnLooksScreen: ViewController, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Own Looks"
  }

  func makeBackButton() -> BarButtonItem { BarButtonItem(title: "Done Reading", owner: self) { $0.back() } }
}

// MARK: - A back() of its own

private final class OwnWayScreen: ViewController, CanGoBack {
  private let words = paragraph("Take any way back: the button, a key or the mouse.")
  private var isSure = false

  override func loadView() -> any View {
    title = "Own Way"
    return pageBody([words])
  }

  func back() {
    if isSure { navigationController?.popViewController(animated: true) }
    words.text = "Once more to leave."
    isSure = true
  }
}

// MARK: - A step further

private final class BackBarButtonItem: BarButtonItem {
  init(of screen: any CanGoBack) {
    super.init(iconName: "edit-undo-symbolic", accessibilityLabel: "Back") { [weak screen] in screen?.back() }
  }
}

private final class OwnItemScreen: ViewController, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "A Step Further"
  }

  func makeBackButton() -> BarButtonItem { BackBarButtonItem(of: self) }
}
