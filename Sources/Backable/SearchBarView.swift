import GtkInterop
import Navigation

/// The search bar below a header bar: shows what a screen looks for, and tells it what the user types.
@MainActor
final class SearchBarView {
  let bar: SearchBar
  private let entry = SearchEntry()
  private weak var screen: (any CanSearch)?

  /// Whether the bar is being brought up to date: that is nothing that the user did.
  private var isApplying = false

  /// Whether the user has just changed the text, and GTK is in the middle of it.
  private var isTyping = false

  init() {
    bar = SearchBar(entry: entry)
    entry.expandsHorizontally = true
    entry.accessibilityLabel = Words.search
    bar.isVisible = false
    entry.onChanged { [weak self] in self?.entryChanged() }
    entry.onActivate { [weak self] in self?.screen?.commitSearch() }
    bar.onRootChanged { [weak self] in self?.captureKeys() }
    bar.onOpenedOrClosed { [weak self] in self?.barChanged() }
  }

  /// Shows what `screen` looks for; nil where nothing can be looked for.
  func apply(_ search: Bar.Search?, of screen: (any CanSearch)?) {
    self.screen = screen
    isApplying = true
    if search == nil { bar.releaseFocus() }
    // Closed it is still there for assistive technologies, and for who types.
    if bar.isVisible != (screen != nil) { bar.isVisible = screen != nil }
    if let search, !isTyping { show(search.text) }
    if entry.placeholder ?? "" != screen?.searchPlaceholder ?? "" {
      entry.placeholder = screen?.searchPlaceholder
    }
    if bar.isOpen != (search != nil) { bar.isOpen = search != nil }
    isApplying = false
    captureKeys()
  }

  private func show(_ text: String) {
    guard entry.text != text else { return }
    entry.text = text
    // A screen that has its own idea of the text, as without capitals, has it while the user types.
    entry.moveCursorToEnd()
  }

  /// Typing anywhere in the window starts the search of a screen that has one.
  private func captureKeys() {
    let widget = screen == nil ? nil : bar.root
    if bar.keyCaptureWidget != widget { bar.keyCaptureWidget = widget }
  }

  private func entryChanged() {
    guard !isApplying, let screen, bar.isOpen else { return }
    isTyping = true
    screen.searchText = entry.text
    isTyping = false
    guard let text = screen.searchText, text != entry.text else { return }
    // The text cannot be changed from within its change.
    Task { [weak self] in self?.catchUp() }
  }

  private func catchUp() {
    guard let text = screen?.searchText else { return }
    isApplying = true
    show(text)
    isApplying = false
  }

  private func barChanged() {
    guard !isApplying, let screen else { return }
    screen.searchText = bar.isOpen ? entry.text : nil
  }
}
