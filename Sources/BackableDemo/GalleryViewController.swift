import Backable

/// The first screen: all pages by section, and a field to search them.
final class GalleryViewController: ViewController, CanOpenMenu {
  private lazy var search = SearchEntry(placeholder: tr("Search pages"))
  private var sections: [SectionView] = []
  private lazy var nothing = statusPage(
    iconName: "edit-find-symbolic", title: tr("No Pages Found"), description: tr("Try other words."))

  // Screens above it tell where they lead back to before it is ever loaded.
  override init() {
    super.init()
    title = "Backable"
  }

  override func loadView() -> any View {
    sections = GallerySection.allCases.compactMap { section in
      let pages = Gallery.pages.filter { $0.declaration.section == section }
      return pages.isEmpty ? nil : SectionView(section, pages) { [weak self] page in self?.show(page.init()) }
    }
    search.accessibilityLabel = tr("Search pages")
    search.onSearchChanged { [weak self] in self?.filter() }
    search.onStopSearch { [weak self] in self?.search.text = "" }
    search.onActivate { [weak self] in self?.openFirst() }
    nothing.isVisible = false
    return pageBody([search] + sections.map(\.widget) + [nothing])
  }

  var menu: Menu { .ofApplication(on: widget) }

  private func filter() {
    for section in sections { section.filter(search.text) }
    nothing.isVisible = sections.allSatisfy { !$0.widget.isVisible }
  }

  /// Return in the search field opens the first page that was found.
  private func openFirst() {
    filter()
    guard let page = sections.lazy.compactMap(\.firstFound).first else { return }
    show(page.init())
  }
}

/// One section of the gallery: a heading and a card of rows.
@MainActor
private final class SectionView {
  let widget = Box(orientation: .vertical, spacing: 9)
  private let card = Card()
  private let pages: [any GalleryPage.Type]

  init(
    _ section: GallerySection, _ pages: [any GalleryPage.Type],
    open: @escaping @MainActor (any GalleryPage.Type) -> Void
  ) {
    self.pages = pages
    widget.append(heading(section.title))
    widget.append(card.widget)
    for page in pages {
      let declaration = page.declaration
      card.addRow(
        declaration.title, subtitle: declaration.summary.firstSentence, iconName: declaration.iconName
      ) {
        open(page)
      }
    }
  }

  /// The first page that the search has left.
  var firstFound: (any GalleryPage.Type)? { zip(pages, card.rows).first { $1.isVisible }?.0 }

  /// Shows the rows that match; the section hides when none does.
  func filter(_ search: String) {
    for (page, row) in zip(pages, card.rows) { row.isVisible = page.declaration.matches(search) }
    widget.isVisible = firstFound != nil
  }
}

extension String {
  /// What stands before the first full stop that ends a sentence.
  fileprivate var firstSentence: String {
    let end = indices.first { self[$0...].hasPrefix(". ") }
    return String(end.map { self[..<$0] } ?? (hasSuffix(".") ? dropLast() : self[...]))
  }
}
