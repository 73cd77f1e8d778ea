/// A screen in which something can be looked for: a button and Control+F open a search bar, and in a window typing does.
/// Escape leaves it.
@MainActor
public protocol CanSearch: ViewController {
  /// The user looks for `text`: called whenever it changes, and with an empty text when the search has ended.
  func search(for text: String)

  /// The user presses Return in the search bar: usually to open what was found first.
  ///
  /// Default: nothing.
  func commitSearch()

  /// What stands in the search bar while nothing does; nil: nothing.
  ///
  /// Default: nil.
  var searchPlaceholder: String? { get }

  /// Makes the button. Called once, when the bar first shows it.
  ///
  /// Default: a magnifying glass, called “Search”.
  func makeSearchButton() -> BarButtonItem
}

extension CanSearch {
  /// Does nothing: see the requirement.
  public func commitSearch() {}

  /// None: see the requirement.
  public var searchPlaceholder: String? { nil }

  /// The standard item: see the requirement.
  public func makeSearchButton() -> BarButtonItem {
    let item = BarButtonItem(systemItem: .search, owner: self) { $0.isSearching.toggle() }
    item.changesSelectionAsPrimaryAction = true
    item.shortcut = "<Control>f"
    return item
  }
}

extension DefaultButton {
  /// What adopters of ``CanSearch`` have.
  public static let search = DefaultButton(
    at: .end, for: (any CanSearch).self, update: { $1.isSelected = $0.isSearching },
    make: { $0.makeSearchButton() })
}

// MARK: - Not meant to be overridden

extension CanSearch {
  /// Whether the search bar is open. While another screen covers this one it stays as it is.
  public var isSearching: Bool {
    get { searchText != nil }
    set { if newValue != isSearching { searchText = newValue ? "" : nil } }
  }

  /// What is being looked for; nil: the search bar is closed. Setting it opens or closes the bar, and calls
  /// ``search(for:)`` when there is another text to look for.
  public var searchText: String? {
    get { madeNavigationItem?.searchText }
    set {
      let before = searchText
      guard newValue != before else { return }
      navigationItem.searchText = newValue
      if newValue ?? "" != before ?? "" { search(for: newValue ?? "") }
    }
  }
}
