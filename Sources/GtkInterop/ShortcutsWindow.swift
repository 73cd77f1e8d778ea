internal import CGtk

/// The window that lists an application's keys.
public final class ShortcutsWindow: Window {
  /// Keys under a heading.
  public struct Group: Sendable {
    /// The heading.
    public var title: String
    /// What the keys do, and the keys as GTK writes them: `<Control>q`; several are separated by a space.
    public var shortcuts: [(title: String, keys: String)]

    /// Keys under a heading.
    public init(title: String, shortcuts: [(title: String, keys: String)]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// A window that lists these keys. Before 4.14 GTK takes them from a description alone.
  public init(_ groups: [Group]) {
    let description = Self.description(of: groups)
    let builder = gtk_builder_new_from_string(description, gssize(description.utf8.count))
    // Safe: the description has an object of that name, and GTK ends a program whose description is none.
    let window = gtk_builder_get_object(builder, "shortcuts")!
    // A toplevel belongs to GTK: the reference of its own is taken before the builder's goes.
    super.init(borrowing: OpaquePointer(window))
    g_object_unref(gpointer(builder))
    isModal = true
  }

  nonisolated static func description(of groups: [Group]) -> String {
    let body = groups.filter { !$0.shortcuts.isEmpty }.map(text(of:)).joined()
    return """
      <interface><object class="GtkShortcutsWindow" id="shortcuts"><child><object class="GtkShortcutsSection">\
      <property name="section-name">shortcuts</property><property name="max-height">12</property>\(body)\
      </object></child></object></interface>
      """
  }

  nonisolated private static func text(of group: Group) -> String {
    let shortcuts = group.shortcuts.map { shortcut in
      """
      <child><object class="GtkShortcutsShortcut"><property name="title">\(escaped(shortcut.title))</property>\
      <property name="accelerator">\(escaped(shortcut.keys))</property></object></child>
      """
    }
    return """
      <child><object class="GtkShortcutsGroup"><property name="title">\(escaped(group.title))</property>\
      \(shortcuts.joined())</object></child>
      """
  }

  nonisolated private static func escaped(_ text: String) -> String {
    let visible = String(text.unicodeScalars.filter { $0.value >= 0x20 }.map { Character($0) })
    return String(adopting: g_markup_escape_text(visible, -1)) ?? ""
  }
}
