internal import CGtk

/// A menu that opens beside a widget.
public final class PopoverMenu: Widget {
  /// A closed menu, inside the widget beside which it opens.
  ///
  /// - Parameters:
  ///   - parent: A ``Box``, or another container that lets its children go by itself.
  ///   - accessibilityLabel: What a screen reader calls the menu.
  public convenience init(in parent: Box, accessibilityLabel: String) {
    self.init(sinking: new(gtk_popover_menu_new_from_model(nil)))
    self.accessibilityLabel = accessibilityLabel
    gtk_popover_set_has_arrow(popover, 0)
    gtk_widget_set_parent(widget, parent.widget)
  }

  /// Opens the menu with these entries. Nothing opens beside a widget that is not on screen.
  public func open(_ menu: MenuModel) {
    guard let parent, parent.isMapped else { return }
    // From the place's start edge into the window, not half of it outside. GTK 4.8 does not mirror it.
    horizontalAlignment = parent.isRightToLeft ? .end : .start
    gtk_popover_menu_set_menu_model(pointer, UnsafeMutablePointer(menu.pointer))
    nameMenuEntries()
    gtk_popover_popup(popover)
    // A Wayland compositor refuses a menu when it takes the keys that opened it for another press, as it does when they
    // have been let go before the program came to handle them. GTK leaves it visible where nobody sees it.
    if !isMapped { isVisible = false }
  }

  /// Closes the menu. Does nothing when it is closed.
  public func close() {
    if isVisible { gtk_popover_popdown(popover) }
  }

  /// Called when the menu has closed, also when the user chose an entry.
  @discardableResult public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "closed", calling: handler)
  }

  private var popover: UnsafeMutablePointer<GtkPopover> { UnsafeMutablePointer(pointer) }
}

extension Widget {
  /// Gives the entries of a menu that has just been filled their names: GTK 4.18 makes entries whose names assistive
  /// technologies do not find.
  func nameMenuEntries() {
    for entry in descendants(ofType: "GtkModelButton") { entry.accessibilityLabel = entry.string("text") }
  }

  /// The widgets of a class inside this one, in order; none that is inside another of them.
  func descendants(ofType name: String) -> [Widget] {
    childWidgets.flatMap { $0.typeName == name ? [$0] : $0.descendants(ofType: name) }
  }
}
