import Navigation

/// Makes a failing sequence as small as it can be, and prints it as a test.
@MainActor
struct SceneShrinker {
  typealias Check = @MainActor ([SceneOperation]) async -> Bool

  /// Whether a sequence still fails.
  let fails: Check

  /// Nothing can be left out of what this returns, and no operation of it can be made simpler, without it passing.
  func shrink(_ operations: [SceneOperation]) async -> [SceneOperation] {
    var smallest = operations
    while let smaller = await smaller(than: smallest) { smallest = smaller }
    return smallest
  }

  private func smaller(than operations: [SceneOperation]) async -> [SceneOperation]? {
    if let shorter = await shorter(than: operations) { return shorter }
    for index in operations.indices {
      for simpler in operations[index].simpler {
        var trial = operations
        trial[index] = simpler
        if await fails(trial) { return trial }
      }
    }
    return nil
  }

  /// Without half of it, a quarter, … one operation.
  private func shorter(than operations: [SceneOperation]) async -> [SceneOperation]? {
    var length = operations.count / 2
    while length > 0 {
      for start in stride(from: 0, to: operations.count, by: length) {
        var trial = operations
        trial.removeSubrange(start..<min(start + length, operations.count))
        if await fails(trial) { return trial }
      }
      length /= 2
    }
    return nil
  }

  /// A test that can be pasted.
  static func source(of operations: [SceneOperation], named name: String, faults: [String]) -> String {
    let comments = faults.map { "  // \($0)" }
    let lines = operations.map { "    \($0)," }
    return
      (["@Test(\"\(name)\")", "func replay() async {"] + comments
      + ["  await expectAgreement(after: ["] + lines + ["  ])", "}"]).joined(separator: "\n")
  }
}

extension SceneOperation {
  /// Each of them a step towards what is easiest to read; never back.
  var simpler: [SceneOperation] {
    if case .inCallback(let count, let inner) = self {
      return [inner] + (count > 0 ? [.inCallback(0, inner), .inCallback(count - 1, inner)] : [])
        + inner.simpler.map { .inCallback(count, $0) }
    }
    return simplerMotions + simplerNames + simplerStacks + simplerOthers
  }

  private var simplerMotions: [SceneOperation] {
    switch motion {
    case .animated: [moving(.atOnce)]
    case .awaited: [moving(.atOnce), moving(.animated)]
    default: []
    }
  }

  private var simplerNames: [SceneOperation] {
    newScreens.filter { $0.kind != .ordinary }.map { renaming($0, $0.simplest) }
  }

  private var simplerStacks: [SceneOperation] {
    guard let stack, stack > 0 else { return [] }
    return [on(0), on(stack - 1)]
  }

  private var simplerOthers: [SceneOperation] {
    switch self {
    case .set(let screens, let stack, let motion):
      screens.indices.map { index in
        var fewer = screens
        fewer.remove(at: index)
        return .set(fewer, in: stack, motion)
      }
    case .back(.history(let index)) where index > 0: [.back(.history(index - 1)), .back(.keyboard)]
    case .back(.swipe), .back(.mouse), .back(.escape), .back(.button), .back(.close), .back(.history):
      [.back(.keyboard)]
    case .show(let screen, let origin, let motion): [.present(screen, from: origin, motion)]
    default: []
    }
  }
}
