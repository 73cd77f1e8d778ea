/// A screen that answers: whoever opens it awaits its value.
///
/// ```swift
/// final class ColorPicker: ViewController, CanGoBack, ReturnsResult {
///   typealias Value = Color
///   func choose(_ color: Color) { finish(with: color) }
/// }
///
/// if let color = await result(of: ColorPicker()) { … }
/// ```
@MainActor
public protocol ReturnsResult: ViewController {
  /// What the screen answers with.
  associatedtype Value: Sendable
}

extension ReturnsResult {
  /// Answers with `value` and leaves: what ``ViewController/result(of:asSheet:animated:)`` returns. Nobody is asked.
  ///
  /// The screen is popped, with all that is above it, or dismissed. After the user has left the screen nothing happens. A
  /// second value, and a screen that cannot leave because it is the first of its window, are reported with a
  /// ``Diagnostic``; the first value is the one that counts.
  public func finish(with value: Value) {
    guard begins("finish(with:)", uncovering: screenBelow) else { return }
    guard !hasFinished else { return Diagnostic.finishedTwice(self).report() }
    guard container != nil, !isInClosingSheet else { return }
    guard let leave = wayOut else { return Diagnostic.nowhereToReturn(self).report() }
    finishedVisit = departures
    (answer as? Answer<Value>)?.value = value
    leave()
  }
}

extension ViewController {
  /// Opens `page` and returns what it finishes with, once the transition back has ended; nil when it left in any other
  /// way: by a way back, by the program, with its presenter, with its window.
  ///
  /// Pushes where this controller is in a stack, else presents. Nil at once, and nothing is opened: when the task is
  /// cancelled already, when the page was refused (rule S3), and from a screen that is not on top of its stack any more,
  /// so that a double click opens one page (rule S18). A task that is cancelled later gets nil; the page stays.
  /// - Parameters:
  ///   - page: what is opened.
  ///   - asSheet: whether the page is presented even where it could be pushed, as a question is.
  ///   - animated: whether the transitions are seen.
  public func result<Page: ReturnsResult>(
    of page: Page, asSheet: Bool = false, animated: Bool = true
  ) async -> Page.Value? {
    guard !Task.isCancelled, mayOpen else { return nil }
    return await Waiter.wait(otherwise: nil) { waiter in
      open(page, asSheet: asSheet, animated: animated, for: Answer(waiter))
    }
  }

  /// A late answer opens nothing over where the user went to.
  private var mayOpen: Bool {
    if let above = presentationAbove, !above.isDismissing { return false }
    if let scene, !isWithin(scene.topmost) { return false }
    guard let stack = navigationController, let screen = screen(in: stack) else { return true }
    return screen === stack.topViewController
  }

  private func open(
    _ page: ViewController, asSheet: Bool, animated: Bool, for answer: any AwaitedAnswer
  ) {
    let stack = self as? NavigationController ?? navigationController
    // A page that has a place already will be refused, and keeps the answer that it may owe to somebody else.
    if page.container == nil, page.ownScene == nil, page.answer == nil {
      page.answer = answer
      page.finishedVisit = nil
      (scene?.answers ?? stack?.answers)?.add(answer)
    }
    if let stack, !asSheet {
      stack.pushViewController(page, animated: animated)
      page.conclude(answer)
    } else if !begins(
      presenting: page, animated: animated, completion: { [weak page] in page?.conclude(answer) })
    {
      page.conclude(answer)
    }
  }
}
