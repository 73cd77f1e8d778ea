import GtkInterop
import Navigation

/// The items at one place of a bar, each shown by one widget that stays as long as its item does.
@MainActor
final class BarItemsView {
  let box: Box
  private var views: [BarItemView] = []

  /// What can be seen of the items.
  var looks: [BarItemView.Looks] { views.map { $0.looks } }

  /// - Parameter box: Where the items stand; an ``OverflowBox`` may leave some of them out.
  init(in box: Box = Box(orientation: .horizontal, spacing: BarBox.spacing)) {
    self.box = box
    box.isVisible = false
  }

  /// The items that there is no room for, the outermost last.
  var leftOut: [BarButtonItem] {
    guard let widgets = (box as? OverflowBox)?.leftOut else { return [] }
    return views.filter { view in widgets.contains(view.widget) }.map(\.item)
  }

  /// Shows `items`, in the box's order. `label` and `tooltip` go before the items' own.
  func apply(_ items: [BarButtonItem], label: String? = nil, tooltip: String? = nil) {
    if !isSame(as: items) { arrange(items) }
    for view in views { view.update(label: label, tooltip: tooltip) }
    if box.isVisible == items.isEmpty { box.isVisible = !items.isEmpty }
  }

  /// Takes out the items' own views that do not stay. Done at all places of a bar before anything is put in at one, so
  /// that a view can move from one place to another.
  func releaseViews(notIn items: [BarButtonItem]) {
    for view in views where view.kind == .view && !items.contains(where: { $0 === view.item }) {
      box.remove(view.widget)
      view.release()
    }
    views.removeAll { view in view.kind == .view && !items.contains { $0 === view.item } }
  }

  /// The item that is shown by `widget` or by what it stands in.
  func item(around widget: Widget) -> BarButtonItem? {
    views.first { $0.widget.contains(widget) }?.item
  }

  /// What shows an item; nil when it is not here.
  func widget(showing item: BarButtonItem) -> Widget? { views.first { $0.item === item }?.widget }

  private func isSame(as items: [BarButtonItem]) -> Bool {
    views.count == items.count && zip(views, items).allSatisfy { $0.item === $1 && $0.fits($1) }
  }

  /// Keeps the widgets of items that stay, and lets a button that is free serve an item that comes.
  private func arrange(_ items: [BarButtonItem]) {
    var free = views.filter { view in !items.contains { $0 === view.item && view.fits($0) } }
    let arranged = items.map { item in
      views.first { $0.item === item && $0.fits(item) } ?? reuse(from: &free, for: item) ?? BarItemView(item)
    }
    for view in free {
      view.closeMenu()
      box.remove(view.widget)
    }
    var previous: Widget?
    for view in arranged {
      if view.widget.parent == box {
        box.reorder(view.widget, after: previous)
      } else {
        box.insert(view.widget, after: previous)
      }
      (box as? OverflowBox)?.keep(view.widget, view.kind == .view)
      previous = view.widget
    }
    views = arranged
  }

  private func reuse(from free: inout [BarItemView], for item: BarButtonItem) -> BarItemView? {
    guard let index = free.firstIndex(where: { $0.kind != .view && $0.fits(item) }) else { return nil }
    let view = free.remove(at: index)
    view.item = item
    return view
  }
}
