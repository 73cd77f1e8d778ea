/// One screen: a title, a view that is made when it is first needed, and the calls that tell of its life.
///
/// As in UIKit a controller is subclassed: `loadView()` makes the view, `viewDidLoad()` fills it, and the appearance
/// calls say when it comes and goes. Rules L1–L14 give the exact order of the calls; the documentation of each
/// override says only what it is for. An override calls `super`.
@MainActor
open class ViewController: TransitionOwner {
  /// What the bar calls this screen, and what the next screen's back button points to; nil or empty: untitled.
  ///
  /// A change shows at once. ``NavigationItem/title`` goes before it in the bar.
  open var title: String? {
    didSet { if title != oldValue { barContentDidChange() } }
  }

  /// Where this controller stands between hidden and shown (rule L11).
  var appearance = Appearance.disappeared

  /// Whether this controller is on its way into or out of its parent.
  var movement: Movement?

  var loadedView: (any View)?
  var isLoadingView = false

  /// The controllers that this one contains, in order. For a navigation controller: its stack.
  var contained: [ViewController] = []

  /// The presentation in which this controller is the presented one.
  weak var ownPresentation: Presentation?

  /// The presentation that this controller began. The scene keeps it, and with it the presented controller.
  weak var presentationAbove: Presentation?

  /// The scene of which this controller is the root.
  weak var ownScene: NavigationScene?

  /// How many times this controller has left a place for good: an answer from before means nothing after (rule S16).
  var departures = 0

  /// What somebody awaits of this controller. Held by the scene or by the stack.
  weak var answer: (any AwaitedAnswer)?

  /// The visit, counted in departures, in which this controller finished; nil: it has not.
  var finishedVisit: Int?

  /// The change of this controller's stack, or of its own place, that still runs.
  weak var run: TransitionRun?

  var madeNavigationItem: NavigationItem?

  /// The work that ends when this controller leaves; nil: it has begun none.
  var ownTasks: OwnTasks?

  /// What the host keeps with this controller, freed with it. Nobody but the host reads it.
  package var hostStorage: AnyObject?

  /// The container that this controller is in; nil when it is in none.
  ///
  /// A screen of a stack has it from the operation that added it until just before `didMove(toParent: nil)`.
  public internal(set) weak var parent: ViewController?

  /// Makes a controller without a title; nothing is loaded.
  public init() {}

  // MARK: The view's life

  /// Makes the view. Called once, when the view is first needed; nobody else calls it.
  ///
  /// By default an empty ``HostedView``. An override returns its view and need not call `super`. Navigation that is
  /// asked for meanwhile is refused with a ``Diagnostic`` (rule L5).
  open func loadView() -> any View { HostedView(.empty, of: self) }

  /// The view has been made: fill it, set the title and the bar items.
  open func viewDidLoad() {}

  /// The view is about to come on show. `animated` tells whether a transition will be seen.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is on show and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be covered or to leave. `animated` tells whether a transition will be seen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is hidden and the transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containers

  /// The controller is about to enter `parent`, or to leave its parent when that is nil.
  open func willMove(toParent parent: ViewController?) {}

  /// The controller has entered `parent`, or left its parent when that is nil.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Being presented

  /// The size that the content would like when it is presented, in pixels; nil: the host's own. Read when the sheet opens;
  /// on a small screen it gets less.
  open var preferredContentSize: ContentSize?

  /// Whether the user is kept from closing this controller while it is presented (rule M8). The program's
  /// ``dismiss(animated:completion:)`` works all the same.
  open var isModalInPresentation = false

  /// The user tried to close a presented controller that does not allow it; a place to explain why.
  open func didAttemptToDismiss() {}

  /// Whether the program keeps this controller on purpose after it has left, to show it again: ``LeakWatch`` does not
  /// name it then.
  public var isKeptAfterLeaving = false

  // MARK: What a container overrides

  /// The children that are on show when this controller is.
  var visibleChildren: [ViewController] { contained }

  /// The controller whose navigation item the bar of this container shows.
  var barSource: ViewController? { self }
}
