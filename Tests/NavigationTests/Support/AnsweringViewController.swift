import Navigation

/// A recording page that answers, and says itself what its way back does.
final class AnsweringViewController: RecordingViewController, CanGoBack, ReturnsResult {
  typealias Value = Int

  /// By default it pops.
  var whenBack: (@MainActor (AnsweringViewController) -> Void)?

  /// The tests hold on to it.
  override init(_ name: String, _ log: EventLog) {
    super.init(name, log)
    isKeptAfterLeaving = true
  }

  func back() {
    if let whenBack { whenBack(self) } else { navigationController?.popViewController(animated: true) }
  }
}
