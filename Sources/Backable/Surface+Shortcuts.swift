import GtkInterop
import Navigation

/// The keys of the items in a window's bar.
extension Surface {
  func connectShortcuts(to gate: Gate) {
    // Behind everything nearer, and behind an accelerator of the program's.
    window.onShortcuts(offered: { gate.shortcuts().filter { $0 != Self.escape }.map(\.description) }) {
      keys in
      guard !HeldKey.current.isRepeating, let shortcut = KeyboardShortcut(keys) else { return true }
      return gate.perform(shortcut)
    }
    // An entry takes Return for itself, and does nothing with it where the program has not said what.
    window.onKeyPressed(phase: .capture) { [weak window] key in
      guard key.confirms, window?.focusWidget?.leavesReturn == true else { return false }
      return HeldKey.current.isRepeating || gate.perform("Return")
    }
  }

  static let escape: KeyboardShortcut = "Escape"
}

extension KeyEvent {
  fileprivate var confirms: Bool {
    [Key.returnKey, Key.keypadEnter].contains(keyval) && modifiers.forShortcuts.isEmpty
  }
}

extension Widget {
  /// Whether this is the text of a one-line field whose Return means nothing to the program.
  fileprivate var leavesReturn: Bool {
    guard let field = parent, typeName == "GtkText" else { return false }
    return !field.answersActivate
  }
}
