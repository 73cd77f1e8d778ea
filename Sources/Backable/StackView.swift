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
  let pages = PageContainer()

  /// The bar of the window, when it shows what the bar of this stack says.
  weak var windowBar: BarView? {
    didSet { if windowBar !== oldValue { windowBar.map(showBelow) } }
  }

  /// Whom a finger asks before it takes hold of the page.
  weak var swipeHost: (any SwipeHost)?

  /// The page under a finger, or on its way from there.
  private(set) var held: HeldPage?

  private let swipeInput = SwipeInput()
  private var isGrasped = false
  private var attached: [Widget] = []
  private var bar: BarView?
  private var animation: Animation?

  /// What is seen of a change at this moment; nil at rest.
  private var moment: (turn: PageTurn, progress: Double)?

  /// The page that is to be in front when everything has come to rest.
  private var target: Widget?

  /// How long a page turn takes, in seconds.
  private static let duration = SwipeTracker.longestRest

  init() {
    pages.expandsHorizontally = true
    pages.expandsVertically = true
    box.append(pages)
    swipeInput.connect(to: self)
  }

  // MARK: The bar of a stack within a screen

  /// Shows what the bar of a nested stack says, of the screen that it belongs to.
  func apply(_ content: Bar, of screen: ViewController?) {
    let bar = bar ?? makeBar()
    bar.apply(content)
    bar.showBelow(content, of: screen)
  }

  /// Makes room above the pages for what stands below a bar.
  private func showBelow(_ bar: BarView) {
    bar.below.unparent()
    box.insert(bar.below, after: self.bar?.header)
  }

  /// The back button, for a screen in which nothing can have the focus; nil when there is none.
  var backButton: Widget? { shownBar?.backButton }

  /// Opens the menu of an item in the bar of these pages.
  func openMenu(of item: BarButtonItem) { shownBar?.openMenu(of: item) }

  /// The bar that belongs to the pages.
  private var shownBar: BarView? { windowBar ?? bar }

  private func makeBar() -> BarView {
    let bar = BarView(hasWindowControls: false)
    box.prepend(bar.header)
    self.bar = bar
    showBelow(bar)
    return bar
  }

  // MARK: Pages

  /// Shows a page without a transition; nil: an empty stack. One that a finger held moves back to its place.
  func place(_ page: Widget?) {
    pages.afterChange { [self] in placeNow(page) }
  }

  private func placeNow(_ page: Widget?) {
    endAnimation()
    aim(at: page)
    let held = releaseHeld()
    guard let page, let turn = held?.turn, turn.front == page else {
      return arrive(at: page, keeping: nil)
    }
    animate(turn, to: 0, duration: Self.duration) { [weak self] in
      self?.arrive(at: page, keeping: turn.back)
    }
  }

  /// Shows a change, and calls `completion` when it has been shown. What a finger began goes on from where it is.
  /// - Parameters:
  ///   - changeBar: makes the change of the bar.
  ///   - moveFocus: called when the new page and the bar are there to take the focus, and the old page is there still.
  func turn(
    _ kind: Transition.Kind, from old: Widget?, to new: Widget?, keeping below: Widget?, animated: Bool,
    changeBar: @escaping () -> Void, moveFocus: @escaping () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    // Where the pages are just changing, and a handler that this calls goes on to another: when that is over.
    pages.afterChange { [self] in
      turnNow(
        kind, from: old, to: new, keeping: below, animated: animated, changeBar: changeBar,
        moveFocus: moveFocus,
        completion: completion)
    }
  }

  private func turnNow(
    _ kind: Transition.Kind, from old: Widget?, to new: Widget?, keeping below: Widget?, animated: Bool,
    changeBar: () -> Void, moveFocus: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    let before = moment
    endAnimation()
    aim(at: new)
    let duration = releaseHeld()?.restDuration ?? Self.duration
    let isSeen = animated && old != nil && new != nil && Animation.canBeSeen(on: pages)
    shownBar.map { $0.turn(isSeen: isSeen, change: changeBar) } ?? changeBar()
    guard isSeen, let old, let new else {
      // The old page would take the focus with it.
      if let new { pages.setVisible(new, true) }
      moveFocus()
      arrive(at: new, keeping: below)
      return completion()
    }
    let turn = PageTurn(kind, from: old, to: new)
    moment = before.flatMap { $0.turn.isSame(as: turn) ? $0 : nil }
    animate(moment?.turn ?? turn, to: 1, duration: duration) { [weak self] in
      self?.arrive(at: new, keeping: below)
      completion()
    }
    moveFocus()
  }

  private func aim(at page: Widget?) {
    target = page
    if let page { attach(page) }
  }

  /// Shows a page at rest. Showing and hiding run code of the program's, which may have gone on to another page when
  /// the container returns: then that one is shown, and takes care of the rest.
  private func arrive(at page: Widget?, keeping below: Widget?) {
    moment = nil
    shownBar?.endTurn()
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

  /// Shows a moment of a change, from 0, not begun, to 1, done.
  func show(_ turn: PageTurn, at progress: Double) {
    moment = (turn, progress)
    turn.show(at: progress, in: pages)
    shownBar?.showTurn(at: progress)
  }

  /// Shows what is left of a change, from the moment that is on show to its end or back to its beginning.
  private func animate(
    _ turn: PageTurn, to end: Double, duration: Double, completion: @escaping @MainActor () -> Void
  ) {
    let start = moment?.progress ?? 0
    animation = Animation(
      on: pages, duration: start == end ? 0 : duration,
      update: { [weak self] in self?.show(turn, at: start + (end - start) * $0) },
      completion: { [weak self] in
        self?.animation = nil
        completion()
      })
  }

  private func attach(_ page: Widget) {
    guard !attached.contains(where: { $0 === page }) else { return }
    pages.attach(page)
    attached.append(page)
  }

  private func detachAll(but kept: [Widget?]) {
    let leaving = attached.filter { page in !kept.contains { $0 === page } }
    // Before they leave: code that runs as they do may change the stack again.
    attached.removeAll { page in leaving.contains { $0 === page } }
    for page in leaving where !attached.contains(where: { $0 === page }) { pages.detach(page) }
  }
}

// MARK: - A page under a finger

extension StackView {
  /// Whether a finger could move the page aside at this moment.
  var canBeSwiped: Bool { held == nil && swipeHost?.wouldSwipe(self) == true }

  /// A finger reaches for the page, and asks the gate.
  /// - Returns: nil when the gate does not let it, or asks first.
  func grasp() -> HeldPage? {
    guard canBeSwiped else { return nil }
    isGrasped = true
    swipeHost?.swipe()
    isGrasped = false
    return held
  }

  /// Uncovers the screen below as a finger moves; `transition` is the swipe.
  /// - Returns: false when there is no finger.
  func hold(_ transition: Transition) -> Bool {
    guard isGrasped, let top = transition.from?.widget, let below = transition.to?.widget else {
      return false
    }
    isGrasped = false
    endAnimation()
    attach(below)
    let page = HeldPage(PageTurn(.pop, from: top, to: below, isUnderFinger: true), of: transition, in: self)
    held = page
    if let stack = transition.container as? NavigationController { shownBar?.uncover(stack.barBelow) }
    show(page.turn, at: 0)
    return true
  }

  /// The finger let go, and the page returns; the swipe is taken back when it is there.
  func putBack(_ page: HeldPage) {
    animate(page.turn, to: 0, duration: page.restDuration, completion: page.cancel)
  }

  private func releaseHeld() -> HeldPage? {
    defer { held = nil }
    return held
  }
}
