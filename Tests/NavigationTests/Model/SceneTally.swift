import Navigation

/// What is counted: on one side as the rules demand it, on the other as it happened.
struct SceneTally {
  /// One controller enters a stack, or leaves it.
  struct Move: Equatable {
    let stack: SceneName
    let screen: SceneName
    let isEntering: Bool
  }

  /// The kinds of transitions, in the order of ``transitions``.
  enum Kind: Int {
    case push, pop, replace, present, dismiss

    init(_ kind: Transition.Kind) {
      self =
        switch kind {
        case .push: .push
        case .pop: .pop
        case .replace: .replace
        case .present: .present
        case .dismiss: .dismiss
        }
    }
  }

  /// How often something came on show.
  var appearances = 0
  var transitions = [0, 0, 0, 0, 0]
  var diagnostics = 0
  /// The completions of presents and dismissals.
  var completions = 0
  /// How often a screen was asked, and how often a modal one was told that the user wants to close it.
  var questions = 0
  var attempts = 0
  /// In the order of rule L13, for each stack.
  var moves: [Move] = []

  mutating func count(_ kind: Kind, _ times: Int = 1) { transitions[kind.rawValue] += times }

  /// What differs between the rules and what happened.
  func differences(from demanded: SceneTally) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ what: String, _ value: (SceneTally) -> Value) {
      if value(self) != value(demanded) {
        found.append("\(what): \(value(self)), the rules say \(value(demanded))")
      }
    }
    compare("appearances") { $0.appearances }
    compare("transitions (push, pop, replace, present, dismiss)") { $0.transitions }
    compare("diagnostics") { $0.diagnostics }
    compare("completions") { $0.completions }
    compare("questions") { $0.questions }
    compare("attempts to dismiss") { $0.attempts }
    if moves != demanded.moves {
      for stack in Set(demanded.moves.map(\.stack) + moves.map(\.stack)) {
        compare("moves of \(stack)") { tally in
          tally.moves.filter { $0.stack == stack }.map { "\($0.isEntering ? "+" : "-")\($0.screen)" }
        }
      }
    }
    return found
  }
}
