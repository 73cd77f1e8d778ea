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

  /// The page that is to be in front when everything has come to rest.
  private var target: Widget?

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
    aim(at: page)
    arrive(at: page, keeping: nil)
  }

  /// Shows a change, and calls `completion` when it has been shown.
  func turn(
    _ kind: Transition.Kind, from old: Widget?, to new: Widget?, keeping below: Widget?, animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    endAnimation()
    aim(at: new)
    guard animated, let old, let new else {
      arrive(at: new, keeping: below)
      return completion()
    }
    let turn = PageTurn(kind, from: old, to: new)
    animation = Animation(
      on: pages, duration: Self.duration,
      update: { [weak self] in self?.show(turn, at: $0) },
      completion: { [weak self] in
        self?.animation = nil
        self?.arrive(at: new, keeping: below)
        completion()
      })
  }

  private func aim(at page: Widget?) {
    target = page
    if let page { attach(page) }
  }

  /// Shows a page at rest. Showing and hiding run code of the program's, which may have gone on to another page when
  /// the container returns: then that one is shown, and takes care of the rest.
  private func arrive(at page: Widget?, keeping below: Widget?) {
    pages.show(page)
    if target == page {
      detachAll(but: [page, below])
    } else if animation?.isRunning != true {
      pages.show(target)
    }
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
