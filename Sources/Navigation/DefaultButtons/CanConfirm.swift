/// A screen that ends with a decision, as a form does: the action that the screen is for stands out at the end of the bar,
/// and Return does the same, also in a field for one line of text, unless the program has given that a meaning of its own.
/// In a search bar Return does not confirm.
///
/// ```swift
/// final class NameForm: ViewController, CanCancel, CanConfirm, ReturnsResult {
///   typealias Value = String
///   var canConfirm: Bool { !name.text.isEmpty }
///   func confirm() { finish(with: name.text) }
/// }
/// ```
@MainActor
public protocol CanConfirm: ViewController {
  /// What the button does, and Return. Called only while ``canConfirm`` is true.
  func confirm()

  /// Whether there is something to confirm: the button can be used meanwhile. Asked before each frame in which the window
  /// changes, and before anything is done; keep it cheap.
  ///
  /// Default: true.
  var canConfirm: Bool { get }

  /// Makes the button. Called once, when the bar first shows it.
  ///
  /// Default: “Done”, standing out.
  func makeConfirmButton() -> BarButtonItem
}

extension CanConfirm {
  /// Always: see the requirement.
  public var canConfirm: Bool { true }

  /// The standard item: see the requirement.
  public func makeConfirmButton() -> BarButtonItem {
    let item = BarButtonItem(systemItem: .done, owner: self) { $0.confirm() }
    item.shortcuts = ["Return", "KP_Enter"]
    return item
  }
}

extension DefaultButton {
  /// What adopters of ``CanConfirm`` have.
  public static let confirm = DefaultButton(
    at: .end, for: (any CanConfirm).self, update: { $1.isEnabled = $0.canConfirm },
    make: { $0.makeConfirmButton() })
}
