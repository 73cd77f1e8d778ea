/// What must be so after each operation, from the rules alone: which screens every stack has, which sheets are open,
/// and so what is on show. It knows no views, no calls and no order of events.
///
///     stacks   N.stack: A, P.page        the window's own stack is the root
///              P.inner: P.child, B       the stack of the page P
///              X.stack: X.first          the stack in the sheet
///     sheets   A presents X.stack
struct SceneModel {
  struct Stack {
    let name: SceneName
    var screens: [SceneName]
  }

  let root: SceneName
  var stacks: [Stack] = []
  var sheets: [SceneSheet] = []
  var isShown = false

  /// What is open, and what is only beginning (``SceneModel/settle(at:)``).
  var isHolding = false
  var open: [SceneTransition] = []
  var starting: [(depth: Int, SceneTransition)] = []
  var depth = 0

  var questions: [SceneQuestion] = []
  var titles: [SceneName: String?] = [:]
  var traits: [(SceneName, SceneTrait)] = []
  var tally = SceneTally()
  var nextSheet = 0

  /// Everything that has appeared once nothing moves, as it was after the last operation.
  var onShow: [SceneName] = []

  /// What is presented one after the other, now that a sheet has closed.
  var nextToPresent: [SceneName] = []

  init(root: SceneName) {
    self.root = root
    create(root)
  }

  // MARK: Operations on one stack (S1–S10)

  mutating func push(_ screen: SceneName, on index: Int, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    guard admits(screen, to: stacks[index].name) else { return }
    change(index, to: stacks[index].screens + [screen], .push, motion)
  }

  mutating func pop(from index: Int, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    guard stacks[index].screens.count > 1 else { return }
    change(index, to: stacks[index].screens.dropLast(), .pop, motion)
  }

  mutating func popToRoot(of index: Int, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    change(index, to: stacks[index].screens.prefix(1), .pop, motion)
  }

  mutating func popTo(_ screen: SceneName, in index: Int, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    guard let place = stacks[index].screens.firstIndex(of: screen) else { return complain() }
    change(index, to: stacks[index].screens.prefix(place + 1), .pop, motion)
  }

  mutating func set(_ screens: [SceneName], in index: Int, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    let old = stacks[index].screens
    let stack = stacks[index].name
    guard screens.allSatisfy({ old.contains($0) || isFree($0, for: stack) }) else { return complain() }
    var unique: [SceneName] = []
    for screen in screens where !unique.contains(screen) { unique.append(screen) }
    if unique.count < screens.count { complain() }
    let isPush = unique.last.map { !old.contains($0) } ?? false
    change(index, to: unique, isPush ? .push : .pop, motion)
  }

  mutating func replaceTop(of index: Int, with screen: SceneName, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    guard admits(screen, to: stacks[index].name) else { return }
    change(index, to: stacks[index].screens.dropLast() + [screen], .replace, motion)
  }

  mutating func remove(_ screen: SceneName, from index: Int, _ motion: SceneMotion) {
    settle(at: stacks[index].name)
    guard stacks[index].screens.contains(screen) else { return }
    guard stacks[index].screens.count > 1 else { return complain() }
    change(index, to: stacks[index].screens.filter { $0 != screen }, .pop, motion)
  }

  /// The one way in which a stack changes.
  private mutating func change(
    _ index: Int, to screens: [SceneName], _ kind: SceneTally.Kind, _ motion: SceneMotion
  ) {
    let (stack, old) = (stacks[index].name, stacks[index].screens)
    let leaving = old.filter { !screens.contains($0) }
    for screen in leaving { dismissAll(within: screen) }
    tally.moves += leaving.reversed().map { .init(stack: stack, screen: $0, isEntering: false) }
    tally.moves += screens.filter { !old.contains($0) }.map {
      .init(stack: stack, screen: $0, isEntering: true)
    }
    let isSeen = old.last != screens.last && isOnShow(stack)
    stacks[index].screens = screens
    guard isSeen else { return }
    tally.count(kind)
    if isHeld(motion) { starting.append((depth, .change(stack, leaving: leaving))) }
  }

  private mutating func change(
    _ index: Int, to screens: ArraySlice<SceneName>, _ kind: SceneTally.Kind, _ motion: SceneMotion
  ) {
    change(index, to: Array(screens), kind, motion)
  }

  // MARK: Misuse (S3)

  mutating func complain() { tally.diagnostics += 1 }

  mutating func admits(_ screen: SceneName, to container: SceneName) -> Bool {
    let isFree = isFree(screen, for: container)
    if !isFree { complain() }
    return isFree
  }

  /// Whether it has no place, and is not the container itself or around it.
  private func isFree(_ screen: SceneName, for container: SceneName) -> Bool {
    !isTaken(screen) && !isWithin(container, screen)
  }
}

// MARK: - Who is where

extension SceneModel {
  /// The stack, page or presenter that holds a controller. What is in a sheet that closes is held by nobody.
  func holder(of name: SceneName) -> SceneName? {
    if let stack = stack(with: name) { return stack }
    for sheet in sheets where !sheet.isClosing && sheet.presented == name { return sheet.presenter }
    return name.kind == .inner ? SceneName(name.letter, .page) : nil
  }

  func stack(with screen: SceneName) -> SceneName? {
    for stack in stacks where stack.screens.contains(screen) { return stack.name }
    return nil
  }

  func index(of stack: SceneName) -> Int? { stacks.firstIndex { $0.name == stack } }

  func screens(of stack: SceneName) -> [SceneName] {
    for candidate in stacks where candidate.name == stack { return candidate.screens }
    return []
  }

  func isWithin(_ name: SceneName, _ other: SceneName) -> Bool {
    var next: SceneName? = name
    while let current = next, current != other { next = holder(of: current) }
    return next != nil
  }

  func isInScene(_ name: SceneName) -> Bool { isWithin(name, root) }

  /// Whether the name stands for a controller that there is already; any other is made when it is needed.
  func isKnown(_ name: SceneName) -> Bool {
    isInScene(name) || waiting.contains { isWithin(name, $0) } || name.isSimple && isLeaving(name)
  }

  /// Whether it has a place, so that it cannot be given a second one.
  func isTaken(_ name: SceneName) -> Bool {
    isKnown(name) && (!waiting.contains(name) || isInScene(name) || name.isSimple && isLeaving(name))
  }

  /// The container of a screen, and the screen itself.
  func content(of name: SceneName) -> [SceneName] {
    if name.kind == .page, let content = name.content { return [content] }
    return name.isStack ? screens(of: name) : []
  }

  /// What is seen when `name` is.
  func shown(in name: SceneName) -> [SceneName] {
    var shown = [name]
    while let next = content(of: shown[shown.count - 1]).last { shown.append(next) }
    return shown
  }

  /// Everything that has appeared once nothing moves.
  var everythingShown: [SceneName] {
    guard isShown else { return [] }
    return sheets.reduce(shown(in: root)) { $1.isClosing ? $0 : $0 + shown(in: $1.presented) }
  }

  func isOnShow(_ name: SceneName) -> Bool { onShow.contains(name) }

  /// A controller and everything that stands in it.
  func contents(of name: SceneName) -> [SceneName] {
    if name.isSimple { return [name] }
    var contents = [name]
    for inside in content(of: name) { contents += self.contents(of: inside) }
    return contents
  }

  /// Every controller that is kept alive when nothing moves.
  var everything: [SceneName] {
    (sheets.filter { !$0.isClosing }.map(\.presented) + waiting).reduce(contents(of: root)) {
      $0 + contents(of: $1)
    }
  }
}
