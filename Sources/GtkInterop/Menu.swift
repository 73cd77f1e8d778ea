internal import CGtk

/// The entries of a menu. Each names an action; see ``ActionMap``.
public final class Menu: Object {
  /// An empty menu.
  public convenience init() {
    // Safe: the constructor returns NULL in no case.
    self.init(adopting: g_menu_new()!)
  }

  /// Adds an entry at the end.
  ///
  /// - Parameters:
  ///   - label: The words; an underscore stands for itself.
  ///   - action: The action's full name, such as `app.quit`.
  ///   - parameter: For an action with a text.
  public func append(_ label: String, action: String, parameter: String? = nil) {
    // A menu takes an underscore for the sign of a mnemonic; two of them are one underscore.
    let item = g_menu_item_new(label.replacing("_", with: "__"), nil)
    g_menu_item_set_action_and_target_value(item, action, Variant.make(parameter))
    g_menu_append_item(menu, item)
    g_object_unref(gpointer(item))
  }

  /// Adds a group of entries, set off by a line.
  public func appendSection(_ section: Menu, title: String? = nil) {
    g_menu_append_section(menu, title, UnsafeMutablePointer(section.pointer))
  }

  /// Takes all entries out.
  public func removeAll() {
    g_menu_remove_all(menu)
  }

  private var menu: OpaquePointer { pointer }
}

/// A button that opens a menu.
public final class MenuButton: Widget {
  /// A button with an icon, and a menu.
  ///
  /// - Parameters:
  ///   - iconName: A name from the icon theme.
  ///   - accessibilityLabel: What a screen reader calls the button, and its menu.
  ///   - menu: The entries.
  public convenience init(iconName: String, accessibilityLabel: String, menu: Menu) {
    self.init(sinking: new(gtk_menu_button_new()))
    gtk_menu_button_set_icon_name(pointer, iconName)
    gtk_menu_button_set_menu_model(pointer, UnsafeMutablePointer(menu.pointer))
    self.accessibilityLabel = accessibilityLabel
    popover?.accessibilityLabel = accessibilityLabel
  }

  /// Whether F10 opens the menu: for the one menu of a window.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(pointer) != 0 }
    set { gtk_menu_button_set_primary(pointer, newValue ? 1 : 0) }
  }

  /// What opens.
  public var popover: Widget? {
    gtk_menu_button_get_popover(pointer).map { Widget(borrowing: OpaquePointer($0)) }
  }
}
