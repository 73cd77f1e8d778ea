import GtkInterop
import Navigation

/// A few words below a header bar about something that went wrong, until the user has read them.
@MainActor
final class NoticeView {
  let revealer: Revealer
  private let label = Label()
  private var close: (@MainActor () -> Void)?

  init() {
    label.wraps = true
    label.expandsHorizontally = true
    label.xAlign = 0
    let button = Button(iconName: "window-close-symbolic", accessibilityLabel: Words.close)
    button.verticalAlignment = .center
    button.hasFrame = false
    let content = Box(orientation: .horizontal, spacing: 12, [label, button])
    content.addCSSClass("backable-notice")
    content.isAlert = true
    revealer = Revealer(child: content)
    revealer.isVisible = false
    Self.installStyleSheet
    revealer.onChildRevealed { [weak self] in self?.hideIfGone() }
    button.onClicked { [weak self] in self?.close?() }
  }

  /// Shows the words; nil: nothing. `close` is called when the user has read them.
  func apply(_ words: String?, close: @escaping @MainActor () -> Void) {
    self.close = close
    // While it slides away the words stay. Pango warns of a space at the end of a line that is wrapped.
    if let text = words?.inOneLine.trimmed, label.text != text { label.text = text }
    guard revealer.isRevealed != (words != nil) else { return }
    if words != nil { revealer.isVisible = true }
    revealer.isRevealed = words != nil
    hideIfGone()
  }

  /// Assistive technologies would find what is slid away.
  private func hideIfGone() {
    if !revealer.isRevealed, !revealer.isChildRevealed { revealer.isVisible = false }
  }

  private static let installStyleSheet: Void = StyleSheet.install(
    """
    .backable-notice {
      padding: 6px 6px 6px 12px;
      background-color: mix(@theme_bg_color, @error_color, 0.2);
      border-bottom: 1px solid @borders;
    }
    """)
}
