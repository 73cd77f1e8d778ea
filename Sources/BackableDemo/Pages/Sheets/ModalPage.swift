import Backable

/// A presented stack, whose first screen goes back by dismissing.
final class ModalPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "modal", title: tr("Sheet with a Stack"), section: .sheets,
    keywords: ["present", "dismiss", "modal", "dialog", "sheet"],
    summary: tr(
      "A sheet has a window and a header bar of its own. Going back from its first screen closes it, from any "
        + "other screen it pops. It is the same back() in both. A form with something in it stays until it is done."
    ),
    rules: [
      "L8": "A sheet opens over a page that stays on show.",
      "M8": "The form stays while something is in it.",
      "M9": "Back on the first screen of the sheet closes it.",
      "M10": "Keys and buttons act on the topmost sheet alone.",
      "F7": "When a sheet has closed, the focus is on what opened it.",
    ],
    iconName: "window-new-symbolic")

  override func loadView() -> any View {
    let open = Button(label: "Open Sheet", owner: self) { page in
      page.present(NavigationController(rootViewController: SheetViewController(step: 1)), animated: true)
    }
    open.addCSSClass("suggested-action")
    let fill = Button(label: "Open Form", owner: self) { $0.present(FormViewController(), animated: true) }
    for button in [open, fill] { button.addCSSClass("pill") }
    return pageBody([paragraph(summary), buttonRow([open, fill])])
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
    let another = Button(label: "Open Another Sheet", owner: self) {
      $0.present(NavigationController(rootViewController: SheetViewController(step: 1)), animated: true)
    }
    for button in [next, another] { button.addCSSClass("pill") }
    let isLast = step == Self.names.count
    let words =
      step == 1 ? "Going back from here closes the sheet." : "Going back from here leads one step back."
    return statusPage(
      iconName: "go-previous-symbolic", title: "Step \(step) of \(Self.names.count)", description: words,
      actions: [isLast ? another : next])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done, owner: self) {
      $0.dismiss(animated: true)
    }
  }
}

/// A sheet that the user cannot close while something is in it.
private final class FormViewController: ViewController, CanGoBack {
  private let name = Entry(placeholder: "Name")
  private let hint = paragraph("An empty form closes like any other sheet.")

  override func didAttemptToDismiss() { hint.text = "Done keeps the name." }

  override func loadView() -> any View {
    title = "Form"
    name.accessibilityLabel = "Name"
    name.onChanged { [weak self] in
      if let self { self.isModalInPresentation = !self.name.text.isEmpty }
    }
    return pageBody([name, hint])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done, owner: self) {
      $0.dismiss(animated: true)
    }
  }
}
