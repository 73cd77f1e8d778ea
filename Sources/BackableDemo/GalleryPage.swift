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
  /// The rules of navigation that the page shows, by their ids, each with a sentence that says where.
  var rules: KeyValuePairs<String, String> = [:]
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

/// All pages, by section and then in the order of their titles.
@MainActor
enum Gallery {
  static let pages: [any GalleryPage.Type] = EmbeddedPages.pages.sorted {
    ($0.order, $0.declaration.title) < ($1.order, $1.declaration.title)
  }

  static func page(id: String) -> (any GalleryPage.Type)? { pages.first { $0.declaration.id == id } }
}

extension GalleryPage {
  /// The file that declares the page.
  static var fileName: String { "\(self).swift" }

  /// The text of that file.
  static var source: String { EmbeddedPages.sources["\(self)"] ?? "" }

  fileprivate static var order: Int {
    GallerySection.allCases.firstIndex(of: declaration.section) ?? 0
  }
}
