@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The calls that a test is interested in, in order.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  func record(_ event: String) { events.append(event) }

  /// What was written since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  func count(of event: String) -> Int { events.filter { $0 == event }.count }
}

/// A screen with two buttons, which writes its appearance calls: "A.didAppear".
class Page: ViewController {
  let log: EventLog
  let first = Button(label: "first")
  let second = Button(label: "second")
  private let name: String

  init(_ name: String, log: EventLog = EventLog()) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  override func loadView() -> any View {
    let box = Box(orientation: .vertical)
    box.append(first)
    box.append(second)
    return box
  }

  override func viewWillAppear(_ animated: Bool) { record("willAppear", animated) }
  override func viewDidAppear(_ animated: Bool) { record("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear", animated) }
  override func didAttemptToDismiss() { log.record("\(name).didAttemptToDismiss") }

  private func record(_ call: String, _ animated: Bool) {
    log.record("\(name).\(call)\(animated ? "(animated)" : "")")
  }
}

/// A screen that one can go back from.
class BackPage: Page, CanGoBack {}

/// The article's listing.
final class SetUpPage: Page, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupBackButton()
  }
}

/// A screen whose `back()` and back button are its own.
final class OwnBackPage: Page, CanGoBack {
  var whenBack: @MainActor () -> Void = {}

  func back() {
    log.record("back")
    whenBack()
  }
}

/// A screen that is asked before the user leaves it. It answers when the test does.
final class AskingPage: Page, CanGoBack, ConfirmsLeaving {
  private var question: CheckedContinuation<Bool, Never>?

  var isAsked: Bool { question != nil }

  func shouldLeave() async -> Bool {
    log.record("asked")
    return await withCheckedContinuation { question = $0 }
  }

  func answer(_ mayLeave: Bool) {
    question?.resume(returning: mayLeave)
    question = nil
  }
}

/// A screen in which nothing can have the focus.
final class LabelPage: Page, CanGoBack {
  override func loadView() -> any View { Label("only words") }
}

/// A screen with a stack inside, between two labels.
final class NestingPage: Page, CanGoBack {
  let inner: NavigationController

  init(_ name: String, inner root: ViewController) {
    inner = NavigationController(rootViewController: root)
    super.init(name)
  }

  override func loadView() -> any View { Box(orientation: .vertical) }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(inner)
    (widget as? Box)?.append(inner.widget)
  }
}

extension NavigationController {
  /// A stack whose screens, the root first, are on it without having been shown.
  convenience init(stack: [ViewController]) {
    self.init(rootViewController: stack[0])
    setViewControllers(stack, animated: false)
  }

  /// The titles, the root's first.
  var titles: [String] { viewControllers.map { $0.title ?? "" } }
}

/// Something that a program does to a stack, animated or not, and what a failure calls it.
typealias StackOperation = (String, @MainActor (NavigationController, Bool) -> Void)

/// What programs do most, each with screens of its own, and something more.
@MainActor func usualOperations(and others: [StackOperation]) -> [StackOperation] {
  let usual: [StackOperation] = [
    ("push", { $0.pushViewController(BackPage("new"), animated: $1) }),
    ("pop", { $0.popViewController(animated: $1) }),
    ("popToRoot", { $0.popToRootViewController(animated: $1) }),
    ("replaceTop", { $0.replaceTop(with: BackPage("other"), animated: $1) }),
    ("reverse", { $0.setViewControllers($0.viewControllers.reversed(), animated: $1) }),
    ("empty", { $0.setViewControllers([], animated: $1) }),
  ]
  return usual + others
}

/// A reference that keeps nothing alive.
@MainActor struct Weak<Target: AnyObject> {
  private(set) weak var target: Target?

  init(_ target: Target) { self.target = target }
}
