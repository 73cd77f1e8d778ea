/// The one gate for every way back that a user takes (rule S16): buttons, keys, gestures and menus only knock at it.
///
/// It finds out what would leave, asks each of those screens that want to be asked, and acts when none objects.
@MainActor
final class BackGate {
  private unowned let scene: NavigationScene

  /// The questions that wait for their answers. A second one can only be put from within a sheet over the first.
  private var questions: [LeavingQuestion] = []

  private var isTelling = false

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

  /// Takes the way of an entry in the history menu of `stack`: to `screen`.
  func request(_ screen: ViewController, in stack: NavigationController) {
    guard let way = scene.historyWay(to: screen, in: stack) else { return }
    pass(way, completion: {})
  }

  /// Whether a question is open.
  var isAsking: Bool { questions.contains { !$0.isVoid } }

  /// Goes forward, in the innermost stack on show that can. Ignored while something moves or a question is open.
  func goForward() {
    guard let stack = scene.topmost.innermostThatGoesForward, let top = stack.topViewController else {
      return
    }
    let way = WayBack(leaving: [top]) { stack.goForward(animated: true) }
    guard questions(inTheWayOf: way).isEmpty, !isMoving(way) else { return }
    way.act()
  }

  /// Lets go of the questions whose screens have left. Whoever waits for the gate is told.
  func dropVoidQuestions() {
    drop(questions.filter { $0.isVoid })
  }

  /// Whether a way may be taken. `answer` is called once: at once when nobody wants to be asked.
  /// Whoever stands in `agreement` has agreed already.
  func ask(
    _ way: WayBack, agreement: Agreement = Agreement(), answer: @escaping @MainActor (Bool) -> Void
  ) {
    let inTheWay = questions(inTheWayOf: way)
    guard inTheWay.allSatisfy({ mayBeCutShort($0, by: way) }), way.isClosing || !isMoving(way) else {
      return answer(false)
    }
    if let blocker = way.blocker {
      tell(blocker)
      return answer(false)
    }
    let question = LeavingQuestion(way, agreement: agreement, answer: answer)
    guard inTheWay.isEmpty, question.isWorthAsking else {
      drop(inTheWay)
      question.overrule()
      return question.finish(true)
    }
    // Open from now on, not from when the task begins: the second click of two comes before that (rule B6).
    questions.append(question)
    Task { @MainActor in
      let mayLeave = await question.ask()
      self.questions.removeAll { $0 === question }
      question.finish(mayLeave)
    }
  }

  private func pass(_ way: WayBack, completion: @escaping @MainActor () -> Void) {
    // Not the way itself, which holds the screens.
    let act = way.act
    ask(way) { mayLeave in
      if mayLeave { act() }
      completion()
    }
  }

  /// The user tried to close what does not let itself be closed. What it does about that is not such a try.
  private func tell(_ blocker: ViewController) {
    guard !isTelling else { return }
    isTelling = true
    blocker.didAttemptToDismiss()
    isTelling = false
  }

  private func drop(_ dropped: [LeavingQuestion]) {
    questions.removeAll { question in dropped.contains { $0 === question } }
    for question in dropped { question.finish(false) }
  }

  /// The open questions that stand in the way (rule B6). One that is put in a sheet does not keep that sheet open.
  private func questions(inTheWayOf way: WayBack) -> [LeavingQuestion] {
    questions.filter { question in
      guard !question.isVoid, let asked = question.asked else { return false }
      return asked.isWithin(scene.topmost) || way.leaving.contains { asked.isWithin($0) }
    }
  }

  /// Whoever closes a window twice means it: a question that is never answered must not lock it (rule S16). What is
  /// open over the screen that is asked comes first: it may be how that screen asks.
  private func mayBeCutShort(_ question: LeavingQuestion, by way: WayBack) -> Bool {
    guard way.isClosing, let asked = question.asked, asked.isWithin(scene.topmost) else { return false }
    defer { question.hasRefusedToClose = true }
    return question.hasRefusedToClose
  }

  /// Whether something moves, so that one more step back would be one too many (rule S17).
  private func isMoving(_ way: WayBack) -> Bool {
    scene.run != nil || scene.presentations.contains { $0.run != nil } || way.isInTransition
  }
}

extension NavigationScene {
  /// The user quits: closes several windows, or none of them. Every screen in all of them that wants to be asked is
  /// asked, window after window, before anything closes, and the first no stops it (rule S16).
  /// - Parameters:
  ///   - scenes: one for each window, in the order in which they are asked.
  ///   - completion: called with whether the windows were closed.
  public static func closeAll(
    _ scenes: [NavigationScene], completion: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    closeAll(scenes, agreement: Agreement(), completion: completion)
  }

  /// Whoever came while others were asked is asked as well: the windows close after a round in which nobody was.
  private static func closeAll(
    _ scenes: [NavigationScene], agreement: Agreement, completion: @escaping @MainActor (Bool) -> Void
  ) {
    let before = agreement.count
    ask(ArraySlice(scenes), agreement: agreement) { mayClose in
      guard mayClose else { return completion(false) }
      guard agreement.count == before else {
        return closeAll(scenes, agreement: agreement, completion: completion)
      }
      for scene in scenes { scene.host?.close() }
      completion(true)
    }
  }

  private static func ask(
    _ scenes: ArraySlice<NavigationScene>, agreement: Agreement, answer: @escaping @MainActor (Bool) -> Void
  ) {
    guard let scene = scenes.first else { return answer(true) }
    scene.gate.ask(scene.closingWindowWay, agreement: agreement) { mayClose in
      guard mayClose else { return answer(false) }
      ask(scenes.dropFirst(), agreement: agreement, answer: answer)
    }
  }
}
