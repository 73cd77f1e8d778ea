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

  init() {
    header.packStart(back.box)
    header.packStart(left.box)
    header.packEnd(right.box)
    header.titleWidget = title.box
  }

  /// The back button; nil when the bar shows none.
  var backButton: Widget? { back.box.children.first }

  /// Shows `bar`.
  func apply(_ bar: Bar) {
    back.apply(bar.back.map { [$0.item] } ?? [], label: bar.back?.label, tooltip: bar.back?.tooltip)
    left.apply(bar.left)
    // The first item is the outermost, and a box begins with the innermost at this end.
    right.apply(bar.right.reversed())
    apply(titleView: bar.titleView as? Widget, else: bar)
  }

  private func apply(titleView: Widget?, else bar: Bar) {
    title.apply(title: bar.title, subtitle: bar.subtitle)
    let wanted = titleView ?? title.box
    if header.titleWidget != wanted { header.titleWidget = wanted }
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
    let text = text.map { String($0.prefix(longestTitle)).replacingLineBreaks } ?? ""
    if label.text != text { label.text = text }
    if label.isVisible == text.isEmpty { label.isVisible = !text.isEmpty }
  }

  /// In characters. No bar is wider, and text layout takes a time that grows with the length.
  private static let longestTitle = 300
}

extension String {
  /// The text in one line.
  var replacingLineBreaks: String { String(map { $0.isNewline ? " " : $0 }) }
}
