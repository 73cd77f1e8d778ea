/// What a transition runs in: a controller, a presentation, a scene.
@MainActor
protocol TransitionOwner: AnyObject {
  /// The transition that runs. Not owned: a run owns the controllers that it calls, so it is the scene that keeps it,
  /// and lets it go with everything else when the window goes.
  var run: TransitionRun? { get set }

  /// The scene that shows it; nil: nothing does, and transitions end at once.
  var scene: NavigationScene? { get }
}

/// The calls that one change owes, and a cursor over them that can be resumed at any point.
///
/// Every change becomes a list of steps. The cursor takes a step off the list before it makes the step's one call, so
/// that an operation which is started from inside that call finds a list that is exactly what is still owed, and
/// can deliver it first (rule L5). Whoever was in the middle of the list finds it empty afterwards and ends.
@MainActor
final class TransitionRun {
  /// How many operations may each be started from inside a callback of the one before.
  static let longestChain = 64

  /// The run whose call is being made at this moment.
  private(set) static var delivering: TransitionRun?

  /// The flag that the callbacks see.
  private(set) var isAnimated: Bool

  /// How many runs led here, each started from inside a callback of the one before.
  private let generation: Int

  private weak var owner: (any TransitionOwner)?
  private weak var scene: NavigationScene?

  /// The steps still owed, the next one last.
  private var owed: [TransitionStep] = []

  /// The second halves of the appearance calls made so far: of what goes, and of what comes.
  private var going: [TransitionStep] = []
  private var coming: [TransitionStep] = []

  /// The stacks that a swipe uncovers, whose delegates have not heard of their tops.
  private(set) var unannounced: [NavigationController] = []

  /// The swipe that this run is; nil for everything else.
  var swipe: Swipe?

  /// Whether this run does what a swipe began.
  private(set) var continuesSwipe = false

  /// The change that the host is showing at this moment.
  private(set) var shown: Transition?

  /// Whether the host is still to hear of the change: until then it shows what was there before.
  private(set) var isYetToShow = false
  private var isPerforming = false
  private var wasOvertaken = false

  /// How many `loadView()`s run inside the call that is being made.
  private var loads = 0
  private(set) var isSettling = false
  private var hasEnded = false
  private var completions: [@MainActor () -> Void] = []

  init(animated: Bool) {
    isAnimated = animated
    generation = (TransitionRun.delivering?.generation ?? 0) + 1
    owed.reserveCapacity(16)
  }

  /// Whether one more operation may be started here.
  static var allowsAnother: Bool { (delivering?.generation ?? 0) < longestChain }

  /// Whether a `loadView()` runs inside the call that is being made. What is owed cannot be delivered then: the screen
  /// that it is owed to does not exist yet.
  var isLoading: Bool { loads > 0 }

  /// Runs a `loadView()`.
  static func whileDelivererWaits<Result>(_ loadView: () -> Result) -> Result {
    let run = delivering
    run?.loads += 1
    defer { run?.loads -= 1 }
    return loadView()
  }

  /// Adds steps to the end of the list, before the run is started.
  func plan(_ steps: [TransitionStep]) {
    for step in steps { plan(step) }
  }

  func plan(_ step: TransitionStep) {
    if case .show = step { isYetToShow = true }
    owed.append(step)
  }

  /// Adds something to do when everything has been delivered.
  func whenEnded(_ completion: @escaping @MainActor () -> Void) {
    if hasEnded { completion() } else { completions.append(completion) }
  }

  /// Does something when the run whose call is being made has ended; now, if there is none.
  static func whenDeliveringEnds(_ completion: @escaping @MainActor () -> Void) {
    if let delivering { delivering.whenEnded(completion) } else { completion() }
  }

  /// Makes the calls, as far as they can be made before the change has been shown.
  func start(in owner: any TransitionOwner) {
    self.owner = owner
    owner.run = self
    scene = owner.scene
    scene?.runs.append(self)
    owed.reverse()
    advance()
  }

  /// Delivers everything that is still owed, now.
  func settle() {
    isSettling = true
    if let shown {
      self.shown = nil
      wasOvertaken = isPerforming
      scene?.host?.finish(shown)
    }
    advance()
  }

  /// The host has shown the change.
  func complete() {
    guard shown != nil else { return }
    shown = nil
    if !isPerforming { advance() }
  }

  private func advance() {
    let outer = TransitionRun.delivering
    TransitionRun.delivering = self
    while shown == nil, let step = owed.popLast() { step.perform(in: self) }
    TransitionRun.delivering = outer
    if shown == nil { end() }
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if owner?.run === self { owner?.run = nil }
    scene?.runs.removeAll { $0 === self }
    let completions = completions
    self.completions = []
    let outer = TransitionRun.delivering
    TransitionRun.delivering = self
    for completion in completions { completion() }
    TransitionRun.delivering = outer
  }

  // MARK: What a step does to the list

  /// Puts steps in front of all others.
  func next(_ steps: TransitionStep...) { owed.append(contentsOf: steps.reversed()) }

  /// Changes the flag that the callbacks see from here on.
  func setAnimated(_ isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Remembers the second half of an appearance call.
  func owesGoing(_ step: TransitionStep) { going.append(step) }
  func owesComing(_ step: TransitionStep) { coming.append(step) }

  /// Puts the second halves in front: first of what goes, then of what comes.
  func collectSecondHalves() {
    owed.append(contentsOf: coming.reversed())
    owed.append(contentsOf: going.reversed())
    dropSecondHalves()
  }

  /// Forgets the second halves: what they belong to is being taken back.
  func dropSecondHalves() {
    going.removeAll(keepingCapacity: true)
    coming.removeAll(keepingCapacity: true)
  }

  /// What a swipe uncovers is announced when the user lets go to finish (rule L4).
  func announcesLater(_ stack: NavigationController) { unannounced.append(stack) }

  /// Leaves the second halves to the run that does what this one began.
  func handSecondHalves(to run: TransitionRun) {
    run.going = going
    run.coming = coming
    run.continuesSwipe = true
    dropSecondHalves()
  }

  /// Hands a change to the host, and waits for it if it is animated and nobody is in a hurry.
  func show(_ transition: Transition) {
    isYetToShow = false
    guard let host = scene?.host, !(isSettling && transition.isInteractive) else { return }
    var transition = transition
    if isSettling { transition.isAnimated = false }
    shown = transition
    isPerforming = true
    host.perform(transition)
    isPerforming = false
    if !transition.isAnimated { shown = nil }
    if wasOvertaken { placeAgain(transition, at: host) }
  }

  /// Code that the host called while it showed the change has gone on to the next one: what the host did afterwards is
  /// out of date (rule S22).
  private func placeAgain(_ transition: Transition, at host: any NavigationHost) {
    wasOvertaken = false
    guard let stack = transition.container as? NavigationController, stack.appearance.isVisible,
      transition.kind != .present, transition.kind != .dismiss
    else { return }
    stack.topViewController?.loadViewIfNeeded()
    host.place(stack.topViewController, in: stack)
  }
}
