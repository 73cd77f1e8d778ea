import Backable

/// A page of the gallery. It is declared once, in a file of its own that bears the type's name: the build finds it
/// there, registers it, and embeds its source.
@MainActor
protocol GalleryPage: DemoPage, Restorable {
  /// What the gallery says of the page.
  static var declaration: PageDeclaration { get }

  /// The screens that the page opens and that a restart makes again. Default: none.
  static var furtherScreens: [any Restorable.Type] { get }
}

/// What the gallery says of a page.
struct PageDeclaration: Sendable {
  /// The name for `--page`: lower-case words joined by hyphens.
  let id: String
  let title: String
  let section: GallerySection
  /// Further words under which the search finds the page.
  let keywords: [String]
  /// One paragraph: what the page shows.
  let summary: String
  let iconName: String
}

/// The gallery's sections, in their order.
enum GallerySection: CaseIterable, Sendable {
  case back
  case bars
  case sheets
  case realInput

  @MainActor var title: String {
    switch self {
    case .back: tr("Going Back")
    case .bars: tr("Header Bars")
    case .sheets: tr("Sheets")
    case .realInput: tr("Real Input")
    }
  }
}

extension PageDeclaration {
  /// Whether every word of a search is found in the title, the keywords, the id or the paragraph.
  func matches(_ search: String) -> Bool {
    let text = ([title, id, summary] + keywords).joined(separator: " ").lowercased()
    return search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

/// All pages, by section and then in the order of their titles.
@MainActor
enum Gallery {
  static let pages: [any GalleryPage.Type] = EmbeddedPages.pages.sorted {
    ($0.order, $0.declaration.title) < ($1.order, $1.declaration.title)
  }

  static func page(id: String) -> (any GalleryPage.Type)? { pages.first { $0.declaration.id == id } }
}

extension GalleryPage {
  fileprivate static var order: Int {
    GallerySection.allCases.firstIndex(of: declaration.section) ?? 0
  }
}
