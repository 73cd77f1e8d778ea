internal import CGtk

/// A row that needs no more room than its last child: where there is not enough for the others, they leave, the first one
/// first, and a button stands in their place that offers them.
public final class OverflowBox: Box {
  private nonisolated static let keptClass = "backable-kept"

  /// What stands at the start of the row while children are left out.
  public let overflow: Widget
  private let gap: Int

  /// A row without children.
  /// - Parameters:
  ///   - spacing: The room between two children, in pixels.
  ///   - overflow: The button that offers what is left out.
  public init(spacing: Int, overflow: Widget) {
    self.overflow = overflow
    gap = spacing
    super.init(orientation: .horizontal, spacing: spacing)
    append(overflow)
    gtk_widget_set_child_visible(overflow.widget, 0)
    setCustomLayout(OverflowLayout(overflow: overflow, spacing: spacing))
  }

  /// The children that are left out at this moment, in order.
  public var leftOut: [Widget] {
    childrenInLayout.filter { $0 != overflow && gtk_widget_get_child_visible($0.widget) == 0 }
  }

  /// How much of so much room the row makes use of, in pixels.
  nonisolated func used(of width: Int) -> Int {
    OverflowLayout.row(of: WidgetPointer(pointer), overflow: overflow, spacing: gap, for: -1).used(of: width)
  }

  /// Whether a child stays, whatever happens to the others: one that no menu can offer.
  public func keep(_ child: Widget, _ isKept: Bool) {
    if isKept { child.addCSSClass(Self.keptClass) } else { child.removeCSSClass(Self.keptClass) }
  }

  fileprivate nonisolated static func isKept(_ child: WidgetPointer) -> Bool {
    gtk_widget_has_css_class(child, keptClass) != 0
  }
}

private final class OverflowLayout: CustomLayout {
  private let overflow: Widget
  private let spacing: Int

  init(overflow: Widget, spacing: Int) { (self.overflow, self.spacing) = (overflow, spacing) }

  nonisolated func measure(_ container: WidgetPointer, _ orientation: Orientation, for size: Int) -> Extent {
    if orientation == .vertical {
      var greatest = Extent.none
      container.forEachChildInLayout { greatest = greatest.union($0.measure(.vertical, for: -1)) }
      return greatest
    }
    return Self.row(of: container, overflow: overflow, spacing: spacing, for: size).needed
  }

  @MainActor func allocate(_ container: Widget, width: Int, height: Int) {
    let row = Self.row(of: container.widget, overflow: overflow, spacing: spacing, for: height)
    let places = row.places(in: width)
    let isRightToLeft = container.isRightToLeft
    func place(_ child: Widget, at place: OverflowRow.Place?) {
      gtk_widget_set_child_visible(child.widget, place == nil ? 0 : 1)
      child.setHiddenFromAssistiveTechnologies(place == nil)
      guard let place else { return }
      child.allocate(
        x: isRightToLeft ? width - place.x - place.width : place.x, width: place.width, height: height)
    }
    place(overflow, at: places.overflow)
    let children = container.childrenInLayout.filter { $0 != overflow }
    for (child, childPlace) in zip(children, places.children) { place(child, at: childPlace) }
  }

  static func row(
    of container: WidgetPointer, overflow: Widget, spacing: Int, for height: Int
  ) -> OverflowRow {
    let button = WidgetPointer(overflow.pointer)
    var row = OverflowRow(spacing: spacing, overflow: button.measure(.horizontal, for: height).natural)
    container.forEachChildInLayout {
      guard $0 != button else { return }
      row.children.append(.init($0.measure(.horizontal, for: height), isKept: OverflowBox.isKept($0)))
    }
    return row
  }
}

/// The arithmetic of a row that leaves children out.
struct OverflowRow {
  struct Child {
    let extent: Extent
    let isKept: Bool

    init(_ extent: Extent, isKept: Bool = false) { (self.extent, self.isKept) = (extent, isKept) }
  }

  struct Place: Equatable {
    var x: Int
    var width: Int
  }

  let spacing: Int
  /// How wide the button is.
  let overflow: Int
  var children: [Child] = []

  /// All of them, or those that stay with the button.
  var needed: Extent {
    guard !children.isEmpty else { return .none }
    let natural = width(of: children.indices.map { children[$0].extent.natural })
    var least = stays.map { children[$0].extent.minimum }
    if stays.count < children.count { least.append(overflow) }
    return Extent(minimum: min(width(of: least), natural), natural: natural)
  }

  /// How much of so much room it makes use of.
  func used(of width: Int) -> Int {
    places(in: width).children.compactMap { $0.map { $0.x + $0.width } }.max() ?? 0
  }

  /// Where each child stands, nil: it is left out; and the button, nil: nothing is.
  func places(in width: Int) -> (overflow: Place?, children: [Place?]) {
    let all = Array(children.indices)
    let shown = self.width(of: all.map { children[$0].extent.natural }) <= width ? all : fitting(in: width)
    let leavesOut = shown.count < children.count
    var places = [Place?](repeating: nil, count: children.count)
    var x = leavesOut ? overflow + spacing : 0
    var missing = self.width(of: shown.map { children[$0].extent.natural }) + x - width
    for index in shown {
      // What stays although there is little room gives way.
      let give = min(max(missing, 0), children[index].extent.natural - children[index].extent.minimum)
      missing -= give
      let childWidth = children[index].extent.natural - give
      places[index] = Place(x: x, width: childWidth)
      x += childWidth + spacing
    }
    return (leavesOut ? Place(x: 0, width: overflow) : nil, places)
  }

  /// Those that stay beside the button, and of the others as many of the last as there is room for.
  private func fitting(in width: Int) -> [Int] {
    var shown = stays
    for index in children.indices.reversed() where !stays.contains(index) {
      let widths = (shown + [index]).map { children[$0].extent.natural } + [overflow]
      guard self.width(of: widths) <= width else { break }
      shown.append(index)
    }
    return shown.sorted()
  }

  private var stays: [Int] {
    children.indices.filter { children[$0].isKept || $0 == children.count - 1 }
  }

  private func width(of widths: [Int]) -> Int {
    widths.reduce(0, +) + max(widths.count - 1, 0) * spacing
  }
}
