import Backable

/// The window that shows what the stacks of all other windows do.
@MainActor
enum Inspector {
  /// Opens the window or brings it to the front; where it is there already, closes it.
  static func toggle(headerBar: HeaderBarPlacement, application: Application) {
    if let window = NavigationWindow.all.first(where: { $0.isInspector }) {
      return window.window.isActive ? window.close() : window.present()
    }
    let window = NavigationWindow(
      rootViewController: InspectorViewController(), headerBar: headerBar, application: application)
    window.window.setDefaultSize(width: 440, height: 640)
    window.present()
  }
}

extension NavigationWindow {
  var isInspector: Bool { scene.root is InspectorViewController }
}
