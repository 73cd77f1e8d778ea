import Backable

/// What the user wants of the application. Each acts at once, and is kept.
@MainActor
final class Preferences {
  static let current = Preferences(DemoOptions.settings)

  /// Whether things move on screen.
  enum Animations: String, CaseIterable {
    case system, on, off
  }

  /// Under which name each is kept.
  private enum Key: String {
    case colorScheme = "color-scheme"
    case animations
    case textDirection = "text-direction"
    case windowControls = "window-controls"
    case escapeGoesBack = "escape-goes-back"
  }

  private let stored: StoredSettings

  init(_ stored: StoredSettings) {
    self.stored = stored
    // The screens and sizes of windows are kept there as well, and change at every page turn.
    stored.onChanged { [weak self] key in
      if Key(rawValue: key) != nil { self?.apply() }
    }
  }

  var colorScheme: ColorScheme {
    get { choice(.colorScheme) ?? .system }
    set { stored.set(newValue.rawValue, for: Key.colorScheme.rawValue) }
  }

  var animations: Animations {
    get { choice(.animations) ?? .system }
    set { stored.set(newValue.rawValue, for: Key.animations.rawValue) }
  }

  var textDirection: TextDirection {
    get { choice(.textDirection) ?? .system }
    set { stored.set(newValue.rawValue, for: Key.textDirection.rawValue) }
  }

  var windowControls: WindowControlsSide {
    get { choice(.windowControls) ?? .system }
    set { stored.set(newValue.rawValue, for: Key.windowControls.rawValue) }
  }

  var escapeGoesBack: Bool {
    get { stored.bool(Key.escapeGoesBack.rawValue) ?? true }
    set { stored.set(newValue, for: Key.escapeGoesBack.rawValue) }
  }

  /// Lets all of them act.
  func apply() {
    let settings = Settings.default
    if settings.colorScheme != colorScheme { settings.colorScheme = colorScheme }
    settings.setAnimationsEnabled(animations == .system ? nil : animations == .on)
    settings.setWindowControlsSide(windowControls)
    if TextDirection.default != textDirection { TextDirection.default = textDirection }
    NavigationController.popsOnEscapeByDefault = escapeGoesBack
  }

  /// A value of another version, or one that somebody wrote by hand, is as if it were not there.
  private func choice<Value: RawRepresentable>(_ key: Key) -> Value? where Value.RawValue == String {
    stored.string(key.rawValue).flatMap { Value(rawValue: $0) }
  }
}
