import Navigation
import NavigationTesting
import Testing

/// Misuse explains itself, once, and changes nothing.
@MainActor
@Suite struct DiagnosticTests {
  // Field report: same instance.
  @Test("S3 a controller that has a place already is refused", arguments: Misuse.ofPlaces)
  func placed(_ misuse: Misuse) {
    expectRefusal(of: misuse)
  }

  @Test("every other misuse is refused", arguments: Misuse.others)
  func misused(_ misuse: Misuse) {
    expectRefusal(of: misuse)
  }

  @Test("S3 a stack that starts with a controller of another stack stays empty, and the other keeps it")
  func startingWithAPlacedController() {
    let stage = Stage("A", "B")
    var second: NavigationController?
    let found = diagnostics { second = NavigationController(rootViewController: stage["B"]) }
    #expect(found.count == 1)
    #expect(second?.viewControllers.isEmpty == true)
    #expect(stage.stack == ["A", "B"])
    #expect(stage["B"].parent === stage.navigation)
    #expect(stage.log.take().isEmpty)
  }

  @Test("S3 one controller that is refused refuses the whole setViewControllers")
  func setWithOnePlaced() {
    let stage = Stage("A", "B")
    let other = Stage("A", "E")
    let found = diagnostics {
      stage.navigation.setViewControllers(
        [stage["B"], other["E"], stage.screen("C")], animated: false)
    }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(other.stack == ["A", "E"])
    #expect(stage.log.take().isEmpty)
  }

  @Test("S3 the same controller may be pushed again after its pop")
  func pushedAgain() {
    let stage = Stage("A", "B")
    let screen = stage["B"]
    stage.navigation.popViewController(animated: false)
    let found = diagnostics { stage.navigation.pushViewController(screen, animated: false) }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S3 a presented controller may be pushed after its dismissal, and a popped one presented")
  func changesPlace() {
    let stage = Stage("A", "B")
    let (sheet, screen) = (stage.screen("X"), stage["B"])
    let found = diagnostics {
      stage["B"].present(sheet, animated: true)
      stage["B"].dismiss(animated: true)
      stage.navigation.popViewController(animated: true)
      stage.navigation.pushViewController(sheet, animated: true)
      stage["X"].present(screen, animated: true)
    }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "X"])
    #expect(stage["X"].presentedViewController === screen)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("a diagnostic is one line, whatever an error or a title says")
  func oneLine() {
    struct Chatty: Error, CustomStringConvertible { let description = "first\nsecond" }
    Written.register()
    let stack = NavigationController(rootViewController: ViewController())
    OddPage.restoring({ _ in throw Chatty() }) {
      let found = diagnostics { stack.path = NavigationPath([Written.inbox, Written.odd("x")]) }
      #expect(found.count == 1)
      #expect(!found.contains { $0.description.contains { $0.isNewline } })
    }
  }

  @Test("operations that start operations for ever are stopped and reported")
  func endless() {
    let stage = Stage("A")
    var pushed = 0
    stage.log.afterEach = { [unowned stage] event in
      guard event.contains(".viewDidAppear"), pushed < 1_000 else { return }
      pushed += 1
      stage.push("s\(pushed)", animated: true)
    }
    let found = diagnostics { stage.push("B", animated: true) }
    stage.log.afterEach = nil
    #expect(!found.isEmpty)
    #expect(pushed < 100)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  /// One diagnostic with three sentences, no call, and everything where it was.
  private func expectRefusal(of misuse: Misuse) {
    let scene = Misuse.Scene()
    let before = scene.shape
    let found = diagnostics { misuse.run(scene) }
    #expect(found.count == 1)
    for diagnostic in found {
      #expect(!diagnostic.what.isEmpty && !diagnostic.why.isEmpty && !diagnostic.remedy.isEmpty)
    }
    #expect(scene.shape == before)
    #expect(scene.stage.log.take().isEmpty)
    #expect(scene.stage.lifecycle.faults.isEmpty)
  }
}
