/// What shows controllers: a window, or a recorder in a test.
///
/// The core decides and the host shows: nothing that a host does changes the stack. A host owns a
/// ``NavigationScene``; the scene does not own the host.
@MainActor
public protocol NavigationHost: AnyObject {
  /// Puts `controller` in the place of whatever stands in `stack`, without a transition: the stack comes on show, and
  /// this is its top (nil: the stack is empty). Without a stack: the controller is the scene's root, and fills the
  /// window. The view has been loaded. What is in its place already stays there; other screens are taken out, and the
  /// bar is read again.
  func place(_ controller: ViewController?, in stack: NavigationController?)

  /// Shows a change, and calls ``Transition/complete()`` when that is done: before returning when the change is not
  /// animated or the host has nothing to animate, later otherwise. Both views have been loaded.
  func perform(_ transition: Transition)

  /// Ends a change that is still being shown: its result is on show when the call returns. The core goes on by
  /// itself; ``Transition/complete()`` need not be called any more. An interactive one is over without a result:
  /// ``place(_:in:)`` says what is on show.
  func finish(_ transition: Transition)

  /// What the bar of `container` shows has changed: a stack, or a controller that is shown without one. Read
  /// ``ViewController/bar`` again.
  func barDidChange(of container: ViewController)

  /// Opens the menu of an item in the bar that `screen` has.
  ///
  /// Default: does nothing.
  func openMenu(of item: BarButtonItem, on screen: ViewController)

  /// The user closed the window, and nothing objected: close it.
  func close()
}

extension NavigationHost {
  /// Does nothing: see the requirement.
  public func openMenu(of item: BarButtonItem, on screen: ViewController) {}
}
