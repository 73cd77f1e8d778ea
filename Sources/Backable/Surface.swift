import GtkInterop
import Navigation

/// One GTK window with its bar: the main window, or a sheet's.
///
/// Keys, buttons and close requests only knock at the scene's gate.
@MainActor
final class Surface {
  let window: Window
  let bar = BarView()

  init(_ window: Window) {
    self.window = window
    window.titlebar = bar.header
  }

  /// Shows `controller`'s view in the window.
  func setContent(_ controller: ViewController?) {
    window.child = controller?.widget
  }

  /// Shows what the bar says.
  func apply(_ content: Bar) {
    bar.apply(content)
    window.title = content.title?.inOneLine
  }

  /// Sends every way back that the window offers to `goBack`.
  func connect(goBack: @escaping @MainActor (BackRoute) -> Void) {
    window.onCloseRequest {
      goBack(.close)
      return true
    }
    window.onKeyPressed(phase: .capture) { [weak window] key in
      guard let window, key.isBack(isRightToLeft: window.isRightToLeft) else { return false }
      goBack(.keyboard)
      return true
    }
    window.onKeyPressed(phase: .bubble) { [weak window] key in
      guard key.keyval == Key.escape, key.modifiers.forShortcuts.isEmpty,
        window?.focusWidget?.takesText != true
      else { return false }
      goBack(.escape)
      return true
    }
    window.onPressed(button: 8, phase: .capture) { _ in
      goBack(.mouse)
      return true
    }
  }
}

extension KeyEvent {
  /// Alt with the arrow that points back, or the Back key (rule F5).
  fileprivate func isBack(isRightToLeft: Bool) -> Bool {
    if keyval == Key.back { return modifiers.forShortcuts.isEmpty }
    return modifiers.forShortcuts == .alt && keyval == (isRightToLeft ? Key.right : Key.left)
  }
}
