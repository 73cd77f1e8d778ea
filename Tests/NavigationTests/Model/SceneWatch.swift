import Navigation

/// Hears every call of a sequence: counts, and finds what comes out of order.
@MainActor
final class SceneWatch {
  var faults: [String] = []
  var tally = SceneTally()

  /// How many controllers there are.
  fileprivate(set) var alive = 0

  /// Called after every callback: operations from inside callbacks start here.
  var afterCall: (@MainActor () -> Void)?
  var inLoadView: (@MainActor (SceneName) -> Void)?

  /// Whether a swipe may have taken place: only then may appearance turn round (L4, L11).
  var allowsTurning = false

  /// Whether all that happens must happen with the flag false (L10).
  var mustBeAtOnce = false

  /// Whether a controller is being made, which is no operation.
  var isMaking = false

  /// Whether the operation that runs must be refused.
  var isRefusing = false

  /// The controllers, and by the number of a name where the newest of that name stands among them.
  private var controllers: [Weak<ViewController>] = []
  private var places = [Int](repeating: -1, count: SceneName.count)

  /// The questions without an answer, the first one first.
  private(set) var asked: [CheckedContinuation<Bool, Never>] = []

  func controller(_ name: SceneName) -> ViewController? {
    let place = places[name.number]
    return place < 0 ? nil : controllers[place].target
  }

  func stack(_ name: SceneName) -> WatchedStack? { controller(name) as? WatchedStack }

  func fault(_ words: @autoclosure () -> String) { faults.append(words()) }

  func made(_ controller: ViewController, _ name: SceneName) {
    alive += 1
    places[name.number] = controllers.count
    controllers.append(Weak(controller))
  }

  func called() {
    if !isMaking { afterCall?() }
  }

  func ask() async -> Bool {
    await withCheckedContinuation { asked.append($0) }
  }

  func answer(_ mayLeave: Bool) {
    if !asked.isEmpty { asked.removeFirst().resume(returning: mayLeave) }
  }
}

/// The calls of one stack in the order of L2 and L3. Within a change each call belongs to a step, and the steps come in
/// order; a new change begins only when nothing is owed any more (L5).
struct SceneOrder {
  private var step = 0
  private var owed = 0

  /// - Returns: whether the call may come now.
  mutating func call(_ step: Int, owes: Int, isTurning: Bool) -> Bool {
    let isInOrder = owed == 0 || step >= self.step || isTurning
    self.step = step
    owed += owes
    return isInOrder
  }
}

/// What one controller has heard so far (L11).
@MainActor
final class SceneLife {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  enum Place { case outside, entering, inside, leaving }

  let name: SceneName
  let watch: SceneWatch
  private(set) var phase = Phase.disappeared
  private var lastPlace = Place.outside
  private weak var container: ViewController?
  private(set) var isLoaded = false
  private(set) var hasBeenShown = false
  private weak var stack: WatchedStack?
  private var flag = false

  init(_ name: SceneName, _ watch: SceneWatch) {
    self.name = name
    self.watch = watch
  }

  deinit { MainActor.assumeIsolated { [watch] in watch.alive -= 1 } }

  func loadView() {
    if isLoaded { watch.fault("\(name) is loaded twice") }
    watch.inLoadView?(name)
  }

  func viewDidLoad() {
    if isLoaded { watch.fault("\(name) is loaded twice") }
    isLoaded = true
    watch.called()
  }

  // MARK: Appearance

  func willAppear(_ animated: Bool) {
    hasBeenShown = true
    if !isLoaded { watch.fault("\(name) appears before it is loaded") }
    becomes(.appearing, from: .disappeared, turning: .disappearing, animated, step: 3, owes: 1)
  }

  func didAppear(_ animated: Bool) {
    watch.tally.appearances += 1
    becomes(.appeared, from: .appearing, turning: nil, animated, step: 6, owes: -1)
  }

  func willDisappear(_ animated: Bool) {
    becomes(.disappearing, from: .appeared, turning: .appearing, animated, step: 2, owes: 1)
  }

  func didDisappear(_ animated: Bool) {
    becomes(.disappeared, from: .disappearing, turning: nil, animated, step: 5, owes: -1)
  }

  private func becomes(
    _ next: Phase, from expected: Phase, turning other: Phase?, _ animated: Bool, step: Int, owes: Int
  ) {
    let isTurning = phase == other && watch.allowsTurning
    if phase != expected, !isTurning { watch.fault("\(name) becomes \(next) while it is \(phase)") }
    if owes < 0, animated != flag, !watch.allowsTurning {
      watch.fault("\(name) is \(next) with another flag")
    }
    if animated, watch.mustBeAtOnce { watch.fault("\(name) becomes \(next) animated") }
    phase = next
    flag = animated
    order(step, owes: isTurning ? 0 : owes, "\(next)")
  }

  // MARK: Containers

  /// Where it stands. When a container is freed, what it held is outside.
  var place: Place { lastPlace == .inside && container == nil ? .outside : lastPlace }

  func willMove(_ controller: ViewController, to parent: ViewController?) {
    if place != (parent == nil ? .inside : .outside) { watch.fault("\(name) moves while it is \(place)") }
    if controller.parent == nil || parent != nil && controller.parent !== parent {
      watch.fault("\(name) moves and its parent is another")
    }
    lastPlace = parent == nil ? .leaving : .entering
    if let parent { (container, stack) = (parent, parent as? WatchedStack) }
    if let stack {
      watch.tally.moves.append(.init(stack: stack.life.name, screen: name, isEntering: parent != nil))
    }
    order(parent == nil ? 0 : 1, owes: 1, "\(place)")
  }

  func didMove(_ controller: ViewController, to parent: ViewController?) {
    if place != (parent == nil ? .leaving : .entering) {
      watch.fault("\(name) has moved while it is \(place)")
    }
    if controller.parent !== parent { watch.fault("\(name) has moved and its parent is another") }
    lastPlace = parent == nil ? .outside : .inside
    defer { if place == .outside { stack = nil } }
    order(parent == nil ? 7 : 8, owes: -1, "\(place)")
  }

  /// A call that belongs to a change of the stack around it.
  private func order(_ step: Int, owes: Int, _ what: @autoclosure () -> String) {
    stack?.order(step, owes: owes, "\(name): \(what())")
    watch.called()
  }
}
