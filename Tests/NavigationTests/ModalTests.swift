import Navigation
import NavigationTesting
import Testing

/// Presenting and dismissing, rules M0 to M5, M7 and M9.
@MainActor
@Suite struct ModalTests {
  @Test("M0 the controller that is asked to present is the presenter, and no other")
  func presenter() {
    let stage = Stage("A", "B")
    let sheet = stage.screen("X")
    stage["B"].present(sheet, animated: false)
    #expect(stage["B"].presentedViewController === sheet)
    #expect(sheet.presentingViewController === stage["B"])
    #expect(stage["A"].presentedViewController == nil)
    #expect(stage.navigation.presentedViewController == nil)

    stage["B"].dismiss(animated: false)
    #expect(stage["B"].presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("M0 a stack may present; its screens are not the presenter")
  func stackPresents() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    stage.navigation.present(sheet, animated: false)
    #expect(sheet.presentingViewController === stage.navigation)
    #expect(stage["A"].presentedViewController == nil)
  }

  @Test("M1 dismiss on the presented controller is forwarded to its presenter")
  func dismissOnThePresented() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    stage["A"].present(sheet, animated: false)
    stage.log.clear()
    sheet.dismiss(animated: false) { stage.log.record("completion") }
    #expect(stage.log.take() == ["X.viewWillDisappear", "X.viewDidDisappear", "completion"])
    #expect(stage["A"].presentedViewController == nil)
  }

  @Test("M1 dismiss on a screen of a presented stack closes the stack")
  func dismissInAPresentedStack() {
    let stage = Stage("A")
    let inner = NavigationController(rootViewController: stage.screen("X"))
    stage["A"].present(inner, animated: false)
    let screen = stage.screen("Y")
    inner.pushViewController(screen, animated: false)
    screen.dismiss(animated: false)
    #expect(stage["A"].presentedViewController == nil)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
  }

  @Test("M2 dismiss on a lower controller dismisses everything above it; only the topmost animates")
  func dismissAll() {
    let (stage, sheets) = Self.tower()
    stage["A"].dismiss(animated: true) { stage.log.record("completion") }
    let events = stage.log.take()
    #expect(
      events.calls("viewWillDisappear") == [
        "Z.viewWillDisappear(animated)",
        "Y.viewWillDisappear",
        "X.viewWillDisappear",
      ]
    )
    #expect(
      events.calls("viewDidDisappear") == [
        "Z.viewDidDisappear(animated)",
        "Y.viewDidDisappear",
        "X.viewDidDisappear",
      ]
    )
    #expect(events.last == "completion")
    #expect(events.count(of: "completion") == 1)
    #expect(stage["A"].presentedViewController == nil)
    #expect(sheets.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M2 dismiss on one in the middle leaves itself open")
  func dismissAboveTheMiddle() {
    let (stage, sheets) = Self.tower()
    sheets[0].dismiss(animated: true)
    #expect(label(stage["A"].presentedViewController) == "X")
    #expect(sheets[0].presentedViewController == nil)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A", "X"])
  }

  // Field report: parent closed too.
  @Test(
    "M3 a second dismiss while the first runs does not close the parent; its completion runs when the first ends"
  )
  func dismissTwice() {
    let (stage, sheets) = Self.tower()
    stage.host.holdsTransitions = true
    sheets[2].dismiss(animated: true) { stage.log.record("first") }
    sheets[2].dismiss(animated: true) { stage.log.record("second") }
    #expect(stage.log.take() == ["Z.viewWillDisappear(animated)"])

    stage.host.finishTransition()
    #expect(stage.log.take() == ["Z.viewDidDisappear(animated)", "first", "second"])
    #expect(label(sheets[0].presentedViewController) == "Y")
    #expect(label(stage["A"].presentedViewController) == "X")
  }

  // Field report: parent closed too.
  @Test("M3 a dismiss on the presenter while its sheet is closing does not close the presenter")
  func dismissOnThePresenterMeanwhile() {
    let (stage, sheets) = Self.tower()
    stage.host.holdsTransitions = true
    sheets[2].dismiss(animated: true) { stage.log.record("first") }
    sheets[1].dismiss(animated: true) { stage.log.record("second") }
    stage.host.finishTransition()
    #expect(
      stage.log.take() == [
        "Z.viewWillDisappear(animated)", "Z.viewDidDisappear(animated)", "first", "second",
      ])
    #expect(label(sheets[0].presentedViewController) == "Y")
  }

  @Test("M3 a second dismiss from inside the first one's calls does not close the parent")
  func dismissFromACallback() {
    for call in ["Z.viewWillDisappear", "Z.viewDidDisappear"] {
      let (stage, sheets) = Self.tower()
      stage.log.on(call) { sheets[2].dismiss(animated: false) }
      sheets[2].dismiss(animated: false)
      #expect(label(sheets[0].presentedViewController) == "Y", "from \(call)")
      #expect(stage.lifecycle.faults.isEmpty)
      #expect(!stage.log.hasPendingHook)
    }
  }

  @Test("M4 dismiss with nothing presented and no presenter: nothing happens, the completion runs")
  func dismissNothing() {
    let stage = Stage("A", "B")
    let found = diagnostics {
      stage["B"].dismiss(animated: true) { stage.log.record("completion") }
    }
    #expect(found.isEmpty)
    #expect(stage.log.take() == ["completion"])
    #expect(stage.stack == ["A", "B"])
  }

  @Test("M4 dismiss on a controller that is nowhere")
  func dismissNowhere() {
    let log = EventLog()
    let found = diagnostics {
      RecordingViewController("X", log).dismiss(animated: false) { log.record("completion") }
    }
    #expect(found.isEmpty)
    #expect(log.take() == ["completion"])
  }

  @Test("M5 present while something is presented: refused with one diagnostic")
  func presentTwice() {
    let stage = Stage("A")
    stage["A"].present(stage.screen("X"), animated: false)
    stage.log.clear()
    let second = stage.screen("Y")
    let found = diagnostics { stage["A"].present(second, animated: false) }
    #expect(found.count == 1)
    #expect(label(stage["A"].presentedViewController) == "X")
    #expect(second.presentingViewController == nil)
    #expect(stage.log.take().isEmpty)
  }

  @Test("M5 present again after the dismissal has ended is allowed")
  func presentAfterDismiss() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    let found = diagnostics {
      stage["A"].present(sheet, animated: true)
      stage["A"].dismiss(animated: true)
      stage["A"].present(sheet, animated: true)
    }
    #expect(found.isEmpty)
    #expect(stage["A"].presentedViewController === sheet)
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M6 present during the dismissal of the previous one runs when that ends")
  func presentDuringDismissal() {
    let stage = Stage("A")
    stage["A"].present(stage.screen("X"), animated: false)
    stage.log.clear()
    stage.host.holdsTransitions = true
    let found = diagnostics {
      stage["A"].dismiss(animated: true) { stage.log.record("dismissed") }
      stage["A"].present(stage.screen("Y"), animated: false) { stage.log.record("presented") }
    }
    #expect(found.isEmpty)
    #expect(stage.log.take() == ["X.viewWillDisappear(animated)"])
    stage.host.finishTransition()
    #expect(
      stage.log.take() == [
        "X.viewDidDisappear(animated)",
        "dismissed",
        "Y.loadView",
        "Y.viewDidLoad",
        "Y.viewWillAppear",
        "Y.viewDidAppear",
        "presented",
      ]
    )
    #expect(label(stage["A"].presentedViewController) == "Y")
  }

  @Test("M6 a waiting present whose presenter has left is dropped, and its completion runs")
  func waitingPresenterLeaves() {
    let stage = Stage("A", "B")
    let presenter = stage["B"]
    presenter.present(stage.screen("X"), animated: false)
    stage.host.holdsTransitions = true
    weak var sheet: ViewController?
    do {
      let waiting = stage.screen("Y")
      sheet = waiting
      presenter.dismiss(animated: true)
      presenter.present(waiting, animated: true) { stage.log.record("dropped") }
    }
    stage.navigation.popViewController(animated: false)
    stage.host.finishTransition()
    #expect(stage.log.take().count(of: "dropped") == 1)
    #expect(presenter.presentedViewController == nil)
    #expect(sheet == nil)
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M6 the completion of a dismissal may present, push and pop at once")
  func operationsInTheCompletion() {
    let stage = Stage("A", "B")
    stage["B"].present(stage.screen("X"), animated: false)
    let found = diagnostics {
      stage["B"].dismiss(animated: true) {
        stage["B"].present(stage.screen("Y"), animated: true) {
          stage.navigation.popViewController(animated: true)
          stage.push("C", animated: true)
        }
      }
    }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "C"])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "C"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M7 popping a presenter dismisses what it presents, all of it")
  func popPresenter() {
    let stage = Stage("A", "B")
    weak var sheet: ViewController?
    weak var upper: ViewController?
    do {
      let (first, second) = (stage.screen("X"), stage.screen("Y"))
      stage["B"].present(first, animated: false)
      first.present(second, animated: false)
      (sheet, upper) = (first, second)
    }
    let presenter = Weak(stage["B"])
    #expect(sheet != nil && upper != nil && !presenter.isGone)
    stage.navigation.popViewController(animated: true)
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
    #expect(sheet == nil && upper == nil && presenter.isGone)
    #expect(label(stage.navigation.visibleViewController) == "A")
  }

  @Test("M7 removing a presenter from below the top dismisses what it presents")
  func removePresenter() {
    let stage = Stage("A", "B")
    let sheet = stage.screen("X")
    stage["B"].present(sheet, animated: false)
    stage.push("C")
    stage.navigation.remove(stage["B"], animated: false)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.stack == ["A", "C"])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "C"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("M7 replacing and emptying dismiss as well", arguments: [true, false])
  func replacePresenter(replaces: Bool) {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    stage["A"].present(sheet, animated: false)
    if replaces {
      stage.navigation.replaceTop(with: stage.screen("B"), animated: true)
    } else {
      stage.navigation.setViewControllers([], animated: true)
    }
    #expect(sheet.presentingViewController == nil)
    #expect(stage.lifecycle.screens(in: .appeared) == (replaces ? ["N", "B"] : ["N"]))
    #expect(stage.lifecycle.faults.isEmpty)
  }

  /// A presents X, X presents Y, Y presents Z.
  private static func tower() -> (stage: Stage, sheets: [GoingBackViewController]) {
    let stage = Stage("A")
    let sheets = [stage.screen("X"), stage.screen("Y"), stage.screen("Z")]
    stage["A"].present(sheets[0], animated: false)
    sheets[0].present(sheets[1], animated: false)
    sheets[1].present(sheets[2], animated: false)
    stage.log.clear()
    return (stage, sheets)
  }
}
