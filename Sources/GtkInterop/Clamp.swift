internal import CGtk

/// Keeps its child readable: never wider than a given width, and in the middle of what is left.
public final class Clamp: Widget {
  private nonisolated static let widthKey = "backable-clamp-width"

  /// A clamp around a child.
  ///
  /// - Parameters:
  ///   - child: What is kept narrow.
  ///   - maximumWidth: In pixels. A child that needs more gets more.
  public convenience init(child: Widget, maximumWidth: Int) {
    self.init(sinking: new(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)))
    g_object_set_data(gobject, Self.widthKey, gpointer(bitPattern: max(1, maximumWidth)))
    gtk_widget_set_layout_manager(
      widget, gtk_custom_layout_new({ _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measureClamp, allocateClamp))
    gtk_box_append(UnsafeMutablePointer(pointer), child.widget)
  }

  /// The greatest width of a clamp's child.
  fileprivate nonisolated static func maximumWidth(of widget: UnsafeMutablePointer<GtkWidget>?) -> Int32 {
    let object = UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GObject.self)
    return Int32(clamping: Int(bitPattern: g_object_get_data(object, widthKey)))
  }
}

private func measureClamp(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
  _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
  guard let child = gtk_widget_get_first_child(widget) else { return }
  guard orientation == GTK_ORIENTATION_VERTICAL else {
    gtk_widget_measure(child, orientation, size, minimum, natural, nil, nil)
    if let minimum, let natural {
      natural.pointee = max(minimum.pointee, min(natural.pointee, Clamp.maximumWidth(of: widget)))
    }
    return
  }
  // Asked for no width in particular, too: a text is higher here than it would be in one endless line.
  let limit = greatestWidth(of: child, in: widget)
  gtk_widget_measure(child, orientation, size >= 0 ? min(size, limit) : limit, minimum, natural, nil, nil)
}

private func allocateClamp(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _: Int32
) {
  guard let child = gtk_widget_get_first_child(widget) else { return }
  let childWidth = min(width, greatestWidth(of: child, in: widget))
  var origin = graphene_point_t(x: Float((width - childWidth) / 2), y: 0)
  gtk_widget_allocate(child, childWidth, height, -1, gsk_transform_translate(nil, &origin))
}

/// The greatest width that the child gets.
private func greatestWidth(
  of child: UnsafeMutablePointer<GtkWidget>, in clamp: UnsafeMutablePointer<GtkWidget>?
) -> Int32 {
  var minimum: Int32 = 0
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
  return max(minimum, Clamp.maximumWidth(of: clamp))
}
