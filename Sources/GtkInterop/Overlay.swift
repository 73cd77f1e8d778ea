internal import CGtk

/// A child with others above it, each placed by its alignment.
public final class Overlay: Widget {
  /// An overlay around a child.
  public convenience init(child: Widget? = nil) {
    self.init(sinking: new(gtk_overlay_new()))
    self.child = child
  }

  /// The child at the bottom, which decides the size.
  public var child: Widget? {
    get { Widget(ifPresent: gtk_overlay_get_child(pointer)) }
    set { lend(newValue) { gtk_overlay_set_child(pointer, $0) } }
  }

  /// Adds a widget above the child and those added before.
  public func addOverlay(_ widget: Widget) {
    gtk_overlay_add_overlay(pointer, widget.widget)
  }

  /// Takes out a widget that was added above. Does nothing for any other.
  public func removeOverlay(_ widget: Widget) {
    if widget.parent == self, widget != child { gtk_overlay_remove_overlay(pointer, widget.widget) }
  }
}
