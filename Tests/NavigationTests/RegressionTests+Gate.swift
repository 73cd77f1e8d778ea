import Navigation
import NavigationTesting
import Testing

/// The gate: user's ways back that meet each other, a closing sheet, or a program that goes on meanwhile.
@MainActor
@Suite struct GateRegressionTests {
  // Field reports: Escape through a dialog, parent closed too.
  @Test("S17 M10 two Escapes while a sheet closes close that sheet alone")
  func twoEscapes() async {
    let stage = Stage("A")
    let (lower, upper) = (
      RecordingViewController("X", stage.log), RecordingViewController("Y", stage.log)
    )
    stage.navigation.present(lower, animated: false)
    lower.present(upper, animated: false)
    stage.host.holdsTransitions = true
    await stage.host.goBack(.escape)
    await stage.host.goBack(.escape)
    #expect(upper.isBeingDismissed && !lower.isBeingDismissed)
    stage.host.finishTransition()
    #expect(stage.host.scene.topmost === lower)
  }

  @Test("B6 S16 a second Escape leaves a sheet open that has been asked and has not answered")
  func escapeWhileAsked() async {
    let stage = Stage("A")
    let sheet = RecordingViewController("X", stage.log)
    let asked = AskingViewController("Y", stage.log)
    sheet.addChild(asked)
    stage.navigation.present(sheet, animated: false)
    stage.host.scene.goBack(.escape)
    #expect(await asked.untilAsked())
    stage.host.scene.goBack(.escape)
    await letTasksRun()
    #expect(stage.host.scene.topmost === sheet)
    #expect(stage.log.all.count(of: "Y.shouldLeave") == 1)
    asked.answer(false)
    await letTasksRun()
    #expect(stage.host.scene.topmost === sheet)
  }

  @Test("S16 quitting asks a screen that came to an agreed window while another window was asked")
  func newScreenWhileQuitting() async {
    let (first, second) = (Stage("A"), Stage("B"))
    let asked = AskingViewController("Q", second.log)
    second.navigation.pushViewController(asked, animated: false)
    NavigationScene.closeAll([first.host.scene, second.host.scene])
    #expect(await asked.untilAsked())
    let late = AskingViewController("E", first.log)
    first.navigation.pushViewController(late, animated: false)
    asked.answer(true)
    #expect(await late.untilAsked())
    #expect(!first.host.isClosed && !second.host.isClosed)
    late.answer(false)
    await letTasksRun()
    #expect(!first.host.isClosed && !second.host.isClosed)
  }

  @Test("S16 closing a window asks a page that was pushed while another one was asked")
  func newScreenWhileClosing() async {
    let stage = Stage("A")
    let asked = AskingViewController("Q", stage.log)
    stage.navigation.pushViewController(asked, animated: false)
    stage.host.scene.goBack(.close)
    #expect(await asked.untilAsked())
    let late = AskingViewController("E", stage.log)
    stage.navigation.pushViewController(late, animated: false)
    asked.answer(true)
    #expect(await late.untilAsked())
    #expect(!stage.host.isClosed)
    late.answer(false)
    await letTasksRun()
    #expect(!stage.host.isClosed)
  }

  @Test("S16 a second close of a sheet ends its questions: no further screen is asked while it closes")
  func insistedClose() async {
    let stage = Stage("A")
    let lower = AskingViewController("X", stage.log)
    let upper = AskingViewController("Y", stage.log)
    let sheet = NavigationController(rootViewController: lower)
    sheet.pushViewController(upper, animated: false)
    stage.navigation.present(sheet, animated: false)
    stage.host.holdsTransitions = true
    stage.host.scene.goBack(.close, from: sheet)
    #expect(await upper.untilAsked())
    stage.host.scene.goBack(.close, from: sheet)
    #expect(sheet.isBeingDismissed)
    upper.answer(true)
    await letTasksRun()
    #expect(!lower.isAsked)
    #expect(!stage.log.all.contains("X.shouldLeave"))
    stage.host.finishTransition()
  }

  @Test("S16 S22 an open question keeps no screen alive that the program removes")
  func questionHoldsNothing() async {
    let stage = Stage("A", "B")
    let asked = AskingViewController("C", stage.log)
    stage.navigation.pushViewController(asked, animated: false)
    stage.host.scene.goBack(.history(1))
    #expect(await asked.untilAsked())
    let removed = Weak(stage["B"])
    stage.navigation.remove(stage["B"], animated: false)
    #expect(stage.stack == ["A", "C"])
    #expect(removed.isGone)
    asked.answer(false)
    await letTasksRun()
  }

  @Test("B8 a late click on the own back item of a screen that was popped runs nothing")
  func lateClick() {
    let stage = Stage("A")
    let page = CountedItemViewController("I", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    let item = page.navigationItem.backItem
    #expect(item != nil)
    stage.navigation.popViewController(animated: false)
    item?.performAction()
    #expect(page.clicks == 0)
  }
}

/// A screen with a back item of its own, which counts its clicks and does nothing else.
private final class CountedItemViewController: RecordingViewController, CanGoBack {
  private(set) var clicks = 0

  func makeBackButton() -> BarButtonItem {
    BarButtonItem(title: "Leave", owner: self) { $0.clicks += 1 }
  }
}
