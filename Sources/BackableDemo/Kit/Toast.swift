import Backable

/// A few words at the bottom of a screen that something was done, which go by themselves.
@MainActor
final class Toast {
  private static let time = Duration.seconds(3)

  /// The screen's content, with the words over it.
  let widget: Widget
  private let label = Label()
  private var hiding: Task<Void, Never>?

  init(over content: Widget) {
    let overlay = Overlay(child: content)
    widget = overlay
    label.addCSSClass("toast")
    label.wraps = true
    label.justification = .center
    label.isAlert = true
    label.isVisible = false
    label.canBeTarget = false
    label.horizontalAlignment = .center
    label.verticalAlignment = .end
    label.setMargins(top: 12, bottom: 18, start: 18, end: 18)
    overlay.addOverlay(label)
  }

  deinit { hiding?.cancel() }

  /// Says it for a moment, in place of what it said before.
  func say(_ words: String) {
    hiding?.cancel()
    label.text = words
    label.accessibilityLabel = words
    // Shown anew it is read out anew.
    label.isVisible = false
    label.isVisible = true
    hiding = Task { [weak label] in
      guard (try? await Task.sleep(for: Self.time)) != nil else { return }
      label?.isVisible = false
    }
  }
}
