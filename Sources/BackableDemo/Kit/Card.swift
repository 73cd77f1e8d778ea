import Backable

/// Rows in a rounded box; each opens something, or holds a widget of its own.
@MainActor
final class Card {
  /// The box to place.
  let widget: Widget
  private let list = ListBox()
  private let actions = RowActions()
  private(set) var rows: [ListBoxRow] = []

  init() {
    list.showsSeparators = true
    list.addCSSClass("card")
    widget = list
    // The list holds what its rows do: they work as long as they are there, and nobody need hold this object.
    list.onRowActivated { [actions] index in actions.perform(index) }
  }

  /// Adds a row that does something when it is clicked, or chosen with Return.
  @discardableResult
  func addRow(
    _ title: String, subtitle: String? = nil, iconName: String? = nil, action: @escaping @MainActor () -> Void
  ) -> ListBoxRow {
    let chevron = Image(iconName: "go-next-symbolic")
    chevron.addCSSClass("dim-label")
    return add(title, subtitle: subtitle, iconName: iconName, trailing: chevron, action: action)
  }

  /// Adds a row that holds a widget at its end.
  @discardableResult
  func addRow(_ title: String, subtitle: String? = nil, trailing: Widget) -> ListBoxRow {
    let row = add(title, subtitle: subtitle, iconName: nil, trailing: trailing) {}
    row.isActivatable = false
    row.isFocusable = false
    return row
  }

  private func add(
    _ title: String, subtitle: String?, iconName: String?, trailing: Widget,
    action: @escaping @MainActor () -> Void
  ) -> ListBoxRow {
    let content = Box(orientation: .horizontal, spacing: 12)
    content.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    if let iconName { content.append(Image(iconName: iconName)) }
    content.append(Self.words(title, subtitle))
    trailing.verticalAlignment = .center
    content.append(trailing)
    let row = ListBoxRow(child: content)
    row.isSelectable = false
    row.accessibilityLabel = title
    if let subtitle { row.accessibilityDescription = subtitle }
    list.append(row)
    rows.append(row)
    actions.add(action)
    return row
  }

  private static func words(_ title: String, _ subtitle: String?) -> Widget {
    let words = Box(orientation: .vertical, spacing: 3)
    words.expandsHorizontally = true
    words.verticalAlignment = .center
    words.append(line(title))
    if let subtitle {
      let label = line(subtitle)
      label.addCSSClass("dim-label")
      label.addCSSClass("caption")
      words.append(label)
    }
    return words
  }

  private static func line(_ text: String) -> Label {
    let label = Label(text)
    label.wraps = true
    label.xAlign = 0
    return label
  }
}

/// What the rows do, in their order.
@MainActor
private final class RowActions {
  private var actions: [@MainActor () -> Void] = []

  func add(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  func perform(_ index: Int) { actions[index]() }
}
