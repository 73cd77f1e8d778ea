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
    let titleWidget = bar.titleView as? Widget ?? title.box
    releaseViews(notIn: bar, titleWidget: titleWidget)
    back.apply(bar.back.map { [$0.item] } ?? [], label: bar.back?.label, tooltip: bar.back?.tooltip)
    left.apply(bar.left)
    // The first item is the outermost, and a box begins with the innermost at this end.
    right.apply(bar.right.reversed())
    title.apply(title: bar.title, subtitle: bar.subtitle)
    if header.titleWidget != titleWidget { header.titleWidget = titleWidget }
  }

  /// One view may stand at one place for one screen and at another for the next: it leaves before it comes.
  private func releaseViews(notIn bar: Bar, titleWidget: Widget) {
    if header.titleWidget != titleWidget { header.titleWidget = nil }
    back.releaseViews(notIn: bar.back.map { [$0.item] } ?? [])
    left.releaseViews(notIn: bar.left)
    right.releaseViews(notIn: bar.right)
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
