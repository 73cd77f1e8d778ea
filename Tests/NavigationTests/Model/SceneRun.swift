import Glibc

/// Many random sequences from one seed.
@MainActor
struct SceneRun {
  /// One of them, what was done in it, and what was wrong.
  struct Sequence {
    var operations: [SceneOperation] = []
    var operationsInCallbacks = 0
    var faults: [String] = []
  }

  let seed: UInt64
  let sequences: Int
  private(set) var operations = 0
  private(set) var operationsInCallbacks = 0
  private(set) var failures: [String] = []

  /// The longest sequence. Most are much shorter.
  private static let longest = 30

  /// More of them say nothing new.
  private static let mostFailures = 3

  init(seed: UInt64, sequences: Int) {
    self.seed = seed
    self.sequences = sequences
  }

  /// Runs them, and prints the seed first: it is needed most when the run does not come to its end.
  mutating func run() async {
    say("Random sequences: seed \(seed)")
    var done = 0
    while done < sequences, failures.count < Self.mostFailures {
      let sequence = await Self.sequence(done, seed: seed)
      done += 1
      operations += sequence.operations.count
      operationsInCallbacks += sequence.operationsInCallbacks
      if !sequence.faults.isEmpty { await report(sequence, "seed \(seed), sequence \(done - 1)") }
    }
    say(
      "Random sequences: seed \(seed), \(done) sequences, \(operations) operations, "
        + "\(operationsInCallbacks) of them from inside callbacks, \(failures.count) failures")
  }

  /// One sequence, made and run.
  static func sequence(
    _ number: Int, seed: UInt64, rules: @escaping SceneTester.Rules = { $0.apply($1) }
  ) async -> Sequence {
    var generator = SceneGenerator(seed: seed, sequence: number)
    var sequence = Sequence()
    var tester: SceneTester? = SceneTester(isThorough: false, rules: rules)
    let length = 1 + generator.random.below(1 + generator.random.below(longest))
    for _ in 0..<length {
      guard let tester, tester.faults.isEmpty else { break }
      let operation = generator.operation(for: tester.model)
      sequence.operations.append(operation)
      await tester.run(operation)
    }
    sequence.operationsInCallbacks = tester?.operationsInCallbacks ?? 0
    sequence.faults = await SceneTester.end(&tester)
    return sequence
  }

  private mutating func report(_ sequence: Sequence, _ name: String) async {
    let shrinker = SceneShrinker { await !SceneTester.faults(after: $0).isEmpty }
    let smallest = await shrinker.shrink(sequence.operations)
    let faults = await SceneTester.faults(after: smallest)
    let source = SceneShrinker.source(of: smallest, named: name, faults: faults)
    failures.append(
      "\(sequence.operations.count) operations, of which \(smallest.count) are enough:\n\(source)")
  }

  private func say(_ words: String) {
    print(words)
    fflush(nil)
  }
}
