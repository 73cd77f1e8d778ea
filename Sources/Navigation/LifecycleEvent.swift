/// One call that tells of a controller's life, as a ``LifecycleObservation`` hears of it.
@MainActor
public struct LifecycleEvent {
  /// Which call it is.
  public enum Kind: String, CaseIterable, Sendable {
    /// ``ViewController/viewDidLoad()``
    case viewDidLoad
    /// ``ViewController/viewWillAppear(_:)``
    case viewWillAppear
    /// ``ViewController/viewDidAppear(_:)``
    case viewDidAppear
    /// ``ViewController/viewWillDisappear(_:)``
    case viewWillDisappear
    /// ``ViewController/viewDidDisappear(_:)``
    case viewDidDisappear
    /// ``ViewController/willMove(toParent:)``
    case willMove
    /// ``ViewController/didMove(toParent:)``
    case didMove
  }

  /// Which call it is.
  public let kind: Kind
  /// The controller that gets the call. Whoever keeps it keeps it alive.
  public let controller: ViewController
  /// The new parent, for ``Kind/willMove`` and ``Kind/didMove``; nil: it leaves its parent.
  public let parent: ViewController?
  /// What an appearance call says of the transition; false for all others.
  public let isAnimated: Bool
}

extension ViewController {
  /// Tells those who observe of a call that is made next. Where nobody does it costs one look.
  func tell(_ kind: LifecycleEvent.Kind, parent: ViewController? = nil, animated: Bool = false) {
    guard LifecycleObservation.isAnybodyObserving else { return }
    LifecycleObservation.tell(
      LifecycleEvent(kind: kind, controller: self, parent: parent, isAnimated: animated))
  }
}
