import Navigation
import NavigationTesting
import Testing

/// Rule M9, the article's: back on the first screen of a presented stack dismisses it, on any other it pops.
extension ModalTests {
  @Test("M9 back() on the first screen of a presented stack dismisses the stack")
  func backOnTheFirst() {
    let modal = PresentedStack()
    modal.first.back()
    #expect(modal.stage["A"].presentedViewController == nil)
    #expect(modal.stage.lifecycle.screens(in: .appeared) == ["N", "A"])
  }

  @Test("M9 back() on any other screen of a presented stack pops it")
  func backOnTheSecond() {
    let modal = PresentedStack()
    let second = modal.stage.screen("Y")
    modal.stack.pushViewController(second, animated: false)
    second.back()
    #expect(modal.stack.viewControllers.names == ["X"])
    #expect(modal.stage["A"].presentedViewController === modal.stack)
  }

  @Test(
    "M9 every user route reaches the first screen, which has no Back button", arguments: ModalTests.backRoutes
  )
  func userRoutes(route: BackRoute) async {
    let modal = PresentedStack()
    #expect(modal.first.navigationItem.backItem == nil)
    #expect(modal.stage.host.bar.back == nil)
    await modal.stage.host.goBack(route)
    #expect(modal.stage["A"].presentedViewController == nil)
    #expect(modal.stage.stack == ["A"])
  }

  @Test("M9 on the second screen the routes of one step pop", arguments: ModalTests.backRoutes)
  func userRoutesOnTheSecond(route: BackRoute) async {
    let modal = PresentedStack()
    modal.stack.pushViewController(modal.stage.screen("Y"), animated: false)
    #expect(modal.stage.host.bar.back != nil)
    await modal.stage.host.goBack(route)
    #expect(modal.stack.viewControllers.names == ["X"])
    #expect(modal.stage["A"].presentedViewController === modal.stack)
  }

  @Test("M9 close closes the presented stack, however deep it is")
  func close() async {
    let modal = PresentedStack()
    modal.stack.pushViewController(modal.stage.screen("Y"), animated: false)
    await modal.stage.host.goBack(.close)
    #expect(modal.stage["A"].presentedViewController == nil)
    #expect(modal.stage.lifecycle.screens(in: .appeared) == ["N", "A"])
    #expect(modal.stage.stack == ["A"])
  }

  @Test("M9 back() on the first screen of a stack that nobody presents does nothing")
  func backAtTheRootOfAWindow() throws {
    let stage = Stage("A")
    let root = try #require(stage["A"] as? GoingBackViewController)
    let found = diagnostics { root.back() }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A"])
    #expect(stage.log.take().isEmpty)
  }

  @Test("M9 back() in both calls of a double click dismisses one sheet")
  func backTwice() {
    let modal = PresentedStack()
    let upper = modal.stage.screen("Z")
    let upperStack = NavigationController(rootViewController: upper)
    modal.first.present(upperStack, animated: false)
    modal.stage.host.holdsTransitions = true
    upper.back()
    upper.back()
    modal.stage.host.finishTransition()
    #expect(modal.first.presentedViewController == nil)
    #expect(modal.stage["A"].presentedViewController === modal.stack)
  }

  /// The routes that go one step back, wherever they start.
  nonisolated static let backRoutes: [BackRoute] = [.keyboard, .escape, .mouse, .swipe]
}

/// A presents a stack whose first screen is X.
@MainActor
private struct PresentedStack {
  let stage = Stage("A")
  let first: GoingBackViewController
  let stack: NavigationController

  init() {
    first = stage.screen("X")
    stack = NavigationController(rootViewController: first)
    stage["A"].present(stack, animated: false)
  }
}
