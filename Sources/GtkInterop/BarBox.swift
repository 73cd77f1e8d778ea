internal import CGtk

/// What a bar holds, in one row: something at the start, something in the middle, and something at the end.
///
/// The middle stands in the middle of the whole ``HeaderBar`` as long as there is room, window buttons or not, and
/// moves aside before it is shortened. It is shortened before anything at the start or the end is.
public final class BarBox: Widget {
  /// The room between two things in a bar, in pixels.
  public nonisolated static let spacing = 6

  /// - Parameters:
  ///   - start: Stands at the left, in right-to-left at the right.
  ///   - middle: One that expands takes all the room between the others.
  ///   - end: Stands at the other side.
  ///   - cover: Lies over the whole bar, wherever the box stands in it, and takes no part in the layout.
  public convenience init(start: Widget, middle: Widget, end: Widget, cover: Widget) {
    self.init(sinking: new(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)))
    for child in [start, middle, end, cover] { gtk_box_append(UnsafeMutablePointer(pointer), child.widget) }
    setCustomLayout(BarLayout(start: start, middle: middle, end: end, cover: cover))
    expandsHorizontally = true
  }
}

@MainActor private final class BarLayout: CustomLayout {
  private let row: [Widget]
  private let cover: Widget

  init(start: Widget, middle: Widget, end: Widget, cover: Widget) {
    row = [start, middle, end]
    self.cover = cover
  }

  func measure(_ container: Widget, _ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int)
  {
    if orientation == .horizontal { return BarRow(widths(for: size)).needed }
    return row.map { $0.measure(.vertical, for: -1) }.reduce((0, 0)) {
      (max($0.0, $1.minimum), max($0.1, $1.natural))
    }
  }

  func allocate(_ container: Widget, width: Int, height: Int) {
    let bar = container.barAround
    let origin = container.position(in: bar) ?? (0, 0)
    let isRightToLeft = container.isRightToLeft
    let middle = Double(bar.width) / 2 - origin.x
    let places = BarRow(widths(for: height)).places(
      in: width, middle: Int(isRightToLeft ? Double(width) - middle : middle), fillsMiddle: row[1].expandsWide
    )
    for (child, place) in zip(row, places) {
      child.allocate(
        x: isRightToLeft ? width - place.x - place.width : place.x, width: place.width, height: height)
    }
    cover.allocate(x: -Int(origin.x), y: -Int(origin.y), width: bar.width, height: bar.height)
  }

  private func widths(for height: Int) -> [BarRow.Width] {
    row.map { child in
      let width = child.measure(.horizontal, for: height)
      return BarRow.Width(minimum: width.minimum, natural: width.natural)
    }
  }
}

extension Widget {
  /// The header bar in which this widget stands, or else the widget.
  fileprivate var barAround: Widget {
    sequence(first: self, next: { $0.parent }).first { $0.isA(.headerBar) } ?? self
  }

  /// Whether this widget, or something in it, wants spare width.
  fileprivate var expandsWide: Bool { gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0 }
}

/// The arithmetic of a bar: who gets how much, from the start to the end.
struct BarRow {
  struct Width: Equatable {
    var minimum: Int
    var natural: Int
  }

  struct Place: Equatable {
    var x: Int
    var width: Int
  }

  private let start: Width
  private let middle: Width
  private let end: Width

  /// - Parameter widths: what start, middle and end need; one that is not there needs nothing.
  init(_ widths: [Width]) { (start, middle, end) = (widths[0], widths[1], widths[2]) }

  private var startGap: Int { start.natural > 0 ? BarBox.spacing : 0 }
  private var endGap: Int { end.natural > 0 ? BarBox.spacing : 0 }

  /// What all of them need.
  var needed: (minimum: Int, natural: Int) {
    let gaps = startGap + endGap
    return (
      start.minimum + middle.minimum + end.minimum + gaps, start.natural + middle.natural + end.natural + gaps
    )
  }

  /// - Parameters:
  ///   - width: how much there is, in pixels.
  ///   - centre: where the middle should have its own, in pixels from the start.
  ///   - fillsMiddle: whether the middle wants all that is left.
  func places(in width: Int, middle centre: Int, fillsMiddle: Bool) -> [Place] {
    let sides = shares(of: width - startGap - endGap - middle.minimum)
    let left = sides.start + startGap
    let right = width - sides.end - endGap
    let room = max(right - left, 0)
    let middleWidth = fillsMiddle ? room : min(middle.natural, room)
    let x = min(max(centre - middleWidth / 2, left), max(right - middleWidth, left))
    return [
      Place(x: 0, width: sides.start), Place(x: x, width: middleWidth),
      Place(x: width - sides.end, width: sides.end),
    ]
  }

  /// What start and end get of so much: what they want, else each its least, and of the rest first the one that needs
  /// less.
  private func shares(of width: Int) -> (start: Int, end: Int) {
    let rest = width - start.minimum - end.minimum
    guard rest > 0 else { return (start.minimum, end.minimum) }
    let (startWish, endWish) = (start.natural - start.minimum, end.natural - end.minimum)
    if startWish + endWish <= rest { return (start.natural, end.natural) }
    let startShare = startWish <= endWish ? min(startWish, rest / 2) : rest - min(endWish, rest / 2)
    let given = min(startShare, startWish)
    return (start.minimum + given, end.minimum + rest - given)
  }
}
