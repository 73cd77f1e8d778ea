internal import CGtk

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
