internal import CGtk

/// Actions that belong to a part of a window; see ``Widget/insertActions(_:prefix:)``.
public final class ActionGroup: Object, ActionMap {
  /// A group without actions.
  public convenience init() {
    // Safe: the constructor returns NULL in no case.
    self.init(adopting: OpaquePointer(g_simple_action_group_new()!))
  }
}

extension Widget {
  /// Makes the group's actions reachable as `PREFIX.NAME` for the widget, all inside it, their menus, keys and assistive
  /// technologies. A group that was there under the same prefix is replaced; nil takes it out.
  public func insertActions(_ group: ActionGroup?, prefix: String) {
    gtk_widget_insert_action_group(widget, prefix, group?.pointer)
  }

  /// Does what an action does, by its full name, such as `nav.history`: of this widget, or of one around it.
  ///
  /// - Returns: false when there is no such action. One that is disabled does nothing.
  @discardableResult public func activateAction(named name: String) -> Bool {
    gtk_widget_activate_action_variant(widget, name, nil) != 0
  }
}
