internal import CGtk

extension ScrolledWindow {
  /// From now on stays at the end of its content while that grows, until the user scrolls up; again when they have
  /// scrolled back down.
  public func followEnd() {
    guard let pointer = gtk_scrolled_window_get_vadjustment(pointer) else { return }
    let adjustment = Object(borrowing: OpaquePointer(pointer))
    let follower = EndFollower(adjustment.pointer)
    Trampoline.connect(adjustment, "value-changed") { follower.hasMoved() }
    Trampoline.connect(adjustment, "changed") { follower.hasGrown() }
  }
}

/// Moves an adjustment to its end. Its handlers hold it, and so it lives no longer than the adjustment.
@MainActor private final class EndFollower {
  private let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private var isAtEnd = true
  private var isWaiting = false
  private var end = 0.0

  init(_ adjustment: OpaquePointer) { self.adjustment = UnsafeMutablePointer(adjustment) }

  private var currentEnd: Double {
    gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
  }

  /// What moves because the content has grown is no doing of the user's.
  func hasMoved() {
    if !isWaiting, currentEnd == end { isAtEnd = gtk_adjustment_get_value(adjustment) >= end - 1 }
  }

  /// Not at once: the content is being laid out, and would not hear of it.
  func hasGrown() {
    guard isAtEnd, !isWaiting else { return }
    isWaiting = true
    Task { [weak self] in self?.moveToEnd() }
  }

  private func moveToEnd() {
    end = currentEnd
    gtk_adjustment_set_value(adjustment, end)
    isWaiting = false
  }
}
