import Backable

/// A place for content that comes a little later. It stays empty at first, so that what comes at once does not flicker;
/// a spinner appears only when the wait can be felt.
final class LoadingView: Box {
  /// How long a wait is not felt, in milliseconds.
  private static let patience = 150

  private var wait: Task<Void, Never>?

  init() {
    super.init(orientation: .vertical)
    expandsVertically = true
    expandsHorizontally = true
    wait = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(Self.patience))
      if !Task.isCancelled { self?.showSpinner() }
    }
  }

  deinit {
    wait?.cancel()
  }

  /// Shows the content, and takes the focus into it where nothing else on the screen has it (rule F3).
  func show(_ content: Widget) {
    wait?.cancel()
    removeAll()
    content.expandsVertically = true
    append(content)
    if isMapped { content.focusFirstChild() }
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
