internal import CGtk

/// How a container of our own arranges its children: through GTK's own GtkCustomLayout, with no type to register.
///
/// It belongs to the GtkWidget, not to a wrapper: layout goes on when nobody holds a wrapper any more.
@MainActor protocol CustomLayout: AnyObject {
  /// How much room the children need along one axis, in pixels.
  ///
  /// - Parameter size: How much there is along the other axis; -1: that is not known.
  func measure(_ container: Widget, _ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int)

  /// Gives each child its place, by ``Widget/allocate(x:width:height:)``.
  func allocate(_ container: Widget, width: Int, height: Int)
}

extension Widget {
  private static let layoutKey = "backable-layout"

  /// What arranges the children of this widget; nil: GTK does.
  var customLayout: (any CustomLayout)? {
    g_object_get_data(gobject, Self.layoutKey).map {
      Unmanaged<LayoutBox>.fromOpaque($0).takeUnretainedValue().layout
    }
  }

  /// Lets `layout` arrange the children from now on.
  func setCustomLayout(_ layout: any CustomLayout) {
    g_object_set_data_full(
      gobject, Self.layoutKey, Unmanaged.passRetained(LayoutBox(layout)).toOpaque(), releaseBox)
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new(requestHeightForWidth, measureChildren, allocateChildren))
  }

  /// The children that want a place.
  var childrenInLayout: [Widget] { childWidgets.filter { gtk_widget_should_layout($0.widget) != 0 } }

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

// MARK: What C calls

private func requestHeightForWidth(_: UnsafeMutablePointer<GtkWidget>?) -> GtkSizeRequestMode {
  GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
}

private func measureChildren(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
  _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  guard let container = SendablePointer(widget) else { return }
  let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
  let needed = MainActor.assumeIsolated {
    let container = Widget(borrowing: container.pointer)
    return container.customLayout?.measure(
      container, isHorizontal ? .horizontal : .vertical, for: Int(size))
  }
  minimum?.pointee = Int32(clamping: needed?.minimum ?? 0)
  natural?.pointee = Int32(clamping: needed?.natural ?? 0)
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

private func allocateChildren(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _: Int32
) {
  guard let container = SendablePointer(widget) else { return }
  MainActor.assumeIsolated {
    let container = Widget(borrowing: container.pointer)
    container.customLayout?.allocate(container, width: Int(width), height: Int(height))
  }
}
