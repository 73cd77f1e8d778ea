import NavigationTesting

/// What the core says of everything that is open, at one moment: a value, to show, to compare and to write down.
struct Inspection: Equatable, Sendable {
  /// One window, with the sheets over it.
  struct Window: Equatable, Sendable {
    /// Whether something moves: a page turns, a finger holds one, or a sheet opens or closes.
    var isInTransition: Bool
    /// Whether a screen is being asked whether it may be left.
    var isAsking: Bool
    /// Whether there is a screen to go forward to.
    var canGoForward: Bool
    /// What fills the window.
    var root: Screen
    /// What is presented over it, the lowest first.
    var sheets: [Screen]
  }

  /// One controller, with all that stands in it.
  struct Screen: Equatable, Sendable {
    /// The name of its type.
    var typeName: String
    /// What bars and menus call it; nil: untitled.
    var title: String?
    /// Whether it is a stack, of which the last child is on show; of any other all are.
    var isStack = false
    /// Whether it keeps the user from leaving: a hidden back button, or a sheet that stays open.
    var keepsUser = false
    /// What its bar shows; nil: it has none of its own.
    var bar: BarSnapshot?
    /// Of a stack the lowest first.
    var children: [Screen] = []
  }

  /// The windows, the oldest first.
  var windows: [Window]
  /// The types and titles of the screens that have left and are still alive. Empty when nothing leaks.
  var survivors: [String]
  /// How many closures GTK holds. The same on the same screen, however often it was gone to.
  var closures: Int
}
