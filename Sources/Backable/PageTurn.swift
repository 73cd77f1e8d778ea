import GtkInterop
import Navigation

/// Which page is in front during a change, and which way it goes.
@MainActor
struct PageTurn {
  let front: Widget
  let back: Widget
  let style: PageContainer.Style
  private let isReversed: Bool

  init(_ kind: Transition.Kind, from old: Widget, to new: Widget) {
    isReversed = kind == .pop
    front = isReversed ? old : new
    back = isReversed ? new : old
    style = kind == .replace ? .crossfade : .slide
  }

  /// Shows the change at a moment, from 0, not begun, to 1, done.
  func show(at progress: Double, in pages: PageContainer) {
    pages.place(front: front, back: back, progress: isReversed ? 1 - progress : progress, style: style)
  }

  /// Whether it is the same change between the same pages.
  func isSame(as other: PageTurn) -> Bool {
    front == other.front && back == other.back && isReversed == other.isReversed && style == other.style
  }
}
