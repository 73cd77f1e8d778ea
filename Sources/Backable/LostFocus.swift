import GtkInterop
import Navigation

/// Finds a window's focus again that has gone with the widget that had it: a page may take out, hide or switch off what
/// the user was just using. GTK leaves the window without any focus then, and even Tab may lead nowhere.
@MainActor
struct LostFocus {
  let surface: Surface

  /// What fills the window.
  weak var content: ViewController?

  /// Looks after the window as long as it is there.
  static func watch(_ surface: Surface, showing content: ViewController) {
    let look: @MainActor () -> Void = { [weak surface, weak content] in
      guard let surface, !surface.hasFocus else { return }
      let lost = LostFocus(surface: surface, content: content)
      // Whoever took the focus away may be about to set it.
      Task { lost.find() }
    }
    // Where GTK takes a scroller for focused that may not be, the window's focus stays on what is not in it any more.
    var departure: SignalConnection?
    surface.window.onFocusWidgetChanged { [weak surface] in
      departure?.disconnect()
      departure = surface?.window.focusWidget?.onRootChanged(look)
      look()
    }
    // GTK begins with the content, and with nothing where there is nothing to focus.
    surface.window.onMap(look)
  }

  private func find() {
    guard surface.window.isMapped, !surface.hasFocus, let screen else { return }
    FocusMove(from: nil, in: surface.window).move(to: screen, else: surface.bar.backButton)
  }

  private var screen: ViewController? {
    guard let stack = content as? NavigationController else { return content }
    return stack.topViewController
  }
}

extension Surface {
  /// Whether something in the window has its focus.
  fileprivate var hasFocus: Bool { window.focusWidget?.root == window }
}
