import Backable

/// What a search of the gallery has found, group by group.
@MainActor
final class GalleryResults {
  let widget = Box(orientation: .vertical, spacing: 24)
  private let open: @MainActor (any GalleryPage.Type) -> Void

  /// The pages that were found, the best first.
  private(set) var pages: [any GalleryPage.Type] = []

  init(open: @escaping @MainActor (any GalleryPage.Type) -> Void) { self.open = open }

  /// Shows what was found for a search.
  func show(_ matches: [GalleryMatch]) {
    widget.removeAll()
    pages = matches.compactMap { Gallery.page(id: $0.id) }
    for (rank, words) in [tr("In Titles"), tr("In Keywords"), tr("In Source")].enumerated() {
      let group = matches.filter { $0.place.rank == rank }
      if !group.isEmpty { widget.append(section(words, group)) }
    }
  }

  private func section(_ words: String, _ matches: [GalleryMatch]) -> Widget {
    let card = Card()
    for match in matches {
      guard let page = Gallery.page(id: match.id) else { continue }
      let declaration = page.declaration
      card.addRow(
        declaration.title, subtitle: match.place.subtitle ?? declaration.summary.firstSentence,
        iconName: declaration.iconName
      ) { [open] in open(page) }
    }
    return Box(orientation: .vertical, spacing: 9, [heading(words), card.widget])
  }
}

extension GalleryMatch.Place {
  /// The line in which the words stand.
  fileprivate var subtitle: String? {
    guard case .source(let line, let text) = self else { return nil }
    return "Line \(line): \(text)"
  }
}

extension String {
  /// What stands before the first full stop that ends a sentence.
  var firstSentence: String {
    let end = indices.first { self[$0...].hasPrefix(". ") }
    return String(end.map { self[..<$0] } ?? (hasSuffix(".") ? dropLast() : self[...]))
  }
}
