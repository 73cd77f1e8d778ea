import Backable

/// What there is: three figures, the stacks, and the controllers that are alive.
@MainActor
final class InspectorOverview {
  let widget: Widget
  private let list: ListView
  private let screens = Figure("Screens")
  private let alive = Figure("Alive")
  private let closures = Figure("Closures")
  private let shown: Shown

  /// What the rows are filled from.
  @MainActor private final class Shown {
    var lines: [InspectorLine] = []
  }

  init() {
    let shown = Shown()
    self.shown = shown
    list = ListView(
      accessibilityLabel: { shown.lines[$0].words }, makeRow: { InspectorLineRow() },
      bind: { row, index in row.show(shown.lines[index]) })
    list.accessibilityLabel = "Stack and controllers"
    list.addCSSClass("lines")
    let scroller = scrollingUpAndDown(list)
    scroller.expandsVertically = true
    scroller.propagatesNaturalHeight = true
    scroller.minContentHeight = 120
    let figures = Box(orientation: .horizontal, [screens, alive, closures].map(\.widget))
    figures.isHomogeneous = true
    widget = Box(orientation: .vertical, [figures, scroller])
  }

  var lines: [InspectorLine] { shown.lines }

  /// Shows it, and how many closures there are more than at some time.
  func show(_ lines: [InspectorLine], screens: Int, alive: Int, closures: Int, more: Int) {
    self.screens.show("\(screens)")
    self.alive.show("\(alive)")
    self.closures.show("\(closures)", more == 0 ? nil : more > 0 ? "+\(more)" : "−\(-more)")
    guard lines != shown.lines else { return }
    shown.lines = lines
    list.count = lines.count
    list.reload()
  }
}

/// A number, and what it counts.
@MainActor
private final class Figure {
  let widget = Box(orientation: .vertical, spacing: 2)
  private let name: String
  private let number = Label("0")
  private let caption: Label

  init(_ name: String) {
    self.name = name
    caption = Label(name)
    widget.addCSSClass("figure")
    number.addCSSClass("title-2")
    number.addCSSClass("numeric")
    for each in ["dim-label", "caption"] { caption.addCSSClass(each) }
    widget.append(number)
    widget.append(caption)
  }

  func show(_ words: String, _ more: String? = nil) {
    if number.text != words { number.text = words }
    let text = more.map { "\(name) \($0)" } ?? name
    if caption.text != text { caption.text = text }
  }
}
