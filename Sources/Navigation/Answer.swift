/// What somebody awaits of a page.
///
/// Whoever shows the page holds it, in an ``AnswerBook``; neither the page nor the task that waits does. So whoever waits
/// goes on when the page leaves, and also when everything is let go together.
@MainActor
final class Answer<Value: Sendable>: AwaitedAnswer {
  var value: Value?
  weak var book: AnswerBook?
  private let waiter: Waiter<Value?>

  init(_ waiter: Waiter<Value?>) { self.waiter = waiter }

  func giveToWaiter() { waiter.resume(returning: value) }
}

@MainActor
protocol AwaitedAnswer: AnyObject {
  var book: AnswerBook? { get set }

  /// Tells whoever waits: the value, or nil when there is none.
  func giveToWaiter()
}

/// The answers that are awaited in one scene, or in a stack that nothing shows.
@MainActor
final class AnswerBook {
  private var awaited: [ObjectIdentifier: any AwaitedAnswer] = [:]

  func add(_ answer: any AwaitedAnswer) {
    awaited[ObjectIdentifier(answer)] = answer
    answer.book = self
  }

  fileprivate func remove(_ answer: any AwaitedAnswer) { awaited[ObjectIdentifier(answer)] = nil }
}

extension ViewController {
  /// Whether this page has finished, in this visit or in the one that its finishing ended.
  var hasFinished: Bool {
    finishedVisit == departures || (finishedVisit == departures - 1 && container == nil)
  }

  /// The screen under this one in its stack.
  var screenBelow: ViewController? { (parent as? NavigationController)?.screenBelow(self) }

  /// How this page leaves by itself, with all that is above it; nil: it is the first of its window, or no screen.
  var wayOut: (@MainActor () -> Void)? {
    if let stack = parent as? NavigationController, let below = screenBelow {
      return { stack.popToViewController(below, animated: true) }
    }
    let sheet = parent as? NavigationController ?? self
    guard sheet.ownPresentation != nil else { return nil }
    return { sheet.dismissItself(animated: true) }
  }

  /// Ends the waiting for this page, when it was not opened.
  func conclude(_ answer: any AwaitedAnswer) {
    guard container == nil, self.answer === answer else { return }
    takeAnswer()?.giveToWaiter()
  }

  /// The answer that is awaited of this controller. Nobody finds it a second time.
  func takeAnswer() -> (any AwaitedAnswer)? {
    guard let answer else { return nil }
    self.answer = nil
    answer.book?.remove(answer)
    return answer
  }
}
