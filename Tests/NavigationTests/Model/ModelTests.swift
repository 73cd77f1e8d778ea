import Glibc
import Navigation
import NavigationTesting
import Testing

/// Random sequences of operations, in a plain model of the rules and in the core.
@MainActor
@Suite struct ModelTests {
  @Test(
    "S1 S22 L5 L11 M3 M6 M7 S16 S17 ten thousand random sequences: model and core agree, calls are paired, and what left is freed"
  )
  func random() async {
    let seed = Self.number("BACKABLE_SEED") ?? UInt64.random(in: 0...UInt64.max)
    let count = Self.number("BACKABLE_SEQUENCES") ?? 10_000
    var run = SceneRun(seed: seed, sequences: Int(clamping: count))
    await run.run()
    for failure in run.failures { Issue.record("\(failure)") }
    #expect(run.operations >= run.sequences)
  }

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  // MARK: What it found

  @Test("L2 L14 a nested stack comes on show in the middle of its own change")
  func shownWhileChanging() async {
    await expectAgreement(after: [
      .set(["K.page"], in: 0, .atOnce),
      .show("H", from: "K.page", .atOnce),
      .inCallback(0, .pop(from: 0, .atOnce)),
      .push("M", on: 1, .atOnce),
    ])
  }

  @Test("M7 L5 a presenter leaves in an operation from inside the last call of its opening sheet")
  func presenterLeavesMeanwhile() async {
    await expectAgreement(after: [
      .hold(true),
      .push("V", on: 0, .animated),
      .inCallback(0, .present("H.stack", from: "U", .animated)),
      .inCallback(8, .replaceTop(of: 0, with: "H", .atOnce)),
      .set([], in: 0, .atOnce),
    ])
  }

  @Test("M6 a presenter leaves and comes again before what it presents next")
  func presenterComesAgain() async {
    await expectAgreement(after: [
      .replaceTop(of: 0, with: "K", .atOnce),
      .show("B.home", from: "N.stack", .atOnce),
      .present("H", from: "B.home", .atOnce),
      .inCallback(0, .present("S", from: "H", .atOnce)),
      .back(.keyboard),
      .inCallback(0, .set(["B.home"], in: 0, .atOnce)),
      .popTo("K", in: 0, .animated),
    ])
  }

  @Test("M2 M3 a sheet closes, another over the same stack is open, and all are dismissed")
  func dismissesBesideClosing() async {
    await expectAgreement(after: [
      .present("W", from: "B", .atOnce),
      .push("X", on: 0, .atOnce),
      .inCallback(0, .present("L", from: "K.inner", .atOnce)),
      .back(.keyboard),
      .dismiss(from: "N.stack", .atOnce),
      .back(.keyboard),
    ])
  }

  // MARK: That it finds something

  /// Rules that are wrong in one thing.
  enum Mistake: CaseIterable, Sendable {
    case popToRootPopsOne, replacePushes, removeTakesTop, setKeepsBottom, dismissDoesNothing
    case popKeepsSheets, refusalIsIgnored, backIsAnsweredWhileHeld, titlesAreForgotten, closingIsEscape

    func apply(_ model: inout SceneModel, _ operation: SceneOperation) {
      switch (self, operation) {
      case (.popToRootPopsOne, .popToRoot(let stack, let motion)): model.apply(.pop(from: stack, motion))
      case (.replacePushes, .replaceTop(let stack, let screen, let motion)):
        model.apply(.push(screen, on: stack, motion))
      case (.removeTakesTop, .remove(_, let stack, let motion)): model.apply(.pop(from: stack, motion))
      case (.setKeepsBottom, .set(let screens, let stack, let motion)):
        model.apply(
          .set(model.stacks[model.index(modulo: stack)].screens.prefix(1) + screens, in: stack, motion))
      case (.dismissDoesNothing, .dismiss): break
      case (.popKeepsSheets, .pop):
        let sheets = model.sheets
        model.apply(operation)
        model.sheets = sheets
      case (.refusalIsIgnored, .answer(false)): model.apply(.answer(true))
      case (.backIsAnsweredWhileHeld, .back):
        let open = model.open
        model.open = []
        model.apply(operation)
        model.open = open + model.open
      case (.titlesAreForgotten, .title): break
      case (.closingIsEscape, .back(.close)): model.apply(.back(.escape))
      default: model.apply(operation)
      }
    }
  }

  @Test("a model that is wrong in one thing is found out soon", arguments: Mistake.allCases)
  func findsMistake(_ mistake: Mistake) async {
    var faults: [String] = []
    for number in 0..<500 where faults.isEmpty {
      faults = await SceneRun.sequence(number, seed: 1) { mistake.apply(&$0, $1) }.faults
    }
    #expect(!faults.isEmpty)
  }

  @Test("a failing sequence is shrunk to what is needed, and printed as a test that can be pasted")
  func shrinks() async {
    let rules: SceneTester.Rules = { Mistake.popToRootPopsOne.apply(&$0, $1) }
    let shrinker = SceneShrinker { await !SceneTester.faults(after: $0, rules: rules).isEmpty }
    let smallest = await shrinker.shrink([
      .push("A.page", on: 0, .animated),
      .title("A.page", "Title"),
      .hold(true),
      .present("B.stack", from: "A.page", .animated),
      .inCallback(3, .push("C.waits", on: 0, .awaited)),
      .dismiss(from: "B.stack", .animated),
      .back(.mouse),
      .push("D", on: 1, .atOnce),
      .finish,
      .push("E.agrees", on: 0, .animated),
      .hold(false),
      .popToRoot(of: 0, .animated),
      .push("F", on: 0, .atOnce),
      .pop(from: 0, .atOnce),
    ])
    let faults = await SceneTester.faults(after: smallest, rules: rules)
    #expect(
      SceneShrinker.source(of: smallest, named: "seed 1", faults: Array(faults.prefix(1))) == """
        @Test("seed 1")
        func replay() async {
          // [D, E] was returned, the rules say [E]
          await expectAgreement(after: [
            .push("D", on: 0, .atOnce),
            .push("E", on: 0, .atOnce),
            .popToRoot(of: 0, .atOnce),
          ])
        }
        """)
  }

  /// Each operation, and how it is written. What a failing test prints is made of these.
  @Test("each operation is printed as it is written in Swift")
  func source() {
    let operations: [(SceneOperation, String)] = [
      (.push("A", on: 0, .atOnce), #".push("A", on: 0, .atOnce)"#),
      (.pop(from: 1, .animated), #".pop(from: 1, .animated)"#),
      (.popToRoot(of: 2, .awaited), #".popToRoot(of: 2, .awaited)"#),
      (.popTo("N.first", in: 0, .atOnce), #".popTo("N.first", in: 0, .atOnce)"#),
      (.set(["A.plain", "B"], in: 0, .atOnce), #".set(["A.plain", "B"], in: 0, .atOnce)"#),
      (.replaceTop(of: 0, with: "A.page", .atOnce), #".replaceTop(of: 0, with: "A.page", .atOnce)"#),
      (.remove("A", from: 0, .atOnce), #".remove("A", from: 0, .atOnce)"#),
      (.present("A", from: "B", .atOnce), #".present("A", from: "B", .atOnce)"#),
      (.dismiss(from: "A", .atOnce), #".dismiss(from: "A", .atOnce)"#),
      (.show("A", from: "B", .atOnce), #".show("A", from: "B", .atOnce)"#),
      (.leave("A.home"), #".leave("A.home")"#),
      (.back(.history(2)), #".back(.history(2))"#),
      (.back(.swipe), #".back(.swipe)"#),
      (.answer(false), #".answer(false)"#),
      (.hold(true), #".hold(true)"#),
      (.finish, #".finish"#),
      (.cancel, #".cancel"#),
      (.title("A", nil), #".title("A", nil)"#),
      (.title("A", "B"), #".title("A", "B")"#),
      (.change("A", .isModal, true), #".change("A", .isModal, true)"#),
      (.detach, #".detach"#),
      (.attach, #".attach"#),
      (.inCallback(3, .pop(from: 0, .atOnce)), #".inCallback(3, .pop(from: 0, .atOnce))"#),
    ]
    for (operation, text) in operations { #expect(operation.description == text) }
  }
}

/// Model and core do the same in the same order. What a failing sequence prints is a call of this.
@MainActor
func expectAgreement(after operations: [SceneOperation], sourceLocation: SourceLocation = #_sourceLocation)
  async
{
  let faults = await SceneTester.faults(after: operations)
  #expect(faults.isEmpty, sourceLocation: sourceLocation)
}
