import Navigation

/// Shows controllers to nobody: a host for tests, with the core's own rules and no display.
///
/// ```swift
/// let stack = NavigationController(rootViewController: Inbox())
/// let host = HeadlessHost(stack)
/// stack.pushViewController(Letter(), animated: true)
/// await host.goBack(.keyboard)
/// #expect(host.bar.title == "Inbox")
/// ```
///
/// Transitions end at once, unless ``holdsTransitions`` is set. The host never keeps a screen alive.
@MainActor
public final class HeadlessHost {
  /// The scene that joins the root and this host.
  public private(set) lazy var scene = NavigationScene(root: root, host: self)

  /// Whether animated transitions stay open until ``finishTransition()``.
  public var holdsTransitions = false

  /// The kinds of all transitions so far, in order. A swipe is one from when it is let go to finish.
  public private(set) var transitions: [Transition.Kind] = []

  /// How many times a bar was told to read its content again.
  public private(set) var barChanges = 0

  /// Whether the user has closed the window.
  public private(set) var isClosed = false

  private let root: ViewController

  /// The open transitions, without their controllers, so that a popped screen is freed as soon as the core lets it go.
  private var held: [HeldTransition] = []

  /// Attaches to `root`: it appears before this returns (rule L1).
  public init(_ root: ViewController) {
    self.root = root
    scene.attach()
  }

  /// Ends the transition that was begun last and is still open; nothing happens when there is none. A swipe is let go to
  /// finish: the screen's `back()` is called, and what it does ends at once (rule L4).
  public func finishTransition() {
    held.popLast()?.complete()
  }

  /// Lets go of the swipe that is open so that nothing happens (rule L4). A transition that is not a swipe stays open: it
  /// cannot be cancelled.
  public func cancelTransition() {
    guard let swipe = held.last, swipe.isInteractive else { return }
    held.removeLast()
    swipe.cancel()
  }

  /// Takes a user's way back. Returns when the gate has answered and, unless transitions are held, what it let through
  /// has ended. ``BackRoute/close`` closes the topmost sheet, and the window when there is none.
  public func goBack(_ route: BackRoute) async {
    await goBack(route, from: scene.topmost === scene.root ? nil : scene.topmost)
  }

  /// Closes the window as a user does, with the sheets that are open over it. Returns when the gate has answered.
  public func closeWindow() async {
    await goBack(.close, from: nil)
  }

  /// Goes forward as a user does, where a stack keeps a forward history.
  public func goForward() {
    scene.goForward()
  }

  private func goBack(_ route: BackRoute, from origin: ViewController?) async {
    await withCheckedContinuation { continuation in
      scene.goBack(route, from: origin) { continuation.resume() }
    }
  }

  /// Clicks an item. A disabled one does nothing.
  public func click(_ item: BarButtonItem) {
    item.performAction()
  }

  /// What the topmost bar shows: the open sheet's, if there is one.
  public var bar: BarSnapshot { BarSnapshot(of: scene.topmost) }

  /// The window goes, as when it is destroyed: everything disappears, and nothing is asked.
  public func detach() {
    scene.detach()
  }
}

extension HeadlessHost: NavigationHost {
  /// Nothing has to be placed without a display.
  public func place(_ controller: ViewController?, in stack: NavigationController?) {}

  /// Records the change, and holds or completes it.
  public func perform(_ transition: Transition) {
    if !transition.isInteractive { transitions.append(transition.kind) }
    guard holdsTransitions, transition.isAnimated, !transition.continuesSwipe else {
      return transition.complete()
    }
    held.append(HeldTransition(transition))
  }

  /// A held transition that is ended early is not held any more.
  public func finish(_ transition: Transition) {
    held.removeAll { $0.id == transition.id }
  }

  /// Counts the change; ``bar`` is derived when it is asked for.
  public func barDidChange(of container: ViewController) { barChanges += 1 }

  /// The window closes.
  public func close() {
    isClosed = true
    detach()
  }
}

/// An open transition.
@MainActor
private struct HeldTransition {
  let id: ObjectIdentifier
  let isInteractive: Bool
  let complete: @MainActor () -> Void
  let cancel: @MainActor () -> Void

  init(_ transition: Transition) {
    id = transition.id
    isInteractive = transition.isInteractive
    complete = transition.completion
    cancel = transition.cancellation
  }
}
