internal import CGtk

/// Where a container's pages stand.
@MainActor final class PagePlacement {
  var front: Widget?
  var back: Widget?
  var progress = 1.0

  /// Whether the container is being changed, and what code that this calls has asked of it.
  var isChanging = false
  var waiting: [@MainActor () -> Void] = []

  /// How often in a row it has asked.
  var asked = 0
  static let mostAsked = 64

  /// The empty wrapper of a page that has gone, hidden, for the next: a stack takes one out at each turn, and making one
  /// costs as much as the page's content.
  var spare: Widget?
  var style = PageContainer.Style.slide
  let dim = PagePlacement.makeDecoration("backable-page-dim")
  let shadow = PagePlacement.makeDecoration("backable-page-shadow")

  var isShielded: Bool { back != nil }

  func holds(_ page: Widget) -> Bool { page == front || page == back }

  func isTurning(_ front: Widget, _ back: Widget, _ style: PageContainer.Style) -> Bool {
    self.front == front && self.back == back && self.style == style
  }

  /// How far from its place at rest a child stands, in pixels to the right.
  func offset(of child: Widget, width: Double, isRightToLeft: Bool) -> Double {
    guard isShielded, style == .slide else { return 0 }
    let direction: Double = isRightToLeft ? -1 : 1
    let edge = direction * (1 - progress) * width
    if child == front { return edge }
    if child == shadow { return isRightToLeft ? edge + width : edge - Double(shadowWidth) }
    // The page below moves less, which makes it look further away.
    if child == back { return -direction * progress * width * 0.3 }
    return 0
  }

  /// Whole pixels, because text between pixels is blurred.
  var shadowWidth: Int { shadow.measureWidth().natural }

  private static func makeDecoration(_ name: String) -> Widget {
    let decoration = Box(orientation: .horizontal)
    decoration.addCSSClass(name)
    decoration.isVisible = false
    decoration.canBeTarget = false
    return decoration
  }
}

extension PagePlacement: CustomLayout {
  /// The greatest of the pages that are shown: they lie above each other.
  nonisolated func measure(_ container: WidgetPointer, _ orientation: Orientation, for size: Int) -> Extent {
    var greatest = Extent.none
    container.forEachChildInLayout { greatest = greatest.union($0.measure(orientation, for: size)) }
    return greatest
  }

  func allocate(_ container: Widget, width: Int, height: Int) {
    let isRightToLeft = container.isRightToLeft
    for child in container.childrenInLayout {
      let offset = offset(of: child, width: Double(width), isRightToLeft: isRightToLeft)
      child.allocate(
        x: Int(offset.rounded()), width: child == shadow ? shadowWidth : width, height: height)
    }
  }
}

extension PageContainer {
  /// The state, found through the widget: a wrapper holds none.
  var placement: PagePlacement {
    if let placement = customLayout as? PagePlacement { return placement }
    // A GtkBox that was wrapped as a container without having been made as one.
    let placement = PagePlacement()
    installLayout(placement)
    return placement
  }

  func installLayout(_ placement: PagePlacement) {
    gtk_widget_insert_after(placement.dim.widget, widget, nil)
    gtk_widget_insert_after(placement.shadow.widget, widget, nil)
    setCustomLayout(placement)
  }
}
