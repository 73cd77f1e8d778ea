/// One change of what is on show, decided by the core and handed to a host as a value.
@MainActor
public struct Transition {
  /// What kind of change it is, so that a host knows how to show it.
  public enum Kind: Sendable {
    /// A new screen comes over the old one.
    case push
    /// The old screen leaves and uncovers one below.
    case pop
    /// The new screen takes the old one's place.
    case replace
    /// A controller opens over its presenter, as a sheet.
    case present
    /// A presented controller closes.
    case dismiss
  }

  /// Tells this transition from all others that run at the same time.
  public let id: ObjectIdentifier
  /// What kind of change it is.
  public let kind: Kind
  /// Where it happens: the stack, or for `present` and `dismiss` the presenter.
  public let container: ViewController
  /// The controller that goes: the old top, or the one that is dismissed; nil when the stack was empty.
  public let from: ViewController?
  /// The controller that comes: the new top, or the one that is presented; nil when the stack is now empty.
  public let to: ViewController?
  /// Whether the change should be seen to happen. When false, the host shows the result at once.
  public internal(set) var isAnimated: Bool
  /// Whether a finger drives it (rule L4): the host uncovers ``to`` as the finger moves. Letting go to finish is
  /// ``complete()``, letting go to return is ``cancel()`` once everything is back in its place.
  public let isInteractive: Bool
  /// Whether this is the rest of an interactive pop, from where the finger left the screens.
  public let continuesSwipe: Bool

  private weak var run: TransitionRun?

  init(
    _ kind: Kind, in container: ViewController, from: ViewController?, to: ViewController?,
    by run: TransitionRun
  ) {
    id = ObjectIdentifier(run)
    self.kind = kind
    self.container = container
    self.from = from
    self.to = to
    self.run = run
    isAnimated = run.isAnimated
    isInteractive = run.swipe != nil
    continuesSwipe = run.continuesSwipe
  }

  /// Tells the core that the change has been shown. A second call, or one that comes after the core has gone on by
  /// itself, does nothing.
  public func complete() { run?.complete() }

  /// Tells the core that an interactive change is not to happen: everything is where it was before. Does nothing for a
  /// change that is not interactive, and after the core has gone on by itself.
  public func cancel() { run?.cancelSwipe() }

  /// ``complete()`` as a closure that holds no controller, for a host that shows a change over some time.
  public var completion: @MainActor () -> Void {
    { [weak run] in run?.complete() }
  }

  /// ``cancel()`` as a closure that holds no controller.
  public var cancellation: @MainActor () -> Void {
    { [weak run] in run?.cancelSwipe() }
  }
}
