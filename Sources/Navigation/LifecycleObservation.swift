/// Hears of every call that tells of a controller's life, of all controllers, in the order in which the calls are made:
/// for an inspector, a log, a test.
///
/// ```swift
/// observation = LifecycleObservation { event in print(event.kind, event.controller.title ?? "") }
/// ```
///
/// It observes until ``end()``, or until nobody holds it. The handler is called right before the controller is, so that
/// what the controller starts then comes after. It looks on: an operation that it asks for is refused with a
/// ``Diagnostic``, because the call that it hears of would come too late.
@MainActor
public final class LifecycleObservation {
  private struct Observer {
    weak var observation: LifecycleObservation?
  }

  /// In the order in which they began.
  private static var observers: [Observer] = []

  /// How many handlers run, one inside the other.
  private static var depth = 0

  /// Whether a handler runs at this moment.
  static var isTelling: Bool { depth > 0 }

  static var isAnybodyObserving: Bool { !observers.isEmpty }

  private var handler: (@MainActor (LifecycleEvent) -> Void)?

  /// Begins to observe.
  /// - Parameter handler: Called before each call. It may end the observation.
  public init(_ handler: @escaping @MainActor (LifecycleEvent) -> Void) {
    self.handler = handler
    Self.observers.append(Observer(observation: self))
  }

  /// Ends it, and lets go of the handler. A second call does nothing.
  public func end() {
    handler = nil
    Self.observers.removeAll { $0.observation == nil || $0.observation === self }
  }

  static func tell(_ event: LifecycleEvent) {
    depth += 1
    for observer in observers { observer.observation?.handler?(event) }
    depth -= 1
    // Those that nobody holds any more have left without a word.
    if observers.contains(where: { $0.observation == nil }) { observers.removeAll { $0.observation == nil } }
  }
}
