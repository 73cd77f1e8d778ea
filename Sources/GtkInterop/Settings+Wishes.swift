internal import CGtk

/// Whether an application draws itself light or dark.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// As the desktop wants it.
  case system
  /// Light.
  case light
  /// Dark.
  case dark
}

/// On which side a window's own buttons stand.
public enum WindowControlsSide: String, CaseIterable, Sendable {
  /// As the desktop wants it.
  case system
  /// At the start of the bar.
  case start
  /// At the end.
  case end
}

// Wishes of the application's own, which can be taken back: what the desktop says counts again.
extension Settings {
  /// Whether the application draws itself light or dark. ``ColorScheme/system``, unless changed: then what the desktop says
  /// counts, by its theme or by its settings portal, which GTK 4.8 does not ask.
  public var colorScheme: ColorScheme {
    get { Self.ownColorScheme }
    set {
      Self.ownColorScheme = newValue
      applyColorScheme()
    }
  }

  private static var ownColorScheme = ColorScheme.system

  /// The theme that was there before a wish went against it.
  private static var darkTheme: String?

  /// Follows the desktop's portal, when it says something else.
  func applyColorScheme() {
    SettingsPortal.onColorSchemeChanged = { Settings.default.applyColorScheme() }
    switch colorScheme {
    case .system:
      if SettingsPortal.prefersDark {
        prefersDarkTheme = true
      } else {
        reset("gtk-application-prefer-dark-theme")
      }
    case .dark: prefersDarkTheme = true
    case .light: prefersDarkTheme = false
    }
    applyTheme()
  }

  /// A theme that is dark by its name stays dark whatever is preferred.
  private func applyTheme() {
    if colorScheme == .light, themeName.hasSuffix("-dark") {
      Self.darkTheme = themeName
      themeName = String(themeName.dropLast("-dark".count))
    } else if colorScheme != .light, Self.darkTheme != nil {
      Self.darkTheme = nil
      reset("gtk-theme-name")
    }
  }

  /// Says whether things may change gradually on screen; nil: as the desktop wants it.
  public func setAnimationsEnabled(_ areEnabled: Bool?) {
    if let areEnabled { areAnimationsEnabled = areEnabled } else { reset("gtk-enable-animations") }
  }

  /// Says on which side a window's own buttons stand. Which there are is the desktop's affair.
  public func setWindowControlsSide(_ side: WindowControlsSide) {
    reset("gtk-decoration-layout")
    guard side != .system else { return }
    let sides = decorationLayout.split(separator: ":", omittingEmptySubsequences: false)
    let buttons = sides.flatMap { $0.split(separator: ",") }.filter { $0 != "icon" && $0 != "menu" }
    let outermostLast = ["minimize", "maximize", "close"].filter { name in buttons.contains { $0 == name } }
    decorationLayout =
      side == .start
      ? outermostLast.reversed().joined(separator: ",") + ":" : ":" + outermostLast.joined(separator: ",")
  }

  private func reset(_ property: String) { gtk_settings_reset_property(pointer, property) }
}

/// In which direction a text is read, and a window laid out.
public enum TextDirection: String, CaseIterable, Sendable {
  /// As the user's language wants it.
  case system
  /// From left to right.
  case leftToRight = "left-to-right"
  /// From right to left.
  case rightToLeft = "right-to-left"

  /// The direction of all widgets that have none of their own, also of those that are on screen.
  @MainActor public static var `default`: TextDirection = .system {
    didSet { gtk_widget_set_default_direction(`default`.value) }
  }

  private var value: GtkTextDirection {
    switch self {
    case .system: gtk_get_locale_direction()
    case .leftToRight: GTK_TEXT_DIR_LTR
    case .rightToLeft: GTK_TEXT_DIR_RTL
    }
  }
}
