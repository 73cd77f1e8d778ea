import Navigation
import NavigationTesting
import Testing

/// The way forward: what was left by a way back, made anew.
@MainActor
@Suite struct ForwardTests {
  let windows = Windows()
  let stack: NavigationController
  let host: HeadlessHost

  init() {
    Written.register()
    (stack, host) = windows.show([InboxPage(), LetterPage(1), LetterPage(2), LetterPage(3)])
    stack.keepsForwardHistory = true
  }

  private var titles: [String] { stack.viewControllers.names }

  @Test("off by default: nothing is remembered, and forward does nothing")
  func off() {
    let (stack, host) = windows.show([InboxPage(), LetterPage(1)])
    #expect(!stack.keepsForwardHistory)
    stack.popViewController(animated: false)
    #expect(!stack.canGoForward)
    #expect(!stack.goForward(animated: false))
    host.scene.goForward()
    #expect(stack.viewControllers.names == ["Inbox"])
  }

  @Test(
    "after a back, forward pushes a new screen with the same payload; nothing popped is kept alive",
    arguments: [true, false])
  func forward(byUser: Bool) {
    let left = stack.topViewController.map { Weak($0) }
    host.scene.goBack(.keyboard)
    #expect(left?.isGone == true)
    #expect(stack.canGoForward)
    #expect(titles == ["Inbox", "Letter 1", "Letter 2"])
    if byUser { host.scene.goForward() } else { #expect(stack.goForward(animated: true)) }
    #expect(titles == ["Inbox", "Letter 1", "Letter 2", "Letter 3"])
    #expect((stack.topViewController as? LetterPage)?.number == 3)
    #expect(!stack.canGoForward)
    #expect(!stack.goForward(animated: false))
    #expect(host.bar.back?.tooltip == "Letter 2")
  }

  @Test("L2 forward makes the calls of a push, with its flag", arguments: [true, false])
  func calls(animated: Bool) {
    let stage = AwkwardStage(.alone)
    stage.stack?.popViewController(animated: false)
    stage.log.clear()
    stage.stack?.goForward(animated: animated)
    let flag = animated ? "(animated)" : ""
    #expect(
      stage.log.take() == [
        "Cr1.willMove(M)", "Cr1.loadView", "Cr1.viewDidLoad",
        "B.viewWillDisappear\(flag)", "Cr1.viewWillAppear\(flag)",
        "D.willShow(Cr1\(animated ? ", animated" : ""))", "B.viewDidDisappear\(flag)",
        "Cr1.viewDidAppear\(flag)", "Cr1.didMove(M)", "D.didShow(Cr1\(animated ? ", animated" : ""))",
      ])
  }

  @Test(
    "several left at once come back one by one, the lowest first",
    arguments: ["history", "root", "to", "one by one"])
  func several(how: String) {
    switch how {
    case "history": host.scene.goBack(.history(2))
    case "root": stack.popToRootViewController(animated: true)
    case "to": stack.popToViewController(stack.viewControllers[0], animated: true)
    default: for _ in 0..<3 { stack.popViewController(animated: true) }
    }
    #expect(titles == ["Inbox"])
    for count in 1...3 {
      host.scene.goForward()
      #expect(titles == ["Inbox"] + (1...count).map { "Letter \($0)" })
    }
    #expect(!stack.canGoForward)
  }

  @Test("back and forward many times: always the same screens")
  func toAndFro() {
    for _ in 0..<20 {
      host.scene.goBack(.mouse)
      host.scene.goBack(.button)
      host.scene.goForward()
      host.scene.goForward()
    }
    #expect(titles == ["Inbox", "Letter 1", "Letter 2", "Letter 3"])
  }

  @Test("S17 a swipe back is remembered as well; one that is taken back is not", arguments: [true, false])
  func swipe(finishes: Bool) {
    host.holdsTransitions = true
    host.scene.goBack(.swipe)
    #expect(!stack.canGoForward)
    if finishes { host.finishTransition() } else { host.cancelTransition() }
    #expect(stack.canGoForward == finishes)
    #expect(titles.count == (finishes ? 3 : 4))
  }

  @Test(
    "everything else that changes the top ends the way forward",
    arguments: ["push", "replace", "set", "remove", "empty", "path"])
  func cleared(how: String) {
    stack.popViewController(animated: false)
    #expect(stack.canGoForward)
    switch how {
    case "push": stack.pushViewController(LetterPage(9), animated: false)
    case "replace": stack.replaceTop(with: LetterPage(9), animated: false)
    case "set": stack.viewControllers = [stack.viewControllers[0], LetterPage(9)]
    case "remove": stack.remove(stack.viewControllers[2], animated: false)
    case "empty": stack.viewControllers = []
    default: stack.path = NavigationPath([Written.inbox])
    }
    #expect(!stack.canGoForward)
    #expect(!stack.goForward(animated: false))
  }

  @Test(
    "what changes below the top, or is refused, does not",
    arguments: ["remove", "set", "push", "present", "sheet"])
  func notCleared(how: String) {
    stack.popViewController(animated: false)
    let found = diagnostics {
      switch how {
      case "remove": stack.remove(stack.viewControllers[1], animated: false)
      case "set": stack.viewControllers = [LetterPage(8)] + stack.viewControllers.suffix(1)
      case "push": stack.pushViewController(stack.viewControllers[0], animated: false)
      case "present":
        stack.topViewController?.present(LetterPage(9), animated: false)
        stack.topViewController?.dismiss(animated: false)
      default:
        let sheet = NavigationController(rootViewController: LetterPage(5))
        stack.topViewController?.present(sheet, animated: false)
        sheet.pushViewController(LetterPage(6), animated: false)
        stack.topViewController?.dismiss(animated: false)
      }
    }
    #expect(found.map(\.kind) == (how == "push" ? [.alreadyPlaced] : []))
    #expect(stack.canGoForward)
    host.scene.goForward()
    #expect(host.bar.title == "Letter 3")
  }

  @Test("turned off, the way forward ends; turned on again, it begins with the next back")
  func turnedOff() {
    stack.popViewController(animated: false)
    stack.keepsForwardHistory = false
    #expect(!stack.canGoForward)
    stack.keepsForwardHistory = true
    #expect(!stack.canGoForward)
    stack.popViewController(animated: false)
    host.scene.goForward()
    #expect(titles == ["Inbox", "Letter 1", "Letter 2"])
  }

  @Test("a screen that is not Restorable ends the way: neither it nor what was above it comes again")
  func notRestorable() {
    stack.pushViewController(PassingPage("P"), animated: false)
    stack.pushViewController(LetterPage(4), animated: false)
    stack.popViewController(animated: false)
    #expect(stack.canGoForward)
    stack.popViewController(animated: false)
    #expect(!stack.canGoForward)
    stack.pushViewController(PassingPage("P"), animated: false)
    stack.pushViewController(LetterPage(4), animated: false)
    stack.popToRootViewController(animated: false)
    host.scene.goForward()
    host.scene.goForward()
    host.scene.goForward()
    host.scene.goForward()
    #expect(titles == ["Inbox", "Letter 1", "Letter 2", "Letter 3"])
  }

  @Test("a payload that cannot be written ends the way, with one diagnostic")
  func unwritable() {
    stack.pushViewController(UnwritablePage(), animated: false)
    let found = diagnostics { stack.popViewController(animated: false) }
    #expect(found.map(\.kind) == [.payloadNotWritten])
    #expect(!stack.canGoForward)
  }

  @Test(
    "a screen that cannot be made any more: one diagnostic, and no way forward after that",
    arguments: ["gone", "throws", "placed"])
  func cannotBeMade(how: String) {
    struct Broken: Error {}
    stack.pushViewController(OddPage("odd"), animated: false)
    stack.pushViewController(LetterPage(4), animated: false)
    host.scene.goBack(.history(1))
    #expect(host.bar.title == "Letter 3")
    let restoring: @MainActor (String) throws -> ViewController? = { [stack] _ in
      if how == "throws" { throw Broken() }
      return how == "placed" ? stack.viewControllers[0] : nil
    }
    OddPage.restoring(restoring) {
      let found = diagnostics { #expect(!stack.goForward(animated: false)) }
      let kinds: [String: Diagnostic.Kind] = [
        "gone": .screenIsGone, "throws": .brokenScreen, "placed": .alreadyPlaced,
      ]
      #expect(found.map(\.kind) == [kinds[how]])
    }
    #expect(!stack.canGoForward)
    #expect(host.bar.title == "Letter 3")
  }

  @Test(
    "S22 restored(from:) that navigates: what it did stands, and there is no way forward",
    arguments: ["push", "pop", "set"])
  func navigatesMeanwhile(how: String) {
    stack.pushViewController(OddPage("odd"), animated: false)
    stack.popViewController(animated: false)
    let restoring: @MainActor (String) -> ViewController? = { [stack] payload in
      switch how {
      case "push": stack.pushViewController(LetterPage(8), animated: true)
      case "pop": stack.popViewController(animated: true)
      default: stack.viewControllers = [LetterPage(8)]
      }
      return OddPage(payload)
    }
    OddPage.restoring(restoring) { #expect(!stack.goForward(animated: true)) }
    #expect(!titles.contains("odd"))
    #expect(!stack.canGoForward)
    #expect(stack.viewControllers.allSatisfy { $0.parent === stack })
  }
}
