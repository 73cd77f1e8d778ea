import Backable

/// What is kept of a window over a restart: its size, and the screens that it showed.
@MainActor
final class KeptWindow {
  private let stored: StoredSettings

  init(_ stored: StoredSettings) { self.stored = stored }

  /// Brings a new window to the size of the one that was used last.
  func restoreSize(of window: Window) {
    if let width = stored.int("window-width"), let height = stored.int("window-height"),
      sizes.contains(width), sizes.contains(height)
    {
      window.setDefaultSize(width: width, height: height)
    }
    if stored.bool("window-maximized") == true { window.isMaximized = true }
  }

  /// Shows the screens that were on show last, as far as they can be made again.
  func restoreScreens(in stack: NavigationController) {
    guard let text = stored.string("stack"), !text.isEmpty else { return }
    do {
      stack.path = try NavigationPath(text: text)
    } catch {
      complain("the screens of the last time cannot be read: \(error)")
    }
  }

  /// Keeps the window's size and screens.
  func keep(_ window: NavigationWindow) {
    keepScreens(of: window)
    let (width, height) = window.window.defaultSize
    if sizes.contains(width), sizes.contains(height) {
      stored.set(width, for: "window-width")
      stored.set(height, for: "window-height")
    }
    stored.set(window.window.isMaximized, for: "window-maximized")
  }

  /// Keeps the screens, also for a program that is killed.
  func keepScreens(of window: NavigationWindow) {
    guard let path = window.stack?.path, let text = try? path.text(), text != stored.string("stack") else {
      return
    }
    stored.set(text, for: "stack")
  }

  /// What a window can have been, in pixels; anything else somebody has written by hand.
  private let sizes = 200...20_000
}
