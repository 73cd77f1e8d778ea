import GtkInterop

/// The key that was pressed last, which the display presses again and again while it is held down.
///
/// There is one for all windows: when a key closes a window, the next one gets the rest of it.
@MainActor
final class HeldKey {
  static let current = HeldKey(repeatsAcrossWindows: Display.repeatsKeysAcrossWindows)

  /// Whether the press that is handled now is not the user's, but one more of a key that is held down.
  private(set) var isRepeating = false

  private let repeatsAcrossWindows: Bool
  private var keycode: UInt32?
  private var time: UInt32 = 0
  private var place: WeakReference<Widget>?
  private var window: WeakReference<Widget>?

  /// The longest time before the first repetition that desktops offer, and some more, in milliseconds. A key that is let
  /// go over another program's window is not held for longer.
  private static let longestDelay: UInt32 = 2_500

  /// The same, where the window in which the key was pressed has gone: whether it is let go is often told to nobody
  /// then. No longer than the delay that desktops begin with, and some more.
  private static let longestDelayWithoutWindow: UInt32 = 800

  init(repeatsAcrossWindows: Bool) { self.repeatsAcrossWindows = repeatsAcrossWindows }

  /// A key is pressed while `focus` has the focus.
  func press(_ key: KeyEvent, on focus: Widget?) {
    // The clock begins again at 0 some day.
    isRepeating = keycode == key.keycode && key.time &- time < longestPause && canGoOn(in: focus?.root)
    time = key.time
    guard !isRepeating else { return }
    keycode = key.keycode
    place = focus.map { WeakReference($0) }
    window = focus?.root.map { WeakReference($0) }
  }

  /// Where no repetition comes into another window, the same key there is another press: that the first was let go may
  /// have been told to nobody.
  private func canGoOn(in root: Widget?) -> Bool {
    repeatsAcrossWindows || window?.object == root
  }

  private var longestPause: UInt32 {
    guard let window else { return Self.longestDelay }
    return window.object?.isMapped == true ? Self.longestDelay : Self.longestDelayWithoutWindow
  }

  /// Hears of the keys that are pressed in a popover: an open one keeps them all to itself, and the one that has closed
  /// it may still be held down then.
  func listen(in popover: Widget) {
    let place = WeakReference(popover)
    popover.onKeyPressed(phase: .capture) { key in
      HeldKey.current.press(key, on: place.object)
      return false
    }
    popover.onKeyReleased(phase: .capture) { HeldKey.current.release($0) }
  }

  func release(_ keycode: UInt32) {
    if keycode == self.keycode { self.keycode = nil }
  }

  /// Whether the key goes on, but what it was pressed on has not the focus any more. The rest of such a key would
  /// activate something on the page that it has led to.
  func hasLedAway(to focus: Widget?) -> Bool { isRepeating && place?.object != focus }
}

extension KeyEvent {
  /// Whether the key does what a click on the focused widget does.
  var activates: Bool {
    modifiers.forShortcuts.isEmpty && [Key.space, Key.returnKey, Key.keypadEnter].contains(keyval)
  }
}
