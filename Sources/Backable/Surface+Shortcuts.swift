import GtkInterop
import Navigation

/// The keys of the items in a window's bar.
extension Surface {
  func connectShortcuts(to gate: Gate) {
    // Whatever is done, it is done with what the user has typed until now.
    let perform: @MainActor (KeyboardShortcut) -> Bool = { [weak window] in
      window?.focusWidget?.parent?.takeTypedText()
      return gate.perform($0)
    }
    // Behind everything nearer, and behind an accelerator of the program's.
    window.onShortcuts(offered: { gate.shortcuts().filter { $0 != Self.escape }.map(\.description) }) {
      keys in
      guard !HeldKey.current.isRepeating, let shortcut = KeyboardShortcut(keys) else { return true }
      return perform(shortcut)
    }
    // GTK keeps F10 for itself: it opens a menu of its choice, or moves the focus into the bar.
    window.onKeyPressed(phase: .capture) { key in
      guard key.keyval == Key.f10, key.modifiers.forShortcuts.isEmpty, gate.shortcuts().contains(Self.f10)
      else { return false }
      return HeldKey.current.isRepeating || perform(Self.f10)
    }
    // An entry takes Return for itself, and does nothing with it where the program has not said what.
    window.onKeyPressed(phase: .capture) { [weak window] key in
      guard key.confirms, window?.focusWidget?.leavesReturn == true else { return false }
      return HeldKey.current.isRepeating || perform("Return")
    }
  }

  static let escape: KeyboardShortcut = "Escape"
  private static let f10: KeyboardShortcut = "F10"
}

extension KeyEvent {
  fileprivate var confirms: Bool {
    [Key.returnKey, Key.keypadEnter].contains(keyval) && modifiers.forShortcuts.isEmpty
  }
}

extension Widget {
  /// Whether this is the text of a one-line field whose Return means nothing to the program.
  fileprivate var leavesReturn: Bool {
    guard let field = parent, typeName == "GtkText", !field.isA(.searchEntry) else { return false }
    return !field.answersActivate
  }
}
