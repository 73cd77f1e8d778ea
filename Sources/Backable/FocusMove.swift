import GtkInterop
import Navigation

/// Takes the focus along when a page turns: into the new screen, and back to where it was on the old one.
@MainActor
struct FocusMove {
  let old: ViewController?
  let window: Window?

  init(from old: ViewController?, in window: Window?) {
    self.old = old
    self.window = window
  }

  /// Remembers what has the focus, when it lies within the old screen (rule F1).
  func remember() {
    guard let old, let focus = window?.focusWidget, old.widget.isAncestor(of: focus) else { return }
    old.screen.focus = WeakReference(focus)
  }

  /// Moves the focus to where it was on `new`, else to the first widget that takes it (rules F1 and F3), else to the
  /// back button (rule F2).
  func move(to new: ViewController, else backButton: Widget?) {
    if let old = new.screen.focus?.object, Self.isShown(old, on: new.widget), Self.grabFocus(old) { return }
    // GTK says yes as well for a list or scroller that wants the focus and may not have it.
    if new.widget.focusFirstChild(), new.widget.contains(new.widget.focusInWindow) { return }
    if backButton?.grabFocus() == true { return }
    // What has it now is about to go.
    window?.focusWidget = nil
  }

  /// Whether `widget` is still there to be seen. GTK gives the focus to a row that a filter hides, as well.
  private static func isShown(_ widget: Widget, on page: Widget) -> Bool {
    page.isAncestor(of: widget) && (widget.isMapped || !page.isMapped)
  }

  /// The focus comes back, and nothing moves: whoever scrolled on from where the focus was is still there (rule F1). GTK
  /// would scroll back to it.
  private static func grabFocus(_ widget: Widget) -> Bool {
    let places = sequence(first: widget, next: { $0.parent })
      .compactMap { $0.isA(.scrolledWindow) ? $0.cast(to: .scrolledWindow) : nil }
      .map { ($0, $0.horizontalPosition, $0.verticalPosition) }
    defer {
      for (scroller, horizontal, vertical) in places {
        scroller.horizontalPosition = horizontal
        scroller.verticalPosition = vertical
      }
    }
    return widget.grabFocus()
  }
}

extension Widget {
  /// What has the focus in the widget's window.
  var focusInWindow: Widget? { root.flatMap { Window(borrowing: $0.pointer).focusWidget } }
}
