internal import CGtk

/// Where a container's pages stand. It belongs to the GtkWidget, not to a wrapper: layout goes on when nobody
/// holds a wrapper any more.
@MainActor final class PagePlacement {
  var front: Widget?
  var back: Widget?
  var progress = 1.0
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

extension PageContainer {
  private static let placementKey = "backable-placement"

  /// The state, found through the widget as GTK's layout functions have to.
  var placement: PagePlacement {
    guard let placement = Self.placement(of: widget) else {
      // A GtkBox that was wrapped as a container without having been made as one.
      let placement = PagePlacement()
      installLayout(placement)
      return placement
    }
    return placement
  }

  static func placement(of widget: UnsafeMutablePointer<GtkWidget>?) -> PagePlacement? {
    let object = UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, placementKey).map {
      Unmanaged<PagePlacement>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func installLayout(_ placement: PagePlacement) {
    g_object_set_data_full(
      gobject, Self.placementKey, Unmanaged.passRetained(placement).toOpaque(), releaseBox)
    gtk_widget_insert_after(placement.dim.widget, widget, nil)
    gtk_widget_insert_after(placement.shadow.widget, widget, nil)
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new(requestHeightForWidth, measurePages, allocatePages))
  }
}

private func requestHeightForWidth(_: UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode {
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

/// The greatest of the pages that are shown: they lie above each other.
private func measurePages(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
  _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  var greatest: (minimum: Int32, natural: Int32) = (0, 0)
  var next = gtk_widget_get_first_child(widget)
  while let child = next {
    next = gtk_widget_get_next_sibling(child)
    guard gtk_widget_should_layout(child) != 0 else { continue }
    var needed: (minimum: Int32, natural: Int32) = (0, 0)
    gtk_widget_measure(child, orientation, size, &needed.minimum, &needed.natural, nil, nil)
    greatest.minimum = max(greatest.minimum, needed.minimum)
    greatest.natural = max(greatest.natural, needed.natural)
  }
  minimum?.pointee = greatest.minimum
  natural?.pointee = greatest.natural
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

private func allocatePages(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _: Int32
) {
  guard let container = SendablePointer(widget) else { return }
  MainActor.assumeIsolated {
    allocatePages(of: Widget(borrowing: container.pointer), width: width, height: height)
  }
}

@MainActor private func allocatePages(of container: Widget, width: Int32, height: Int32) {
  guard let placement = PageContainer.placement(of: container.widget) else { return }
  let isRightToLeft = container.isRightToLeft
  for child in container.childWidgets where gtk_widget_should_layout(child.widget) != 0 {
    let offset = placement.offset(of: child, width: Double(width), isRightToLeft: isRightToLeft)
    let childWidth = child == placement.shadow ? Int32(placement.shadowWidth) : width
    var origin = graphene_point_t(x: Float(offset.rounded()), y: 0)
    gtk_widget_allocate(child.widget, childWidth, height, -1, gsk_transform_translate(nil, &origin))
  }
}
