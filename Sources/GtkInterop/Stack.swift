internal import CGtk

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
