internal import CGtk

/// The entries of a menu. Each names an action; see ``ActionMap``.
public final class MenuModel: Object {
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
  ///   - keys: Keys to show beside the words, as in `<Control>n`; nil: none. They do nothing by themselves.
  public func append(_ label: String, action: String, parameter: String? = nil, keys: String? = nil) {
    let item = g_menu_item_new(Self.withoutMnemonics(label), nil)
    g_menu_item_set_action_and_target_value(item, action, Variant.make(parameter))
    if let keys { g_menu_item_set_attribute_value(item, "accel", Variant.make(keys)) }
    g_menu_append_item(menu, item)
    g_object_unref(gpointer(item))
  }

  /// Adds an entry that opens another menu.
  public func appendSubmenu(_ submenu: MenuModel, label: String) {
    g_menu_append_submenu(menu, Self.withoutMnemonics(label), UnsafeMutablePointer(submenu.pointer))
  }

  /// A menu takes an underscore for the sign of a mnemonic; two of them are one underscore.
  private static func withoutMnemonics(_ label: String) -> String { label.replacing("_", with: "__") }

  /// Adds a group of entries, set off by a line.
  public func appendSection(_ section: MenuModel, title: String? = nil) {
    g_menu_append_section(menu, title, UnsafeMutablePointer(section.pointer))
  }

  /// Takes all entries out.
  public func removeAll() {
    g_menu_remove_all(menu)
  }

  private var menu: OpaquePointer { pointer }
}
