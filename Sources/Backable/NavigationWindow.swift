import GtkInterop
import Navigation

/// A window that shows a controller: usually a `NavigationController`, whose screens turn like pages under one
/// header bar.
///
/// What the bar shows is derived from the top screen's `NavigationItem`; controllers that are presented open as
/// sheets over the window.
///
/// Ways back and forward are the bar's button and its history menu (also the action `nav.history`), Alt+Left and
/// Alt+Right, which are mirrored in right-to-left, the Back and Forward keys, Escape, and the mouse's buttons 8 and 9.
/// Control+W closes the topmost sheet, or the window, unless an accelerator of the application or the focused widget has
/// a use for it.
///
/// The library's own `Words` are in the user's language.
///
/// From ``present()`` until it is closed the window is kept; nobody needs to hold it.
@MainActor
public final class NavigationWindow {
  /// The windows that are open, the oldest first.
  public private(set) static var all: [NavigationWindow] = []

  /// The GTK window.
  public var window: Window { host.surface.window }

  /// What is shown, and who is asked before it closes.
  public var scene: NavigationScene { host.scene }

  private let host: WindowHost
  private let application: Application?
  private var isClosed = false

  /// Makes a window for `rootViewController`; ``present()`` shows it.
  ///
  /// A controller that has a place already is refused with a `Diagnostic`, and the window is empty (rule S3).
  /// - Parameters:
  ///   - rootViewController: what the window shows; usually a stack.
  ///   - headerBar: whether the header bar is the window's title bar, or stands inside the window.
  ///   - application: stays alive as long as the window is there.
  public init(
    rootViewController: ViewController, headerBar: HeaderBarPlacement = .titlebar,
    application: Application? = nil
  ) {
    LibraryWords.speak()
    self.application = application
    host = WindowHost(root: rootViewController, headerBar: headerBar)
    host.surface.window.setDefaultSize(width: 800, height: 600)
  }

  /// Shows the window, and brings it to the front when it is shown already. At the first call the root appears
  /// (rule L1). A window that was closed is not shown again; a `Diagnostic` says so.
  public func present() {
    guard !isClosed else { return Diagnostic.windowIsClosed.report() }
    if !Self.all.contains(where: { $0 === self }) { open() }
    host.surface.present()
  }

  /// Closes the window as the user does: the screens that want to be asked are (rule S16).
  public func close() {
    scene.goBack(.close)
  }

  /// Calls `handler` when the user has closed the window and nothing objected, while everything is still there: the place
  /// to keep where the user is (`NavigationController.path`). Not called when the window is destroyed from elsewhere.
  public func onClose(_ handler: @escaping @MainActor () -> Void) { host.willClose.append(handler) }

  /// Closes all windows as a user does who quits, or none of them: every screen that wants to be asked is asked before
  /// anything closes, and the first no stops it (rule S16). The window that has the user's attention comes first.
  /// - Parameter completion: called with whether the windows were closed.
  public static func closeAll(completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    let active = all.filter { $0.window.isActive }
    let others = all.reversed().filter { !$0.window.isActive }
    NavigationScene.closeAll((active + others).map(\.scene), completion: completion)
  }

  private func open() {
    Self.all.append(self)
    application?.addWindow(window)
    // Not "destroy": GTK sends that when no wrapper is left, and this object holds one.
    window.onUnrealize { [weak self] in self?.hasClosed() }
    scene.attach()
  }

  private func hasClosed() {
    isClosed = true
    scene.detach()
    Self.all.removeAll { $0 === self }
  }
}
