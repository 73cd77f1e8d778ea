import Backable

/// A list in which something can be looked for.
final class SearchPage: DemoPage, GalleryPage, CanGoBack, CanSearch {
  static let declaration = PageDeclaration(
    id: "search", title: tr("Search"), section: .bars,
    keywords: ["CanSearch", "search(for:)", "search bar", "Control+F", "filter", "type to search"],
    summary: tr(
      "Adopting CanSearch gives a page a search button, Control+F, and a search bar that slides in when one "
        + "begins to type. The page gets the text. Escape leaves the search, and then the page."),
    rules: [
      "F4": "Escape leaves the search first, and the page after that."
    ],
    iconName: "system-search-symbolic")

  private static let trees = [
    "Alder", "Ash", "Beech", "Birch", "Cedar", "Chestnut", "Elm", "Fir", "Hazel", "Hornbeam", "Larch", "Lime",
    "Maple",
    "Oak", "Pine", "Plane", "Poplar", "Rowan", "Spruce", "Walnut", "Willow", "Yew",
  ]
  private let card = Card()
  private let nothing = paragraph("No tree is called that.")

  override func loadView() -> any View {
    for tree in Self.trees { card.addRow(tree, trailing: Label("")) }
    nothing.isVisible = false
    return pageBody([paragraph(summary), nothing, card.widget])
  }

  func search(for text: String) {
    let found = Self.trees.map { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    for (row, isFound) in zip(card.rows, found) { row.isVisible = isFound }
    card.widget.isVisible = found.contains(true)
    nothing.isVisible = !card.widget.isVisible
  }
}
