/// Hears what a navigation controller shows. Both methods have empty defaults.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// `controller` is about to be shown. Not called for a swipe back until the user lets go to finish it.
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool)

  /// `controller` is on show: the last call of a transition.
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool
  ) {}
}
