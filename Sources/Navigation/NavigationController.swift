/// A stack of screens of which the top one is shown, with a bar that says where the user is and leads back.
///
/// Every operation settles what still runs, checks its arguments, changes the stack, and makes one transition of the
/// difference (rules L5, S1–S10). What the program asks for is never vetoed; what the user asks for passes the gate
/// (``BackRoute``). Misuse leaves the stack as it was and reports a ``Diagnostic``.
open class NavigationController: ViewController {
  /// Hears what is shown. Held weakly.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// Whether Escape goes back when nothing nearer wants it: an open popover, a search, or a text that is being edited
  /// (rule F4).
  ///
  /// ``popsOnEscapeByDefault``, unless it was set.
  public var popsOnEscape: Bool {
    get { ownPopsOnEscape ?? Self.popsOnEscapeByDefault }
    set { ownPopsOnEscape = newValue }
  }

  private var ownPopsOnEscape: Bool?

  /// What holds for every stack whose own ``popsOnEscape`` was not set, also for those that are on show: an application's
  /// one preference. True, unless changed.
  public static var popsOnEscapeByDefault = true

  /// The top that the delegate was last told of.
  weak var announcedTop: ViewController?

  /// Whether the user can go forward again to what was left by a way back: ``goForward(animated:)``. Off by default.
  ///
  /// Screens that are ``Restorable`` are made anew; nothing that was popped is kept alive. Another push, and everything
  /// else that changes the top, ends the way forward.
  public var keepsForwardHistory = false {
    didSet { if !keepsForwardHistory { leftScreens = [] } }
  }

  /// What was left by ways back, the last one last.
  var leftScreens: [LeftScreen] = []

  /// The sheets of a path that was taken before the stack appeared, the lowest first.
  var sheetsToOpen: [ViewController] = []

  /// What is awaited of screens that were pushed while nothing showed this stack.
  let answers = AnswerBook()

  /// Makes an empty stack, which shows nothing until it gets a screen (rule S9).
  public override init() { super.init() }

  /// Makes a stack with one screen. The screen is not loaded until it is shown.
  ///
  /// A controller that has a place already is refused with a ``Diagnostic``, and the stack is empty (rule S3).
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// A ``HostedView`` in which the host shows the top screen. An override calls `super`, or shows the screens itself.
  open override func loadView() -> any View { HostedView(.stack, of: self) }

  override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }

  override var barSource: ViewController? { topViewController }

  // MARK: The stack

  /// The screens, the root first. Setting is ``setViewControllers(_:animated:)`` without animation.
  public var viewControllers: [ViewController] {
    get { contained }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack; nil when the stack is empty (rule S9).
  public var topViewController: ViewController? { contained.last }

  /// What the user sees: the topmost controller that is presented from this stack, else its top (rule S13).
  public var visibleViewController: ViewController? {
    scene?.topmostPresented(within: self) ?? topViewController
  }

  // MARK: Operations

  /// Puts a screen on top of the stack (rule L2).
  ///
  /// A controller that has a place already is refused with a ``Diagnostic`` (rule S3).
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    guard begins("pushViewController"), admits(controller, operation: "pushViewController") else { return }
    push(controller, history: .other, animated: animated)
  }

  /// What has been admitted comes on top.
  func push(_ controller: ViewController, history: StackChange.History, animated: Bool) {
    var change = StackChange(.push, of: self)
    change.history = history
    enter(controller)
    change.entering = [controller]
    make(change, animated: animated)
  }

  /// Takes the top screen off the stack (rule L3). At the root nothing happens (rule S1).
  /// - Returns: the screen that left; nil at the root.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    guard begins("popViewController", uncovering: screenBelowTop), contained.count > 1 else { return nil }
    return pop(downTo: contained.count - 1, animated: animated).first
  }

  /// Takes all screens but the root off the stack, in one transition (rule S6).
  /// - Returns: the screens that left, in the order of the stack; an empty array at the root (rule S2); nil when the
  ///   operation was refused.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard begins("popToRootViewController", uncovering: contained.first) else { return nil }
    return contained.count > 1 ? pop(downTo: 1, animated: animated) : []
  }

  /// Takes the screens above `controller` off the stack, in one transition (rule S6).
  ///
  /// A controller that is not in the stack is refused with a ``Diagnostic`` (rule S4).
  /// - Returns: the screens that left, in the order of the stack; an empty array when `controller` is the top
  ///   (rule S5); nil when the operation was refused.
  @discardableResult
  public func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController]? {
    guard begins("popToViewController", uncovering: controller) else { return nil }
    guard controller.parent === self, let index = contained.lastIndex(where: { $0 === controller }) else {
      Diagnostic.notInStack(controller, operation: "popToViewController").report()
      return nil
    }
    return index == contained.count - 1 ? [] : pop(downTo: index + 1, animated: animated)
  }

  private func pop(downTo count: Int, animated: Bool) -> [ViewController] {
    var change = StackChange(.pop, of: self)
    change.history = .back
    let leaving = Array(contained[count...])
    contained.removeLast(leaving.count)
    change.leaving = leaving.reversed()
    make(change, animated: animated)
    return leaving
  }
}
