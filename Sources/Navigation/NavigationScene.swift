/// A root controller on show at a host: a window with all its stacks and sheets.
///
/// The host owns its scene, and the scene its controllers.
@MainActor
public final class NavigationScene: TransitionOwner {
  /// The controller that fills the window.
  public let root: ViewController

  /// Who shows it.
  public private(set) weak var host: (any NavigationHost)?

  /// What is presented at this moment, in the order in which it was. This is what keeps the presented controllers alive.
  var presentations: [Presentation] = []

  /// The first appearance, or the last disappearance.
  weak var run: TransitionRun?

  /// All transitions that run in this scene.
  var runs: [TransitionRun] = []

  /// What is awaited of the screens that are open here.
  let answers = AnswerBook()

  /// Whether the window is being taken away: nothing comes on show any more.
  private(set) var isGoing = false

  var scene: NavigationScene? { self }

  /// Where every way back that a user takes is decided.
  private(set) lazy var gate = BackGate(of: self)

  /// Joins a root and its host; nothing is shown until ``attach()``.
  public init(root: ViewController, host: any NavigationHost) {
    self.root = root
    self.host = host
  }

  /// Brings the root on show (rule L1).
  ///
  /// A root that has a place already is refused with a ``Diagnostic`` (rule S3).
  /// - Returns: whether the root is on show.
  @discardableResult
  public func attach() -> Bool {
    guard root.container == nil, root.ownScene == nil else {
      let place: Placement = root.parent != nil ? .hasParent : root.container != nil ? .isPresented : .isRoot
      Diagnostic.alreadyPlaced(root, operation: "showing a window", place: place).report()
      return root.ownScene === self
    }
    // A host that was let go without a word has left the calls of its end owing.
    root.forEachWithin { $0.appearance = .disappeared }
    root.ownScene = self
    let run = TransitionRun(animated: false)
    run.plan([.load(root), .place(root, nil), .willAppear(root), .owed])
    run.start(in: self)
    return true
  }

  /// Takes everything off show: what is presented is dismissed, then the root disappears. Called when the window has
  /// gone; nothing is asked.
  public func detach() {
    ViewController.whenNothingLoads { [weak self] in self?.detachNow() }
  }

  private func detachNow() {
    guard root.ownScene === self else { return }
    root.settle()
    isGoing = true
    defer { isGoing = false }
    root.dismissPresentations()
    let run = TransitionRun(animated: false)
    run.plan([.willDisappear(root), .owed])
    run.start(in: self)
    root.ownScene = nil
    root.depart(from: self)
  }

  /// The controller that has the user's attention: the topmost one that is presented, else the root (rule M10).
  public var topmost: ViewController { presentations.last { !$0.isDismissing }?.presented ?? root }

  /// The topmost controller that is presented from `controller` or from what stands in it (rule S13).
  func topmostPresented(within controller: ViewController) -> ViewController? {
    presentations.last { !$0.isDismissing && $0.presenter?.isWithin(controller) == true }?.presented
  }

  /// Whether a screen is being asked whether it may be left.
  public var isAsking: Bool { gate.isAsking }

  /// Whether something moves: a page turns, a finger holds one, or a sheet opens or closes.
  public var isInTransition: Bool { !runs.isEmpty }

  /// Whether there is a screen to go forward to.
  public var canGoForward: Bool { topmost.innermostThatGoesForward != nil }

  /// The user goes forward again, in the innermost stack on show that keeps a forward history and was gone back in.
  /// Ignored while a transition runs or a question is open.
  public func goForward() { gate.goForward() }

  /// The user takes a way back. The one gate of rule S16: what would leave is asked first.
  /// - Parameters:
  ///   - route: the way that was taken.
  ///   - origin: for ``BackRoute/close``, the presented controller whose sheet is closed; nil for the window.
  ///   - completion: called when the gate has answered and what it let through has been started.
  public func goBack(
    _ route: BackRoute, from origin: ViewController? = nil, completion: @escaping @MainActor () -> Void = {}
  ) {
    gate.request(route, from: origin, completion: completion)
  }
}
