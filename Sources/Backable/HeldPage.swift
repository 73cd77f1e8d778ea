import GtkInterop
import Navigation

/// A page that a finger holds, and moves aside over the one below it (rule L4). Once the core has gone on to something
/// else, whatever the finger does means nothing.
@MainActor
final class HeldPage {
  let turn: PageTurn

  /// Takes the swipe back; called when the page is in its place again.
  let cancel: @MainActor () -> Void

  /// How long the rest takes, once the finger has let go.
  private(set) var restDuration = SwipeTracker.longestRest

  private let complete: @MainActor () -> Void
  private weak var stackView: StackView?

  init(_ turn: PageTurn, of transition: Transition, in stackView: StackView) {
    self.turn = turn
    self.stackView = stackView
    complete = transition.completion
    cancel = transition.cancellation
  }

  /// The finger moved.
  /// - Parameter progress: from 0, at rest, to 1, gone.
  func follow(_ progress: Double) {
    guard let stackView, stackView.held === self else { return }
    stackView.show(turn, at: progress)
  }

  /// The finger let go. To finish, the core hears of it at once: what is left of the way is the pop that follows, and a
  /// screen that does not go back is not seen to leave before it returns.
  func letGo(_ ending: SwipeTracker.Ending) {
    guard let stackView, stackView.held === self else { return }
    restDuration = ending.duration
    if ending.finishes { complete() } else { stackView.putBack(self) }
  }
}
