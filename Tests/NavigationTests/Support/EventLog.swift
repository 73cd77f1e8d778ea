import Navigation

/// What happened, one line an event, in the order in which it happened.
///
/// A hook makes a test's own operation run from inside a callback: it is called right after its event was written,
/// once.
@MainActor
final class EventLog {
  /// Every event since the log was made. `take()` does not shorten it.
  private(set) var all: [String] = []

  /// Called after every event. For tests that operate from callbacks that they do not choose.
  var afterEach: (@MainActor (String) -> Void)?

  private var taken = 0
  private var hooks: [String: @MainActor () -> Void] = [:]

  func record(_ event: String) {
    all.append(event)
    hooks.removeValue(forKey: event)?()
    afterEach?(event)
  }

  /// Runs `action` from inside the next `event`.
  func on(_ event: String, _ action: @escaping @MainActor () -> Void) {
    hooks[event] = action
  }

  /// Whether a hook still waits for its event: a test that hooked a misspelt event would prove nothing.
  var hasPendingHook: Bool { !hooks.isEmpty }

  /// The events since the last call.
  func take() -> [String] {
    defer { taken = all.count }
    return Array(all[taken...])
  }

  /// Forgets what has not been taken.
  func clear() {
    taken = all.count
  }
}

extension [String] {
  /// Those about one screen: "B.viewDidLoad" is about "B".
  func about(_ name: String) -> [String] {
    filter { $0.hasPrefix("\(name).") }
  }

  /// Those of some calls, flags not considered: "B.viewWillAppear(animated)" is a "viewWillAppear".
  func calls(_ names: String...) -> [String] {
    filter { event in names.contains { event.contains(".\($0)") } }
  }

  /// Whether both were recorded, `earlier` first.
  func has(_ earlier: String, before later: String) -> Bool {
    guard let first = firstIndex(of: earlier), let second = firstIndex(of: later) else { return false }
    return first < second
  }

  /// How often an event was recorded.
  func count(of event: String) -> Int {
    filter { $0 == event }.count
  }
}
