import Navigation
import NavigationTesting
import Testing

/// Who belongs to whom (S11 to S13), and who may move the stack (S15, S17, S18).
extension StackTests {
  @Test("S11 a screen's parent and navigationController are the stack's, and nil after the pop")
  func parentOfAScreen() {
    let stage = Stage("A", "B")
    let screen = stage["B"]
    #expect(screen.parent === stage.navigation)
    #expect(screen.navigationController === stage.navigation)
    #expect(stage.navigation.children.names == ["A", "B"])
    #expect(stage.navigation.navigationController == nil)

    stage.navigation.popViewController(animated: false)
    #expect(screen.parent == nil)
    #expect(screen.navigationController == nil)
    #expect(stage.navigation.children.names == ["A"])
  }

  @Test("S11 viewDidLoad of a pushed screen sees its navigationController")
  func navigationControllerInViewDidLoad() {
    let stage = Stage("A")
    let screen = stage.screen("B")
    var seen: NavigationController?
    stage.log.on("B.viewDidLoad") { seen = screen.navigationController }
    stage.navigation.pushViewController(screen, animated: false)
    #expect(seen === stage.navigation)
  }

  @Test("S11 navigationController is the nearest ancestor, through a container of one's own")
  func nearestAncestor() {
    let stage = Stage("A")
    let page = stage.screen("P")
    let child = stage.screen("C")
    page.addChild(child)
    #expect(child.parent === page)
    #expect(child.navigationController == nil)

    stage.navigation.pushViewController(page, animated: false)
    #expect(child.navigationController === stage.navigation)
    stage.navigation.popViewController(animated: false)
    #expect(child.navigationController == nil)
    #expect(child.parent === page)
  }

  @Test("S12 a presented controller has no navigationController, unless it sits in a stack of its own")
  func presentedHasNoStack() {
    let stage = Stage("A", "B")
    let plain = stage.screen("X")
    stage["B"].present(plain, animated: false)
    #expect(plain.navigationController == nil)
    #expect(plain.parent == nil)
    stage["B"].dismiss(animated: false)

    let screen = stage.screen("Y")
    let inner = NavigationController(rootViewController: screen)
    stage["B"].present(inner, animated: false)
    #expect(inner.navigationController == nil)
    #expect(screen.navigationController === inner)
  }

  @Test("S13 visibleViewController is the topmost presented one, else the top")
  func visible() {
    let stage = Stage("A", "B")
    #expect(label(stage.navigation.visibleViewController) == "B")
    let sheet = stage.screen("X")
    stage["B"].present(sheet, animated: false)
    #expect(label(stage.navigation.visibleViewController) == "X")
    sheet.present(stage.screen("Y"), animated: false)
    #expect(label(stage.navigation.visibleViewController) == "Y")
    #expect(label(stage.navigation.topViewController) == "B")

    stage["B"].dismiss(animated: false)
    #expect(label(stage.navigation.visibleViewController) == "B")
  }

  @Test("S13 visibleViewController also sees what the stack itself presents")
  func visibleOverTheStack() {
    let stage = Stage("A")
    stage.navigation.present(stage.screen("X"), animated: false)
    #expect(label(stage.navigation.visibleViewController) == "X")
  }

  @Test("S15 what the program does acts at once: popViewController, and a direct call of back()")
  func programActsAtOnce() throws {
    let stage = Stage("A", "B", "C")
    stage.navigation.popViewController(animated: false)
    #expect(stage.stack == ["A", "B"])
    let screen = try #require(stage["B"] as? GoingBackViewController)
    screen.back()
    #expect(stage.stack == ["A"])
  }

  @Test("S15 the back item's performAction() runs the item's own action")
  func performActionOfTheBackItem() throws {
    let stage = Stage("A", "B")
    let item = try #require(stage["B"].navigationItem.backItem)
    item.performAction()
    #expect(stage.stack == ["A"])
  }

  // Field report: double back.
  @Test("S17 one back a transition: further ones while it runs are ignored")
  func oneBackATransition() async {
    let stage = Stage("A", "B", "C", "E")
    stage.host.holdsTransitions = true
    await stage.host.goBack(.button)
    await stage.host.goBack(.button)
    await stage.host.goBack(.keyboard)
    #expect(stage.stack == ["A", "B", "C"])

    stage.host.finishTransition()
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A", "B"])
  }

  // Field report: double back.
  @Test("S17 two clicks on the same button pop one screen", arguments: [true, false])
  func doubleClick(held: Bool) throws {
    let stage = Stage("A", "B", "C")
    stage.host.holdsTransitions = held
    let item = try #require(stage["C"].navigationItem.backItem)
    stage.host.click(item)
    stage.host.click(item)
    stage.host.finishTransition()
    #expect(stage.stack == ["A", "B"])
  }

  @Test("S17 a back while a push runs is ignored")
  func backDuringPush() async {
    let stage = Stage("A", "B")
    stage.host.holdsTransitions = true
    stage.push("C", animated: true)
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A", "B", "C"])
  }

  // Field report: never below root.
  @Test("S17 no number of backs pops the root")
  func backsAtRoot() async {
    let stage = Stage("A", "B")
    for _ in 0..<5 { await stage.host.goBack(.button) }
    #expect(stage.stack == ["A"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("S18 show(_:) from the top pushes")
  func showFromTheTop() {
    let stage = Stage("A")
    #expect(stage["A"].show(stage.screen("B")))
    #expect(stage.stack == ["A", "B"])
    #expect(stage["B"].show(stage.screen("C"), animated: false))
    #expect(stage.stack == ["A", "B", "C"])
  }

  @Test("S18 show(_:) from a screen that is not on top any more returns false, without a diagnostic")
  func showFromBelow() {
    let stage = Stage("A", "B")
    let below = stage["A"]
    var isShown = true
    let found = diagnostics { isShown = below.show(stage.screen("C")) }
    #expect(!isShown)
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().isEmpty)
  }

  // Field report: late push.
  @Test("S18 show(_:) from a screen that has left does not push over where the user went")
  func showAfterLeaving() {
    let stage = Stage("A", "B")
    let late = stage["B"]
    stage.navigation.popViewController(animated: false)
    var isShown = true
    let found = diagnostics { isShown = late.show(stage.screen("C")) }
    #expect(!isShown)
    #expect(found.isEmpty)
    #expect(stage.stack == ["A"])
  }

  // Field report: double open.
  @Test("S18 show(_:) during a transition returns false: a double click opens one page")
  func showTwice() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    let row = stage["A"]
    var answers: [Bool] = []
    let found = diagnostics {
      answers.append(row.show(stage.screen("B")))
      answers.append(row.show(stage.screen("C")))
    }
    #expect(answers == [true, false])
    #expect(found.isEmpty)
    stage.host.finishTransition()
    #expect(stage.stack == ["A", "B"])
  }

  @Test("S18 show(_:) on the new top while it is still sliding in returns false")
  func showWhileSlidingIn() {
    let stage = Stage("A")
    stage.host.holdsTransitions = true
    stage.push("B", animated: true)
    #expect(!stage["B"].show(stage.screen("C")))
    stage.host.finishTransition()
    #expect(stage["B"].show(stage.screen("C")))
    #expect(stage.stack == ["A", "B", "C"])
  }
}
