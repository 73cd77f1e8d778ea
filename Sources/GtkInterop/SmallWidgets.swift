internal import CGtk

/// A line between things.
public final class Separator: Widget {
  /// A line along that axis.
  public convenience init(orientation: Orientation = .horizontal) {
    self.init(sinking: new(gtk_separator_new(orientation.value)))
  }
}

/// A sign that something is going on.
public final class Spinner: Widget {
  /// A spinner at rest.
  public convenience init() {
    self.init(sinking: new(gtk_spinner_new()))
  }

  /// Whether it turns.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(pointer) != 0 }
    set { gtk_spinner_set_spinning(pointer, newValue ? 1 : 0) }
  }

  /// Turns.
  public func start() { isSpinning = true }

  /// Stands still.
  public func stop() { isSpinning = false }
}

/// A switch with two positions.
public final class Switch: Widget {
  /// A switch, off.
  public convenience init() {
    self.init(sinking: new(gtk_switch_new()))
  }

  /// Whether it is on. Setting it calls the handlers as the user does.
  public var isOn: Bool {
    get { gtk_switch_get_active(pointer) != 0 }
    set { gtk_switch_set_active(pointer, newValue ? 1 : 0) }
  }

  /// Called with the new position when it changed.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    // The pointer, not a reference: the handler lives no longer than the switch that holds it.
    let pointer = self.pointer
    return Trampoline.connect(self, changeOf: "active") { handler(gtk_switch_get_active(pointer) != 0) }
  }
}

/// A box to tick, with a text.
public final class CheckButton: Widget {
  /// A box that is not ticked; an underscore in the text stands for itself.
  public convenience init(label: String) {
    self.init(sinking: new(gtk_check_button_new_with_label(label)))
  }

  /// Whether it is ticked. Setting it calls the handlers as the user does.
  public var isOn: Bool {
    get { gtk_check_button_get_active(check) != 0 }
    set { gtk_check_button_set_active(check, newValue ? 1 : 0) }
  }

  /// Called with the new state when it changed.
  @discardableResult
  public func onChanged(_ handler: @escaping @MainActor (Bool) -> Void) -> SignalConnection {
    // The pointer, not a reference: the handler lives no longer than the button that holds it.
    let check = self.check
    return Trampoline.connect(self, "toggled", calling: { handler(gtk_check_button_get_active(check) != 0) })
  }

  private var check: UnsafeMutablePointer<GtkCheckButton> { UnsafeMutablePointer(pointer) }
}

/// A border around a child.
public final class Frame: Widget {
  /// A border without a heading.
  public convenience init(child: Widget? = nil) {
    self.init(sinking: new(gtk_frame_new(nil)))
    self.child = child
  }

  /// The child.
  public var child: Widget? {
    get { Widget(ifPresent: gtk_frame_get_child(frame)) }
    set { lend(newValue) { gtk_frame_set_child(frame, $0) } }
  }

  private var frame: UnsafeMutablePointer<GtkFrame> { UnsafeMutablePointer(pointer) }
}
