/// A screen that can be left without its result, as a form is: Cancel stands at the start of the bar.
///
/// It takes the place of the back button. Escape does the same, but not while a text is being edited (rule F4), and so do
/// Alt+Left and the mouse’s back button, unless the screen adopts ``CanGoBack`` as well: then these go back. The first screen
/// of a window has no Cancel: there is nowhere to go. In a sheet the window’s own buttons give way to it.
@MainActor
public protocol CanCancel: ViewController {
  /// What Cancel does, and Escape.
  ///
  /// Default: leaves as a user does. Who wants to be asked is asked first (``ConfirmsLeaving``); then the screen is popped,
  /// or its sheet dismissed. Nothing is answered (``ReturnsResult``).
  func cancel()

  /// Makes the button. Called once, when the bar first shows it.
  ///
  /// Default: “Cancel”.
  func makeCancelButton() -> BarButtonItem
}

extension CanCancel {
  /// Leaves: see the requirement.
  public func cancel() { requestLeaving() }

  /// The standard item: see the requirement.
  public func makeCancelButton() -> BarButtonItem {
    let item = BarButtonItem(systemItem: .cancel, owner: self) { $0.cancel() }
    item.shortcut = "Escape"
    return item
  }
}

extension DefaultButton {
  /// What adopters of ``CanCancel`` have.
  public static let cancel = DefaultButton(
    at: .wayOut, for: (any CanCancel).self, isOffered: { $0.hasWayOut }, make: { $0.makeCancelButton() })
}
