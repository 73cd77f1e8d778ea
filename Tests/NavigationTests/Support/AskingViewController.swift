import Navigation

/// A screen that is asked before the user leaves it. It answers at once, or when the test does.
final class AskingViewController: RecordingViewController, CanGoBack, ConfirmsLeaving {
  /// What it answers at once; nil: it waits for ``answer(_:)``.
  var immediateAnswer: Bool?

  private var waiting: [CheckedContinuation<Bool, Never>] = []

  /// Whether a question is open.
  var isAsked: Bool { !waiting.isEmpty }

  init(_ name: String, _ log: EventLog, answers immediateAnswer: Bool? = nil) {
    self.immediateAnswer = immediateAnswer
    super.init(name, log)
  }

  func shouldLeave() async -> Bool {
    log.record("\(name).shouldLeave")
    if let immediateAnswer { return immediateAnswer }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers every open question.
  func answer(_ mayLeave: Bool) {
    for question in waiting { question.resume(returning: mayLeave) }
    waiting = []
  }

  /// Returns when a question is open; a question that never comes is a failure of the test, not an endless wait.
  func untilAsked() async -> Bool {
    for _ in 0..<10_000 where !isAsked { await Task.yield() }
    return isAsked
  }
}
