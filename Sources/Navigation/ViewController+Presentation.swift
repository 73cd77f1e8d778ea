extension ViewController {
  /// The controller that presents this one; nil when none does (rule M0).
  ///
  /// Unlike in UIKit a screen of a presented stack has none: its stack has. Ask
  /// ``navigationController`` for that.
  public var presentingViewController: ViewController? { ownPresentation?.presenter }

  /// The controller that this one was asked to present; nil when there is none (rule M0).
  public var presentedViewController: ViewController? { presentationAbove?.presented }

  /// Whether this controller is being presented, until the transition has ended.
  public var isBeingPresented: Bool { ownPresentation?.openingRun != nil }

  /// Whether this controller is being dismissed, until the transition has ended.
  public var isBeingDismissed: Bool { ownPresentation?.isDismissing == true }

  /// Presents `controller` over this one, as a sheet with a bar of its own (rule L8). This controller gets no
  /// disappear calls: it stays on show beneath.
  ///
  /// Refused with a ``Diagnostic``: a controller that has a place already (S3), a second one (M5), a presenter that is
  /// not on show (L14). While the previous one is still closing, the call waits for that (M6).
  /// - Parameters:
  ///   - controller: what is shown; a `NavigationController` where it has several screens.
  ///   - animated: whether the transition is seen.
  ///   - completion: called when `controller` has appeared; not called when the call was refused.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    begins(presenting: controller, animated: animated, completion: completion)
  }

  /// What ``present(_:animated:completion:)`` does.
  /// - Returns: whether the call was taken, to be done now or when the previous dismissal has ended.
  @discardableResult
  func begins(
    presenting controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) -> Bool {
    guard begins("present") else { return false }
    if let closing = presentationAbove, closing.isDismissing {
      // If it has left in between, it is another visit that begins when it comes again.
      closing.whenClosed { [weak self, departures] in
        let isTaken =
          self?.staysOnShow == true && self?.departures == departures
          && self?.begins(presenting: controller, animated: animated, completion: completion) == true
        if !isTaken { completion?() }
      }
      return true
    }
    guard admits(controller, operation: "present"), let scene = sceneToPresent(controller) else {
      return false
    }
    Presentation.open(controller, over: self, in: scene, animated: animated, completion: completion)
    return true
  }

  /// The scene in which `controller` can be presented from here at this moment; reports why it cannot.
  private func sceneToPresent(_ controller: ViewController) -> NavigationScene? {
    guard staysOnShow, let scene else {
      Diagnostic.presenterNotShown(self, controller: controller).report()
      return nil
    }
    guard presentationAbove == nil, isWithin(scene.topmost) else {
      Diagnostic.alreadyPresenting(self, controller: controller).report()
      return nil
    }
    return scene
  }

  /// Closes all that is presented from this controller or from what stands in it (rule M2); when there is nothing,
  /// closes the presented controller that this one is or stands in (rule M1). When there is neither, only the completion
  /// runs (rule M4).
  ///
  /// A dismissal that runs already is not overtaken: the completion runs when it ends (rule M3).
  /// - Parameters:
  ///   - animated: whether the transition is seen; of several the topmost alone moves.
  ///   - completion: called when the last of them has disappeared.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard begins("dismiss") else { return }
    let own = presentationsAbove.isEmpty ? enclosingPresentation : nil
    Presentation.close(
      { own?.withAllAbove ?? presentationsAbove }, animated: animated, completion: completion)
  }

  /// Closes this presented controller and all above it, and nothing else: for a host whose window of it is closed.
  package func dismissItself(animated: Bool) {
    ViewController.whenNothingLoads { [weak self] in
      guard let own = self?.ownPresentation else { return }
      Presentation.close({ own.withAllAbove }, animated: animated, completion: nil)
    }
  }

  /// Whether this controller is on show, and neither it, nor its sheet, nor its window is being taken away.
  private var staysOnShow: Bool {
    appearance.isVisible && scene?.isGoing == false && !isInClosingSheet
      && sequence(first: self, next: { $0.container }).allSatisfy(\.isInPlace)
  }

  /// Whether this controller stands in something that is being dismissed.
  var isInClosingSheet: Bool {
    sequence(first: self, next: { $0.container }).contains { $0.isBeingDismissed }
  }

  /// Whether the parent, if there is one, still holds this controller: it may be on its way out.
  private var isInPlace: Bool {
    guard let parent else { return true }
    return (parent as? NavigationController)?.topViewController === self
      || parent.contained.contains { $0 === self }
  }

  /// What is presented from this controller or from what stands in it, the lowest first.
  var presentationsAbove: [Presentation] {
    guard let open = scene?.presentations, !open.isEmpty else { return [] }
    return open.filter { $0.presented !== self && $0.presented.isWithin(self) }
  }

  /// The presentation that this controller is, or stands, in.
  var enclosingPresentation: Presentation? {
    sequence(first: self, next: { $0.parent }).lazy.compactMap(\.ownPresentation).first
  }

  /// Closes at once what is presented from this controller or from what stands in it (rule M7).
  func dismissPresentations() {
    let above = presentationsAbove
    Presentation.close({ presentationsAbove }, animated: false, completion: nil)
    for presentation in above { presentation.settleClosing() }
  }
}
