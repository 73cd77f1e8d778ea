internal import CGtk

/// A button that stays down: each click switches it.
public final class ToggleButton: Button {
  /// A button that is not down.
  /// - Parameter label: The text; an underscore stands for itself.
  public init(label: String) {
    super.init(sinking: new(gtk_toggle_button_new_with_label(label)))
  }

  /// Wraps a GtkToggleButton that others own; see ``Object``.
  public override nonisolated init(borrowing pointer: OpaquePointer) {
    super.init(borrowing: pointer)
  }

  /// Whether the button is down.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(toggle) != 0 }
    set { gtk_toggle_button_set_active(toggle, newValue ? 1 : 0) }
  }

  private var toggle: UnsafeMutablePointer<GtkToggleButton> { UnsafeMutablePointer(pointer) }
}
