/// A screen that leads back: adopting this protocol is all that it takes.
///
/// Every adopter that is not the first screen of its stack gets the default back button, and all other ways back
/// (``BackRoute``) lead out of it as well.
///
/// ```swift
/// final class SecondMainViewController: ViewController, CanGoBack {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     setupBackButton()          // allowed, and not needed: adopting CanGoBack is enough
///   }
/// }
/// ```
@MainActor
public protocol CanGoBack: ViewController {
  /// Leaves this screen. Every route of one step calls it (rule B5).
  ///
  /// Default: dismisses when the screen is presented or the first of a presented stack, and pops otherwise (rule M9).
  /// A screen that is covered by another is not left.
  ///
  /// Called by the program it acts at once, and asks nobody (rule S15): a button of one's own that leads out of the
  /// screen, such as Cancel, calls ``requestBack()``.
  func back()

  /// Makes the back button. Called once, when the bar first needs it.
  ///
  /// Default: the standard back item, whose looks are declared in one place. Whatever an item of one's own does, the
  /// user is asked first where somebody wants to be asked (rule S15).
  func makeBackButton() -> BarButtonItem
}

// MARK: - The defaults

extension CanGoBack {
  /// Dismisses or pops: see the requirement.
  public func back() { leave() }

  /// The standard back item: ``BarButtonItem/makeDefaultBack``.
  public func makeBackButton() -> BarButtonItem { BarButtonItem.makeDefaultBack(self) }
}

// MARK: - Not meant to be overridden

extension CanGoBack {
  /// Gives the screen its back button, as in the article's `viewDidLoad()`. Not needed, and never makes a second one;
  /// does nothing on the first screen of a stack (rules B1 and B2).
  public func setupBackButton() {
    guard let stack = parent as? NavigationController, stack.viewControllers.first !== self else { return }
    navigationItem.makeBackItemIfNeeded()
  }

  /// Goes back as a user does: who wants to be asked is asked first (``ConfirmsLeaving``), then ``back()`` is called. For
  /// a button of one's own.
  ///
  /// Does nothing while another screen or a sheet is over this one, and while a question is open.
  ///
  /// ```swift
  /// navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, owner: self) { $0.requestBack() }
  /// ```
  public func requestBack() {
    requestLeaving()
  }
}

extension ViewController {
  /// Leaves this screen: dismisses when it is presented or the first of a presented stack, and pops otherwise (rule M9).
  /// Does nothing when it is covered by another, and where there is nothing to go back to.
  func leave() {
    guard let stack = navigationController, let screen = screen(in: stack) else {
      if presentingViewController != nil { dismiss(animated: true) }
      return
    }
    guard stack.topViewController === screen else { return }
    if stack.viewControllers.first === screen {
      if stack.presentingViewController != nil { stack.dismiss(animated: true) }
    } else {
      stack.popViewController(animated: true)
    }
  }

  /// Whether there is somewhere to go from this screen: it is pushed, or in a sheet.
  public var hasWayOut: Bool {
    if let stack = navigationController, screen(in: stack) !== stack.viewControllers.first { return true }
    return isFirstOfSheet
  }

  /// Whether this is presented, or the first screen of a stack that is.
  public var isFirstOfSheet: Bool {
    guard let stack = navigationController, let screen = screen(in: stack) else {
      return presentingViewController != nil
    }
    return stack.viewControllers.first === screen && stack.presentingViewController != nil
  }

  /// Leaves as a user does: who wants to be asked is asked first (``ConfirmsLeaving``); then ``CanGoBack/back()`` of a screen
  /// that has it is called, and any other is popped, or its sheet dismissed. For a button of one's own.
  ///
  /// Does nothing while another screen or a sheet is over this one, and while a question is open.
  public func requestLeaving() {
    requestLeaving { [weak self] in
      if let screen = self as? any CanGoBack { screen.back() } else { self?.leave() }
    }
  }

  /// Does what leads out of this screen, once whoever wants to be asked has agreed (rule S15); at once where there is no
  /// window.
  func requestLeaving(by action: @escaping @MainActor () -> Void) {
    guard let scene else { return action() }
    scene.gate.request(action, of: self)
  }

  /// The screen of `stack` that this controller is, or stands in.
  func screen(in stack: NavigationController) -> ViewController? {
    sequence(first: self, next: { $0.parent }).first { $0.parent === stack }
  }
}
