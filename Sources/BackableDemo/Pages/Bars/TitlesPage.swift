import Backable

/// Titles, subtitles, a view in their place, and what gives way where there is little room.
final class TitlesPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "titles", title: tr("Titles"), section: .bars,
    keywords: ["title", "subtitle", "titleView", "ellipsis", "overflow", "narrow", "360 px"],
    summary: tr(
      "A bar has a title, a line under it, or a view in their place. Where there is little room the title is "
        + "shortened first, and then the items but the first move into a menu. The way back stays."),
    rules: [
      "S21": "A title that changes shows at once.",
      "B11": "However narrow the bar is, the way back keeps its place.",
    ],
    iconName: "format-text-bold-symbolic")

  private let entry = Entry()

  override func loadView() -> any View {
    entry.text = title ?? ""
    entry.accessibilityLabel = "Title"
    entry.onChanged { [weak self] in self?.title = self?.entry.text }
    let card = Card()
    card.addRow("Title", trailing: entry)
    card.addRow(
      "A line under it", trailing: toggle("A line under it") { $0.subtitle = $1 ? "Twenty-two trees" : nil })
    card.addRow(
      "A view in its place", trailing: toggle("A view in its place") { $0.titleView = $1 ? Self.view : nil })
    card.addRow(
      "Many items", trailing: toggle("Many items") { $0.rightBarButtonItems = $1 ? Self.items : [] })
    return pageBody([paragraph(summary), card.widget])
  }

  private static var view: Widget {
    let view = Switch()
    view.accessibilityLabel = "In place of the title"
    return view
  }

  private static var items: [BarButtonItem] {
    ["Mark", "Copy", "Print", "Send"].map { BarButtonItem(title: $0) {} }
  }

  private func toggle(_ name: String, change: @escaping @MainActor (NavigationItem, Bool) -> Void) -> Switch {
    let toggle = Switch()
    toggle.accessibilityLabel = name
    toggle.onChanged { [navigationItem] in change(navigationItem, $0) }
    return toggle
  }
}
