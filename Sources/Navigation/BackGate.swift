/// The one gate for every way back that a user takes (rule S16): buttons, keys, gestures and menus only knock at it.
///
/// It finds out what would leave, asks each of those screens that want to be asked, and acts when none objects.
@MainActor
final class BackGate {
  private unowned let scene: NavigationScene

  /// The question that waits for its answer.
  private var question: Question?

  init(of scene: NavigationScene) { self.scene = scene }

  /// Takes a route. `completion` is called when the gate has answered.
  func request(_ route: BackRoute, from origin: ViewController?, completion: @escaping @MainActor () -> Void)
  {
    guard !isAsking, let way = scene.wayBack(route, from: origin) else { return completion() }
    pass(way, completion: completion)
  }

  /// Takes the way of a back item: `action` is what the item does.
  func request(_ action: @escaping @MainActor () -> Void, of controller: ViewController) {
    guard !isAsking, controller.isTopmostScreen(in: scene) else { return }
    pass(WayBack(leaving: [controller], act: action), completion: {})
  }

  /// Whether a question is open (rule B6).
  private var isAsking: Bool { question?.isOpen ?? false }

  /// Whether something moves, so that one more step back would be one too many (rule S17).
  private func isMoving(_ way: WayBack) -> Bool {
    scene.run != nil || scene.presentations.contains { $0.run != nil } || way.isInTransition
  }

  private func pass(_ way: WayBack, completion: @escaping @MainActor () -> Void) {
    guard way.interrupts || !isMoving(way) else { return completion() }
    let questions = way.questions
    guard let first = questions.first else {
      way.act()
      return completion()
    }
    // Open from now on, not from when the task begins: the second click of two comes before that (rule B6).
    let question = Question()
    question.ask(first)
    self.question = question
    Task { @MainActor in
      if await self.allAgree(questions, to: question), way.isOpen { way.act() }
      completion()
    }
  }

  /// Asks from the top down; the first no ends it.
  private func allAgree(_ questions: [any ConfirmsLeaving], to question: Question) async -> Bool {
    defer { if self.question === question { self.question = nil } }
    for screen in questions {
      question.ask(screen)
      guard await screen.shouldLeave() else { return false }
    }
    return true
  }
}

/// A question that waits for its answer. It is void once its screen has left.
@MainActor
private final class Question {
  private weak var asked: ViewController?
  private var departures = 0

  func ask(_ screen: ViewController) {
    asked = screen
    departures = screen.departures
  }

  var isOpen: Bool {
    guard let asked else { return false }
    return asked.appearance.isVisible && asked.departures == departures
  }
}

/// One way back: what would leave, and what is done when nothing objects.
@MainActor
struct WayBack {
  /// What would leave, the topmost first, without what stands in it.
  let leaving: [ViewController]

  /// Whether the way can be taken while a transition runs: a window can always be closed.
  let interrupts: Bool

  let act: @MainActor () -> Void

  /// How often each had left before, to notice one that has left meanwhile.
  private let departures: [Int]

  init(leaving: [ViewController], interrupts: Bool = false, act: @escaping @MainActor () -> Void) {
    self.leaving = leaving
    self.interrupts = interrupts
    self.act = act
    departures = leaving.map { $0.departures }
  }

  /// Whether the topmost of the screens is on its way already.
  var isInTransition: Bool { leaving.first?.isInTransition ?? false }

  /// Whether the way can still be taken after the questions: what would leave is still there, on top.
  var isOpen: Bool {
    (interrupts || !isInTransition) && leaving.first?.isOnTop ?? false
      && leaving.map { $0.departures } == departures
  }

  /// Everything that would leave and wants to be asked, from the top.
  var questions: [any ConfirmsLeaving] { leaving.flatMap { Self.questions(in: $0) } }

  private static func questions(in controller: ViewController) -> [any ConfirmsLeaving] {
    var found = controller.presentedViewController.map { questions(in: $0) } ?? []
    for child in controller.contained.reversed() { found += questions(in: child) }
    if let screen = controller as? any ConfirmsLeaving { found.append(screen) }
    return found
  }
}
