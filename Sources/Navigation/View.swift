/// What a controller manages: something that can be shown.
///
/// The core never looks inside a view. A host that shows controllers knows the views that it can show: `Backable`
/// makes every widget of `GtkInterop` a `View`, and a headless test may adopt the protocol with an empty class.
@MainActor
public protocol View: AnyObject {}

/// A view that the core makes by itself, and whose looks the host decides.
///
/// A ``ViewController`` that does not override ``ViewController/loadView()`` has an empty one; a
/// ``NavigationController`` has one in which its top screen is shown.
public final class HostedView: View {
  /// What stands in the view.
  public enum Content: Sendable {
    /// Nothing: the controller has no view of its own.
    case empty
    /// The top screen of a navigation controller.
    case stack
  }

  /// What stands in the view.
  public let content: Content

  /// The controller that the view belongs to; nil once it has gone.
  public private(set) weak var controller: ViewController?

  init(_ content: Content, of controller: ViewController) {
    self.content = content
    self.controller = controller
  }
}
