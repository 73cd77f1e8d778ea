import Backable

/// The first screen: all pages by section, or those that a search has found.
final class GalleryViewController: ViewController, CanSearch, CanOpenMenu {
  private let sections = Box(orientation: .vertical, spacing: 24)
  private let nothing = Box(orientation: .vertical)
  private lazy var results = GalleryResults { [weak self] page in self?.show(page.init()) }

  var searchPlaceholder: String? { tr("Titles, keywords, source") }

  // Screens above it tell where they lead back to before it is ever loaded.
  override init() {
    super.init()
    title = "Backable"
  }

  override func loadView() -> any View {
    for section in GallerySection.allCases { addSection(section) }
    let body = pageBody([sections, results.widget, nothing])
    search(for: searchText ?? "")
    return body
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let inspector = BarButtonItem(
      iconName: "view-reveal-symbolic", accessibilityLabel: tr("Inspector"), owner: self
    ) { $0.widget.activateAction(named: "app.inspector") }
    inspector.tooltip = tr("What the stack does (Ctrl+Shift+D)")
    navigationItem.rightBarButtonItem = inspector
  }

  var menu: Menu { .ofApplication(on: widget) }

  func search(for text: String) {
    let isSearching = text.contains { !$0.isWhitespace }
    results.show(Gallery.searchable.matches(text))
    sections.isVisible = !isSearching
    results.widget.isVisible = isSearching && !results.pages.isEmpty
    nothing.removeAll()
    nothing.isVisible = isSearching && results.pages.isEmpty
    if nothing.isVisible { nothing.append(nothingFound) }
  }

  /// Return opens what was found first.
  func commitSearch() {
    if let page = results.pages.first { show(page.init()) }
  }

  private var nothingFound: Widget {
    statusPage(
      iconName: "edit-find-symbolic", title: tr("No Pages Found"),
      description: tr("No page has these words in its title, its keywords or its source."),
      actions: [Button(label: tr("Show All Pages"), owner: self) { $0.searchText = nil }])
  }

  private func addSection(_ section: GallerySection) {
    let pages = Gallery.pages.filter { $0.declaration.section == section }
    guard !pages.isEmpty else { return }
    let card = Card()
    for page in pages {
      let declaration = page.declaration
      card.addRow(
        declaration.title, subtitle: declaration.summary.firstSentence, iconName: declaration.iconName
      ) { [weak self] in self?.show(page.init()) }
    }
    sections.append(
      Box(orientation: .vertical, spacing: 9, [heading(section.title), card.widget]))
  }
}
