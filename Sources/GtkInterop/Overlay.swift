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

/// Several children of which one is shown, cross-fading: for states of one page, such as empty and full.
/// Pages are turned by a ``PageContainer``.
public final class Stack: Widget {
  /// An empty stack.
  ///
  /// - Parameter fadeDuration: In seconds; 0 changes at once.
  public convenience init(fadeDuration: Double = 0.15) {
    self.init(sinking: new(gtk_stack_new()))
    gtk_stack_set_transition_type(pointer, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_stack_set_transition_duration(pointer, guint(clamping: Int(fadeDuration * 1000)))
  }

  /// Adds a child under a name. A name that is taken: GTK warns and leaves the child out.
  public func addNamed(_ child: Widget, _ name: String) {
    gtk_stack_add_named(pointer, child.widget, name)
  }

  /// The child with that name; nil when there is none.
  public func child(named name: String) -> Widget? {
    Widget(ifPresent: gtk_stack_get_child_by_name(pointer, name))
  }

  /// Takes a child out. Does nothing when it is not in this stack.
  ///
  /// Show another child first: GTK shows nothing after the visible one was removed.
  public func remove(_ child: Widget) {
    if child.parent == self { gtk_stack_remove(pointer, child.widget) }
  }

  /// The name of the child that is shown; nil for none. A name that is not there changes nothing.
  public var visibleChildName: String? {
    get { String(copying: gtk_stack_get_visible_child_name(pointer)) }
    set {
      // GTK warns about a name that it does not know.
      if let newValue, child(named: newValue) != nil { gtk_stack_set_visible_child_name(pointer, newValue) }
    }
  }
}

/// Children in rows and columns.
public final class Grid: Widget {
  /// An empty grid.
  ///
  /// - Parameters:
  ///   - rowSpacing: The room between two rows, in pixels.
  ///   - columnSpacing: The room between two columns, in pixels.
  public convenience init(rowSpacing: Int = 0, columnSpacing: Int = 0) {
    self.init(sinking: new(gtk_grid_new()))
    gtk_grid_set_row_spacing(UnsafeMutablePointer(pointer), guint(clamping: rowSpacing))
    gtk_grid_set_column_spacing(UnsafeMutablePointer(pointer), guint(clamping: columnSpacing))
  }

  /// Adds a child at a column and a row, from 0, over as many cells as `width` and `height` say.
  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    gtk_grid_attach(
      UnsafeMutablePointer(pointer), child.widget, Int32(clamping: column), Int32(clamping: row),
      Int32(clamping: max(width, 1)), Int32(clamping: max(height, 1)))
  }

  /// Takes a child out. Does nothing when it is not in this grid.
  public func remove(_ child: Widget) {
    if child.parent == self { gtk_grid_remove(UnsafeMutablePointer(pointer), child.widget) }
  }
}
