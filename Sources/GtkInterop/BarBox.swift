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
  ///   - overflow: What in `end` leaves children out where there is little room: what it does not need is the middle's.
  ///   - cover: Lies over the whole bar, wherever the box stands in it, and takes no part in the layout.
  public convenience init(start: Widget, middle: Widget, end: Widget, overflow: OverflowBox, cover: Widget) {
    self.init(sinking: new(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)))
    for child in [start, middle, end, cover] { gtk_box_append(UnsafeMutablePointer(pointer), child.widget) }
    setCustomLayout(BarLayout(start: start, middle: middle, end: end, overflow: overflow, cover: cover))
    expandsHorizontally = true
  }
}

private final class BarLayout: CustomLayout {
  private let start: Widget
  private let middle: Widget
  private let end: Widget
  private let overflow: OverflowBox
  private let cover: Widget

  init(start: Widget, middle: Widget, end: Widget, overflow: OverflowBox, cover: Widget) {
    (self.start, self.middle, self.end) = (start, middle, end)
    (self.overflow, self.cover) = (overflow, cover)
  }

  nonisolated func measure(_ container: WidgetPointer, _ orientation: Orientation, for size: Int) -> Extent {
    if orientation == .horizontal { return row(for: size).needed }
    return measure(start, .vertical, for: -1).union(measure(middle, .vertical, for: -1))
      .union(measure(end, .vertical, for: -1))
  }

  @MainActor func allocate(_ container: Widget, width: Int, height: Int) {
    let bar = container.barAround
    let origin = container.position(in: bar) ?? (0, 0)
    let isRightToLeft = container.isRightToLeft
    let centre = Double(bar.width) / 2 - origin.x
    let middleCentre = Int(isRightToLeft ? Double(width) - centre : centre)
    let row = row(for: height)
    var places = row.places(in: width, middle: middleCentre, fillsMiddle: middle.expandsWide)
    if let used = usedByEnd(of: places[2].width, wanting: row.end.natural) {
      places = BarRow(start: row.start, middle: row.middle, end: Extent(minimum: used, natural: used))
        .places(in: width, middle: middleCentre, fillsMiddle: middle.expandsWide)
    }
    for (child, place) in zip([start, middle, end], places) {
      child.allocate(
        x: isRightToLeft ? width - place.x - place.width : place.x, width: place.width, height: height)
    }
    cover.allocate(x: -Int(origin.x), y: -Int(origin.y), width: bar.width, height: bar.height)
  }

  /// How much of so much room the end makes use of; nil: of all.
  private func usedByEnd(of width: Int, wanting natural: Int) -> Int? {
    let items = WidgetPointer(overflow.pointer)
    guard width < natural, gtk_widget_should_layout(items) != 0 else { return nil }
    let beside = natural - items.measure(.horizontal, for: -1).natural
    return beside + overflow.used(of: width - beside)
  }

  private nonisolated func row(for height: Int) -> BarRow {
    BarRow(
      start: measure(start, .horizontal, for: height), middle: measure(middle, .horizontal, for: height),
      end: measure(end, .horizontal, for: height))
  }

  private nonisolated func measure(_ child: Widget, _ orientation: Orientation, for size: Int) -> Extent {
    WidgetPointer(child.pointer).measure(orientation, for: size)
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
  struct Place: Equatable {
    var x: Int
    var width: Int
  }

  /// What each of them needs; one that is not there needs nothing.
  let start: Extent
  let middle: Extent
  let end: Extent

  private var startGap: Int { start.natural > 0 ? BarBox.spacing : 0 }
  private var endGap: Int { end.natural > 0 ? BarBox.spacing : 0 }

  /// What all of them need.
  var needed: Extent {
    let gaps = startGap + endGap
    return Extent(
      minimum: start.minimum + middle.minimum + end.minimum + gaps,
      natural: start.natural + middle.natural + end.natural + gaps)
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
