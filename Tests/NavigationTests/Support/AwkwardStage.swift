import Navigation
import NavigationTesting

/// A stack A, B, C to which awkward things are done, at one of three places. Nothing here holds a screen.
///
///     alone:   M: A, B, C             fills the window
///     nested:  N: O, P                P holds M: A, B, C
///     sheet:   N: O                   O presents M: A, B, C
@MainActor
final class AwkwardStage {
  enum Place: String, CaseIterable, Sendable {
    case alone, nested, sheet
  }

  let log = EventLog()
  let host: HeadlessHost
  private let root: NavigationController
  private let delegate: RecordingDelegate
  private var everyone: [Weak<AwkwardScreen>] = []
  private var names = 0
  private var wasDetached = false

  /// The stack M. Not held: a sheet lives only as long as it is open.
  private(set) weak var stack: NavigationController?

  init(_ place: Place) {
    NavigationController.register(AwkwardScreen.self)
    delegate = RecordingDelegate("D", log)
    var made: [Weak<AwkwardScreen>] = []
    let screen = { [log] name in
      let screen = AwkwardScreen(name, log)
      made.append(Weak(screen))
      return screen
    }
    let stack = RecordingNavigationController("M", log, root: screen("A"))
    for name in ["B", "C"] { stack.pushViewController(screen(name), animated: false) }
    stack.delegate = delegate
    stack.keepsForwardHistory = true
    root = place == .alone ? stack : RecordingNavigationController("N", log, root: screen("O"))
    if place == .nested {
      let page = screen("P")
      page.addChild(stack)
      root.pushViewController(page, animated: false)
    }
    host = HeadlessHost(root)
    if place == .sheet { root.topViewController?.present(stack, animated: false) }
    everyone = made
    self.stack = stack
    AwkwardScreen.stage = self
    log.clear()
  }

  /// A new screen that nobody else holds.
  func screen(_ name: String) -> AwkwardScreen {
    names += 1
    let screen = AwkwardScreen("\(name)\(names)", log)
    everyone.append(Weak(screen))
    return screen
  }

  /// The stack around the page in which the stack stands; the stack itself when there is none.
  var outer: NavigationController { root }

  func detach() {
    wasDetached = true
    host.detach()
  }

  /// Lets all transitions end.
  func settle() {
    host.holdsTransitions = false
    for _ in 0..<10 { host.finishTransition() }
  }

  /// Everything that is wrong when nothing moves any more.
  var problems: [String] {
    let lifecycle = LifecycleCheck(log.all)
    var problems = lifecycle.faults + MoveCheck(log.all).faults
    // The stack of a restored sheet writes no calls.
    let onShow = isGone ? [] : Stage.onShow(under: root).subtracting(["?"])
    let appeared = lifecycle.screens(in: .appeared)
    if appeared != onShow { problems.append("\(appeared.sorted()) appeared, \(onShow.sorted()) are on show") }
    let halfway = lifecycle.screens(in: .appearing).union(lifecycle.screens(in: .disappearing))
    if !halfway.isEmpty { problems.append("\(halfway.sorted()) are half on show") }
    return problems + leaks
  }

  private var isGone: Bool { wasDetached || host.isClosed }

  /// That the stack can still be used: one more screen comes, and goes by a user's way back.
  var problemsOfAnotherStep: [String] {
    guard !isGone, let stack,
      stack === root || stack.parent?.parent === root || stack.presentingViewController != nil
    else { return [] }
    let sheet = stack.presentingViewController == nil ? root : stack
    for _ in 0..<5 where host.scene.topmost !== sheet { host.scene.topmost.dismiss(animated: false) }
    if stack.parent != nil, root.topViewController !== stack.parent { return [] }
    let count = stack.viewControllers.count
    stack.pushViewController(screen("Z"), animated: true)
    guard stack.viewControllers.count == count + 1 else { return ["a further push was refused"] }
    guard count > 0 else { return [] }
    host.scene.goBack(.keyboard)
    return stack.viewControllers.count == count ? [] : ["a further back was ignored"]
  }

  /// Screens that are alive although they stand nowhere.
  private var leaks: [String] {
    var standing: Set<ObjectIdentifier> = []
    var unseen: [ViewController] = [root]
    while let controller = unseen.popLast() {
      standing.insert(ObjectIdentifier(controller))
      unseen += controller.children + [controller.presentedViewController].compactMap { $0 }
    }
    // The sheets of a path that was set when the stack had gone wait for it to come back.
    if isGone, stack?.path.sheets.isEmpty == false { return [] }
    return everyone.compactMap(\.target).filter { !standing.contains(ObjectIdentifier($0)) }
      .map { "\($0.name) is still alive" }
  }
}

/// A screen that goes back, can be made anew, and says when it is freed.
final class AwkwardScreen: GoingBackViewController, Restorable {
  static let restorationIdentifier = "awkward"

  /// Where screens are made anew.
  static weak var stage: AwkwardStage?

  override init(_ name: String, _ log: EventLog) {
    super.init(name, log)
    attachment = LastWord("\(name).deinit", log)
  }

  var restorationPayload: String { name }

  static func restored(from name: String) -> ViewController? { stage?.screen("\(name)r") }
}
