import GtkInterop
import Navigation

/// Shows what the core decides: the pages of all stacks in one window, its bar, and its sheets.
@MainActor
final class WindowHost {
  /// The main window.
  let surface: Surface
  private(set) lazy var scene = NavigationScene(root: root, host: self)

  private let root: ViewController
  private let headerBar: HeaderBarPlacement
  private var sheets: [ObjectIdentifier: Surface] = [:]
  private let group = WindowGroup()

  /// What is to be called when the window is about to close.
  var willClose: [@MainActor () -> Void] = []
  private let clicks = ClickOrigin()
  private var lastCloseRequest: ContinuousClock.Instant?

  init(root: ViewController, headerBar: HeaderBarPlacement) {
    self.root = root
    self.headerBar = headerBar
    surface = Surface(Window(), headerBar: headerBar)
    group.add(surface.window)
    surface.connect(to: gate(of: nil))
    LostFocus.watch(surface, showing: root)
  }

  /// Where the keys and buttons of the window knock, or of the sheet of `presented`.
  private func gate(of presented: ViewController?) -> Gate {
    Gate(
      goBack: { [weak self, weak presented] in self?.goBack($0, from: presented) },
      goForward: { [weak self] in self?.goForward() ?? false },
      shortcuts: { [weak self] in self?.scene.shortcutsOnShow ?? [] },
      perform: { [weak self] in self?.scene.perform($0) ?? false },
      updateItems: { [weak self] in self?.scene.updateItems() },
      clicks: clicks)
  }

  /// The user goes forward.
  /// - Returns: false when there is nowhere to go: the key means something else then.
  private func goForward() -> Bool {
    guard scene.canGoForward else { return false }
    scene.goForward()
    return true
  }

  /// The user takes a way back in the window, or in the sheet of `presented`.
  private func goBack(_ route: BackRoute, from presented: ViewController? = nil) {
    if route == .close, isSecondClickOfTwo, scene.isAsking { return }
    scene.goBack(route, from: presented)
  }

  /// Whether the last request to close came just before. A second one closes without an answer, which a double click
  /// or a key that is held down does not mean.
  private var isSecondClickOfTwo: Bool {
    let now = ContinuousClock.now
    defer { lastCloseRequest = now }
    return lastCloseRequest.map { now - $0 < Settings.default.doubleClickTime } ?? false
  }

  /// The window or sheet whose content is `controller`.
  private func surface(of controller: ViewController) -> Surface? {
    controller === root ? surface : sheets[ObjectIdentifier(controller)]
  }

  /// The window or sheet in which `controller` stands.
  private func surface(around controller: ViewController) -> Surface? {
    sequence(first: controller, next: { $0.parent }).lazy.compactMap { self.surface(of: $0) }.first
  }
}

extension WindowHost: NavigationHost {
  func place(_ controller: ViewController?, in stack: NavigationController?) {
    guard let stack else {
      surface.setContent(controller)
      return barDidChange(of: root)
    }
    stack.stackView?.swipeHost = self
    stack.stackView?.windowBar = surface(of: stack)?.bar
    stack.stackView?.place(controller?.widget)
    barDidChange(of: stack)
  }

  func perform(_ transition: Transition) {
    switch transition.kind {
    case .present: open(transition)
    case .dismiss: close(transition)
    case .push, .pop, .replace: turn(transition)
    }
  }

  func finish(_ transition: Transition) {
    (transition.container as? NavigationController)?.stackView?.endAnimation()
  }

  func barDidChange(of container: ViewController) {
    (container as? NavigationController)?.nameTopPage()
    if let surface = surface(of: container) {
      surface.apply(container.bar, of: container.topScreen)
    } else if container.parent != nil {
      (container as? NavigationController)?.stackView?.apply(container.bar, of: container.topScreen)
    }
  }

  func openMenu(of item: BarButtonItem, on screen: ViewController) {
    if let stack = screen.parent as? NavigationController {
      stack.stackView?.openMenu(of: item)
    } else {
      surface(of: screen)?.bar.openMenu(of: item)
    }
  }

  func close() {
    willClose.forEach { $0() }
    // While the widgets are still there, so that nothing disappears after it has gone.
    scene.detach()
    surface.destroy()
  }

  // MARK: Page turns

  private func turn(_ transition: Transition) {
    guard let stack = transition.container as? NavigationController, let stackView = stack.stackView else {
      return transition.complete()
    }
    if transition.isInteractive {
      // Where no finger holds the page (any more), the way back that the gate let through is taken at once.
      if !stackView.hold(transition) { transition.complete() }
      return
    }
    let focus = FocusMove(from: transition.from, in: surface(around: stack)?.window)
    focus.remember()
    stackView.turn(
      transition.kind, from: transition.from?.widget, to: transition.to?.widget,
      keeping: stack.widgetBelowTop, animated: transition.isAnimated,
      // Its button must be up to date before the focus moves (rule B12).
      changeBar: { [self] in barDidChange(of: stack) },
      moveFocus: {
        // Not when code that ran meanwhile has gone on to another screen.
        guard let new = transition.to, new === stack.topViewController else { return }
        focus.move(to: new, else: stackView.backButton)
      },
      completion: transition.completion)
  }

  // MARK: Sheets

  private func open(_ transition: Transition) {
    guard let presented = transition.to else { return transition.complete() }
    let sheet = Surface(
      sheetOver: surface(around: transition.container)?.window ?? surface.window, headerBar: headerBar,
      size: presented.sizeAsSheet)
    sheet.window.application = surface.window.application
    group.add(sheet.window)
    sheets[ObjectIdentifier(presented)] = sheet
    sheet.connect(to: gate(of: presented))
    LostFocus.watch(sheet, showing: presented)
    sheet.window.onUnrealize { [weak self, weak presented] in self?.sheetHasGone(of: presented) }
    sheet.setContent(presented)
    sheet.apply(presented.bar, of: presented.topScreen)
    sheet.present()
    transition.complete()
  }

  private func close(_ transition: Transition) {
    if let presented = transition.from {
      sheets.removeValue(forKey: ObjectIdentifier(presented))?.destroy()
    }
    transition.complete()
  }

  /// Somebody destroyed a sheet's window without asking: the core hears of it.
  private func sheetHasGone(of presented: ViewController?) {
    guard let presented, sheets[ObjectIdentifier(presented)] != nil else { return }
    presented.dismissItself(animated: false)
  }
}

extension NavigationController {
  /// A screen reader says the title when the focus comes into the page.
  fileprivate func nameTopPage() {
    guard let top = topViewController, top.isViewLoaded else { return }
    stackView?.pages.setName(top.displayTitle, of: top.widget)
  }

  /// The view of the screen that a pop would uncover, if it has been made.
  fileprivate var widgetBelowTop: Widget? {
    guard viewControllers.count > 1 else { return nil }
    let below = viewControllers[viewControllers.count - 2]
    return below.isViewLoaded ? below.widget : nil
  }
}
