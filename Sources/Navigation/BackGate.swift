/// The one gate for every way back that a user takes (rule S16): buttons, keys, gestures and menus only knock at it.
///
/// It finds out what would leave, asks each of those screens that want to be asked, and acts when none objects.
@MainActor
final class BackGate {
  private unowned let scene: NavigationScene

  /// The questions that wait for their answers. A second one can only be put from within a sheet over the first.
  private var questions: [LeavingQuestion] = []

  init(of scene: NavigationScene) { self.scene = scene }

  /// Takes a route. `completion` is called when the gate has answered.
  func request(_ route: BackRoute, from origin: ViewController?, completion: @escaping @MainActor () -> Void)
  {
    guard let way = scene.wayBack(route, from: origin) else { return completion() }
    pass(way, completion: completion)
  }

  /// Takes the way of a back item: `action` is what the item does.
  func request(_ action: @escaping @MainActor () -> Void, of controller: ViewController) {
    guard controller.isTopmostScreen(in: scene) else { return }
    pass(WayBack(leaving: [controller], act: action), completion: {})
  }

  /// Lets go of the questions whose screens have left. Whoever waits for the gate is told.
  func dropVoidQuestions() {
    guard !questions.isEmpty else { return }
    let void = questions.filter { $0.isVoid }
    questions.removeAll { $0.isVoid }
    for question in void { question.finish() }
  }

  private func pass(_ way: WayBack, completion: @escaping @MainActor () -> Void) {
    guard !isAskedAbout(way), way.interrupts || !isMoving(way) else { return completion() }
    if let blocker = way.blocker {
      blocker.didAttemptToDismiss()
      return completion()
    }
    let question = LeavingQuestion(way, completion: completion)
    guard question.isWorthAsking else {
      way.act()
      return completion()
    }
    // Open from now on, not from when the task begins: the second click of two comes before that (rule B6).
    questions.append(question)
    Task { @MainActor in
      await question.ask()
      self.questions.removeAll { $0 === question }
      question.finish()
    }
  }

  /// Whether an open question stands in the way (rule B6). One that is put in a sheet does not keep that sheet open.
  private func isAskedAbout(_ way: WayBack) -> Bool {
    questions.contains { question in
      guard !question.isVoid, let asked = question.asked else { return false }
      return asked.isWithin(scene.topmost) || way.leaving.contains { asked.isWithin($0) }
    }
  }

  /// Whether something moves, so that one more step back would be one too many (rule S17).
  private func isMoving(_ way: WayBack) -> Bool {
    scene.run != nil || scene.presentations.contains { $0.run != nil } || way.isInTransition
  }
}
