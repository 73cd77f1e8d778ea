internal import CGtk

/// Something that can be drawn: the pixels of a ``Texture``, or what widgets looked like. A ``Picture`` shows it.
public class Paintable: Object {
  /// What some widgets looked like, each at its place; see ``Widget/look(in:)``.
  ///
  /// - Parameters:
  ///   - looks: The first is drawn first, below the others. With none there is nothing to draw: nil.
  ///   - width: Of the whole, in pixels.
  ///   - height: Of the whole, in pixels.
  @MainActor public convenience init?(_ looks: [WidgetLook], width: Int, height: Int) {
    guard !looks.isEmpty else { return nil }
    let snapshot = gtk_snapshot_new()
    for look in looks { gtk_snapshot_append_node(snapshot, look.node) }
    var size = graphene_size_t(width: Float(width), height: Float(height))
    guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return nil }
    self.init(adopting: paintable)
  }
}

/// What a widget looked like when it was drawn last, at the place where it stood.
@MainActor public final class WidgetLook {
  private let reference: SendablePointer

  /// Takes over the node. It holds what is drawn and no widget.
  fileprivate init(_ node: OpaquePointer) { reference = SendablePointer(node) }

  deinit { gsk_render_node_unref(reference.pointer) }

  fileprivate var node: OpaquePointer { reference.pointer }
}

extension Widget {
  /// What the widget looked like when it was drawn last, as it stands in an ancestor now: with its opacity, and with
  /// all inside it. It costs little, and whatever becomes of the widget does not change it.
  ///
  /// - Returns: nil for a widget that is not on screen, that is empty, or that is not inside `ancestor`.
  public func look(in ancestor: Widget) -> WidgetLook? {
    var bounds = graphene_rect_t()
    guard isMapped, gtk_widget_compute_bounds(widget, ancestor.widget, &bounds) != 0 else { return nil }
    let live = gtk_widget_paintable_new(widget)
    defer { g_object_unref(gpointer(live)) }
    let image = gdk_paintable_get_current_image(live)
    defer { g_object_unref(gpointer(image)) }
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_translate(snapshot, &bounds.origin)
    gdk_paintable_snapshot(image, snapshot, Double(bounds.size.width), Double(bounds.size.height))
    return gtk_snapshot_free_to_node(snapshot).map { WidgetLook($0) }
  }
}
