import Navigation

/// One thing that a program or a user does, as a value.
///
/// Stacks are counted from the window's own, modulo how many there are; a screen that is not there is made where a new
/// one makes sense, and is absent elsewhere. So every operation means something after every other.
indirect enum SceneOperation: Sendable {
  case push(SceneName, on: Int, SceneMotion)
  case pop(from: Int, SceneMotion)
  case popToRoot(of: Int, SceneMotion)
  case popTo(SceneName, in: Int, SceneMotion)
  case set([SceneName], in: Int, SceneMotion)
  case replaceTop(of: Int, with: SceneName, SceneMotion)
  case remove(SceneName, from: Int, SceneMotion)
  /// The one that presents is what the user sees, when the named one is not there; so for the next two.
  case present(SceneName, from: SceneName, SceneMotion)
  case dismiss(from: SceneName, SceneMotion)
  case show(SceneName, from: SceneName, SceneMotion)
  /// The program calls `back()`.
  case leave(SceneName)
  /// The user takes a way back.
  case back(BackRoute)
  /// The screen that was asked first answers.
  case answer(Bool)
  /// Transitions stay open from now on, or not.
  case hold(Bool)
  /// The transition that was begun last ends.
  case finish
  /// The swipe that was begun last is let go to return.
  case cancel
  case title(SceneName, String?)
  case change(SceneName, SceneTrait, Bool)
  /// The window goes.
  case detach
  /// A new window shows the same controllers.
  case attach
  /// An operation from inside a callback: from the one that comes after so many others.
  case inCallback(Int, SceneOperation)
}

/// How an operation moves.
enum SceneMotion: Sendable {
  case atOnce
  case animated
  /// By the form that is awaited, where there is one.
  case awaited
}

/// Something about a controller that a program may change at any time.
enum SceneTrait: CaseIterable, Sendable {
  case hidesBackButton
  case isModal
  case leftItem
  case ignoresEscape
}

extension SceneOperation {
  var motion: SceneMotion? {
    switch self {
    case .push(_, _, let motion), .pop(_, let motion), .popToRoot(_, let motion), .popTo(_, _, let motion),
      .set(_, _, let motion), .replaceTop(_, _, let motion), .remove(_, _, let motion),
      .present(_, _, let motion), .dismiss(_, let motion), .show(_, _, let motion):
      motion
    default: nil
    }
  }

  /// The same operation with another motion, where it has one.
  func moving(_ motion: SceneMotion) -> SceneOperation {
    switch self {
    case .push(let screen, let stack, _): .push(screen, on: stack, motion)
    case .pop(let stack, _): .pop(from: stack, motion)
    case .popToRoot(let stack, _): .popToRoot(of: stack, motion)
    case .popTo(let screen, let stack, _): .popTo(screen, in: stack, motion)
    case .set(let screens, let stack, _): .set(screens, in: stack, motion)
    case .replaceTop(let stack, let screen, _): .replaceTop(of: stack, with: screen, motion)
    case .remove(let screen, let stack, _): .remove(screen, from: stack, motion)
    case .present(let screen, let presenter, _): .present(screen, from: presenter, motion)
    case .dismiss(let origin, _): .dismiss(from: origin, motion)
    case .show(let screen, let origin, _): .show(screen, from: origin, motion)
    default: self
    }
  }

  /// The same operation on another stack, where it is about one.
  func on(_ index: Int) -> SceneOperation {
    switch self {
    case .push(let screen, _, let motion): .push(screen, on: index, motion)
    case .pop(_, let motion): .pop(from: index, motion)
    case .popToRoot(_, let motion): .popToRoot(of: index, motion)
    case .popTo(let screen, _, let motion): .popTo(screen, in: index, motion)
    case .set(let screens, _, let motion): .set(screens, in: index, motion)
    case .replaceTop(_, let screen, let motion): .replaceTop(of: index, with: screen, motion)
    case .remove(let screen, _, let motion): .remove(screen, from: index, motion)
    default: self
    }
  }

  /// The same operation with another screen in the place of one that it names as a new one.
  func renaming(_ old: SceneName, _ new: SceneName) -> SceneOperation {
    func renamed(_ name: SceneName) -> SceneName { name == old ? new : name }
    return switch self {
    case .push(let screen, let stack, let motion): .push(renamed(screen), on: stack, motion)
    case .popTo(let screen, let stack, let motion): .popTo(renamed(screen), in: stack, motion)
    case .set(let screens, let stack, let motion): .set(screens.map(renamed), in: stack, motion)
    case .replaceTop(let stack, let screen, let motion): .replaceTop(of: stack, with: renamed(screen), motion)
    case .remove(let screen, let stack, let motion): .remove(renamed(screen), from: stack, motion)
    case .present(let screen, let presenter, let motion): .present(renamed(screen), from: presenter, motion)
    case .show(let screen, let origin, let motion): .show(renamed(screen), from: origin, motion)
    default: self
    }
  }

  var unawaited: SceneOperation {
    if case .inCallback(let count, let inner) = self { return .inCallback(count, inner.unawaited) }
    return motion == .awaited ? moving(.animated) : self
  }

  /// Whether it asks for a form that is awaited, and there is one.
  var isAwaited: Bool {
    switch self {
    case .push(_, _, .awaited), .pop(_, .awaited), .set(_, _, .awaited), .present(_, _, .awaited),
      .dismiss(_, .awaited):
      true
    default: false
    }
  }

  var isPresent: Bool {
    if case .present = self { true } else { false }
  }

  var isOfUser: Bool {
    switch self {
    case .back, .answer: true
    default: false
    }
  }
}

// MARK: - As Swift source

extension SceneOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .push(let screen, let stack, let motion): ".push(\"\(screen)\", on: \(stack), .\(motion))"
    case .pop(let stack, let motion): ".pop(from: \(stack), .\(motion))"
    case .popToRoot(let stack, let motion): ".popToRoot(of: \(stack), .\(motion))"
    case .popTo(let screen, let stack, let motion): ".popTo(\"\(screen)\", in: \(stack), .\(motion))"
    case .set(let screens, let stack, let motion): ".set(\(Self.list(screens)), in: \(stack), .\(motion))"
    case .replaceTop(let stack, let screen, let motion):
      ".replaceTop(of: \(stack), with: \"\(screen)\", .\(motion))"
    case .remove(let screen, let stack, let motion): ".remove(\"\(screen)\", from: \(stack), .\(motion))"
    case .present(let screen, let presenter, let motion):
      ".present(\"\(screen)\", from: \"\(presenter)\", .\(motion))"
    case .dismiss(let screen, let motion): ".dismiss(from: \"\(screen)\", .\(motion))"
    case .show(let screen, let origin, let motion): ".show(\"\(screen)\", from: \"\(origin)\", .\(motion))"
    default: wordsOfOthers
    }
  }

  private var wordsOfOthers: String {
    switch self {
    case .leave(let screen): ".leave(\"\(screen)\")"
    case .back(.history(let index)): ".back(.history(\(index)))"
    case .back(let route): ".back(.\(route))"
    case .answer(let mayLeave): ".answer(\(mayLeave))"
    case .hold(let isHolding): ".hold(\(isHolding))"
    case .finish: ".finish"
    case .cancel: ".cancel"
    case .title(let screen, let title): ".title(\"\(screen)\", \(title.map { "\"\($0)\"" } ?? "nil"))"
    case .change(let screen, let trait, let isOn): ".change(\"\(screen)\", .\(trait), \(isOn))"
    case .detach: ".detach"
    case .attach: ".attach"
    case .inCallback(let count, let operation): ".inCallback(\(count), \(operation))"
    default: ""
    }
  }

  private static func list(_ screens: [SceneName]) -> String {
    "[" + screens.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
