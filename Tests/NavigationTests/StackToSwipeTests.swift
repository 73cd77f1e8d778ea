import Navigation
import NavigationTesting
import Testing

/// Where a swipe would go, which a host asks before it begins one.
@MainActor
@Suite struct StackToSwipeTests {
  @Test("S14 a swipe moves the innermost stack on show that stands above its first screen")
  func innermost() {
    let stage = Stage("A")
    #expect(stage.host.scene.stackToSwipe == nil)
    let page = stage.screen("P")
    let inner = NavigationController(rootViewController: stage.screen("E"))
    page.addChild(inner)
    stage.navigation.pushViewController(page, animated: false)
    #expect(stage.host.scene.stackToSwipe === stage.navigation)
    inner.pushViewController(stage.screen("F"), animated: false)
    #expect(stage.host.scene.stackToSwipe === inner)
    stage.push("B")
    #expect(stage.host.scene.stackToSwipe === stage.navigation)
  }

  @Test("L4 a screen that cannot go back, or hides its back button, is not swiped away")
  func cannotGoBack() {
    let stage = Stage("A", "B")
    stage["B"].navigationItem.hidesBackButton = true
    #expect(stage.host.scene.stackToSwipe == nil)
    stage.navigation.pushViewController(RecordingViewController("C", stage.log), animated: false)
    #expect(stage.host.scene.stackToSwipe == nil)
  }

  @Test("M10 with a sheet open a swipe is the sheet's, whose first screen uncovers nothing")
  func sheet() {
    let stage = Stage("A", "B")
    let sheet = NavigationController(rootViewController: stage.screen("X"))
    stage["B"].present(sheet, animated: false)
    #expect(stage.host.scene.stackToSwipe == nil)
    sheet.pushViewController(stage.screen("Y"), animated: false)
    #expect(stage.host.scene.stackToSwipe === sheet)
    stage["B"].dismiss(animated: false)
    #expect(stage.host.scene.stackToSwipe === stage.navigation)
  }

  @Test("L4 a window that has gone has nothing to swipe")
  func gone() {
    let stage = Stage("A", "B")
    stage.host.detach()
    #expect(stage.host.scene.stackToSwipe == nil)
  }
}
