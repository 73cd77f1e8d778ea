import Navigation

/// Random numbers from a seed: SplitMix64.
struct SceneRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The sequences of one seed do not resemble each other.
  init(seed: UInt64, sequence: Int) {
    state = seed
    state = next() &+ UInt64(truncatingIfNeeded: sequence)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % max(bound, 1) }

  /// True so many times in a hundred.
  mutating func percent(_ chance: Int) -> Bool { below(100) < chance }

  mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// Each value as many times as it weighs.
  static func wheel<Value>(_ weighted: [(weight: Int, value: Value)]) -> [Value] {
    weighted.flatMap { [Value](repeating: $0.value, count: $0.weight) }
  }
}

/// Random operations that mean something more often than not: they are chosen with a look at the model.
struct SceneGenerator {
  var random: SceneRandom

  /// Names that were used lately. Some of them have just left.
  private var recent: [SceneName] = []

  init(seed: UInt64, sequence: Int) { random = SceneRandom(seed: seed, sequence: sequence) }

  private enum Choice {
    case push, pop, popToRoot, popTo, set, replaceTop, remove, present, dismiss, show, leave, back, hold
    case title, change, inCallback
  }

  private static let ofPrograms: [(weight: Int, value: Choice)] = [
    (16, .push), (8, .pop), (3, .popToRoot), (4, .popTo), (9, .set), (5, .replaceTop), (5, .remove),
    (10, .present), (6, .dismiss), (2, .leave), (2, .title), (4, .change),
  ]

  private static let ofUsers: [(weight: Int, value: Choice)] = [
    (3, .show), (18, .back), (5, .hold), (10, .inCallback),
  ]

  private static let motions = SceneRandom.wheel([(45, SceneMotion.animated), (40, .atOnce), (8, .awaited)])
  private static let routes = SceneRandom.wheel([
    (3, BackRoute.button), (3, .keyboard), (3, .escape), (2, .mouse), (5, .swipe), (1, .history(0)),
    (1, .history(1)),
    (1, .history(2)),
  ])
  private static let anything = SceneRandom.wheel(ofPrograms + ofUsers)
  private static let anythingInCallbacks = SceneRandom.wheel(ofPrograms)
  private static let kinds = SceneRandom.wheel([
    (48, SceneName.Kind.ordinary), (5, .plain), (4, .stays), (5, .home), (6, .agrees), (5, .refuses),
    (9, .waits),
    (12, .page), (3, .stack),
  ])

  mutating func operation(for model: SceneModel) -> SceneOperation {
    if !model.isShown, random.percent(40) { return .attach }
    if !model.open.isEmpty, random.percent(22) { return random.percent(30) ? .cancel : .finish }
    if !model.questions.isEmpty, random.percent(25) { return .answer(random.percent(70)) }
    if random.below(250) == 0 { return .detach }
    return operation(random.pick(Self.anything) ?? .push, for: model)
  }

  private mutating func operationInCallback(for model: SceneModel) -> SceneOperation {
    if random.below(60) == 0 { return .detach }
    if random.below(12) == 0 { return .inCallback(random.below(8), operationInCallback(for: model)) }
    return operation(random.pick(Self.anythingInCallbacks) ?? .push, for: model)
  }

  private mutating func operation(_ choice: Choice, for model: SceneModel) -> SceneOperation {
    let stack = stack(in: model)
    switch choice {
    case .push: return .push(newScreen(for: model), on: stack, motion())
    case .pop: return .pop(from: stack, motion())
    case .popToRoot: return .popToRoot(of: stack, motion())
    case .popTo: return .popTo(screen(of: stack, in: model), in: stack, motion())
    case .set: return .set(screens(of: stack, in: model), in: stack, motion())
    case .replaceTop: return .replaceTop(of: stack, with: newScreen(for: model), motion())
    case .remove: return .remove(screen(of: stack, in: model), from: stack, motion())
    case .present: return .present(sheet(for: model), from: origin(in: model), motion())
    case .dismiss: return .dismiss(from: origin(in: model), motion())
    case .show: return .show(newScreen(for: model), from: origin(in: model), motion())
    case .hold: return .hold(random.percent(65))
    case .inCallback:
      return .inCallback(random.below(random.percent(50) ? 4 : 14), operationInCallback(for: model))
    case .back: return .back(route(in: model))
    case .leave: return .leave(anyScreen(in: model))
    case .title: return .title(anyScreen(in: model), random.pick([nil, "", "Title"]) ?? nil)
    case .change:
      return .change(
        anyScreen(in: model), random.pick(SceneTrait.allCases) ?? .isModal, random.percent(70))
    }
  }

  private mutating func motion() -> SceneMotion {
    random.pick(Self.motions) ?? .atOnce
  }

  private mutating func route(in model: SceneModel) -> BackRoute {
    if random.percent(model.topmost == model.root ? 5 : 17) { return .close }
    return random.pick(Self.routes) ?? .keyboard
  }

  // MARK: Which stack, which screen

  private mutating func stack(in model: SceneModel) -> Int {
    let seen = model.shown(in: model.topmost).last { $0.isStack }
    if random.percent(60), let seen, let index = model.index(of: seen) { return index }
    return random.below(model.stacks.count)
  }

  private mutating func origin(in model: SceneModel) -> SceneName {
    if random.percent(65) { return random.pick(model.shown(in: model.topmost)) ?? model.root }
    return random.pick(model.everything) ?? model.root
  }

  private mutating func anyScreen(in model: SceneModel) -> SceneName {
    random.pick(model.everything) ?? model.root
  }

  /// One of the stack mostly, else any.
  private mutating func screen(of stack: Int, in model: SceneModel) -> SceneName {
    if random.percent(80), let screen = random.pick(model.stacks[model.index(modulo: stack)].screens) {
      return screen
    }
    return newScreen(for: model)
  }

  private mutating func screens(of stack: Int, in model: SceneModel) -> [SceneName] {
    if random.percent(7) { return [] }
    var screens = model.stacks[model.index(modulo: stack)].screens
    if random.percent(50) { screens.shuffle(using: &random) }
    if random.percent(40) { screens.removeAll { _ in random.percent(40) } }
    if random.percent(15) { screens = Array(screens.suffix(1)) }
    while random.percent(45) { screens.insert(newScreen(for: model), at: random.below(screens.count + 1)) }
    if random.percent(5), let again = random.pick(screens) { screens.append(again) }
    return screens
  }

  /// A new one mostly, sometimes one that has left just now, or that has a place already.
  private mutating func newScreen(for model: SceneModel) -> SceneName {
    if random.percent(10), let used = random.pick(recent) { return used }
    if random.percent(6), let used = random.pick(model.everything) { return used }
    return fresh(random.pick(Self.kinds) ?? .ordinary, for: model)
  }

  private mutating func sheet(for model: SceneModel) -> SceneName {
    random.percent(50) ? fresh(.stack, for: model) : newScreen(for: model)
  }

  private mutating func fresh(_ kind: SceneName.Kind, for model: SceneModel) -> SceneName {
    var name = SceneName(UInt8(random.below(26)), kind)
    for _ in 0..<5 where model.isKnown(name) { name = SceneName(UInt8(random.below(26)), kind) }
    recent.append(name)
    if recent.count > 6 { recent.removeFirst() }
    return name
  }
}
