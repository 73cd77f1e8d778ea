internal import CGtk

/// What the user set for all applications. Needs a display.
public final class Settings: Object {
  /// The settings of the default display.
  public static var `default`: Settings {
    // Safe with a display: GTK makes the object when it is first asked for. Without one no widget exists, and
    // an application's handlers do not run.
    Settings(borrowing: gtk_settings_get_default()!)
  }

  /// Whether things may change gradually on screen. When false, every change is seen at once.
  public var areAnimationsEnabled: Bool {
    get { bool("gtk-enable-animations") }
    set { set("gtk-enable-animations", newValue) }
  }

  /// Whether things should fade rather than move on screen: the user's wish, which GTK knows from 4.22 on and the
  /// desktop's settings portal says before that. Set it to go by a wish of the application's own.
  public var prefersReducedMotion: Bool {
    get { Self.ownReducedMotion ?? isMotionReduced ?? SettingsPortal.prefersReducedMotion }
    set { Self.ownReducedMotion = newValue }
  }

  private static var ownReducedMotion: Bool?

  /// What GTK says; nil for one that does not know.
  private var isMotionReduced: Bool? {
    let property = "gtk-interface-reduced-motion"
    guard has(property) else { return nil }
    return int(property) == 1
  }

  /// Whether the application draws itself dark.
  public var prefersDarkTheme: Bool {
    get { bool("gtk-application-prefer-dark-theme") }
    set { set("gtk-application-prefer-dark-theme", newValue) }
  }

  /// Which of a window's buttons stand where, as in `menu:minimize,close`.
  public var decorationLayout: String {
    get { string("gtk-decoration-layout") ?? "" }
    set { set("gtk-decoration-layout", newValue) }
  }

  /// Within which time two clicks are one double click.
  public var doubleClickTime: Duration { .milliseconds(int("gtk-double-click-time")) }

  /// Within how many pixels of each other two clicks are one double click.
  public var doubleClickDistance: Int { int("gtk-double-click-distance") }

  /// The name of the theme that is in use.
  public var themeName: String {
    get { string("gtk-theme-name") ?? "" }
    set { set("gtk-theme-name", newValue) }
  }

  /// Called when any setting changed.
  @discardableResult public func onChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    Trampoline.connect(self, "notify", calling: handler)
  }
}
