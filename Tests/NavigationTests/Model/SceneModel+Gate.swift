import Navigation

/// A way back that waits for an answer.
struct SceneQuestion {
  let way: SceneWay
  /// The screen that is asked now, and those that have agreed.
  var asked: SceneName?
  var agreed: [SceneName] = []
  /// What has left since the question was put: it may come again, and the question was not put to that.
  var hasLeft: [SceneName] = []
  /// Whether the window was to be closed in this way, or meanwhile.
  var hasRefusedToClose: Bool
  /// Whether it was cut short.
  var isDropped = false

  /// Whether an answer means nothing any more.
  var isVoid: Bool { isDropped || asked.map { hasLeft.contains($0) } ?? true }
}

// MARK: - The gate (S15–S17, B6, M8)

extension SceneModel {
  /// The user takes a way back.
  mutating func back(_ route: BackRoute) {
    guard let way = way(route), mayBeAsked(way) else { return }
    guard way.blocker == nil else {
      tally.attempts += 1
      return
    }
    let inTheWay = questions.indices.filter { isInTheWay(questions[$0], of: way) }
    for index in inTheWay { questions[index].isDropped = true }
    let isAsking = inTheWay.isEmpty && !way.leaving.flatMap(asking).isEmpty
    if isAsking { ask(SceneQuestion(way: way, hasRefusedToClose: way.isClosing)) } else { take(way) }
  }

  /// The screen that was asked first answers.
  mutating func answer(_ mayLeave: Bool) {
    guard !questions.isEmpty else { return }
    var question = questions.removeFirst()
    guard !question.isVoid, mayLeave, let asked = question.asked else { return }
    question.agreed.append(asked)
    ask(question)
  }

  /// Asks from the top down, also who has come meanwhile; the first no ends it.
  private mutating func ask(_ question: SceneQuestion) {
    var question = question
    let leaving = question.way.leaving
    let asking = leaving.filter { !question.hasLeft.contains($0) }.flatMap(asking)
    for screen in asking where !question.agreed.contains(screen) {
      tally.questions += 1
      question.asked = screen
      if screen.kind == .refuses { return }
      if screen.kind == .waits { return questions.append(question) }
      question.agreed.append(screen)
    }
    guard !leaving.contains(where: { question.hasLeft.contains($0) }), let top = leaving.first, isOnTop(top),
      question.way.isClosing || !(isMoving(at: top) || isMoving(in: top))
    else { return }
    take(question.way)
  }

  private func isOnTop(_ name: SceneName) -> Bool {
    isOnShow(name) && stack(with: name).map { screens(of: $0).last == name } ?? true
  }

  /// Everything in a controller that wants to be asked, from the top.
  private func asking(in name: SceneName) -> [SceneName] {
    let above = sheets.first { !$0.isClosing && $0.presenter == name }.map { asking(in: $0.presented) } ?? []
    let inside = content(of: name).reversed().flatMap(asking)
    return above + inside + (name.adoptsConfirmsLeaving ? [name] : [])
  }

  /// While a question is open, or something moves, further ways are ignored; but whoever closes twice means it.
  private mutating func mayBeAsked(_ way: SceneWay) -> Bool {
    for index in questions.indices where isInTheWay(questions[index], of: way) {
      guard way.isClosing, let asked = questions[index].asked, isWithin(asked, topmost) else { return false }
      defer { questions[index].hasRefusedToClose = true }
      if !questions[index].hasRefusedToClose { return false }
    }
    guard let top = way.leaving.first else { return false }
    return way.isClosing || !(isSheetMoving || isMoving(at: top) || isMoving(in: top))
  }

  private func isInTheWay(_ question: SceneQuestion, of way: SceneWay) -> Bool {
    guard !question.isVoid, let asked = question.asked else { return false }
    return isWithin(asked, topmost) || way.leaving.contains { isWithin(asked, $0) }
  }

  /// What has left is remembered.
  mutating func dropVoidQuestions() {
    for index in questions.indices {
      let question = questions[index]
      let concerned = question.way.leaving + question.agreed + [question.asked].compactMap { $0 }
      let left = concerned.filter { !isShown || !isInScene($0) }
      questions[index].hasLeft += left
      questions[index].agreed.removeAll { left.contains($0) }
    }
  }
}
