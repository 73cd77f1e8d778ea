import Backable

/// A page that a search has found, and where.
struct GalleryMatch: Equatable, Sendable {
  /// Where a page was found, the best first.
  enum Place: Equatable, Sendable {
    case title
    /// In the keywords, the id or the paragraph.
    case keywords
    /// In a line of its source, counted from 1; the text stands without the blanks around it.
    case source(line: Int, text: String)
  }

  /// The page's id.
  let id: String
  let place: Place
}

/// What of a page can be searched, in small letters.
struct SearchablePage: Sendable {
  let id: String
  private let title: String
  private let words: String
  private let lines: [(number: Int, text: String, lowered: String)]

  init(_ declaration: PageDeclaration, source: String) {
    id = declaration.id
    title = declaration.title.lowercased()
    words = ([title, id, declaration.summary] + declaration.keywords).joined(separator: "\n").lowercased()
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      (index + 1, line.trimmed, line.lowercased())
    }
  }

  /// Where all of the words are found together; nil: nowhere.
  fileprivate func place(of searched: [String]) -> GalleryMatch.Place? {
    if searched.allSatisfy({ title.contains($0) }) { return .title }
    if searched.allSatisfy({ words.contains($0) }) { return .keywords }
    let line = lines.first { line in searched.allSatisfy { line.lowered.contains($0) } }
    return line.map { .source(line: $0.number, text: $0.text) }
  }
}

extension [SearchablePage] {
  /// The pages that hold all words of a search: those with the words in their titles first, then in their keywords, then in
  /// their source. Letters may be large or small. A search without words finds nothing.
  func matches(_ search: String) -> [GalleryMatch] {
    let searched = search.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard !searched.isEmpty else { return [] }
    let found = compactMap { page in
      page.place(of: searched).map { GalleryMatch(id: page.id, place: $0) }
    }
    return (0...2).flatMap { rank in found.filter { $0.place.rank == rank } }
  }
}

extension GalleryMatch.Place {
  var rank: Int {
    switch self {
    case .title: 0
    case .keywords: 1
    case .source: 2
    }
  }
}

extension Gallery {
  /// What of the pages can be searched, in the gallery's order. Made when first searched.
  static let searchable = pages.map { SearchablePage($0.declaration, source: $0.source) }
}

extension Substring {
  /// Without the blanks at both ends.
  fileprivate var trimmed: String {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
