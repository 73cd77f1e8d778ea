import Navigation
import NavigationTesting
import Testing

/// The order of the calls of presenting (L8, L9), of operations without animation (L10), of loading (L12), and of
/// several that leave and enter at once (L13).
extension LifecycleTests {
  @Test("L8 present: the presented one appears, then the completion; the presenter gets no calls")
  func present() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    stage["A"].present(stage.screen("X"), animated: true) { stage.log.record("completion") }
    #expect(
      stage.log.take() == [
        "X.loadView",
        "X.viewDidLoad",
        "X.viewWillAppear(animated)",
      ]
    )
    stage.host.finishTransition()
    #expect(stage.log.take() == ["X.viewDidAppear(animated)", "completion"])
  }

  @Test("L8 a presented stack appears before its top, with its delegate")
  func presentStack() {
    let stage = Stage("A")
    let inner = RecordingNavigationController("M", stage.log, root: stage.screen("X"))
    stage.log.clear()
    stage["A"].present(inner, animated: false) { stage.log.record("completion") }
    let events = stage.log.take()
    #expect(
      events.calls("viewWillAppear", "viewDidAppear", "completion") == [
        "M.viewWillAppear",
        "X.viewWillAppear",
        "M.viewDidAppear",
        "X.viewDidAppear",
      ]
    )
    #expect(events.last == "completion")
    #expect(events.about("A").isEmpty)
    #expect(events.about("N").isEmpty)
  }

  @Test("L8 isBeingPresented is true while the presented one appears, and not later")
  func beingPresented() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    var flags: [Bool] = []
    stage.log.on("X.viewWillAppear") { flags.append(sheet.isBeingPresented) }
    stage.log.on("X.viewDidAppear") { flags.append(sheet.isBeingPresented) }
    stage["A"].present(sheet, animated: false)
    flags.append(sheet.isBeingPresented)
    #expect(flags == [true, true, false])
  }

  // Field report: onDismiss.
  @Test("L9 dismiss: the presented one disappears, then the completion; the presenter gets no calls")
  func dismiss() {
    let stage = Stage("A")
    stage["A"].present(stage.screen("X"), animated: false)
    stage.log.clear()
    stage.host.holdsTransitions = true
    stage["A"].dismiss(animated: true) { stage.log.record("completion") }
    #expect(stage.log.take() == ["X.viewWillDisappear(animated)"])
    stage.host.finishTransition()
    #expect(stage.log.take() == ["X.viewDidDisappear(animated)", "completion"])
  }

  @Test("L9 isBeingDismissed is true while the presented one disappears, and not later")
  func beingDismissed() {
    let stage = Stage("A")
    let sheet = stage.screen("X")
    stage["A"].present(sheet, animated: false)
    var flags: [Bool] = []
    stage.log.on("X.viewWillDisappear") { flags.append(sheet.isBeingDismissed) }
    stage.log.on("X.viewDidDisappear") { flags.append(sheet.isBeingDismissed) }
    stage["A"].dismiss(animated: false)
    flags.append(sheet.isBeingDismissed)
    #expect(flags == [true, true, false])
  }

  @Test("L9 nothing of ours holds a dismissed screen", arguments: [true, false])
  func dismissReleases(animated: Bool) {
    let stage = Stage("A")
    weak var sheet: ViewController?
    do {
      let presented = stage.screen("X")
      stage["A"].present(presented, animated: animated)
      sheet = presented
    }
    #expect(sheet != nil)
    stage["A"].dismiss(animated: animated)
    #expect(sheet == nil)
  }

  @Test(
    "L10 not animated: everything has happened when the call returns, also with a host that holds transitions"
  )
  func synchronous() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true

    stage.push("B")
    #expect(
      stage.log.take() == [
        "B.willMove(N)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear",
        "B.viewWillAppear",
        "D.willShow(B)",
        "A.viewDidDisappear",
        "B.viewDidAppear",
        "B.didMove(N)",
        "D.didShow(B)",
      ]
    )

    stage.navigation.popViewController(animated: false)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)",
        "B.viewWillDisappear",
        "A.viewWillAppear",
        "D.willShow(A)",
        "B.viewDidDisappear",
        "A.viewDidAppear",
        "B.didMove(nil)",
        "D.didShow(A)",
      ]
    )
  }

  @Test("L10 present and dismiss without animation are over when they return")
  func synchronousModal() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    stage["A"].present(stage.screen("X"), animated: false) { stage.log.record("presented") }
    #expect(
      stage.log.take() == ["X.loadView", "X.viewDidLoad", "X.viewWillAppear", "X.viewDidAppear", "presented"])
    stage["A"].dismiss(animated: false) { stage.log.record("dismissed") }
    #expect(stage.log.take() == ["X.viewWillDisappear", "X.viewDidDisappear", "dismissed"])
  }

  @Test("L12 a view loads once, when it is asked for")
  func loadsOnce() {
    let log = EventLog()
    let screen = RecordingViewController("A", log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(log.take().isEmpty)

    let view = screen.view
    #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
    #expect(screen.isViewLoaded)

    screen.loadViewIfNeeded()
    #expect(screen.view === view)
    #expect(screen.viewIfLoaded === view)
    #expect(log.take().isEmpty)
  }

  @Test("L12 loadViewIfNeeded loads, and showing does not load again")
  func loadedBeforeShown() {
    let stage = Stage("A")
    let screen = stage.screen("B")
    screen.loadViewIfNeeded()
    #expect(stage.log.take() == ["B.loadView", "B.viewDidLoad"])
    stage.navigation.pushViewController(screen, animated: false)
    stage.push("C")
    stage.navigation.popViewController(animated: false)
    #expect(stage.log.take().calls("loadView", "viewDidLoad").about("B").isEmpty)
  }

  @Test("L12 viewDidLoad may ask for the view, which is the one that loadView made")
  func viewInViewDidLoad() {
    let log = EventLog()
    let screen = RecordingViewController("A", log)
    var seen: (any View)?
    log.on("A.viewDidLoad") { seen = screen.view }
    let view = screen.view
    #expect(seen === view)
    #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
  }

  @Test(
    "L13 several leave and enter: the leaving ones from the top down, then the entering ones from the bottom up"
  )
  func severalAtOnce() {
    let stage = Stage("A", "B", "C")
    stage.navigation.setViewControllers(
      [stage["A"], stage.screen("E"), stage.screen("F")], animated: false)
    #expect(
      stage.log.take() == [
        "C.willMove(nil)",
        "B.willMove(nil)",
        "E.willMove(N)",
        "F.willMove(N)",
        "F.loadView",
        "F.viewDidLoad",
        "C.viewWillDisappear",
        "F.viewWillAppear",
        "D.willShow(F)",
        "C.viewDidDisappear",
        "F.viewDidAppear",
        "C.didMove(nil)",
        "B.didMove(nil)",
        "E.didMove(N)",
        "F.didMove(N)",
        "D.didShow(F)",
      ]
    )
  }

  @Test("L13 parent becomes nil just before didMove(toParent: nil)")
  func parentWhileLeaving() {
    let stage = Stage("A", "B")
    let screen = stage["B"]
    var parents: [String] = []
    for event in ["B.willMove(nil)", "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)"] {
      stage.log.on(event) { parents.append(label(screen.parent)) }
    }
    stage.navigation.popViewController(animated: false)
    #expect(parents == ["N", "N", "N", "nil"])
  }
}
