import Backable

/// A place for content that comes a little later. It looks empty at first, so that what comes at once does not flicker;
/// a spinner turns only when the wait can be felt. Until then the spinner has the focus, so that it is on this screen
/// (rule F3), and hands it on to the content.
final class LoadingView: Box {
  /// How long a wait is not felt, in milliseconds.
  private static let patience = 150

  private let spinner = Spinner()
  private var wait: Task<Void, Never>?

  init() {
    super.init(orientation: .vertical)
    expandsVertically = true
    expandsHorizontally = true
    spinner.setSizeRequest(width: 32, height: 32)
    spinner.horizontalAlignment = .center
    spinner.verticalAlignment = .center
    spinner.expandsVertically = true
    spinner.accessibilityLabel = "Loading"
    spinner.isFocusable = true
    append(spinner)
    wait = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(Self.patience))
      if !Task.isCancelled { self?.spinner.start() }
    }
  }

  deinit {
    wait?.cancel()
  }

  /// Shows the content in the place of what was shown. Where the focus was there it goes into the content, or to the back
  /// button when nothing in it takes the focus (rule F2); where the user has taken the focus elsewhere meanwhile, it
  /// stays.
  func show(_ content: Widget) {
    wait?.cancel()
    let hadFocus = containsFocus
    content.expandsVertically = true
    append(content)
    let hasFocus = hadFocus && content.focusFirstChild()
    removeAll(but: content)
    if hadFocus, !hasFocus { root?.focusFirstChild() }
  }

  private func removeAll(but content: Widget) {
    for child in children where child != content { remove(child) }
  }
}
