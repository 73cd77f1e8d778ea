import Navigation
import NavigationTesting
import Testing

/// What each operation does to the stack, rules S1 to S10.
@MainActor
@Suite struct StackTests {
  // Field report: never below root.
  @Test("S1 pop at the root: nil, no calls, no diagnostic", arguments: [true, false])
  func popAtRoot(animated: Bool) {
    let stage = Stage("A")
    var popped: ViewController? = stage.navigation
    let found = diagnostics { popped = stage.navigation.popViewController(animated: animated) }
    #expect(popped == nil)
    #expect(found.isEmpty)
    #expect(stage.log.take().isEmpty)
    #expect(stage.stack == ["A"])
  }

  @Test("S2 popToRoot at the root: an empty array, no calls")
  func popToRootAtRoot() {
    let stage = Stage("A")
    var popped: [ViewController]?
    let found = diagnostics { popped = stage.navigation.popToRootViewController(animated: true) }
    #expect(popped?.names == [])
    #expect(found.isEmpty)
    #expect(stage.log.take().isEmpty)
  }

  @Test("S4 popTo a controller that is not in the stack: refused, nil, one diagnostic")
  func popToStranger() {
    let stage = Stage("A", "B")
    var popped: [ViewController]? = []
    let found = diagnostics {
      popped = stage.navigation.popToViewController(stage.screen("C"), animated: true)
    }
    #expect(popped == nil)
    #expect(found.count == 1)
    #expect(stage.log.take().isEmpty)
    #expect(stage.stack == ["A", "B"])
  }

  @Test("S4 popTo a screen that was popped before, and one of another stack")
  func popToFormerScreen() {
    let stage = Stage("A", "B")
    let other = Stage("A", "E")
    let former = stage["B"]
    stage.navigation.popViewController(animated: false)
    let found = diagnostics {
      #expect(stage.navigation.popToViewController(former, animated: false) == nil)
      #expect(stage.navigation.popToViewController(other["A"], animated: false) == nil)
    }
    #expect(found.count == 2)
    #expect(stage.stack == ["A"])
    #expect(other.stack == ["A", "E"])
  }

  @Test("S5 popTo the current top: an empty array, no calls")
  func popToTop() {
    let stage = Stage("A", "B")
    var popped: [ViewController]?
    let found = diagnostics {
      popped = stage.navigation.popToViewController(stage["B"], animated: true)
    }
    #expect(popped?.names == [])
    #expect(found.isEmpty)
    #expect(stage.log.take().isEmpty)
  }

  // Field report: pop to root.
  @Test("S6 popToRoot returns the popped ones in stack order, and makes one transition")
  func popToRoot() {
    let stage = Stage("A", "B", "C", "E")
    let popped = stage.navigation.popToRootViewController(animated: false)
    #expect(popped?.names == ["B", "C", "E"])
    #expect(stage.stack == ["A"])
    #expect(stage.log.take().calls("willShow", "didShow") == ["D.willShow(A)", "D.didShow(A)"])
    #expect(stage.host.transitions.suffix(2) == [.push, .pop])
  }

  @Test("S6 popTo returns the popped ones in stack order, and makes one transition")
  func popTo() {
    let stage = Stage("A", "B", "C", "E")
    let popped = stage.navigation.popToViewController(stage["B"], animated: false)
    #expect(popped?.names == ["C", "E"])
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().calls("willShow", "didShow") == ["D.willShow(B)", "D.didShow(B)"])
  }

  @Test("S7 a new top is a push, whatever stands below it")
  func setNewTop() {
    let stage = Stage("A", "B")
    let top = stage.screen("C")
    var isMoving = false
    stage.log.on("C.viewWillAppear(animated)") { isMoving = top.isMovingToParent }
    stage.navigation.setViewControllers([stage.screen("E"), stage["A"], top], animated: true)
    #expect(isMoving)
    #expect(stage.stack == ["E", "A", "C"])
    #expect(stage.host.transitions.last == .push)
    #expect(stage.log.take().calls("willShow") == ["D.willShow(C, animated)"])
  }

  @Test("S7 a top from below is a pop: [A, B, C] → [E, A, B] ends as [E, A, B]")
  func setTopFromBelow() {
    let stage = Stage("A", "B", "C")
    stage.navigation.setViewControllers([stage.screen("E"), stage["A"], stage["B"]], animated: true)
    #expect(
      stage.log.take() == [
        "C.willMove(nil)",
        "E.willMove(N)",
        "C.viewWillDisappear(animated)",
        "B.viewWillAppear(animated)",
        "D.willShow(B, animated)",
        "C.viewDidDisappear(animated)",
        "B.viewDidAppear(animated)",
        "C.didMove(nil)",
        "E.didMove(N)",
        "D.didShow(B, animated)",
      ]
    )
    #expect(stage.stack == ["E", "A", "B"])
    #expect(stage.host.transitions.last == .pop)
  }

  @Test("S7 the top from below while the old top stays in the stack: no one moves")
  func setReordered() {
    let stage = Stage("A", "B")
    stage.navigation.setViewControllers([stage["B"], stage["A"]], animated: false)
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear",
        "A.viewWillAppear",
        "D.willShow(A)",
        "B.viewDidDisappear",
        "A.viewDidAppear",
        "D.didShow(A)",
      ]
    )
    #expect(stage.stack == ["B", "A"])
  }

  @Test("S7 the same stack: nothing at all")
  func setSame() {
    let stage = Stage("A", "B")
    let found = diagnostics {
      stage.navigation.setViewControllers(stage.navigation.viewControllers, animated: true)
    }
    #expect(found.isEmpty)
    #expect(stage.log.take().isEmpty)
  }

  @Test("S8 duplicates in setViewControllers: the first stays, one diagnostic")
  func setDuplicates() {
    let stage = Stage("A", "B")
    let (first, second, third) = (stage["A"], stage["B"], stage.screen("C"))
    let found = diagnostics {
      stage.navigation.setViewControllers([first, third, first, second], animated: false)
    }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "C", "B"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S8 several duplicates are one misuse: one diagnostic")
  func setSeveralDuplicates() {
    let stage = Stage("A", "B")
    let (first, second) = (stage["A"], stage["B"])
    let found = diagnostics {
      stage.navigation.setViewControllers([first, second, first, second, second], animated: false)
    }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().isEmpty)
  }

  @Test("S8 a new controller given twice is moved in once")
  func setNewDuplicate() {
    let stage = Stage("A")
    let screen = stage.screen("B")
    let found = diagnostics {
      stage.navigation.setViewControllers([stage["A"], screen, screen], animated: false)
    }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().count(of: "B.willMove(N)") == 1)
  }

  @Test("S9 an empty array: the screens leave, and the top is nil")
  func setEmpty() {
    let stage = Stage("A", "B")
    let found = diagnostics { stage.navigation.setViewControllers([], animated: false) }
    #expect(found.isEmpty)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)",
        "A.willMove(nil)",
        "B.viewWillDisappear",
        "B.viewDidDisappear",
        "B.didMove(nil)",
        "A.didMove(nil)",
      ]
    )
    #expect(stage.navigation.topViewController == nil)
    #expect(stage.host.bar.back == nil)
    #expect(stage.host.bar.left.isEmpty && stage.host.bar.right.isEmpty)
  }

  @Test("S9 no later call crashes on an empty stack, and a push shows the new screen")
  func useEmpty() async {
    let stage = Stage("A")
    stage.navigation.viewControllers = []
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect((stage.navigation.popToRootViewController(animated: true) ?? []).isEmpty)
    stage.navigation.remove(stage.screen("B"), animated: true)
    stage.navigation.viewControllers = []
    await stage.host.goBack(.button)
    stage.log.clear()

    stage.push("C", animated: true)
    #expect(stage.stack == ["C"])
    #expect(
      stage.log.take().about("C") == [
        "C.willMove(N)",
        "C.loadView",
        "C.viewDidLoad",
        "C.viewWillAppear(animated)",
        "C.viewDidAppear(animated)",
        "C.didMove(N)",
      ]
    )
    #expect(stage.host.bar.title == "C")
  }

  @Test("S10 replaceTop: one transition, the leaving one before the entering one")
  func replaceTop() {
    let stage = Stage("A", "B")
    stage.navigation.replaceTop(with: stage.screen("C"), animated: true)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)",
        "C.willMove(N)",
        "C.loadView",
        "C.viewDidLoad",
        "B.viewWillDisappear(animated)",
        "C.viewWillAppear(animated)",
        "D.willShow(C, animated)",
        "B.viewDidDisappear(animated)",
        "C.viewDidAppear(animated)",
        "B.didMove(nil)",
        "C.didMove(N)",
        "D.didShow(C, animated)",
      ]
    )
    #expect(stage.stack == ["A", "C"])
    #expect(stage.host.transitions == [.push, .replace])
  }

  @Test("S10 replaceTop works on the only screen, and lets the old one go")
  func replaceRoot() {
    let stage = Stage("A")
    let old = Weak(stage["A"])
    let found = diagnostics { stage.navigation.replaceTop(with: stage.screen("B"), animated: true) }
    #expect(found.isEmpty)
    #expect(stage.stack == ["B"])
    #expect(old.isGone)
    #expect(stage.host.bar.back == nil)
  }

  @Test("S10 replaceTop in an empty stack makes the root")
  func replaceNothing() {
    let stage = Stage("A")
    stage.navigation.viewControllers = []
    stage.navigation.replaceTop(with: stage.screen("B"), animated: false)
    #expect(stage.stack == ["B"])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "B"])
  }

  @Test("S10 removing the top is a pop")
  func removeTop() {
    let stage = Stage("A", "B")
    let twin = Stage("A", "B")
    stage.navigation.remove(stage["B"], animated: true)
    twin.navigation.popViewController(animated: true)
    #expect(stage.stack == ["A"])
    #expect(stage.log.take() == twin.log.take())
  }

  @Test("S10 removing below the top makes no appearance calls", arguments: ["A", "B"])
  func removeBelow(name: String) {
    let stage = Stage("A", "B", "C")
    let screen = Weak(stage[name])
    stage.navigation.remove(stage[name], animated: true)
    #expect(stage.log.take() == ["\(name).willMove(nil)", "\(name).didMove(nil)"])
    #expect(!stage.stack.contains(name))
    #expect(stage.stack.last == "C")
    #expect(screen.isGone)
  }

  @Test("S10 removing an absent one: nothing; the only one: nothing, and one diagnostic")
  func removeAbsentOrOnly() {
    let stage = Stage("A")
    let absent = diagnostics { stage.navigation.remove(stage.screen("B"), animated: true) }
    #expect(absent.isEmpty)
    let only = diagnostics { stage.navigation.remove(stage["A"], animated: true) }
    #expect(only.count == 1)
    #expect(stage.stack == ["A"])
    #expect(stage.log.take().isEmpty)
  }
}
