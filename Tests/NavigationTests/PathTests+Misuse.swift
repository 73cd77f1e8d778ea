import Navigation
import NavigationTesting
import Testing

/// Paths that are not quite right, and paths at the wrong moment.
extension PathTests {
  private struct Broken: Error {}

  @Test("unknown, broken and gone screens are left out, with one diagnostic each, and the rest is restored")
  func leavesOut() {
    let (stack, _) = shown()
    let restoring: @MainActor (String) throws -> ViewController? = { payload in
      if payload == "throws" { throw Broken() }
      return payload == "gone" ? nil : OddPage(payload)
    }
    OddPage.restoring(restoring) {
      let found = diagnostics {
        stack.path = NavigationPath([
          Written.unknown(), Written.letter(1), Written.odd("throws"), Written.odd("gone"),
          .init(identifier: "test.letter", payload: .string("not a number")), Written.letter(2),
          .init(identifier: "test.unwritable", payload: .null),
        ])
      }
      #expect(
        found.map(\.kind) == [.unknownScreen, .brokenScreen, .screenIsGone, .brokenScreen, .brokenScreen])
    }
    #expect(stack.viewControllers.names == ["Letter 1", "Letter 2"])
  }

  @Test("a path of which nothing is left changes nothing, and says so")
  func nothingLeft() {
    let (stack, host) = shown(InboxPage(), LetterPage(1))
    stack.topViewController?.present(LetterPage(2), animated: false)
    let before = stack.viewControllers
    let found = diagnostics {
      stack.path = NavigationPath(
        [Written.unknown(), Written.unknown("test.else")],
        sheets: [.init([Written.letter(5)], isStack: false)])
    }
    #expect(found.map(\.kind) == [.unknownScreen, .unknownScreen, .nothingRestored])
    #expect(stack.viewControllers.identities == before.identities)
    #expect(host.bar.title == "Letter 2")
  }

  @Test(
    "S3 restored(from:) that gives a controller that has a place already: refused, and the rest is restored",
    arguments: 0..<6)
  func placedAlready(place: Int) {
    let (stack, _) = shown(InboxPage(), PassingPage("P"))
    let (other, _) = shown(PassingPage("elsewhere"))
    let sheet = PassingPage("sheet")
    other.topViewController?.present(sheet, animated: false)
    let everyPlace = stack.viewControllers + other.viewControllers + [stack, other, sheet]
    OddPage.restoring({ _ in everyPlace[place] }) {
      let found = diagnostics {
        stack.path = NavigationPath([Written.inbox, Written.odd("x"), Written.letter(3)])
      }
      #expect(found.map(\.kind) == [.alreadyPlaced])
    }
    #expect(stack.viewControllers.names == ["Inbox", "Letter 3"])
    #expect(other.viewControllers.names == ["elsewhere"])
    #expect(sheet.presentingViewController === other.topViewController)
  }

  @Test("S8 restored(from:) that gives one controller for two screens: the first stays, one diagnostic")
  func oneForTwo() {
    let (stack, _) = shown(InboxPage())
    let one = PassingPage("one")
    OddPage.restoring({ _ in one }) {
      let found = diagnostics {
        stack.path = NavigationPath([Written.odd("a"), Written.odd("b"), Written.letter(1)])
      }
      #expect(found.map(\.kind) == [.duplicate])
    }
    #expect(stack.viewControllers.names == ["one", "Letter 1"])
  }

  @Test("S3 restored(from:) that gives one controller for a screen and for a sheet: it keeps its first place")
  func oneForScreenAndSheet() {
    let (stack, host) = shown(InboxPage())
    let one = PassingPage("one")
    OddPage.restoring({ _ in one }) {
      let found = diagnostics {
        stack.path = NavigationPath([Written.odd("a")], sheets: [.init([Written.odd("b")], isStack: false)])
      }
      #expect(found.map(\.kind) == [.alreadyPlaced])
    }
    #expect(stack.viewControllers.names == ["one"])
    #expect(host.scene.topmost === stack)
  }

  @Test(
    "S22 restored(from:) that navigates: what it did is undone by the path, and nothing breaks",
    arguments: ["push", "pop", "set", "empty", "present", "path"])
  func navigatesMeanwhile(what: String) {
    let (stack, host) = shown(InboxPage(), LetterPage(1), LetterPage(2))
    let restoring: @MainActor (String) -> ViewController? = { payload in
      switch what {
      case "push": stack.pushViewController(PassingPage("meanwhile"), animated: true)
      case "pop": stack.popViewController(animated: true)
      case "set": stack.viewControllers = [PassingPage("meanwhile")]
      case "empty": stack.viewControllers = []
      case "present": stack.topViewController?.present(PassingPage("meanwhile"), animated: true)
      default: stack.path = NavigationPath([Written.letter(8)])
      }
      return OddPage(payload)
    }
    OddPage.restoring(restoring) {
      let found = diagnostics {
        stack.path = NavigationPath([Written.inbox, Written.letter(1), Written.odd("x"), Written.letter(4)])
      }
      #expect(found.isEmpty)
    }
    #expect(stack.viewControllers.names == ["Inbox", "Letter 1", "x", "Letter 4"])
    #expect(stack.viewControllers.allSatisfy { $0.parent === stack })
    #expect(host.scene.topmost === stack)
    #expect(host.bar.title == "Letter 4")
  }

  @Test("two kinds of screens with one identifier: one diagnostic, and the first stays")
  func identifierTaken() {
    final class Impostor: LetterPage {}
    let found = diagnostics {
      NavigationController.register(LetterPage.self, InboxPage.self)
      NavigationController.register(Impostor.self)
    }
    #expect(found.map(\.kind) == [.identifierTaken])
    let (stack, _) = shown()
    stack.path = NavigationPath([Written.letter(1)])
    #expect(stack.topViewController.map { type(of: $0) == LetterPage.self } == true)
  }

  // MARK: At the wrong moment

  @Test("L5 a path that is set in loadView is refused, with one diagnostic")
  func inLoadView() {
    let stage = Stage("A")
    stage.log.on("B.loadView") { stage.navigation.path = NavigationPath([Written.letter(1)]) }
    let found = diagnostics { stage.push("B") }
    #expect(found.map(\.kind) == [.duringLoadView])
    #expect(stage.stack == ["A", "B"])
  }

  @Test(
    "L5 a path that is set while a transition runs first ends that one", arguments: ["push", "pop", "swipe"])
  func duringATransition(what: String) {
    let stage = Stage("A", "B", "C")
    stage.host.holdsTransitions = true
    switch what {
    case "push": stage.push("E", animated: true)
    case "pop": stage.navigation.popViewController(animated: true)
    default: stage.host.scene.goBack(.swipe)
    }
    stage.navigation.path = NavigationPath([Written.inbox, Written.letter(1)])
    #expect(stage.stack == ["Inbox", "Letter 1"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(MoveCheck(stage.log.all).faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N"])
    #expect(stage.host.bar.title == "Letter 1")
  }

  @Test(
    "L5 a path that is set from inside any call of a push", arguments: LifecycleTests.callsOfAPush)
  func duringPush(call: String) {
    let stage = Stage("A")
    stage.log.on(call) {
      stage.navigation.path = NavigationPath(
        [Written.inbox, Written.letter(1)], sheets: [.init([Written.letter(2)], isStack: true)])
    }
    stage.push("B", animated: true)
    #expect(!stage.log.hasPendingHook)
    let events = stage.log.take()
    #expect(events.filter { LifecycleTests.callsOfAPush.contains($0) } == LifecycleTests.callsOfAPush)
    #expect(stage.stack == ["Inbox", "Letter 1"])
    #expect(stage.lifecycle.faults.isEmpty)
    #expect(stage.lifecycle.screens(in: .appeared) == ["N"])
    #expect(stage.host.bar.title == "Letter 2")
  }

  @Test(
    "L5 a path that is set from the root's viewDidAppear, before the window has appeared, opens its sheets once"
  )
  func atLaunch() {
    let log = EventLog()
    let stack = NavigationController(rootViewController: RecordingViewController("A", log))
    log.on("A.viewDidAppear") {
      stack.path = NavigationPath([Written.inbox], sheets: [.init([Written.letter(1)], isStack: false)])
    }
    let host = HeadlessHost(stack)
    #expect(stack.viewControllers.names == ["Inbox"])
    #expect(host.bar.title == "Letter 1")
    host.scene.topmost.dismiss(animated: false)
    #expect(host.scene.topmost === stack)
  }

  @Test("M6 a path with a sheet that is set while a sheet closes")
  func whileASheetCloses() {
    let (stack, host) = shown(InboxPage())
    stack.topViewController?.present(LetterPage(1), animated: false)
    host.holdsTransitions = true
    stack.topViewController?.dismiss(animated: true)
    let found = diagnostics {
      stack.path = NavigationPath([Written.inbox], sheets: [.init([Written.letter(2)], isStack: false)])
    }
    #expect(found.isEmpty)
    host.finishTransition()
    #expect(host.bar.title == "Letter 2")
    #expect((stack.topViewController?.presentedViewController as? LetterPage)?.number == 2)
  }

  @Test("L11 a stack whose window has gone takes a path, and shows it in the next window")
  func afterTheWindow() {
    let (stack, host) = shown(InboxPage())
    host.detach()
    stack.path = NavigationPath(
      [Written.inbox, Written.letter(1)], sheets: [.init([Written.letter(2)], isStack: false)])
    #expect(stack.topViewController?.isViewLoaded == false)
    let next = HeadlessHost(stack)
    #expect(next.bar.title == "Letter 2")
    #expect(stack.viewControllers.names == ["Inbox", "Letter 1"])
  }
}
