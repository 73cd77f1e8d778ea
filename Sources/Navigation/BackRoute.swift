/// The ways back that a user has. All of them pass one gate (rule S16).
public enum BackRoute: Equatable, Sendable {
  /// The back button, or the back item's ``BarButtonItem/performAction()``.
  case button
  /// Alt+Left (Alt+Right in right-to-left), or the Back key of a keyboard.
  case keyboard
  /// Escape, when nothing nearer wants it: an open popover, a search, or a text that is being edited (rule F4).
  case escape
  /// The mouse's back button.
  case mouse
  /// A swipe with a finger, or with two on a touchpad.
  case swipe
  /// An entry of the history menu of the innermost stack that can go back; 0 is the previous screen. An entry of any
  /// other menu is chosen with ``HistoryEntry/choose()``.
  case history(Int)
  /// Closing the window or the sheet.
  case close
}
