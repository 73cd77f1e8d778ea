import Navigation
import NavigationTesting

/// Comparing model and core, after each operation.
extension SceneTester {
  func compare() async {
    let everything = isSettled ? model.everything : []
    if isSettled { await untilOthersAreDone(everything) }
    compareStacks()
    if comparesEverything { compareWhatFollows() }
    if watch.tally.diagnostics != model.tally.diagnostics {
      watch.fault("\(watch.tally.diagnostics) diagnostics, the rules say \(model.tally.diagnostics)")
    }
    if isSettled { compareSettled(everything) }
    for fault in watch.faults where !faults.contains(fault) { faults.append(fault) }
    watch.faults = []
  }

  private var isSettled: Bool { !model.moves }

  // MARK: At any time

  private func compareStacks() {
    for stack in model.stacks {
      guard let controller = watch.stack(stack.name) else { return watch.fault("\(stack.name) is gone") }
      let screens = controller.viewControllers
      guard screens.count == stack.screens.count,
        zip(screens, stack.screens).allSatisfy({ $0 === watch.controller($1) })
      else {
        let names = screens.compactMap { name($0) }
        return watch.fault("\(stack.name) has \(names), the rules say \(stack.screens)")
      }
    }
    if model.isShown { expect(host?.scene.topmost, is: model.topmost, "topmost") }
  }

  // MARK: What follows from the stacks and sheets

  private func compareWhatFollows() {
    for stack in model.stacks {
      guard let controller = watch.stack(stack.name) else { return }
      for screen in controller.viewControllers
      where screen.parent !== controller || screen.navigationController !== controller {
        watch.fault("\(words(name(screen))) does not know its stack")
      }
      expect(controller.topViewController, is: stack.screens.last, "the top of \(stack.name)")
      expect(controller.visibleViewController, is: visible(in: stack), "visible in \(stack.name)")
    }
    compareSheets()
    if model.isShown { compareBars() }
  }

  /// S13.
  private func visible(in stack: SceneModel.Stack) -> SceneName? {
    let above = model.sheetsAbove(stack.name).last { !model.sheets[$0].isClosing }
    return above.map { model.sheets[$0].presented } ?? stack.screens.last
  }

  private func compareSheets() {
    for sheet in model.sheets where !sheet.isClosing {
      let presented = watch.controller(sheet.presented)
      expect(presented?.presentingViewController, is: sheet.presenter, "presenter of \(sheet.presented)")
      let presenter = sheet.presenter.flatMap { watch.controller($0) }
      expect(presenter?.presentedViewController, is: sheet.presented, "over \(words(sheet.presenter))")
      if presented?.navigationController != nil { watch.fault("\(sheet.presented) has a stack around it") }
    }
  }

  private func compareBars() {
    compareBar(of: model.topmost)
    for stack in model.stacks where stack.name != model.topmost && model.isOnShow(stack.name) {
      compareBar(of: stack.name)
    }
  }

  private func compareBar(of name: SceneName) {
    guard let controller = watch.controller(name) else { return }
    let (found, demanded) = (BarSnapshot(of: controller), model.bar(of: name))
    if found != demanded { watch.fault("the bar of \(name) shows \(found), the rules say \(demanded)") }
    if name == model.topmost, host?.bar != demanded {
      watch.fault("the host shows another bar than that of \(name)")
    }
  }

  // MARK: When nothing moves

  private func compareSettled(_ everything: [SceneName]) {
    watch.tally.transitions = [0, 0, 0, 0, 0]
    for kind in earlierTransitions + (host?.transitions ?? []) { watch.tally.count(.init(kind)) }
    watch.faults += watch.tally.differences(from: model.tally)
    if !isGateAsExpected {
      watch.fault(
        "\(openGates) ways back wait for an answer, the rules say \(model.questions.count { !$0.isVoid })")
    }
    if pendingAwaits > 0 { watch.fault("\(pendingAwaits) awaited operations never return") }
    for sheet in model.sheets where sheet.isClosing { watch.fault("\(sheet.presented) never closes") }
    let onShow = model.onShow
    if isTooMuchAlive(everything) {
      watch.fault("\(watch.alive) controllers are alive, the rules say \(everything.count)")
    }
    for name in everything { compareLife(of: name, isOnShow: onShow.contains(name)) }
  }

  /// An open question may keep its screen.
  private func isTooMuchAlive(_ everything: [SceneName]) -> Bool {
    watch.alive > everything.count && model.questions.isEmpty
  }

  /// Tasks that have nothing left to wait for, and may not have noticed yet.
  private func untilOthersAreDone(_ everything: [SceneName]) async {
    await Self.wait { pendingAwaits == 0 && isGateAsExpected && !isTooMuchAlive(everything) }
  }

  private func compareLife(of name: SceneName, isOnShow: Bool) {
    guard let controller = watch.controller(name), let life = (controller as? any Watched)?.life else {
      return watch.fault("\(name) is gone")
    }
    if life.phase != (isOnShow ? .appeared : .disappeared) {
      watch.fault("\(name) is \(life.phase), and \(isOnShow ? "" : "not ")on show")
    }
    if life.place != (controller.parent == nil ? .outside : .inside) {
      watch.fault("\(name) is \(life.place)")
    }
    if life.isLoaded != life.hasBeenShown || controller.isViewLoaded != life.isLoaded {
      watch.fault("\(name) is loaded without being shown")
    }
    if controller.isMovingToParent || controller.isMovingFromParent || controller.isBeingPresented
      || controller.isBeingDismissed
    {
      watch.fault("\(name) seems to move")
    }
    if isOnShow, let stack = controller as? WatchedStack, let top = stack.topViewController,
      stack.shown !== top
    {
      watch.fault("the delegate of \(name) does not know what is shown")
    }
  }

  private func expect(_ controller: ViewController?, is name: SceneName?, _ what: @autoclosure () -> String) {
    if controller !== name.flatMap({ watch.controller($0) }) {
      watch.fault("\(what()): \(words(controller.flatMap(self.name))), the rules say \(words(name))")
    }
  }

  private func name(_ controller: ViewController) -> SceneName? { (controller as? any Watched)?.life.name }

  func words(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }

  // MARK: Sheets that come and go

  /// Remembers the controllers of new sheets.
  func noticeOpenedSheets() {
    for sheet in model.sheets where !sheets.contains(where: { $0.id == sheet.id }) {
      if let controller = watch.controller(sheet.presented) {
        sheets.append((sheet.id, Weak(controller), isClosing: false))
      }
    }
  }

  /// Tells the model when a dismissal has ended, which is all that it cannot know by itself: an operation from inside one
  /// of its calls may come before that or after.
  func noticeClosedSheets() {
    for sheet in model.sheets where sheet.isClosing {
      guard let index = sheets.firstIndex(where: { $0.id == sheet.id }) else { continue }
      let (id, controller) = (sheet.id, sheets[index].controller.target)
      if controller?.isBeingDismissed == true {
        sheets[index].isClosing = true
      } else if sheets[index].isClosing || controller?.presentingViewController == nil {
        sheets.remove(at: index)
        if model.hasWaiting(id), model.depth > 1 || !model.open.isEmpty { disarm() }
        model.closed(id)
      }
    }
    noticeOpenedSheets()
  }
}
