internal import CGtk

/// A button that calls a closure.
///
/// The closure lives as long as the button. One that needs its controller captures it weakly, or uses an
/// initialiser with `owner:`, which does that by itself.
open class Button: Widget {
  /// A button with a text.
  ///
  /// - Parameters:
  ///   - label: The text; an underscore stands for itself.
  ///   - action: Called at each click.
  public init(label: String, action: (@MainActor () -> Void)? = nil) {
    super.init(sinking: new(gtk_button_new_with_label(label)))
    if let action { onClicked(action) }
  }

  /// A button with an icon.
  ///
  /// - Parameters:
  ///   - iconName: A name from the icon theme; one that ends in `-symbolic` takes the text's colour.
  ///   - accessibilityLabel: What a screen reader calls the button. GTK has no name for it otherwise.
  ///   - action: Called at each click.
  public init(iconName: String, accessibilityLabel: String, action: (@MainActor () -> Void)? = nil) {
    super.init(sinking: new(gtk_button_new_from_icon_name(iconName)))
    self.accessibilityLabel = accessibilityLabel
    if let action { onClicked(action) }
  }

  /// Takes a new button of a class derived from GtkButton; see ``Object``.
  public override init(sinking pointer: OpaquePointer) {
    super.init(sinking: pointer)
  }

  /// Wraps a GtkButton that others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }

  /// A button with a text, whose action gets the owner, held weakly. Clicks after the owner is gone do nothing.
  public convenience init<Owner: AnyObject>(
    label: String, owner: Owner, action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(label: label)
    onClicked(owner: owner, action)
  }

  /// A button with an icon, whose action gets the owner, held weakly. Clicks after the owner is gone do nothing.
  public convenience init<Owner: AnyObject>(
    iconName: String, accessibilityLabel: String, owner: Owner, action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(iconName: iconName, accessibilityLabel: accessibilityLabel)
    onClicked(owner: owner, action)
  }

  /// The text; nil when the button shows something else.
  public var label: String? {
    get { String(copying: gtk_button_get_label(button)) }
    set {
      gtk_button_set_label(button, newValue ?? "")
      // GTK calls a button by its text as often as it gets one.
      restoreAccessibilityLabel()
    }
  }

  /// The icon's name; nil when the button shows something else.
  public var iconName: String? {
    get { String(copying: gtk_button_get_icon_name(button)) }
    set { gtk_button_set_icon_name(button, newValue ?? "") }
  }

  /// Whether a long text is shortened where there is little room, as it is not by itself. It holds for the text that the
  /// button has at this moment, and for those that follow until it shows something else.
  public var canShrink: Bool {
    get { (child?.isA(.label) ?? false) && child?.cast(to: .label)?.ellipsizing == .end }
    set { if let child, child.isA(.label) { child.cast(to: .label)?.ellipsizing = newValue ? .end : .none } }
  }

  /// What the button shows, in place of a text or an icon.
  public var child: Widget? {
    get { Widget(ifPresent: gtk_button_get_child(button)) }
    set { lend(newValue) { gtk_button_set_child(button, $0) } }
  }

  /// Whether the button is drawn with a frame. True, unless changed.
  public var hasFrame: Bool {
    get { gtk_button_get_has_frame(button) != 0 }
    set { gtk_button_set_has_frame(button, newValue ? 1 : 0) }
  }

  /// Does what a click does, also when the button is insensitive or not shown.
  public func click() {
    cgtk_emit(gpointer(pointer), "clicked")
  }
}

extension Button {
  /// Called at each click, by pointer, finger, key or screen reader.
  @discardableResult public func onClicked(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "clicked", calling: handler)
  }

  /// Called at each click with the owner, which is held weakly; not called after the owner is gone.
  @discardableResult public func onClicked<Owner: AnyObject>(
    owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> SignalConnection {
    onClicked { [weak owner] in
      if let owner { handler(owner) }
    }
  }
}

extension ObjectType<Button> {
  /// GtkButton.
  public static var button: Self { Self(id: gtk_button_get_type()) { Button(borrowing: $0) } }
}

extension Button {
  private var button: UnsafeMutablePointer<GtkButton> { UnsafeMutablePointer(pointer) }
}
