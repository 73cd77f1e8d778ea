import GtkInterop
import Navigation

/// A window that shows a controller: usually a ``NavigationController``, whose screens turn like pages under one
/// header bar.
///
/// What the bar shows is derived from the top screen's ``NavigationItem``; controllers that are presented open as
/// sheets over the window. The window is kept until it is closed; nobody needs to hold this object.
@MainActor
public final class NavigationWindow {
  /// The windows that are open.
  private static var open: [NavigationWindow] = []

  /// The GTK window.
  public var window: Window { surface.window }

  /// What is shown, and who is asked before it closes.
  public private(set) lazy var scene = NavigationScene(root: root, host: self)

  private let root: ViewController
  private let surface: Surface
  private var sheets: [ObjectIdentifier: Surface] = [:]

  /// Makes a window for `rootViewController`; ``present()`` shows it.
  ///
  /// A controller that has a place already is refused with a ``Diagnostic``, and the window is empty (rule S3).
  /// - Parameter application: stays alive as long as the window is there.
  public init(rootViewController: ViewController, application: Application? = nil) {
    root = rootViewController
    surface = Surface(Window(application: application))
    window.setDefaultSize(width: 800, height: 600)
    surface.connect { [weak self] route in self?.scene.goBack(route) }
    // Not "destroy": GTK sends that when no wrapper is left, and this object holds one.
    window.onUnrealize { [weak self] in self?.hasClosed() }
  }

  /// Shows the window, and brings it to the front when it is shown already. At the first call the root appears
  /// (rule L1).
  public func present() {
    if !Self.open.contains(where: { $0 === self }) {
      Self.open.append(self)
      scene.attach()
    }
    window.present()
  }

  /// Closes the window as the user does: the screens that want to be asked are (rule S16).
  public func requestClose() {
    scene.goBack(.close)
  }

  /// The windows of `application` that show controllers, the oldest first.
  public static var all: [NavigationWindow] { open }

  private func hasClosed() {
    scene.detach()
    Self.open.removeAll { $0 === self }
  }

  // MARK: Finding what shows a controller

  /// The window or sheet whose content is `controller`.
  private func surface(of controller: ViewController) -> Surface? {
    controller === root ? surface : sheets[ObjectIdentifier(controller)]
  }

  /// The window or sheet in which `controller` stands.
  private func surface(around controller: ViewController) -> Surface? {
    sequence(first: controller, next: { $0.parent }).lazy.compactMap { self.surface(of: $0) }.first
  }
}

extension NavigationWindow: NavigationHost {
  /// Part of the host's contract; the core calls it.
  public func place(_ controller: ViewController?, in stack: NavigationController?) {
    guard let stack else {
      surface.setContent(controller)
      return barDidChange(of: root)
    }
    stack.stackView?.place(controller?.widget)
    barDidChange(of: stack)
  }

  /// Part of the host's contract; the core calls it.
  public func perform(_ transition: Transition) {
    switch transition.kind {
    case .present: open(transition)
    case .dismiss: close(transition)
    case .push, .pop, .replace: turn(transition)
    }
  }

  /// Part of the host's contract; the core calls it.
  public func finish(_ transition: Transition) {
    (transition.container as? NavigationController)?.stackView?.endAnimation()
  }

  /// Part of the host's contract; the core calls it.
  public func barDidChange(of container: ViewController) {
    if let surface = surface(of: container) {
      surface.apply(container.bar)
    } else if container.parent != nil {
      (container as? NavigationController)?.stackView?.apply(container.bar)
    }
  }

  /// Part of the host's contract; the core calls it.
  public func close() {
    // While the widgets are still there, so that nothing disappears after it has gone.
    scene.detach()
    window.destroy()
  }

  // MARK: Page turns

  private func turn(_ transition: Transition) {
    guard let stack = transition.container as? NavigationController, let stackView = stack.stackView else {
      return transition.complete()
    }
    let focus = FocusMove(from: transition.from, in: surface(around: stack)?.window)
    focus.remember()
    // The bar first: its button must be up to date before the focus moves (rule B12).
    barDidChange(of: stack)
    stackView.turn(
      transition.kind, from: transition.from?.widget, to: transition.to?.widget,
      keeping: stack.widgetBelowTop,
      animated: transition.isAnimated, completion: transition.completion)
    if let new = transition.to { focus.move(to: new, else: backButton(of: stack)) }
  }

  private func backButton(of stack: NavigationController) -> Widget? {
    surface(of: stack)?.bar.backButton ?? stack.stackView?.backButton
  }

  // MARK: Sheets

  private func open(_ transition: Transition) {
    guard let presented = transition.to else { return transition.complete() }
    let sheet = Surface(sheetOver: surface(around: transition.container)?.window ?? window)
    sheets[ObjectIdentifier(presented)] = sheet
    sheet.connect { [weak self, weak presented] route in self?.scene.goBack(route, from: presented) }
    sheet.window.onUnrealize { [weak self, weak presented] in self?.sheetHasGone(of: presented) }
    sheet.setContent(presented)
    sheet.apply(presented.bar)
    sheet.window.present()
    transition.complete()
  }

  private func close(_ transition: Transition) {
    if let presented = transition.from {
      let sheet = sheets.removeValue(forKey: ObjectIdentifier(presented))
      sheet?.setContent(nil)
      sheet?.window.destroy()
    }
    transition.complete()
  }
}

extension NavigationWindow {
  /// Somebody destroyed a sheet's window without asking: the core hears of it.
  private func sheetHasGone(of presented: ViewController?) {
    guard let presented, sheets[ObjectIdentifier(presented)] != nil else { return }
    presented.presentingViewController?.dismiss(animated: false)
  }
}

extension NavigationController {
  /// The view of the screen that a swipe or a pop would uncover, if it has been made.
  fileprivate var widgetBelowTop: Widget? {
    guard viewControllers.count > 1 else { return nil }
    let below = viewControllers[viewControllers.count - 2]
    return below.isViewLoaded ? below.widget : nil
  }
}
