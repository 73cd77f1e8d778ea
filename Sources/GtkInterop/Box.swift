internal import CGtk

/// Lays its children out in a row or in a column.
open class Box: Widget {
  /// An empty box.
  ///
  /// - Parameters:
  ///   - orientation: The axis along which the children stand.
  ///   - spacing: The room between two children, in pixels.
  public init(orientation: Orientation, spacing: Int = 0) {
    super.init(sinking: new(gtk_box_new(orientation.value, Int32(clamping: spacing))))
  }

  /// A box with children, in order.
  public convenience init(orientation: Orientation, spacing: Int = 0, _ children: [Widget]) {
    self.init(orientation: orientation, spacing: spacing)
    for child in children { append(child) }
  }

  /// Wraps a GtkBox that others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }

  /// The room between two children, in pixels.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(box)) }
    set { gtk_box_set_spacing(box, Int32(clamping: newValue)) }
  }

  /// Whether all children get the same size along the box's axis.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(box) != 0 }
    set { gtk_box_set_homogeneous(box, newValue ? 1 : 0) }
  }

  /// The children, in order.
  public var children: [Widget] { childWidgets }

  /// Adds a child at the end. One that has a parent is refused by GTK with a warning.
  public func append(_ child: Widget) {
    gtk_box_append(box, child.widget)
  }

  /// Adds a child at the start. One that has a parent is refused by GTK with a warning.
  public func prepend(_ child: Widget) {
    gtk_box_prepend(box, child.widget)
  }

  /// Adds a child behind another; nil puts it at the start.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_box_insert_child_after(box, child.widget, sibling?.widget)
  }

  /// Moves a child behind another; nil moves it to the start. It keeps its focus and its state.
  public func reorder(_ child: Widget, after sibling: Widget?) {
    if gtk_widget_get_parent(child.widget) == widget {
      gtk_box_reorder_child_after(box, child.widget, sibling?.widget)
    }
  }

  /// Takes a child out. Does nothing when it is not in this box.
  public func remove(_ child: Widget) {
    if gtk_widget_get_parent(child.widget) == widget { gtk_box_remove(box, child.widget) }
  }

  /// Takes all children out.
  public func removeAll() {
    while let child = gtk_widget_get_first_child(widget) { gtk_box_remove(box, child) }
  }
}

extension ObjectType<Box> {
  /// GtkBox.
  public static var box: Self { Self(id: gtk_box_get_type()) { Box(borrowing: $0) } }
}

extension Box {
  private var box: UnsafeMutablePointer<GtkBox> { UnsafeMutablePointer(pointer) }
}
