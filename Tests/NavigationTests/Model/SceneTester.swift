import Navigation
import NavigationTesting

/// Does each operation twice, in the model and in the core, and compares.
///
/// The model comes first, so that an operation from inside a callback finds it as it finds the core. Where the core makes
/// calls before it does what it was asked, they are asked for beforehand (``prepare(for:)``): so what runs from inside
/// them comes before the operation in both.
@MainActor
final class SceneTester {
  /// What an operation does to the model.
  typealias Rules = (inout SceneModel, SceneOperation) -> Void

  var model: SceneModel
  let watch = SceneWatch()
  let rules: Rules
  let root: ViewController
  var host: HeadlessHost?
  var earlierTransitions: [Transition.Kind] = []

  /// The sheets' controllers by the sheets' numbers: a name may be used again while its sheet still closes.
  var sheets: [(id: Int, controller: Weak<ViewController>, isClosing: Bool)] = []

  /// How many ways back wait for the gate's answer; and those of which a screen is asked, in the order of the model's
  /// questions.
  var openGates = 0
  var askingGates: [Gate] = []

  /// Where transitions are being ended at this moment, and how deep among operations from inside callbacks.
  var settling: [(depth: Int, at: SceneName)] = []

  /// How many operations are awaited.
  var pendingAwaits = 0

  /// What runs from inside a coming callback, the next one first.
  private var armed: [(callsBefore: Int, operation: SceneOperation)] = []

  /// Bars and relations take long to compare: in long runs it is not done after each operation.
  var comparesEverything: Bool { isThorough || operations % 6 == 0 || isEnding }

  private let isThorough: Bool
  private var isEnding = false
  private(set) var operations = 0
  private(set) var operationsInCallbacks = 0

  /// What was found wrong. Nothing is done any more after that.
  var faults: [String] = []

  /// Shows a stack with one screen.
  init(isThorough: Bool = true, rules: @escaping Rules = { $0.apply($1) }) {
    self.isThorough = isThorough
    self.rules = rules
    model = SceneModel(root: "N.stack")
    watch.isMaking = true
    root = watch.make(model.root)
    watch.isMaking = false
    watch.afterCall = { [weak self] in self?.heard() }
    watch.inLoadView = { [weak self] in self?.heardLoading($0) }
    perform(.attach)
  }

  /// Does one operation and compares.
  func run(_ operation: SceneOperation) async {
    guard faults.isEmpty else { return }
    operations += 1
    if case .inCallback(let count, let inner) = operation {
      // Which of several that wait comes first, and what runs in between, is more than the model knows.
      return model.sheets.contains { $0.waiting.count > 1 } ? () : armed.append((count, inner.unawaited))
    }
    prepare(for: operation)
    watch.allowsTurning = model.mayTurn(in: operation)
    switch operation {
    case .back(let route): await performBack(route)
    case .answer(let mayLeave): await performAnswer(mayLeave)
    default:
      if isWorthAwaiting(operation) { await performAwaited(operation) } else { perform(operation.unawaited) }
    }
    await compare()
  }

  /// Ends everything that is open, and takes the window away.
  func end() async {
    armed = []
    isEnding = true
    while faults.isEmpty, !model.questions.isEmpty { await run(.answer(false)) }
    finishAll()
    await compare()
    isEnding = false
    await run(.detach)
    host = nil
  }

  /// What is wrong after these operations: between model and core, in the order of the calls, and in what is left over.
  static func faults(
    after operations: [SceneOperation], rules: @escaping Rules = { $0.apply($1) }
  ) async -> [String] {
    var tester: SceneTester? = SceneTester(rules: rules)
    for operation in operations { await tester?.run(operation) }
    return await end(&tester)
  }

  /// Ends the sequence and lets go of everything.
  static func end(_ tester: inout SceneTester?) async -> [String] {
    await tester?.end()
    let (faults, watch) = (tester?.faults ?? [], tester?.watch)
    tester = nil
    await wait { watch?.alive == 0 }
    let alive = watch?.alive ?? 0
    return faults.isEmpty && alive > 0
      ? ["\(alive) controllers are alive when everything was let go"] : faults
  }
}

// MARK: - Operations from inside callbacks

extension SceneTester {
  var isUnarmed: Bool { armed.isEmpty }

  /// Nothing runs from inside the coming callbacks: they may come before the operation in the core and after it in the
  /// model.
  func disarm() { armed = [] }

  private func heard() {
    noticeClosedSheets()
    noticeSettled()
    guard let next = armed.first else { return }
    guard next.callsBefore <= 0 else { return armed[0].callsBefore -= 1 }
    armed.removeFirst()
    operationsInCallbacks += 1
    if case .inCallback(let count, let inner) = next.operation { return armed.append((count, inner)) }
    // A window that is only being made cannot be taken away yet.
    if case .detach = next.operation, host == nil { return }
    if case .present(_, let presenter, _) = next.operation, model.isCrowded(model.existing(presenter)) {
      return
    }
    prepare(for: next.operation)
    perform(next.operation)
  }

  /// From inside loadView everything that concerns the screen is refused, with one diagnostic (L5).
  private func heardLoading(_ name: SceneName) {
    noticeClosedSheets()
    guard let next = armed.first, next.callsBefore <= 0, next.operation.motion != nil,
      next.operation.newScreens.allSatisfy(\.isSimple),
      let target = target(of: next.operation), model.isWithin(name, target)
    else { return }
    armed.removeFirst()
    operationsInCallbacks += 1
    watch.isRefusing = true
    perform(next.operation)
    watch.isRefusing = false
  }

  /// Asks for the calls that the operation would make before it does anything, when one of them is to start another
  /// operation.
  private func prepare(for operation: SceneOperation) {
    if operation.isOfUser, model.questions.contains(where: \.isVoid) { finishAll() }
    guard !armed.isEmpty else { return }
    switch operation {
    case .back, .answer:
      finishAll()
      perform(.hold(true))
      if case .answer = operation, model.questions.contains(where: { $0.way.isClosing }) { clearSheets() }
    case .dismiss: finishAll()
    case .detach:
      clearSheets()
    case .finish: if model.isHomeUnderFinger { perform(.cancel) }
    case .present(_, let presenter, _): if model.isCrowded(model.existing(presenter)) { disarm() }
    default: break
    }
    guard target(of: operation) != nil else { return }
    // A sheet that opens may have to go.
    settle(at: model.topmost)
    var settled: SceneName?
    while let target = target(of: operation), target != settled {
      settle(at: target)
      settled = target
    }
  }

  /// When the window goes, its sheets go first, and what runs inside that still finds a window. Those that go already
  /// cannot be waited for.
  private func clearSheets() {
    finishAll()
    settle(at: model.topmost)
    perform(.dismiss(from: model.root, .atOnce))
    settle(at: model.root)
    if !model.sheets.isEmpty { disarm() }
  }

  /// Enough for whatever can be open at once, and for what begins when it ends.
  func finishAll() {
    for _ in 0..<50 where !model.open.isEmpty {
      perform(!armed.isEmpty && model.isHomeUnderFinger ? .cancel : .finish)
    }
  }

  /// The controller that an operation is asked of.
  private func target(of operation: SceneOperation) -> SceneName? {
    switch operation {
    case .present(_, let origin, _), .dismiss(let origin, _), .show(_, let origin, _): model.existing(origin)
    case .leave(let screen): model.isInScene(screen) ? screen : nil
    default: operation.stack.map { model.stacks[model.index(modulo: $0)].name }
    }
  }
}
