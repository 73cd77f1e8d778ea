internal import CGtk

/// Two widgets side by side where there is room for both, else one above the other.
///
/// Between them one pixel is left, in which the box's own background shows.
public final class SplitBox: Widget {
  /// - Parameters:
  ///   - first: Stands at the left, in right-to-left at the right; in a narrow box above. There it is as high as it wishes,
  ///     and never higher than four tenths of the box, unless it needs more.
  ///   - second: Has the rest.
  ///   - firstWidth: How wide the first one is beside the second one, in pixels.
  ///   - width: From which width on they stand side by side, in pixels.
  public convenience init(
    first: Widget, second: Widget, firstWidth: Int, sideBySideFrom width: Int
  ) {
    self.init(sinking: new(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)))
    for child in [first, second] { gtk_box_append(UnsafeMutablePointer(pointer), child.widget) }
    setCustomLayout(SplitLayout(firstWidth: firstWidth, widthForBoth: width))
  }
}

private final class SplitLayout: CustomLayout {
  private static let gap = 1
  private let firstWidth: Int
  private let widthForBoth: Int

  init(firstWidth: Int, widthForBoth: Int) {
    self.firstWidth = firstWidth
    self.widthForBoth = widthForBoth
  }

  nonisolated func measure(_ container: WidgetPointer, _ orientation: Orientation, for size: Int) -> Extent {
    let children = container.childrenInLayout
    guard children.count == 2 else { return children.first?.measure(orientation, for: size) ?? .none }
    if orientation == .horizontal {
      let second = children[1].measure(.horizontal, for: -1)
      let either = children[0].measure(.horizontal, for: -1).union(second)
      return Extent(
        minimum: either.minimum, natural: max(either.minimum, firstWidth + Self.gap + second.natural))
    }
    let widths = size < 0 ? [-1, -1] : self.widths(in: size)
    let (first, second) = (
      children[0].measure(.vertical, for: widths[0]), children[1].measure(.vertical, for: widths[1])
    )
    if isWide(size) { return first.union(second) }
    return Extent(
      minimum: first.minimum + Self.gap + second.minimum, natural: first.natural + Self.gap + second.natural)
  }

  @MainActor func allocate(_ container: Widget, width: Int, height: Int) {
    let children = container.childrenInLayout
    guard children.count == 2 else {
      children.first?.allocate(x: 0, width: width, height: height)
      return
    }
    if isWide(width) {
      let widths = widths(in: width)
      let isMirrored = container.isRightToLeft
      children[0].allocate(x: isMirrored ? width - widths[0] : 0, width: widths[0], height: height)
      children[1].allocate(x: isMirrored ? 0 : width - widths[1], width: widths[1], height: height)
    } else {
      let needed = children.map { $0.widget.measure(.vertical, for: width) }
      let wished = max(needed[0].minimum, min(needed[0].natural, height * 4 / 10))
      let first = max(needed[0].minimum, min(wished, height - Self.gap - needed[1].minimum))
      children[0].allocate(x: 0, width: width, height: first)
      children[1].allocate(
        x: 0, y: first + Self.gap, width: width,
        height: max(needed[1].minimum, height - first - Self.gap))
    }
  }

  private nonisolated func isWide(_ width: Int) -> Bool { width >= widthForBoth }

  private nonisolated func widths(in width: Int) -> [Int] {
    isWide(width) ? [firstWidth, width - firstWidth - Self.gap] : [width, width]
  }
}

extension WidgetPointer {
  /// The children that want a place.
  fileprivate var childrenInLayout: [WidgetPointer] {
    var children: [WidgetPointer] = []
    forEachChildInLayout { children.append($0) }
    return children
  }
}
