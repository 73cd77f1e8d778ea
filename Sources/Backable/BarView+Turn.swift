import GtkInterop
import Navigation

/// What a bar does while a page turns: it cross-fades, and follows a finger.
extension BarView {
  /// What was there before a finger began to uncover the bar of another screen.
  struct Uncovering {
    let focus: WeakReference<Widget>?

    /// The item that had the focus: its button may be another one when it returns.
    let item: BarButtonItem?
  }

  /// Makes the change that belongs to a page turn; `change` applies it. What a finger has uncovered stays.
  /// - Parameter isSeen: whether the change is seen to happen.
  func turn(isSeen: Bool, change: () -> Void) {
    if uncovering != nil {
      stopUncovering()
      change()
    } else if isSeen {
      crossfade(change)
    } else {
      change()
    }
  }

  /// Uncovers the bar of the screen below, as a finger moves (rule L4). Nothing in it can be used yet.
  func uncover(_ bar: Bar) {
    guard uncovering == nil else { return }
    let focus = focusInside
    uncovering = Uncovering(focus: focus.map { WeakReference($0) }, item: focus.flatMap(item(around:)))
    setUsable(false)
    crossfade { display(bar) }
  }

  /// Shows a moment of the change, from 0, not begun, to 1, done.
  func showTurn(at progress: Double) { fade.show(progress) }

  /// The pages are at rest, and so is the bar. What a finger uncovered and left is covered again.
  func endTurn() {
    fade.end()
    guard let uncovering else { return }
    stopUncovering()
    if let rest { display(rest) }
    if let focus = uncovering.focus?.object, focus.root != nil, focus.grabFocus() { return }
    uncovering.item.flatMap(widget(showing:))?.grabFocus()
  }

  private func stopUncovering() {
    uncovering = nil
    setUsable(true)
  }

  private func setUsable(_ isUsable: Bool) {
    for place in places { place.canBeTarget = isUsable }
  }

  private func crossfade(_ change: () -> Void) {
    let places = places
    fade.begin(places) {
      let before = looks
      change()
      return zip(places, looks.places(changedSince: before)).filter { $1 }.map { $0.0 }
    }
  }

  private var focusInside: Widget? {
    header.focusInWindow.flatMap { header.isAncestor(of: $0) ? $0 : nil }
  }
}

/// What can be seen of a bar, to tell what stands still while a page turns.
struct BarLooks: Equatable {
  var back: [BarItemView.Looks] = []
  var left: [BarItemView.Looks] = []
  var title = BarTitleView.Looks()
  var right: [BarItemView.Looks] = []

  /// For each place of the bar, whether it looks different, or stands elsewhere.
  func places(changedSince before: BarLooks) -> [Bool] {
    let back = back != before.back
    // What stands behind the back button makes room for it.
    return [back, back || left != before.left, title != before.title, right != before.right]
  }
}
