import GtkInterop
import Navigation

/// Which page is in front during a change, and which way it goes.
@MainActor
struct PageTurn {
  let front: Widget
  let back: Widget
  private let kind: Transition.Kind
  private let style: PageContainer.Style

  /// - Parameter isUnderFinger: a page under a finger moves with it, whatever the user wishes of pages that move by
  ///   themselves.
  init(_ kind: Transition.Kind, from old: Widget, to new: Widget, isUnderFinger: Bool = false) {
    self.kind = kind
    front = kind == .pop ? old : new
    back = kind == .pop ? new : old
    let isStill = kind == .replace || Settings.default.prefersReducedMotion
    style = isStill && !isUnderFinger ? .crossfade : .slide
  }

  private var isReversed: Bool { kind == .pop }

  /// Shows the change at a moment, from 0, not begun, to 1, done.
  func show(at progress: Double, in pages: PageContainer) {
    pages.place(front: front, back: back, progress: isReversed ? 1 - progress : progress, style: style)
  }

  /// Whether it is the same change between the same pages, whatever it looks like.
  func isSame(as other: PageTurn) -> Bool {
    front == other.front && back == other.back && kind == other.kind
  }
}
