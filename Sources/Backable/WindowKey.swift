import GtkInterop
import Navigation

/// The keys that every ``NavigationWindow`` has: for a list of an application's keys, and for what must not take them.
public enum WindowKey: CaseIterable, Sendable {
  /// Goes back (rule F5).
  case back
  /// Goes on to what was left by going back, where a stack keeps that.
  case forward
  /// Opens the back button's menu, while the button has the focus.
  case history
  /// Closes the topmost sheet, or the window.
  case close

  /// The keys, the most usual first. Arrows are those that point where the text says.
  public func shortcuts(isRightToLeft: Bool) -> [KeyboardShortcut] {
    switch self {
    case .back: Self.arrows(isRightToLeft ? "Right" : "Left") + ["Back"]
    case .forward: Self.arrows(isRightToLeft ? "Left" : "Right") + ["Forward"]
    case .history: ["<Shift>F10", "Menu"]
    case .close: ["<Control>w"]
    }
  }

  /// What they do, in the user's language.
  @MainActor public var words: String {
    switch self {
    case .back: Words.back
    case .forward: Words.forward
    case .history: Words.history
    case .close: Words.close
    }
  }

  private static func arrows(_ side: String) -> [KeyboardShortcut] {
    [KeyboardShortcut(key: side, modifiers: .alt), KeyboardShortcut(key: "KP_" + side, modifiers: .alt)]
  }
}

extension KeyEvent {
  /// Whether this is one of a window's keys.
  func isKey(_ key: WindowKey, isRightToLeft: Bool = false) -> Bool {
    key.shortcuts(isRightToLeft: isRightToLeft).contains(shortcut)
  }

  private var shortcut: KeyboardShortcut {
    let held = modifiers
    var modifiers: KeyboardShortcut.Modifiers = []
    if held.contains(.shift) { modifiers.insert(.shift) }
    if held.contains(.control) { modifiers.insert(.control) }
    if held.contains(.alt) { modifiers.insert(.alt) }
    if held.contains(.super) { modifiers.insert(.super) }
    return KeyboardShortcut(key: name, modifiers: modifiers)
  }
}
