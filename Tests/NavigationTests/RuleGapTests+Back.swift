import Navigation
import NavigationTesting
import Testing

/// The back button and the keys.
extension RuleGapTests {
  // Field report: arrow not mirrored.
  @Test("B9 the back button's icon is looked up by name, so that it mirrors in right-to-left")
  func iconName() throws {
    let stage = Stage("A", "B")
    let item = try #require(stage["B"].navigationItem.backItem)
    #expect(item.iconName == "go-previous-symbolic")
    #expect(item.title == nil && item.customView == nil)
    #expect(BarButtonItem(systemItem: .back, action: {}).iconName == "go-previous-symbolic")
  }

  // Field report: shortcut hits a button.
  @Test(
    "F5 F6 keys and mouse act on the stack, whatever items the bar has",
    arguments: [BackRoute.keyboard, .mouse, .escape], [true, false])
  func keysAndItems(route: BackRoute, supplements: Bool) async {
    let stage = Stage("A", "B")
    var clicks = 0
    let items = [
      BarButtonItem(systemItem: .back) { clicks += 1 }, BarButtonItem(title: "Back") { clicks += 1 },
      BarButtonItem(iconName: "go-previous-symbolic", accessibilityLabel: "Back") { clicks += 1 },
    ]
    stage["B"].navigationItem.leftBarButtonItems = items
    stage["B"].navigationItem.leftItemsSupplementBackButton = supplements
    stage["B"].navigationItem.rightBarButtonItem = BarButtonItem(title: "Previous") { clicks += 1 }
    #expect((stage.host.bar.back != nil) == supplements)
    await stage.host.goBack(route)
    #expect(stage.stack == ["A"])
    #expect(clicks == 0)
  }

  @Test("B4 where own items replace the back button there is none to click, and the history still works")
  func replaced() async {
    let stage = Stage("A", "B")
    stage["B"].navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu") {}
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A", "B"])
    await stage.host.goBack(.history(0))
    #expect(stage.stack == ["A"])
  }

  // Field report: shortcut hits a button.
  @Test("B5 F6 keys call the screen's own back(), the back item its own action")
  func ownItem() async {
    let stage = Stage("A")
    let page = OwnItemViewController("B", stage.log)
    stage.navigation.pushViewController(page, animated: false)
    stage.log.clear()
    for route in [BackRoute.button, .keyboard, .mouse, .escape] { await stage.host.goBack(route) }
    #expect(stage.log.take() == ["B.item", "B.back", "B.back", "B.back"])
    #expect(stage.stack == ["A", "B"])
  }

  // Field report: dimmed after refusal.
  @Test(
    "B6 after a refusal by any route the bar is as it was, and the next try asks again",
    arguments: RuleGapTests.movingRoutes)
  func refusal(route: BackRoute) async {
    let stage = Stage("A", "B")
    let page = AskingViewController("Q", stage.log, answers: false)
    stage.navigation.pushViewController(page, animated: false)
    stage.log.clear()
    let (before, changes) = (stage.host.bar, stage.host.barChanges)
    await stage.host.goBack(route)
    await stage.host.goBack(route)
    #expect(stage.host.bar == before)
    #expect(stage.host.barChanges == changes)
    #expect(stage.log.take() == ["Q.shouldLeave", "Q.shouldLeave"])
    #expect(stage.navigation.topViewController === page)
  }

  @Test(
    "B12 the bar is the new screen's before anything of it appears, so before focus can move",
    arguments: [true, false])
  func barComesFirst(isPush: Bool) {
    let stage = Stage("A", "B")
    var titles: Set<String> = []
    stage.log.afterEach = { [unowned stage] event in
      guard event.contains("Appear") || event.contains("Disappear") || event.contains("Show") else { return }
      titles.insert("\(stage.host.bar.title ?? ""), back: \(stage.host.bar.back?.tooltip ?? "")")
    }
    if isPush { stage.push("C", animated: true) } else { stage.navigation.popViewController(animated: true) }
    stage.log.afterEach = nil
    #expect(titles == [isPush ? "C, back: B" : "A, back: "])
  }

  @Test(
    "B10 a screen that hides its back button while it is on show stops every route at once",
    arguments: RuleGapTests.movingRoutes)
  func hides(route: BackRoute) async {
    let stage = Stage("A", "B", "C")
    stage["C"].navigationItem.hidesBackButton = true
    #expect(stage.host.bar.back == nil)
    #expect(stage.navigation.backHistory.isEmpty)
    await stage.host.goBack(route)
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.log.take().isEmpty)
    stage["C"].navigationItem.hidesBackButton = false
    await stage.host.goBack(route)
    #expect(stage.stack.count < 3)
  }
}

/// A screen with a back button and a `back()` of its own, which only write themselves down.
private final class OwnItemViewController: RecordingViewController, CanGoBack {
  func makeBackButton() -> BarButtonItem {
    BarButtonItem(systemItem: .back) { [log, name] in log.record("\(name).item") }
  }

  func back() { log.record("\(name).back") }
}
