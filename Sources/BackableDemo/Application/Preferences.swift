import Backable

/// What the user wants of the application. Each acts at once, and is kept.
@MainActor
final class Preferences {
  static let current = Preferences(StoredSettings(id: DemoOptions.id))

  /// Whether things move on screen.
  enum Animations: String, CaseIterable {
    case system, on, off
  }

  private let stored: StoredSettings

  init(_ stored: StoredSettings) {
    self.stored = stored
    stored.onChanged { [weak self] _ in self?.apply() }
  }

  var colorScheme: ColorScheme {
    get { choice("color-scheme") ?? .system }
    set { stored.set(newValue.rawValue, for: "color-scheme") }
  }

  var animations: Animations {
    get { choice("animations") ?? .system }
    set { stored.set(newValue.rawValue, for: "animations") }
  }

  var textDirection: TextDirection {
    get { choice("text-direction") ?? .system }
    set { stored.set(newValue.rawValue, for: "text-direction") }
  }

  var windowControls: WindowControlsSide {
    get { choice("window-controls") ?? .system }
    set { stored.set(newValue.rawValue, for: "window-controls") }
  }

  var escapeGoesBack: Bool {
    get { stored.bool("escape-goes-back") ?? true }
    set { stored.set(newValue, for: "escape-goes-back") }
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
  private func choice<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == String {
    stored.string(key).flatMap { Value(rawValue: $0) }
  }
}
