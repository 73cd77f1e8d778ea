import Navigation
import NavigationTesting

/// Doing things in the model and in the core.
extension SceneTester {
  /// What an operation is about, as controllers.
  private struct Cast {
    var stack: WatchedStack?
    var screens: [ViewController] = []
    var origin: ViewController?
    /// The screens of the stack before the operation, and those of them that the rules let leave.
    var before: [SceneName] = []
    var leaving: [SceneName] = []
    var isShown = false
  }

  /// One way back that the user has taken.
  final class Gate {
    var hasAnswered = false
  }

  func perform(_ operation: SceneOperation) {
    let operation = model.withPossibleNames(operation)
    let flags = watch.mustBeAtOnce
    watch.mustBeAtOnce = model.depth == 0 && isUnarmed && model.open.isEmpty && operation.motion == .atOnce
    capturingDiagnostics {
      var cast = cast(for: operation)
      begin(operation)
      if let stack = cast.stack?.life.name {
        let screens = model.screens(of: stack)
        cast.leaving = cast.before.filter { !screens.contains($0) }
      }
      inCore(operation, cast)
      ended()
    }
    watch.mustBeAtOnce = flags
  }

  private func cast(for operation: SceneOperation) -> Cast {
    watch.isMaking = true
    defer { watch.isMaking = false }
    var cast = Cast(isShown: model.isShown)
    if let index = operation.stack {
      let stack = model.stacks[model.index(modulo: index)]
      cast.stack = watch.stack(stack.name)
      cast.before = stack.screens
      if cast.stack == nil { watch.fault("\(stack.name) is gone") }
    }
    var made: [SceneName: ViewController] = [:]
    for name in operation.newScreens {
      let screen = made[name] ?? existing(name) ?? watch.make(name)
      made[name] = screen
      cast.screens.append(screen)
    }
    cast.origin = origin(of: operation).flatMap { watch.controller($0) }
    return cast
  }

  private func existing(_ name: SceneName) -> ViewController? {
    guard model.isKnown(name) else { return nil }
    if watch.controller(name) == nil { watch.fault("\(name) is gone") }
    return watch.controller(name)
  }

  /// The controller that an operation is asked of, or about, where that is not a stack.
  private func origin(of operation: SceneOperation) -> SceneName? {
    switch operation {
    case .present(_, let origin, _), .dismiss(let origin, _), .show(_, let origin, _): model.existing(origin)
    case .leave(let name), .title(let name, _), .change(let name, _, _): model.isInScene(name) ? name : nil
    default: nil
    }
  }

  private func begin(_ operation: SceneOperation) {
    model.depth += 1
    if watch.isRefusing { model.complain() } else { rules(&model, operation) }
    noticeOpenedSheets()
  }

  private func ended() {
    noticeClosedSheets()
    model.began()
    model.depth -= 1
  }

  /// Ends what moves at a controller and outwards, by an operation that does nothing else (S10).
  func settle(at name: SceneName) {
    guard let controller = watch.controller(name) else { return watch.fault("\(name) is gone") }
    let name = name.isStack ? name : model.stackAround(name) ?? name
    model.depth += 1
    settleModel(at: name)
    settling.append((model.depth, name))
    if let stack = controller as? NavigationController ?? controller.navigationController {
      stack.remove(ViewController(), animated: false)
    } else {
      settlePresented(controller)
    }
    settling.removeLast()
    ended()
    settleModel(at: name)
  }

  /// What was begun from inside the calls of a transition that is being ended is ended as well.
  func noticeSettled() {
    if let last = settling.last, last.depth == model.depth { settleModel(at: last.at) }
  }

  /// A presented controller without a stack has no operation that settles and does nothing else: only one that is refused
  /// (S3), and where it may have presented something, one that finds no parent.
  private func settlePresented(_ controller: ViewController) {
    guard (controller as? any Watched)?.life.phase == .disappeared else {
      return controller.removeFromParent()
    }
    let handler = Diagnostic.handler
    var isRefusal = true
    Diagnostic.handler = { diagnostic in
      if isRefusal { isRefusal = false } else { handler(diagnostic) }
    }
    controller.present(controller, animated: false)
    Diagnostic.handler = handler
  }

  private func settleModel(at name: SceneName) {
    model.settle(at: name)
    model.tidy()
  }

  // MARK: What takes its time

  func performBack(_ route: BackRoute) async {
    let questions = model.questions.count
    begin(.back(route))
    let gate = Gate()
    openGates += 1
    let host = host
    Task { @MainActor in
      await host?.goBack(route)
      gate.hasAnswered = true
      self.openGates -= 1
    }
    await untilAnswered(gate, isAsking: model.questions.count > questions)
    ended()
  }

  func performAnswer(_ mayLeave: Bool) async {
    let questions = model.questions.count
    begin(.answer(mayLeave))
    watch.answer(mayLeave)
    if questions > 0 {
      await untilAnswered(askingGates.removeFirst(), isAsking: model.questions.count == questions)
    }
    ended()
  }

  /// Returns when the gate has answered, or the next screen is asked.
  private func untilAnswered(_ gate: Gate, isAsking: Bool) async {
    if isAsking { askingGates.append(gate) }
    let isDone = { (isAsking || gate.hasAnswered) && self.watch.asked.count == self.model.questions.count }
    await Self.wait(until: isDone)
    if !isDone() {
      watch.fault("\(watch.asked.count) screens are asked, the rules say \(model.questions.count)")
    }
  }

  /// Whether as many ways back wait for an answer as there are questions that still mean something.
  var isGateAsExpected: Bool { openGates == model.questions.count { !$0.isVoid } }

  /// Whether there is a form that is awaited, and it would not be refused: diagnostics are caught only where nothing is
  /// awaited.
  func isWorthAwaiting(_ operation: SceneOperation) -> Bool {
    guard operation.isAwaited, isUnarmed else { return false }
    var trial = model
    rules(&trial, model.withPossibleNames(operation))
    return trial.tally.diagnostics == model.tally.diagnostics
  }

  func performAwaited(_ operation: SceneOperation) async {
    var hasStarted = false
    let operation = model.withPossibleNames(operation)
    let cast = cast(for: operation)
    begin(operation)
    pendingAwaits += 1
    Task { @MainActor in
      hasStarted = true
      await self.awaited(operation, cast)
      self.pendingAwaits -= 1
    }
    await Self.wait { hasStarted }
    ended()
  }

  private func awaited(_ operation: SceneOperation, _ cast: Cast) async {
    let first = cast.screens.first
    switch operation {
    case .push: if let first { await cast.stack?.push(first) }
    case .pop: await cast.stack?.pop()
    case .set: await cast.stack?.setViewControllers(cast.screens)
    case .present: if let first { await cast.origin?.present(first) }
    case .dismiss: await cast.origin?.dismiss()
    default: break
    }
  }

  /// Lets others go on, until something is so; not for ever. Where the machine is busy with other things, those whom it is
  /// waited for may be on a thread that does not run for a while.
  static func wait(until condition: () -> Bool) async {
    for _ in 0..<1_000 {
      if condition() { return }
      await Task.yield()
    }
    for _ in 0..<300 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  private func capturingDiagnostics(_ body: () -> Void) {
    let before = Diagnostic.handler
    Diagnostic.handler = { [watch] _ in watch.tally.diagnostics += 1 }
    body()
    Diagnostic.handler = before
  }

  // MARK: The core

  private func inCore(_ operation: SceneOperation, _ cast: Cast) {
    let isAnimated = operation.motion != .atOnce
    guard let stack = cast.stack else { return inCoreWithoutStack(operation, cast) }
    switch operation {
    case .push: for screen in cast.screens { stack.pushViewController(screen, animated: isAnimated) }
    case .pop: compare(stack.popViewController(animated: isAnimated).map { [$0] } ?? [], cast.leaving)
    case .popToRoot: compare(stack.popToRootViewController(animated: isAnimated), cast.leaving)
    case .popTo(let name, _, _):
      let popped = cast.screens.first.flatMap { stack.popToViewController($0, animated: isAnimated) }
      compare(popped, cast.before.contains(name) ? cast.leaving : nil)
    case .set: stack.setViewControllers(cast.screens, animated: isAnimated)
    case .replaceTop: for screen in cast.screens { stack.replaceTop(with: screen, animated: isAnimated) }
    case .remove: for screen in cast.screens { stack.remove(screen, animated: isAnimated) }
    default: break
    }
  }

  /// What a pop returns: what left, in the order of the stack (S1, S2, S4–S6).
  private func compare(_ returned: [ViewController]?, _ leaving: [SceneName]?) {
    let names = returned?.compactMap { ($0 as? any Watched)?.life.name }
    if names != leaving, !watch.isRefusing {
      watch.fault("\(words(names)) was returned, the rules say \(words(leaving))")
    }
  }

  private func inCoreWithoutStack(_ operation: SceneOperation, _ cast: Cast) {
    let isAnimated = operation.motion != .atOnce
    let count: @MainActor () -> Void = { [weak self] in
      self?.watch.tally.completions += 1
      // What waits comes after the completions, so the model would be too early.
      if self?.model.waiting.isEmpty == true { self?.watch.called() }
    }
    switch operation {
    case .present:
      for screen in cast.screens { cast.origin?.present(screen, animated: isAnimated, completion: count) }
    case .dismiss: cast.origin?.dismiss(animated: isAnimated, completion: count)
    case .show: for screen in cast.screens { cast.origin?.show(screen, animated: isAnimated) }
    case .leave: (cast.origin as? any CanGoBack)?.back()
    case .hold(let isHolding): host?.holdsTransitions = isHolding
    case .finish: host?.finishTransition()
    case .cancel: host?.cancelTransition()
    case .title(_, let title): cast.origin?.title = title
    case .change(_, let trait, let isOn): cast.origin.map { change($0, trait, isOn) }
    case .detach: host?.detach()
    case .attach: if !cast.isShown { attach() }
    default: break
    }
  }

  private func attach() {
    earlierTransitions += host?.transitions ?? []
    host = nil
    host = HeadlessHost(root)
  }

  private func change(_ controller: ViewController, _ trait: SceneTrait, _ isOn: Bool) {
    switch trait {
    case .hidesBackButton: controller.navigationItem.hidesBackButton = isOn
    case .isModal: controller.isModalInPresentation = isOn
    case .leftItem:
      controller.navigationItem.leftBarButtonItem = isOn ? BarButtonItem(title: "Item", action: {}) : nil
    case .ignoresEscape: (controller as? NavigationController)?.popsOnEscape = !isOn
    }
  }
}
