import Backable

/// A presented stack, whose first screen goes back by dismissing.
final class ModalPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "modal", title: "Sheet with a Stack", section: .sheets,
    keywords: ["present", "dismiss", "modal", "dialog", "sheet"],
    summary: """
      A sheet has a window and a header bar of its own. Going back from its first screen closes it, from any other \
      screen it pops. It is the same back() in both.
      """,
    iconName: "window-new-symbolic")

  override func loadView() -> any View {
    let open = Button(label: "Open Sheet", owner: self) { page in
      page.present(NavigationController(rootViewController: SheetViewController(step: 1)), animated: true)
    }
    open.addCSSClass("suggested-action")
    open.addCSSClass("pill")
    return pageBody([paragraph(summary), buttonRow([open])])
  }
}

/// A screen of the sheet.
private final class SheetViewController: ViewController, CanGoBack {
  private static let names = ["First", "Second", "Third"]
  private let step: Int

  init(step: Int) {
    self.step = step
    super.init()
    title = "\(Self.names[step - 1]) Step"
  }

  override func loadView() -> any View {
    let next = Button(label: "Next", owner: self) { $0.show(SheetViewController(step: $0.step + 1)) }
    next.addCSSClass("pill")
    let isLast = step == Self.names.count
    let words =
      step == 1 ? "Going back from here closes the sheet." : "Going back from here leads one step back."
    return statusPage(
      iconName: "go-previous-symbolic", title: "Step \(step) of \(Self.names.count)", description: words,
      actions: isLast ? [] : [next])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done, owner: self) {
      $0.dismiss(animated: true)
    }
  }
}
