import GtkInterop
import Navigation

/// A header bar that shows a ``Bar``, and changes only what is different from what it shows already.
///
/// Nothing else writes to the header bar. Order at the start: the window's buttons, back, other items (rule B11).
@MainActor
final class BarView {
  let header = HeaderBar()
  private let back = BarItemsView()
  private let left = BarItemsView()
  private let right = BarItemsView()
  private let title = TitleView()

  /// The back button's menu.
  let history: HistoryMenu

  private let multiClick: MultiClick
  private weak var reportedTitleView: (any View)?
  private var next: (bar: Bar, closeItem: BarButtonItem?)?
  private var isShowing = false

  init() {
    history = HistoryMenu(at: back.box)
    multiClick = MultiClick(on: header, beginningOn: back.box)
    history.offer(on: header)
    header.packStart(back.box)
    header.packStart(left.box)
    header.packEnd(right.box)
    header.titleWidget = title.box
  }

  /// The back button; nil when the bar shows none.
  var backButton: Widget? { back.box.children.first }

  /// Shows `bar`.
  /// - Parameter closeItem: an item that stands outside of all others at the end; nil: there is none.
  func apply(_ bar: Bar, closeItem: BarButtonItem? = nil) {
    // A view of the program's may run code when it is shown, and that code may change the bar: the last change wins.
    next = (bar, closeItem)
    guard !isShowing else { return }
    isShowing = true
    while let next {
      self.next = nil
      show(next.bar, closeItem: next.closeItem)
    }
    isShowing = false
  }

  private func show(_ bar: Bar, closeItem: BarButtonItem?) {
    history.apply(bar.back)
    let titleWidget = titleWidget(for: bar)
    let end = (closeItem.map { [$0] } ?? []) + bar.right
    // One view may stand at one place for one screen and at another for the next: it leaves before it comes.
    if header.titleWidget != titleWidget { header.titleWidget = nil }
    back.releaseViews(notIn: bar.back.map { [$0.item] } ?? [])
    left.releaseViews(notIn: bar.left)
    right.releaseViews(notIn: end)
    back.apply(bar.back.map { [$0.item] } ?? [], label: bar.back?.label, tooltip: bar.back?.tooltip)
    left.apply(bar.left)
    // The first item is the outermost, and a box begins with the innermost at this end.
    right.apply(end.reversed())
    title.apply(title: bar.title, subtitle: bar.subtitle)
    if header.titleWidget != titleWidget { header.titleWidget = titleWidget }
  }

  private func titleWidget(for bar: Bar) -> Widget {
    guard let view = bar.titleView else { return title.box }
    if let widget = view as? Widget { return widget }
    if reportedTitleView !== view { Diagnostic.notShowable(view, as: "A titleView").report() }
    reportedTitleView = view
    return title.box
  }
}

/// The title and the line under it. They are shortened before any button is.
@MainActor
private final class TitleView {
  let box = Box(orientation: .vertical)
  private let title = TitleView.line("title")
  private let subtitle = TitleView.line("subtitle")

  init() {
    box.verticalAlignment = .center
    box.append(title)
    box.append(subtitle)
  }

  func apply(title: String?, subtitle: String?) {
    Self.show(title, in: self.title)
    Self.show(subtitle, in: self.subtitle)
  }

  private static func line(_ cssClass: String) -> Label {
    let label = Label()
    label.addCSSClass(cssClass)
    label.ellipsizing = .end
    label.isVisible = false
    return label
  }

  private static func show(_ text: String?, in label: Label) {
    let text = text?.inOneLine ?? ""
    if label.text != text { label.text = text }
    if label.isVisible == text.isEmpty { label.isVisible = !text.isEmpty }
  }
}

extension String {
  /// The text in one line, and no longer than anybody reads. Text layout takes a time that grows with the length, and
  /// a window's title is limited by what the X server takes in one request.
  var inOneLine: String { String(prefix(300).map { $0.isNewline ? " " : $0 }) }
}
