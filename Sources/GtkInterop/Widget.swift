internal import CGtk

/// Anything that GTK shows: the base class of all widgets.
///
/// A widget of GTK's which has no wrapper class here is wrapped by this one:
/// `Widget(sinking: OpaquePointer(gtk_calendar_new()))`.
///
/// Creating a widget needs a display. ``Application`` makes sure of one before its handlers run.
open class Widget: Object {
  /// Takes a new widget, as a GTK constructor returns it. This wrapper lives as long as the widget; see ``Object``.
  public override nonisolated init(sinking pointer: OpaquePointer) {
    super.init(sinking: pointer)
    bindToObject()
  }

  /// Adds a reference to a widget which others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }

  /// Takes over a reference which the caller owns; see ``Object``.
  public override nonisolated init(adopting pointer: OpaquePointer) {
    super.init(adopting: pointer)
  }

  /// Whether the widget is to be shown; it is on screen when its ancestors are visible too.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget answers to a user. A parent that does not, silences its children as well.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// From 0, transparent, to 1. Values outside are clamped by GTK.
  public var opacity: Double {
    get { gtk_widget_get_opacity(widget) }
    set { gtk_widget_set_opacity(widget, newValue) }
  }

  /// Whether pointer input can reach the widget. It passes through one that cannot be a target.
  public var canBeTarget: Bool {
    get { gtk_widget_get_can_target(widget) != 0 }
    set { gtk_widget_set_can_target(widget, newValue ? 1 : 0) }
  }

  /// Whether the widget is on screen, as far as its window is.
  public var isMapped: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the parent lets the widget be seen, as a list does not with a row that its filter left out.
  public var isChildVisible: Bool { gtk_widget_get_child_visible(widget) != 0 }

  /// The widget that contains this one; nil outside a tree. A new wrapper, equal to others of that widget.
  public var parent: Widget? { Widget(ifPresent: gtk_widget_get_parent(widget)) }

  /// The window, or other root, of the tree; nil outside one.
  public var root: Widget? {
    gtk_widget_get_root(widget).map { Widget(borrowing: $0) }
  }

  /// The children, in order. Those of GTK's own widgets include parts that GTK makes itself.
  public var childWidgets: [Widget] {
    var list: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      list.append(Widget(borrowing: OpaquePointer(child)))
      next = gtk_widget_get_next_sibling(child)
    }
    return list
  }

  /// Whether `other` is inside this widget. A widget is not its own ancestor.
  public func isAncestor(of other: Widget) -> Bool {
    gtk_widget_is_ancestor(other.widget, widget) != 0
  }

  /// Whether `other` is this widget or inside it; false for nil.
  public func contains(_ other: Widget?) -> Bool {
    other.map { $0 == self || isAncestor(of: $0) } ?? false
  }

  /// Takes the widget out of its parent. Containers have a `remove` of their own, which is to be preferred:
  /// some keep a pointer to their child. Does nothing without a parent.
  public func unparent() {
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }
}

extension ObjectType<Widget> {
  /// Any widget.
  public static var widget: Self { Self(id: gtk_widget_get_type()) { Widget(borrowing: $0) } }
}

extension Widget {
  /// The pointer as GTK's functions want it.
  var widget: UnsafeMutablePointer<GtkWidget> { UnsafeMutablePointer(pointer) }

  /// A wrapper for a widget that GTK may or may not have.
  convenience init?(ifPresent widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { return nil }
    self.init(borrowing: OpaquePointer(widget))
  }
}

/// The result of one of GTK's constructors.
func new(_ widget: UnsafeMutablePointer<GtkWidget>?) -> OpaquePointer {
  // Safe: GTK's constructors end the process when memory runs out, and return NULL in no other case.
  OpaquePointer(widget!)
}
