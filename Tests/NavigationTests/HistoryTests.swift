import Navigation
import NavigationTesting
import Testing

/// The entries of the history menu, as they are when it opens, and what choosing one does later.
@MainActor
@Suite struct HistoryTests {
  @Test("S19 an entry leads to its screen, in one transition")
  func choosing() throws {
    let stage = Stage("A", "B", "C", "D")
    let history = try #require(stage.navigation.bar.back).history
    #expect(history.map(\.title) == ["C", "B", "A"])
    history[1].choose()
    #expect(stage.stack == ["A", "B"])
    #expect(stage.host.transitions.last == .pop)
  }

  @Test("S16 S19 an entry asks each screen that would leave")
  func asks() async throws {
    let stage = Stage("A", "B")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    for mayLeave in [false, true] {
      stage.navigation.historyEntries[1].choose()
      let isAsked = await page.untilAsked()
      try #require(isAsked)
      #expect(stage.stack == ["A", "B", "Q"])
      page.answer(mayLeave)
      await letTasksRun()
    }
    #expect(stage.stack == ["A"])
  }

  @Test("S20 an entry whose screen has left is ignored, and one whose place has changed is found")
  func stale() {
    let stage = Stage("A", "B", "C", "D")
    let history = stage.navigation.historyEntries
    let kept = stage["B"]
    stage.navigation.remove(kept, animated: false)
    history[1].choose()
    #expect(stage.stack == ["A", "C", "D"])
    history[2].choose()
    #expect(stage.stack == ["A"])
    history[2].choose()
    history[0].choose()
    #expect(stage.stack == ["A"])
  }

  @Test("S20 for an entry whose screen has left nobody is asked")
  func staleAsksNobody() {
    let stage = Stage("A", "B")
    stage.navigation.pushViewController(AskingViewController("Q", stage.log), animated: false)
    let history = stage.navigation.historyEntries
    let kept = stage["B"]
    stage.navigation.remove(kept, animated: false)
    history[0].choose()
    #expect(!stage.host.scene.isAsking)
    history[1].choose()
    #expect(stage.host.scene.isAsking)
  }

  @Test("S20 an entry keeps neither its screen nor its stack alive")
  func keepsNothing() {
    var stage: Stage? = Stage("A", "B")
    let history = stage?.navigation.historyEntries
    let stack = stage.map { Weak($0.navigation) }
    stage = nil
    #expect(stack?.isGone == true)
    history?.first?.choose()
  }

  @Test("S20 the menu of a stack that has gone is empty")
  func stackHasGone() throws {
    var stage: Stage? = Stage("A", "B")
    let back = try #require(stage?.navigation.bar.back)
    #expect(back.history.map(\.title) == ["A"])
    stage = nil
    #expect(back.history.isEmpty)
  }

  @Test("S20 the screen of an entry leaves while another is asked: nothing moves, and nothing is reported")
  func leavesMeanwhile() async {
    let stage = Stage("A", "B", "C")
    let page = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    let kept = stage["B"]
    let found = await awaitedDiagnostics {
      let back = Task { await stage.host.goBack(.history(1)) }
      let isAsked = await page.untilAsked()
      #expect(isAsked)
      stage.navigation.remove(kept, animated: false)
      page.answer(true)
      await back.value
    }
    #expect(found.isEmpty)
    #expect(stage.stack == ["A", "C", "Q"])
  }

  @Test("S14 S19 the entries of an outer stack go back in it, whatever the inner one could do")
  func outer() {
    let stage = Stage("A", "B")
    let inner = NavigationController(rootViewController: stage.screen("inner"))
    let page = stage.screen("page")
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    inner.pushViewController(stage.screen("deeper"), animated: false)
    inner.historyEntries[0].choose()
    #expect(inner.viewControllers.names == ["inner"])
    inner.pushViewController(stage.screen("deeper"), animated: false)
    stage.navigation.historyEntries[1].choose()
    #expect(stage.stack == ["A"])
  }

  @Test("M10 the entries of a stack under a sheet are ignored, and so are those of one that is not on show")
  func covered() {
    let stage = Stage("A", "B")
    let history = stage.navigation.historyEntries
    stage["B"].present(stage.screen("sheet"), animated: false)
    history[0].choose()
    #expect(stage.stack == ["A", "B"])
    stage["B"].dismiss(animated: false)
    stage.host.detach()
    history[0].choose()
    #expect(stage.stack == ["A", "B"])
  }

  @Test("S17 a way forward is there after a way back, in what has the user's attention")
  func forward() {
    let stack = NavigationController(rootViewController: InboxPage())
    let host = HeadlessHost(stack)
    stack.keepsForwardHistory = true
    #expect(!host.scene.canGoForward)
    stack.pushViewController(LetterPage(1), animated: false)
    stack.popViewController(animated: false)
    #expect(host.scene.canGoForward)
    stack.present(InboxPage(), animated: false)
    #expect(!host.scene.canGoForward, "a sheet is open (rule M10)")
    stack.dismiss(animated: false)
    host.scene.goForward()
    #expect(stack.viewControllers.count == 2)
    #expect(!host.scene.canGoForward)
  }
}
