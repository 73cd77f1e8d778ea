extension ViewController {
  /// The controllers whose `loadView()` is running at this moment, the innermost last.
  static var loading: [ViewController] = []

  /// The view. It is made by `loadView()` when it is first asked for, and kept (rule L12).
  public var view: any View {
    loadViewIfNeeded()
    if let loadedView { return loadedView }
    Diagnostic.viewAskedForInLoadView(self).report()
    return HostedView(.empty, of: self)
  }

  /// The view if it has been made; asking never makes it.
  public var viewIfLoaded: (any View)? { loadedView }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none yet: `loadView()`, then `viewDidLoad()`.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoadingView else { return }
    isLoadingView = true
    ViewController.loading.append(self)
    loadedView = TransitionRun.whileDelivererWaits { loadView() }
    ViewController.loading.removeLast()
    isLoadingView = false
    tell(.viewDidLoad)
    viewDidLoad()
    if ViewController.loading.isEmpty { runWhatWaitsForLoading() }
  }

  /// Does `body` now, or when no `loadView()` runs any more.
  static func whenNothingLoads(_ body: @escaping @MainActor () -> Void) {
    if loading.isEmpty { body() } else { waiting.append(body) }
  }

  private static var waiting: [@MainActor () -> Void] = []

  private func runWhatWaitsForLoading() {
    let waiting = ViewController.waiting
    ViewController.waiting = []
    for body in waiting { body() }
  }
}
