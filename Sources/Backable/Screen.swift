import GtkInterop
import Navigation

/// Every widget can be a controller's view.
extension Widget: View {}

extension ViewController {
  /// The view as a widget, for a container that places it: loaded when it is first asked for.
  ///
  /// A `HostedView` is realized: an empty one as an empty box, a navigation controller's as the place where its top
  /// screen is shown, with a bar of its own when it stands inside another screen. A view that is no widget cannot be
  /// shown; an empty box stands in its place, and a `Diagnostic` says so.
  public var widget: Widget { screen.widget }

  /// The navigation controller's part of ``screen``; nil when its view is one of its own.
  var stackView: StackView? { screen.stackView }

  /// What the window keeps of this controller.
  var screen: Screen {
    if let screen = hostStorage as? Screen { return screen }
    let screen = Screen(of: self)
    // In loadView there is no view yet, and what stands in for it must not stay.
    if isViewLoaded { hostStorage = screen }
    return screen
  }
}

/// What a window keeps of one controller, as long as the controller lives.
@MainActor
final class Screen {
  /// The controller's view.
  let widget: Widget

  /// Where the top screen is shown, if the controller is a stack.
  let stackView: StackView?

  /// What had the focus when the screen was covered (rule F1).
  var focus: WeakReference<Widget>?

  init(of controller: ViewController) {
    switch controller.view {
    case let widget as Widget:
      self.widget = widget
      stackView = nil
    case is HostedView where controller is NavigationController:
      let stackView = StackView()
      widget = stackView.box
      self.stackView = stackView
    case let view:
      widget = Box(orientation: .vertical)
      stackView = nil
      if !(view is HostedView) {
        Diagnostic.notShowable(view, as: "The view of \(type(of: controller))").report()
      }
    }
  }
}
