import GtkInterop
import Navigation

/// Where a navigation controller shows its top screen: the pages, and above them a bar when the stack stands inside
/// another screen.
///
/// Only the top and the screen below it are in the widget tree, so that cost does not grow with depth; only what can
/// be seen is in the accessibility tree.
@MainActor
final class StackView {
  let box = Box(orientation: .vertical)
  private let pages = PageContainer()
  private var attached: [Widget] = []
  private var bar: BarView?
  private var animation: Animation?

  /// How long a page turn takes, in seconds.
  private static let duration = 0.25

  init() {
    pages.expandsHorizontally = true
    pages.expandsVertically = true
    box.append(pages)
  }

  // MARK: The bar of a stack within a screen

  /// Shows what the bar of a nested stack says.
  func apply(_ content: Bar) {
    let bar = bar ?? makeBar()
    bar.apply(content)
  }

  /// The back button, for a screen in which nothing can have the focus; nil when there is none.
  var backButton: Widget? { bar?.backButton }

  private func makeBar() -> BarView {
    let bar = BarView()
    bar.header.showsTitleButtons = false
    box.prepend(bar.header)
    self.bar = bar
    return bar
  }

  // MARK: Pages

  /// Shows a page without a transition; nil: an empty stack.
  func place(_ page: Widget?) {
    endAnimation()
    if let page { attach(page) }
    pages.show(page)
    detachAll(but: [page])
  }

  /// Shows a change, and calls `completion` when it has been shown.
  func turn(
    _ kind: Transition.Kind, from old: Widget?, to new: Widget?, keeping below: Widget?, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    endAnimation()
    if let new { attach(new) }
    let arrive = { [weak self] in
      guard let self else { return }
      self.animation = nil
      self.pages.show(new)
      self.detachAll(but: [new, below])
    }
    guard animated, let old, let new else {
      arrive()
      return completion()
    }
    let turn = PageTurn(kind, from: old, to: new)
    animation = Animation(
      on: pages, duration: Self.duration,
      update: { [weak self] in self?.show(turn, at: $0) },
      completion: {
        arrive(); completion()
      })
  }

  /// Ends a turn that is being shown. Its completion is called.
  func endAnimation() {
    animation?.finishNow()
    animation = nil
  }

  private func show(_ turn: PageTurn, at progress: Double) {
    pages.place(
      front: turn.front, back: turn.back, progress: turn.isReversed ? 1 - progress : progress,
      style: turn.style)
  }

  private func attach(_ page: Widget) {
    guard !attached.contains(where: { $0 === page }) else { return }
    pages.attach(page)
    attached.append(page)
  }

  private func detachAll(but kept: [Widget?]) {
    for page in attached where !kept.contains(where: { $0 === page }) { pages.detach(page) }
    attached.removeAll { page in !kept.contains { $0 === page } }
  }
}

/// Which page is in front during a change, and which way it goes.
@MainActor
private struct PageTurn {
  let front: Widget
  let back: Widget
  let isReversed: Bool
  let style: PageContainer.Style

  init(_ kind: Transition.Kind, from old: Widget, to new: Widget) {
    isReversed = kind == .pop
    front = isReversed ? old : new
    back = isReversed ? new : old
    style = kind == .replace ? .crossfade : .slide
  }
}
