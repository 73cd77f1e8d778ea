internal import CGtk

/// A button that opens a menu.
public final class MenuButton: Widget {
  /// A button that shows nothing yet, and opens nothing.
  public convenience init() {
    self.init(sinking: new(gtk_menu_button_new()))
  }

  /// A button with an icon, and a menu.
  ///
  /// - Parameters:
  ///   - iconName: A name from the icon theme.
  ///   - accessibilityLabel: What a screen reader calls the button, and its menu.
  ///   - menu: The entries.
  public convenience init(iconName: String, accessibilityLabel: String, menu: MenuModel) {
    self.init()
    self.iconName = iconName
    self.menu = menu
    self.accessibilityLabel = accessibilityLabel
    popover?.accessibilityLabel = accessibilityLabel
  }

  /// The icon's name; nil when the button shows something else.
  public var iconName: String? {
    get { String(copying: gtk_menu_button_get_icon_name(pointer)) }
    set { gtk_menu_button_set_icon_name(pointer, newValue ?? "") }
  }

  /// The text, with an arrow beside it; nil when the button shows something else.
  public var label: String? {
    get { String(copying: gtk_menu_button_get_label(pointer)) }
    set { gtk_menu_button_set_label(pointer, newValue ?? "") }
  }

  /// What the button shows, in place of a text or an icon.
  public var child: Widget? {
    get { Widget(ifPresent: gtk_menu_button_get_child(pointer)) }
    set { lend(newValue) { gtk_menu_button_set_child(pointer, $0) } }
  }

  /// Whether a long text is shortened where there is little room, as it is not by itself. It holds for the text that the
  /// button has at this moment.
  public var canShrink: Bool {
    get { textLabel?.ellipsizing == .end }
    set { textLabel?.ellipsizing = newValue ? .end : .none }
  }

  /// GTK has no such property before 4.12, and makes a label for each text.
  private var textLabel: Label? {
    // The first inside is the button; the popover is no part of what it shows.
    childWidgets.first?.descendants(ofType: "GtkLabel").first?.cast(to: .label)
  }

  /// What opens. Setting it while the menu is open changes what is open.
  public var menu: MenuModel? {
    get {
      guard let popover = popoverMenu else { return nil }
      return gtk_popover_menu_get_menu_model(popover).map { MenuModel(borrowing: OpaquePointer($0)) }
    }
    set {
      // Not the button's own: that makes another popover, and the one that is about to open is gone.
      if let popover = popoverMenu, let newValue {
        lend(newValue) { gtk_popover_menu_set_menu_model(popover, $0) }
      } else {
        lend(newValue) { gtk_menu_button_set_menu_model(pointer, $0) }
      }
      popover?.nameMenuEntries()
    }
  }

  private var popoverMenu: OpaquePointer? {
    guard let popover = gtk_menu_button_get_popover(pointer) else { return nil }
    let pointer = OpaquePointer(popover)
    return cgtk_is_a(UnsafeRawPointer(pointer), gtk_popover_menu_get_type()) != 0 ? pointer : nil
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

  /// Opens the menu. Nothing opens where the button is not on screen.
  public func open() {
    if isMapped { gtk_menu_button_popup(pointer) }
  }

  /// Whether the menu is open.
  public var isOpen: Bool { popover?.isVisible ?? false }

  /// Closes the menu. Does nothing when it is closed.
  public func close() { gtk_menu_button_popdown(pointer) }

  /// Called when the menu has closed, also when the user chose an entry, which acts afterwards. Of a button that has had
  /// no menu yet: never.
  @discardableResult public func onClosed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    popover.map { Trampoline.connect($0, "closed", calling: handler) }
  }

  /// Called when the menu is about to open: the place to bring ``menu`` up to date. Replaces what was called before.
  public func onOpening(_ handler: @escaping @MainActor () -> Void) {
    // A menu to be filled: GTK opens nothing the first time where there is none yet.
    if menu == nil { menu = MenuModel() }
    let box = ClosureBox<() -> Void>(handler)
    gtk_menu_button_set_create_popup_func(pointer, callOpening, box.retainedData(), releaseBox)
  }
}

private func callOpening(_: OpaquePointer?, _ data: gpointer?) {
  guard let data else { return }
  ClosureBox<() -> Void>.call(in: data, otherwise: ()) { $0() }
}
