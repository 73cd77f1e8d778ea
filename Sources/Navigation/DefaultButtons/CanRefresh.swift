/// A screen whose content can be loaded again: a button, F5 and Control+R.
///
/// While it loads the button shows that, and nothing begins a second time. The work is cancelled when the screen leaves.
/// Where it fails the screen says so (``NavigationItem/notice``), and the button can be used again.
@MainActor
public protocol CanRefresh: ViewController {
  /// Loads again. What it throws is shown, but for `CancellationError`.
  func refresh() async throws

  /// Makes the button. Called once, when the bar first shows it.
  ///
  /// Default: an arrow that turns round, called “Refresh”.
  func makeRefreshButton() -> BarButtonItem
}

extension CanRefresh {
  /// The standard item: see the requirement.
  public func makeRefreshButton() -> BarButtonItem {
    let item = BarButtonItem(systemItem: .refresh, workOf: self) { try await $0.refresh() }
    item.shortcuts = ["F5", "<Control>r"]
    return item
  }
}

extension DefaultButton {
  /// What adopters of ``CanRefresh`` have.
  public static let refresh = DefaultButton(
    at: .end, for: (any CanRefresh).self, make: { $0.makeRefreshButton() })
}
