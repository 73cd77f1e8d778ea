/// The first screen of a sheet that can be closed by a button in its bar, and by the keys that lead back. It is there in a
/// sheet alone, on its first screen: adopting the protocol on a screen that is pushed elsewhere does nothing. The window’s
/// own buttons give way to it.
@MainActor
public protocol CanClose: ViewController {
  /// What the button does.
  ///
  /// Default: closes the sheet as a user does; who wants to be asked is asked first (``ConfirmsLeaving``).
  func close()

  /// Makes the button. Called once, when the bar first shows it.
  ///
  /// Default: a cross, called “Close”.
  func makeCloseButton() -> BarButtonItem
}

extension CanClose {
  /// Closes the sheet: see the requirement.
  public func close() { requestLeaving() }

  /// The standard item: see the requirement.
  public func makeCloseButton() -> BarButtonItem {
    BarButtonItem(systemItem: .close, owner: self) { $0.close() }
  }
}

extension DefaultButton {
  /// What adopters of ``CanClose`` have.
  public static let close = DefaultButton(
    at: .wayOut, for: (any CanClose).self, isOffered: { $0.isFirstOfSheet }, make: { $0.makeCloseButton() })
}
