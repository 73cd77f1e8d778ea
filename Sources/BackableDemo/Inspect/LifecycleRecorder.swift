import Backable

/// Writes down what happens to all controllers but those of the inspector itself. It keeps none of them.
@MainActor
final class LifecycleRecorder {
  /// How long after something happened one looks again at what is still there, for what takes a while to end.
  private static let looks: [Duration] = [.milliseconds(100), .seconds(1), .seconds(6)]

  /// How long the last look took: where there is much to see, one looks less often.
  private var cost = Duration.zero

  private(set) var log = EventLog()
  private(set) var controllers = LiveControllers()

  /// While it is true nothing is written down.
  var isPaused = false { didSet { if oldValue, !isPaused { resume() } } }

  /// How many events were left out since it was paused.
  private var leftOut = 0
  private var observation: LifecycleObservation?
  private weak var inspector: ViewController?
  private let changed: @MainActor () -> Void
  private var looking: Task<Void, Never>?

  /// - Parameters:
  ///   - inspector: The controller that is not written about.
  ///   - changed: Called a moment after something happened, once for all that happens meanwhile.
  init(inspector: ViewController, changed: @escaping @MainActor () -> Void) {
    self.inspector = inspector
    self.changed = changed
  }

  deinit { looking?.cancel() }

  func start() {
    for window in NavigationWindow.all where window.scene.root !== inspector {
      controllers.noteAll(in: window.scene.root)
    }
    for survivor in LeakWatch.survivors { controllers.note(survivor) }
    observation = LifecycleObservation { [weak self] event in self?.record(event) }
  }

  func stop() {
    observation?.end()
    observation = nil
    looking?.cancel()
    looking = nil
    isLookingFirst = false
  }

  /// Forgets what happened.
  func clear() {
    log.clear()
    leftOut = 0
    lookForFreed()
  }

  /// Writes down which controllers have ended since the last look.
  func lookForFreed() {
    for name in controllers.takeFreed() { write("freed", of: name) }
  }

  private func record(_ event: LifecycleEvent) {
    guard event.controller !== inspector else { return }
    write(event.call, of: controllers.note(event.controller))
    lookSoon()
  }

  private func write(_ what: String, of who: String) {
    if isPaused { leftOut += 1 } else { log.append(what, of: who, at: .now) }
  }

  private func resume() {
    leftOut += controllers.takeFreed().count
    if leftOut > 0 { log.append("paused", of: "\(leftOut) events left out", at: .now) }
    leftOut = 0
    changed()
  }

  /// Nothing wakes up when there is nothing new.
  private func lookSoon() {
    guard !isLookingFirst else { return }
    isLookingFirst = true
    looking?.cancel()
    let cost = cost
    looking = Task { [weak self] in
      for delay in Self.looks {
        guard (try? await Task.sleep(for: max(delay, cost * 5))) != nil else { return }
        self?.look()
      }
    }
  }

  /// Whether the first look after something happened is still to come.
  private var isLookingFirst = false

  private func look() {
    isLookingFirst = false
    cost = ContinuousClock().measure {
      lookForFreed()
      changed()
    }
  }
}

extension LifecycleEvent {
  /// The call as it stands in a program.
  var call: String {
    switch kind {
    case .viewDidLoad: "viewDidLoad()"
    case .willMove, .didMove:
      "\(kind.rawValue)(toParent: \(parent.map { "\(type(of: $0))" } ?? "nil"))"
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      "\(kind.rawValue)(\(isAnimated))"
    }
  }
}
