import Navigation

/// A controller that hands every call to its ``SceneLife``.
@MainActor
protocol Watched: ViewController {
  var life: SceneLife { get }
}

/// A screen of a random sequence. It does not adopt `CanGoBack`.
class WatchedScreen: ViewController, Watched {
  let life: SceneLife

  init(_ name: SceneName, _ watch: SceneWatch) {
    life = SceneLife(name, watch)
    super.init()
    title = name.description
    watch.made(self, name)
  }

  override func loadView() -> any View {
    life.loadView()
    return super.loadView()
  }

  override func viewDidLoad() { life.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { life.willAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { life.didAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { life.willDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { life.didDisappear(animated) }
  override func willMove(toParent parent: ViewController?) { life.willMove(self, to: parent) }
  override func didMove(toParent parent: ViewController?) { life.didMove(self, to: parent) }
  override func didAttemptToDismiss() { life.watch.tally.attempts += 1 }
}

final class WatchedGoingBack: WatchedScreen, CanGoBack {}

/// A screen whose own `back()` does something else, or nothing.
final class WatchedOwnBack: WatchedScreen, CanGoBack {
  func back() {
    if life.name.kind == .home { navigationController?.popToRootViewController(animated: true) }
  }
}

/// A screen that is asked.
final class WatchedAsking: WatchedScreen, CanGoBack, ConfirmsLeaving {
  func shouldLeave() async -> Bool {
    life.watch.tally.questions += 1
    return life.name.kind == .waits ? await life.watch.ask() : life.name.kind == .agrees
  }
}

/// A stack of a random sequence, and its own delegate.
final class WatchedStack: NavigationController, Watched {
  let life: SceneLife
  private var calls = SceneOrder()
  private weak var announced: ViewController?
  private weak var willBeShown: ViewController?
  private var flag = false

  init(_ name: SceneName, _ watch: SceneWatch, root: ViewController) {
    life = SceneLife(name, watch)
    super.init(rootViewController: root)
    title = name.description
    delegate = self
    watch.made(self, name)
  }

  /// The screen that the delegate heard of last, when nothing is owed to it.
  var shown: ViewController? { willBeShown == nil ? announced : nil }

  func order(_ step: Int, owes: Int, _ what: @autoclosure () -> String) {
    if !calls.call(step, owes: owes, isTurning: life.watch.allowsTurning) {
      life.watch.fault("\(life.name): out of order: \(what())")
    }
  }

  override func loadView() -> any View {
    life.loadView()
    return super.loadView()
  }

  override func viewDidLoad() { life.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { life.willAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { life.didAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { life.willDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { life.didDisappear(animated) }
  override func willMove(toParent parent: ViewController?) { life.willMove(self, to: parent) }
  override func didMove(toParent parent: ViewController?) { life.didMove(self, to: parent) }
  override func didAttemptToDismiss() { life.watch.tally.attempts += 1 }
}

extension WatchedStack: NavigationControllerDelegate {
  func navigationController(_ n: NavigationController, willShow controller: ViewController, animated: Bool) {
    if willBeShown != nil { life.watch.fault("\(life.name): willShow twice") }
    willBeShown = controller
    flag = animated
    order(4, owes: 1, "willShow")
    life.watch.called()
  }

  func navigationController(_ n: NavigationController, didShow controller: ViewController, animated: Bool) {
    if willBeShown !== controller { life.watch.fault("\(life.name): didShow without willShow") }
    if flag != animated { life.watch.fault("\(life.name): didShow with another flag") }
    (announced, willBeShown) = (controller, nil)
    order(9, owes: -1, "didShow")
    life.watch.called()
  }
}

extension SceneWatch {
  /// A new controller of this name, with what it holds.
  func make(_ name: SceneName) -> ViewController {
    switch name.kind {
    case .stack, .inner: return WatchedStack(name, self, root: make(name.content ?? name))
    case .page:
      let page = WatchedGoingBack(name, self)
      page.addChild(make(name.content ?? name))
      return page
    case .plain: return WatchedScreen(name, self)
    case .stays, .home: return WatchedOwnBack(name, self)
    case .agrees, .refuses, .waits: return WatchedAsking(name, self)
    case .ordinary, .first, .child: return WatchedGoingBack(name, self)
    }
  }
}
