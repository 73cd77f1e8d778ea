import Backable

/// A place for content that comes a little later. It stays empty at first, so that what comes at once does not flicker;
/// a spinner appears only when the wait can be felt. Until then it takes the focus, so that the focus is on this screen
/// (rule F3), and hands it on to the content.
final class LoadingView: Box {
  /// How long a wait is not felt, in milliseconds.
  private static let patience = 150

  private var wait: Task<Void, Never>?

  init() {
    super.init(orientation: .vertical)
    expandsVertically = true
    expandsHorizontally = true
    isFocusable = true
    wait = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(Self.patience))
      if !Task.isCancelled { self?.showSpinner() }
    }
  }

  deinit {
    wait?.cancel()
  }

  /// Shows the content. The focus goes into it, unless the user has taken it elsewhere meanwhile.
  func show(_ content: Widget) {
    let hadFocus = isFocus
    wait?.cancel()
    removeAll()
    content.expandsVertically = true
    append(content)
    isFocusable = false
    guard hadFocus, !content.focusFirstChild() else { return }
    // Nothing in the content takes the focus: it stays here, on this screen.
    isFocusable = true
  }

  private func showSpinner() {
    let spinner = Spinner()
    spinner.setSizeRequest(width: 32, height: 32)
    spinner.horizontalAlignment = .center
    spinner.verticalAlignment = .center
    spinner.expandsVertically = true
    spinner.accessibilityLabel = "Loading"
    spinner.start()
    append(spinner)
  }
}
