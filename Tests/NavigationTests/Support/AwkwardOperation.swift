import Navigation
import NavigationTesting

/// Everything that can be done to a stack A, B, C, by the program and by the user.
enum AwkwardOperation: String, CaseIterable, Sendable {
  case push, pop, popToRoot, popTo
  case setAsPush, setAsPop, setSameTop, setEmpty
  case replaceTop, removeTop, removeBelow
  case present, presentStack, dismiss, popPresenter
  /// The sheet still opens.
  case popPresenterOfOpening, replacePresenterOfOpening
  case button, keyboard, escape, mouse, history, close
  case swipe, swipeCancelled
  case goForward, path, detach

  /// One of each sort: the others differ in which screens come and go.
  static let essential: [Self] = [
    .push, .pop, .setAsPush, .setEmpty, .presentStack, .dismiss, .popPresenter, .popPresenterOfOpening,
    .keyboard, .swipe, .swipeCancelled, .close, .goForward, .path, .detach,
  ]

  /// Makes the stack such that there is something to do.
  @MainActor
  func prepare(_ stage: AwkwardStage) {
    switch self {
    case .dismiss, .popPresenter, .path:
      stage.stack?.topViewController?.present(stage.screen("X"), animated: false)
    case .popPresenterOfOpening, .replacePresenterOfOpening:
      stage.host.holdsTransitions = true
      stage.stack?.topViewController?.present(stage.screen("X"), animated: true)
    case .goForward: stage.stack?.popViewController(animated: false)
    default: break
    }
    stage.log.clear()
  }

  @MainActor
  func run(on stage: AwkwardStage, animated: Bool) {
    guard let stack = stage.stack else { return }
    switch self {
    case .push, .pop, .popToRoot, .popTo: step(stack, stage, animated)
    case .setAsPush, .setAsPop, .setSameTop, .setEmpty: set(stack, stage, animated)
    case .replaceTop, .replacePresenterOfOpening:
      stack.replaceTop(with: stage.screen("Q"), animated: animated)
    case .removeTop: if let top = stack.topViewController { stack.remove(top, animated: animated) }
    case .removeBelow: if let root = stack.viewControllers.first { stack.remove(root, animated: animated) }
    case .present: stack.topViewController?.present(stage.screen("S"), animated: animated)
    case .presentStack:
      let sheet = RecordingNavigationController("T", stage.log, root: stage.screen("S"))
      stack.topViewController?.present(sheet, animated: animated)
    case .dismiss: stack.topViewController?.dismiss(animated: animated)
    case .popPresenter, .popPresenterOfOpening: stack.popViewController(animated: animated)
    case .button, .keyboard, .escape, .mouse, .history, .close, .swipe, .swipeCancelled: goBack(stage)
    case .goForward: stack.goForward(animated: animated)
    case .path: stack.path = Self.somePath
    case .detach: stage.detach()
    }
  }

  @MainActor
  private func step(_ stack: NavigationController, _ stage: AwkwardStage, _ animated: Bool) {
    switch self {
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .popTo: stack.popToViewController(stack.viewControllers[0], animated: animated)
    default: stack.pushViewController(stage.screen("Q"), animated: animated)
    }
  }

  @MainActor
  private func set(_ stack: NavigationController, _ stage: AwkwardStage, _ animated: Bool) {
    let screens = stack.viewControllers
    switch self {
    case .setAsPop:
      stack.setViewControllers([stage.screen("Q")] + screens.dropLast(), animated: animated)
    case .setSameTop:
      stack.setViewControllers([stage.screen("Q")] + screens.suffix(1), animated: animated)
    case .setEmpty: stack.setViewControllers([], animated: animated)
    default:
      stack.setViewControllers(
        screens.prefix(1) + [stage.screen("Q"), stage.screen("R")], animated: animated)
    }
  }

  @MainActor
  private func goBack(_ stage: AwkwardStage) {
    let scene = stage.host.scene
    switch self {
    case .keyboard: scene.goBack(.keyboard)
    case .escape: scene.goBack(.escape)
    case .mouse: scene.goBack(.mouse)
    case .history: scene.goBack(.history(1))
    case .close: scene.goBack(.close, from: scene.topmost === scene.root ? nil : scene.topmost)
    case .swipe: scene.goBack(.swipe)
    case .swipeCancelled:
      scene.goBack(.swipe)
      stage.host.cancelTransition()
    default: scene.goBack(.button)
    }
  }

  /// The root as it is, another screen over it, and a stack as a sheet over both.
  private static let somePath = NavigationPath(
    [screen("A"), screen("Q")], sheets: [.init([screen("S"), screen("T")], isStack: true)])

  private static func screen(_ name: String) -> NavigationPath.Screen {
    .init(identifier: "awkward", payload: .string(name))
  }
}

/// What is done from inside the callbacks of an operation.
enum InnerOperation: String, CaseIterable, Sendable {
  case push, pop, popToRoot, set, setEmpty, replace, removeShown, present, dismiss, keyboard, detach
  /// Only where the stack is not alone.
  case popOuter, dismissAll

  @MainActor
  func run(on stage: AwkwardStage, animated: Bool) {
    guard let stack = stage.stack else { return }
    switch self {
    case .push: stack.pushViewController(stage.screen("I"), animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .set:
      stack.setViewControllers(stack.viewControllers.prefix(1) + [stage.screen("I")], animated: animated)
    case .setEmpty: stack.setViewControllers([], animated: animated)
    case .replace: stack.replaceTop(with: stage.screen("I"), animated: animated)
    case .removeShown: if let top = stack.topViewController { stack.remove(top, animated: animated) }
    case .present: stack.topViewController?.present(stage.screen("I"), animated: animated)
    case .dismiss: stack.topViewController?.dismiss(animated: animated)
    case .keyboard: stage.host.scene.goBack(.keyboard)
    case .detach: stage.detach()
    case .popOuter: stage.outer.popViewController(animated: animated)
    case .dismissAll: stage.outer.dismiss(animated: animated)
    }
  }

  /// Those that are worth trying from inside `operation` at `place`.
  static func meeting(_ operation: AwkwardOperation, at place: AwkwardStage.Place, isHeld: Bool) -> [Self] {
    switch (operation, place) {
    // They make the same calls as the keyboard's.
    case (.button, _), (.escape, _), (.mouse, _): [.push, .pop, .detach]
    case (_, .alone):
      isHeld ? allCases.filter { $0 != .popOuter && $0 != .dismissAll } : [.pop, .set, .detach]
    case (_, .nested): [.push, .pop, .popOuter, .detach]
    case (_, .sheet): [.pop, .present, .dismiss, .dismissAll, .detach]
    }
  }
}
