internal import CGtk

/// How a container of our own arranges its children: through GTK's own GtkCustomLayout, with no type to register.
///
/// It belongs to the GtkWidget, not to a wrapper: layout goes on when nobody holds a wrapper any more. GTK measures many
/// times for one frame, so measuring is done on GTK's pointers, without wrappers, and depends on nothing but them.
protocol CustomLayout: AnyObject {
  /// How much room the children need along one axis, in pixels.
  ///
  /// - Parameter size: How much there is along the other axis; -1: that is not known.
  nonisolated func measure(_ container: WidgetPointer, _ orientation: Orientation, for size: Int) -> Extent

  /// Gives each child its place, by ``Widget/allocate(x:y:width:height:)``.
  @MainActor func allocate(_ container: Widget, width: Int, height: Int)
}

/// A GtkWidget that is valid for the length of the call that it was passed to.
typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// The room that a widget needs along one axis, in pixels.
struct Extent: Equatable {
  static let none = Extent(minimum: 0, natural: 0)

  var minimum: Int
  var natural: Int

  /// What holds either of two.
  func union(_ other: Extent) -> Extent {
    Extent(minimum: max(minimum, other.minimum), natural: max(natural, other.natural))
  }
}

extension WidgetPointer {
  /// How much room the widget needs along one axis; `size` is how much there is along the other, -1 when unknown.
  func measure(_ orientation: Orientation, for size: Int) -> Extent {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(self, orientation.value, Int32(clamping: size), &minimum, &natural, nil, nil)
    return Extent(minimum: Int(minimum), natural: Int(natural))
  }

  /// Calls `body` with each child that wants a place.
  func forEachChildInLayout(_ body: (WidgetPointer) -> Void) {
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      if gtk_widget_should_layout(child) != 0 { body(child) }
      next = gtk_widget_get_next_sibling(child)
    }
  }
}

extension Widget {
  /// What arranges the children of this widget; nil: GTK does.
  var customLayout: (any CustomLayout)? { layout(of: widget) }

  /// Lets `layout` arrange the children from now on.
  func setCustomLayout(_ layout: any CustomLayout) {
    g_object_set_qdata_full(
      gobject, layoutKey, Unmanaged.passRetained(LayoutBox(layout)).toOpaque(), releaseBox)
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new(requestHeightForWidth, measureChildren, allocateChildren))
  }

  /// The children that want a place.
  var childrenInLayout: [Widget] {
    var children: [Widget] = []
    widget.forEachChildInLayout { children.append(Widget(borrowing: OpaquePointer($0))) }
    return children
  }

  /// Gives a child its place in its parent, in pixels from there.
  func allocate(x: Int, y: Int = 0, width: Int, height: Int) {
    var origin = graphene_point_t(x: Float(x), y: Float(y))
    gtk_widget_allocate(
      widget, Int32(clamping: width), Int32(clamping: height), -1, gsk_transform_translate(nil, &origin))
  }
}

private final class LayoutBox {
  let layout: any CustomLayout

  init(_ layout: any CustomLayout) { self.layout = layout }
}

private let layoutKey = g_quark_from_string("backable-layout")

private func layout(of widget: WidgetPointer) -> (any CustomLayout)? {
  let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  return g_object_get_qdata(object, layoutKey).map {
    Unmanaged<LayoutBox>.fromOpaque($0).takeUnretainedValue().layout
  }
}

// MARK: What C calls

private func requestHeightForWidth(_: WidgetPointer?) -> GtkSizeRequestMode {
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

private func measureChildren(
  _ widget: WidgetPointer?, _ orientation: GtkOrientation, _ size: Int32,
  _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  guard let widget, let layout = layout(of: widget) else { return }
  let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
  let needed = layout.measure(widget, isHorizontal ? .horizontal : .vertical, for: Int(size))
  minimum?.pointee = Int32(clamping: needed.minimum)
  natural?.pointee = Int32(clamping: needed.natural)
}

private func allocateChildren(_ widget: WidgetPointer?, _ width: Int32, _ height: Int32, _: Int32) {
  guard let container = SendablePointer(widget) else { return }
  MainActor.assumeIsolated {
    let container = Widget(borrowing: container.pointer)
    container.customLayout?.allocate(container, width: Int(width), height: Int(height))
  }
}
