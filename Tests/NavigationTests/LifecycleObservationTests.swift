import Navigation
import NavigationTesting
import Testing

/// What somebody hears who observes the lives of all controllers.
///
/// Other tests run between those that await, and none of these does.
@MainActor
@Suite struct LifecycleObservationTests {
  /// What was heard of the stage's own controllers, in the words of the recording screens.
  private final class Heard {
    var calls: [String] = []
  }

  private func observe(_ heard: Heard) -> LifecycleObservation {
    LifecycleObservation { event in heard.calls.append(words(for: event)) }
  }

  private func words(for event: LifecycleEvent) -> String {
    let name = "\(label(event.controller)).\(event.kind.rawValue)"
    switch event.kind {
    case .willMove, .didMove: return "\(name)(\(label(event.parent)))"
    default: return name + (event.isAnimated ? "(animated)" : "")
    }
  }

  @Test("every call is heard of, in the order in which the calls are made", arguments: [false, true])
  func order(animated: Bool) {
    let stage = Stage("A")
    let heard = Heard()
    let observation = observe(heard)
    stage.push("B", animated: animated)
    stage.navigation.popViewController(animated: animated)
    stage["A"].present(stage.screen("X"), animated: animated)
    stage["A"].dismiss(animated: animated)
    let made = stage.log.take().filter { !$0.hasPrefix("D.") && !$0.hasSuffix(".loadView") }
    #expect(made.count == 18)
    #expect(heard.calls == made)
    observation.end()
  }

  @Test("it is heard of before the controller is called, and what that starts comes after")
  func before() {
    let stage = Stage("A")
    let heard = Heard()
    let observation = observe(heard)
    stage.log.on("B.viewDidAppear") { stage.push("C") }
    stage.push("B")
    let appeared = heard.calls.firstIndex(of: "B.viewDidAppear")
    let next = heard.calls.firstIndex(of: "C.willMove(N)")
    #expect(appeared != nil && next != nil && appeared! < next!)
    observation.end()
  }

  @Test("nothing is heard after the end, nor when nobody holds the observation")
  func ends() {
    let stage = Stage("A")
    let (ended, dropped) = (Heard(), Heard())
    let observation = observe(ended)
    var held: LifecycleObservation? = observe(dropped)
    stage.push("B")
    #expect(ended.calls == dropped.calls && ended.calls.count == 7)
    observation.end()
    observation.end()
    held = nil
    stage.push("C")
    #expect(ended.calls.count == 7 && dropped.calls.count == 7)
    #expect(held == nil)
  }

  @Test("a handler may end its own observation and begin another, which hears of what comes next")
  func endsItself() {
    let stage = Stage("A")
    let heard = Heard()
    var first: LifecycleObservation?
    var second: LifecycleObservation?
    first = LifecycleObservation { _ in
      first?.end()
      if second == nil { second = observe(heard) }
    }
    stage.push("B")
    #expect(heard.calls.first == "B.viewDidLoad")
    second?.end()
  }

  @Test("the end lets go of what the handler holds, and no controller is kept")
  func keepsNothing() {
    let stage = Stage("A")
    var held: Heard? = Heard()
    let attachment = Weak(held ?? Heard())
    let observation = LifecycleObservation { [held] event in held?.calls.append(event.kind.rawValue) }
    var screen: ViewController? = stage.screen("B")
    let pushed = Weak(screen ?? ViewController())
    if let screen { stage.navigation.pushViewController(screen, animated: false) }
    screen = nil
    stage.navigation.popViewController(animated: false)
    #expect(held?.calls.count == 13)
    #expect(pushed.isGone)
    held = nil
    #expect(!attachment.isGone)
    observation.end()
    #expect(attachment.isGone)
  }

  @Test(
    "whoever looks on does not navigate: the stack stays, and the calls come as without",
    arguments: [
      LifecycleEvent.Kind.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMove, .didMove,
    ])
  func looksOn(kind: LifecycleEvent.Kind) {
    let (plain, stage) = (Stage("A"), Stage("A"))
    for each in [plain, stage] { each.log.clear() }
    plain.push("B")
    var asked = 0
    let observation = LifecycleObservation { event in
      guard event.kind == kind else { return }
      asked += 1
      stage.navigation.popViewController(animated: false)
      stage.push("C")
      event.controller.present(stage.screen("X"), animated: false)
    }
    let found = diagnostics { stage.push("B") }
    observation.end()
    #expect(asked > 0)
    #expect(found.map(\.kind) == Array(repeating: .duringObservation, count: 3 * asked))
    #expect(stage.log.take() == plain.log.take())
    #expect(stage.stack == ["A", "B"])
  }
}
