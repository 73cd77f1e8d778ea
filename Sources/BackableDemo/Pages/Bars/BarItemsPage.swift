import Backable

/// Items at the start and the end of the bar, and changes that show at once.
final class BarItemsPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "bar-items", title: tr("Bar Items"), section: .bars,
    keywords: [
      "BarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "customView", "subtitle", "header bar",
    ],
    summary: tr(
      "A screen describes its items, and the bar shows them. Words, icons and custom views stand at the start "
        + "and the end; every change shows at once and touches only what changed."),
    rules: [
      "B4": "Items at the start replace the back button, unless they say that they stand beside it.",
      "B10": "A hidden back button closes all other ways back, too.",
      "B11": "At the start stand the window’s buttons, then Back, then other items.",
    ],
    iconName: "open-menu-symbolic")

  private let titleEntry = Entry(placeholder: "No title")
  private lazy var last = Label("Nothing used yet")

  private lazy var add = BarButtonItem(systemItem: .add, owner: self) { $0.last.text = "Added" }
  private lazy var save = BarButtonItem(systemItem: .save, owner: self) { $0.last.text = "Saved" }

  override func loadView() -> any View {
    last.addCSSClass("title-2")
    titleEntry.text = title ?? ""
    titleEntry.accessibilityLabel = "Title"
    titleEntry.onChanged { [weak self] in self?.title = self?.titleEntry.text }
    let card = Card()
    card.addRow("Title", trailing: titleEntry)
    card.addRow(
      "Back is there",
      trailing: toggle("Back is there", isOn: true) { $0.navigationItem.hidesBackButton = !$1 })
    card.addRow(
      "Save can be used", trailing: toggle("Save can be used", isOn: true) { $0.save.isEnabled = $1 })
    card.addRow("Add is there", trailing: toggle("Add is there", isOn: true) { $0.add.isHidden = !$1 })
    card.addRow(
      "Save stands out",
      trailing: toggle("Save stands out", isOn: true) {
        $0.save.style = $1 ? .suggested : .plain
      })
    card.addRow(
      "Subtitle",
      trailing: toggle("Subtitle", isOn: false) {
        $0.navigationItem.subtitle = $1 ? "Two lines in one bar" : nil
      })
    return pageBody([paragraph(summary), last, card.widget])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let flag = Switch()
    flag.verticalAlignment = .center
    flag.accessibilityLabel = "Flag"
    flag.onChanged { [last] in last.text = $0 ? "Flag on" : "Flag off" }
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = [add, BarButtonItem(customView: flag)]
    navigationItem.rightBarButtonItems.append(save)
  }

  private func toggle(_ name: String, isOn: Bool, change: @escaping @MainActor (BarItemsPage, Bool) -> Void)
    -> Switch
  {
    let toggle = Switch()
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.onChanged { [weak self] isOn in
      if let self { change(self, isOn) }
    }
    return toggle
  }
}
