import GtkInterop
import Navigation

/// The keys and the mouse buttons that lead back and forward. They act for the window that has the focus: a sheet is
/// modal, so that is the topmost one (rule M10).
///
/// A key that is held down is one step, whether pages move or not: whoever wants to go further lets go and presses
/// again, or opens the history menu.
extension Surface {
  func connectKeys(to gate: Gate) {
    // Before a focused entry sees them (rule F5).
    window.onKeyPressed(phase: .capture) { [weak self] in self?.capture($0, gate) ?? false }
    window.onKeyReleased(phase: .capture) { HeldKey.current.release($0) }
    // After everything nearer (rule F4).
    window.onKeyPressed(phase: .bubble) { [weak window] key in
      guard key.isEscape, window?.focusWidget?.takesText != true else { return false }
      // A search is ended first, and a form cancelled (rule F4).
      if !HeldKey.current.isRepeating, !gate.perform(Self.escape) { gate.goBack(.escape) }
      return true
    }
    // Behind an accelerator of the program's, and behind a widget that has a use for it, as a terminal has: both are
    // meant when they are there, and a program takes the key away by giving it another meaning.
    for keys in WindowKey.close.shortcuts(isRightToLeft: false) {
      window.onShortcut(keys.description) {
        if !HeldKey.current.isRepeating { gate.goBack(.close) }
      }
    }
  }

  func connectMouse(to gate: Gate) {
    window.onEachPress { [weak window] press in
      window.map { gate.clicks.press(press, in: $0) } ?? false
    }
    window.onPressed(button: 8, phase: .capture) { _ in
      gate.goBack(.mouse)
      return true
    }
    window.onPressed(button: 9, phase: .capture) { _ in gate.goForward() }
  }

  /// Whether the key is taken.
  private func capture(_ key: KeyEvent, _ gate: Gate) -> Bool {
    let focus = window.focusWidget
    HeldKey.current.press(key, on: focus)
    searchEscape.forget()
    let isRepeating = HeldKey.current.isRepeating
    if key.isKey(.back, isRightToLeft: window.isRightToLeft) {
      if !isRepeating { gate.goBack(.keyboard) }
      return true
    }
    if key.isKey(.forward, isRightToLeft: window.isRightToLeft) { return isRepeating || gate.goForward() }
    if key.activates { return HeldKey.current.hasLedAway(to: focus) }
    guard key.isEscape, let entry = focus?.searchEntryOfPage else { return false }
    if !isRepeating { searchEscape.watch(entry, in: window) { gate.goBack(.escape) } }
    return isRepeating
  }
}

extension KeyEvent {
  fileprivate var isEscape: Bool { keyval == Key.escape && modifiers.forShortcuts.isEmpty }
}
