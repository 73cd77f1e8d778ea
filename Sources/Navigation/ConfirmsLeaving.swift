/// A screen that wants to be asked before the user leaves it, for instance because of unsaved changes.
@MainActor
public protocol ConfirmsLeaving: ViewController {
  /// Whether the user may leave. Asked once for each way back that a user takes, before anything moves; never for what
  /// the program does (rule S15), as when it calls ``CanGoBack/back()`` or `dismiss`. A button of one's own that leads
  /// out of the screen calls ``CanGoBack/requestBack()``.
  ///
  /// Take the time it needs, for instance to present a question: while it is open, further ways back are ignored. The
  /// answer means nothing any more once the screen has left.
  func shouldLeave() async -> Bool
}
