internal import CGtk

/// Shows its child by sliding it in from above, and hides it again.
public final class Revealer: Widget {
  /// A revealer that hides its child.
  public convenience init(child: Widget) {
    self.init(sinking: new(gtk_revealer_new()))
    gtk_revealer_set_child(pointer, child.widget)
  }

  /// Whether the child is shown, or on its way there. Where animations are off it is there, or gone, at once.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(pointer) != 0 }
    set { gtk_revealer_set_reveal_child(pointer, newValue ? 1 : 0) }
  }

  /// Whether all of the child is to be seen: the movement is over.
  public var isChildRevealed: Bool { gtk_revealer_get_child_revealed(pointer) != 0 }

  /// Called when ``isChildRevealed`` has changed.
  @discardableResult
  public func onChildRevealed(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, changeOf: "child-revealed", calling: handler)
  }
}
