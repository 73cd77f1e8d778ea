internal import CGtk

/// The window's own buttons at one side of a bar, as the desktop wants them (`gtk-decoration-layout`). Where the desktop
/// wants none there, it takes no room.
public final class WindowControls: Widget {
  /// The buttons of one side.
  ///
  /// - Parameter atStart: True for those at the left, in right-to-left at the right.
  public convenience init(atStart: Bool) {
    self.init(sinking: new(gtk_window_controls_new(atStart ? GTK_PACK_START : GTK_PACK_END)))
    updateVisibility()
    Trampoline.connect(self, changeOf: "empty") { [weak self] in self?.updateVisibility() }
  }

  /// Whether they are shown, where the desktop wants them. True, unless changed.
  public var isOffered = true {
    didSet { if isOffered != oldValue { updateVisibility() } }
  }

  private func updateVisibility() {
    let isShown = isOffered && !isEmpty
    if isVisible != isShown { isVisible = isShown }
  }

  /// Whether there is no button.
  public var isEmpty: Bool { gtk_window_controls_get_empty(pointer) != 0 }
}
