import Navigation
import NavigationTesting
import Testing

/// The buttons that lead out of a screen in place of the back button.
@MainActor
@Suite struct WayOutTests {
  private let root = NamedScreen("Root")

  private func host(_ page: ViewController, inSheet: Bool = false) -> HeadlessHost {
    HeadlessHost(showing: page, over: root, inSheet: inSheet)
  }

  @Test("Cancel takes the place of the back button, and leaves; the other ways back go on")
  func cancel() async throws {
    let host = host(Form())
    #expect(host.bar.left == ["Cancel"])
    #expect(host.bar.back == nil)
    try host.click("Cancel")
    #expect(host.bar.title == "Root")
    root.navigationController?.pushViewController(Form(), animated: false)
    await host.goBack(.keyboard)
    #expect(host.bar.title == "Root")
  }

  @Test("F4 Escape is Cancel where a form has it")
  func escapeCancels() async {
    let page = Form()
    let host = host(page)
    page.whenCancelled = {}
    await host.press("Escape")
    #expect(page.calls == ["cancel"])
    #expect(host.bar.title == "Form")
  }

  @Test("S16 Cancel asks who wants to be asked", arguments: [true, false])
  func cancelAsks(mayLeave: Bool) async throws {
    let page = AskingForm()
    let host = host(page)
    page.mayLeave = mayLeave
    try host.click("Cancel")
    await letTasksRun { page.asked == 1 && (host.bar.title == "Root") == mayLeave }
    #expect(page.asked == 1)
    #expect(host.bar.title == (mayLeave ? "Root" : "Form"))
  }

  @Test("the first screen of a window has neither Cancel nor Close: there is nowhere to go")
  func atTheRoot() {
    let page = EverythingPage()
    let host = HeadlessHost(NavigationController(rootViewController: page))
    #expect(host.bar.left == [])
    #expect(host.bar.right == ["Done", "Menu", "Refresh", "Search"])
  }

  @Test("Close stands on the first screen of a sheet, and nowhere else", arguments: [true, false])
  func close(isStack: Bool) throws {
    let page = ClosingPage()
    let host = HeadlessHost(root)
    root.present(isStack ? NavigationController(rootViewController: page) : page, animated: false)
    #expect(host.bar.left == ["Close"])
    page.navigationController?.pushViewController(ClosingPage(), animated: false)
    #expect(host.bar.left == (isStack ? [] : ["Close"]))
    page.navigationController?.popViewController(animated: false)
    try host.click("Close")
    #expect(root.presentedViewController == nil)
  }

  @Test("M8 Close leads out of a sheet that is modal: it is the way that the screen offers")
  func closeOfAModalSheet() throws {
    let page = ClosingPage()
    let host = host(page, inSheet: true)
    page.navigationController?.isModalInPresentation = true
    try host.click("Close")
    #expect(root.presentedViewController == nil)
  }

  @Test("B4 own items at the start replace Cancel and Close, as they replace the back button")
  func ownItemsReplaceTheWayOut() {
    let page = Form()
    let host = host(page)
    page.navigationItem.leftBarButtonItem = BarButtonItem(title: "Own") {}
    #expect(host.bar.left == ["Own"])
    page.navigationItem.leftItemsSupplementBackButton = true
    #expect(host.bar.left == ["Cancel", "Own"])
    #expect(host.bar.back == nil)
    page.navigationItem.leftBarButtonItem?.isHidden = true
    page.navigationItem.leftItemsSupplementBackButton = false
    #expect(host.bar.left == ["Cancel"])
  }

  @Test(
    "B10 two ways out want one place: the first in the documented order has it", arguments: [true, false])
  func twoWaysOut(isInSheet: Bool) {
    let host = host(EverythingPage(), inSheet: isInSheet)
    #expect(host.bar.left == ["Cancel"])
    #expect(host.bar.back == nil)
  }

  // MARK: The keys that lead back

  @Test(
    "F5 F6 where Cancel stands in place of the back button, the keys that lead back do what it does",
    arguments: [true, false])
  func keysCancel(isInSheet: Bool) async {
    for route in [BackRoute.keyboard, .mouse] {
      let page = CancelOnly()
      let host = HeadlessHost(showing: page, over: NamedScreen("Root"), inSheet: isInSheet)
      await host.goBack(route)
      #expect(page.calls == ["cancel"])
      #expect(host.bar.title == "Root")
    }
  }

  @Test("F5 a form in a sheet without a stack, too")
  func keysCancelWithoutAStack() async {
    let page = CancelOnly()
    let host = HeadlessHost(root)
    root.present(page, animated: false)
    await host.goBack(.keyboard)
    #expect(root.presentedViewController == nil)
  }

  @Test("F5 Close is such a way, too")
  func keysClose() async {
    let page = CloseOnly()
    let host = host(page, inSheet: true)
    await host.goBack(.keyboard)
    #expect(root.presentedViewController == nil)
  }

  @Test("S16 who wants to be asked is asked once", arguments: [true, false])
  func keysAsk(mayLeave: Bool) async {
    let page = AskingCancelOnly()
    let host = host(page, inSheet: true)
    page.mayLeave = mayLeave
    await host.goBack(.keyboard)
    await letTasksRun { page.asked == 1 && (root.presentedViewController == nil) == mayLeave }
    #expect(page.asked == 1)
    #expect((root.presentedViewController == nil) == mayLeave)
  }

  @Test("L4 S14 a swipe uncovers a screen, and cancels nothing")
  func swipesDoNotCancel() async {
    let page = CancelOnly()
    let host = host(page)
    #expect(host.scene.stackToSwipe == nil)
    await host.goBack(.swipe)
    #expect(page.calls == [])
    #expect(host.bar.title == "Form")
  }

  @Test("B10 a screen that hides its back button keeps the keys from cancelling")
  func hiddenWayOut() async {
    let page = CancelOnly()
    let host = host(page)
    page.navigationItem.hidesBackButton = true
    await host.goBack(.keyboard)
    #expect(page.calls == [])
  }

  @Test("a Cancel that cannot be used is not used by a key")
  func disabledCancel() async {
    let page = CancelOnly()
    let host = host(page)
    page.bar.left.first?.isEnabled = false
    await host.goBack(.keyboard)
    #expect(page.calls == [])
  }

  @Test("S14 the innermost screen that can be left is left: a form within a screen before the screen")
  func nested() async {
    let inner = NavigationController(rootViewController: NamedScreen("Inner"))
    let outer = NamedScreen("Outer")
    outer.addChild(inner)
    let host = host(outer)
    let form = CancelOnly()
    inner.pushViewController(form, animated: false)
    await host.goBack(.keyboard)
    #expect(form.calls == ["cancel"])
    #expect(inner.viewControllers.count == 1)
    await host.goBack(.keyboard)
    #expect(host.bar.title == "Root")
  }

  @Test("S17 while pages turn a key cancels nothing")
  func whilePagesTurn() async {
    let page = CancelOnly()
    let stack = NavigationController(rootViewController: root)
    let host = HeadlessHost(stack)
    host.holdsTransitions = true
    stack.pushViewController(page, animated: true)
    await host.goBack(.keyboard)
    #expect(page.calls == [])
    host.finishTransition()
    await host.goBack(.keyboard)
    #expect(page.calls == ["cancel"])
  }
}
