import Navigation

/// A view without anything in it.
@MainActor
final class PlainView: View {}

/// A screen that writes every call that it gets: "A.viewWillAppear(animated)", "A.viewWillAppear" when not animated,
/// "A.willMove(N)", "A.willMove(nil)".
class RecordingViewController: ViewController {
  let name: String
  let log: EventLog

  /// Anything that should live as long as this screen.
  var attachment: AnyObject?

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  override func loadView() -> any View {
    log.record("\(name).loadView")
    return PlainView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.record("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("\(name).viewWillAppear\(flag(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("\(name).viewDidAppear\(flag(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("\(name).viewWillDisappear\(flag(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("\(name).viewDidDisappear\(flag(animated))")
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.record("\(name).willMove(\(label(parent)))")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    log.record("\(name).didMove(\(label(parent)))")
  }

  override func didAttemptToDismiss() {
    super.didAttemptToDismiss()
    log.record("\(name).didAttemptToDismiss")
  }
}

/// A recording screen that one can go back from, with the default `back()`.
class GoingBackViewController: RecordingViewController, CanGoBack {}

/// A recording screen whose own `back()` is written down, and then does what the test says.
final class OwnBackViewController: RecordingViewController, CanGoBack {
  var whenBack: (@MainActor (OwnBackViewController) -> Void)?

  func back() {
    log.record("\(name).back")
    whenBack?(self)
  }
}

/// A stack that writes its own calls as a screen does.
final class RecordingNavigationController: NavigationController {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog, root: ViewController) {
    self.name = name
    self.log = log
    super.init(rootViewController: root)
  }

  override func loadView() -> any View {
    log.record("\(name).loadView")
    return super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.record("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.record("\(name).viewWillAppear\(flag(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.record("\(name).viewDidAppear\(flag(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.record("\(name).viewWillDisappear\(flag(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.record("\(name).viewDidDisappear\(flag(animated))")
  }
}

/// A delegate that writes "D.willShow(A)" and "D.didShow(A, animated)".
@MainActor
final class RecordingDelegate: NavigationControllerDelegate {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }

  func navigationController(_ n: NavigationController, willShow controller: ViewController, animated: Bool) {
    log.record("\(name).willShow(\(label(controller))\(animated ? ", animated" : ""))")
  }

  func navigationController(_ n: NavigationController, didShow controller: ViewController, animated: Bool) {
    log.record("\(name).didShow(\(label(controller))\(animated ? ", animated" : ""))")
  }
}

private func flag(_ animated: Bool) -> String {
  animated ? "(animated)" : ""
}

/// The name of a recording controller, or the title of any other; "nil" for none.
@MainActor
func label(_ controller: ViewController?) -> String {
  switch controller {
  case nil: "nil"
  case let screen as RecordingViewController: screen.name
  case let stack as RecordingNavigationController: stack.name
  case let other?: other.title ?? "?"
  }
}

extension [ViewController] {
  /// The names, for a comparison that reads.
  @MainActor var names: [String] { map { label($0) } }
}
