import Navigation
import NavigationTesting
import Testing

/// When there is a back button, and whose action it runs: rules B1 to B5, B7, B8, B10 and B11.
@MainActor
@Suite struct BackButtonTests {
  // Field report: back on the root.
  @Test("B1 no back button at the root of a stack, whatever the protocol says")
  func noneAtRoot() {
    let stage = Stage("A")
    let root = stage.navigation.topViewController as? GoingBackViewController
    root?.setupBackButton()
    #expect(root != nil)
    #expect(root?.navigationItem.backItem == nil)
    #expect(stage.host.bar.back == nil)
    #expect(stage.host.bar.left.isEmpty)
  }

  @Test("B1 a screen that becomes the root loses its back button, one that stops being the root gets one")
  func rootChanges() {
    let stage = Stage("A", "B")
    #expect(stage.host.bar.back != nil)
    stage.navigation.remove(stage["A"], animated: false)
    #expect(stage.host.bar.back == nil)
    stage.navigation.viewControllers = [stage.screen("C"), stage["B"]]
    #expect(stage.host.bar.back != nil)
    #expect(stage.host.bar.back?.tooltip == "C")
  }

  @Test("B2 adopting CanGoBack is enough, also for screens that setViewControllers put there")
  func adoptingIsEnough() {
    let stage = Stage("A", "B")
    #expect(stage.host.bar.back != nil)
    stage.navigation.setViewControllers(
      [stage["A"], stage.screen("C"), stage.screen("E")], animated: false)
    #expect(stage.host.bar.back != nil)
    stage.navigation.popViewController(animated: false)
    #expect(label(stage.navigation.topViewController) == "C")
    #expect(stage.host.bar.back != nil)
  }

  @Test("B2 a screen that does not adopt CanGoBack has none")
  func notAdopting() {
    let stage = Stage("A")
    let screen = RecordingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    #expect(stage.host.bar.back == nil)
    #expect(screen.navigationItem.backItem == nil)
  }

  @Test("B2 setupBackButton() in viewDidLoad, as in the article, never makes a second")
  func setupInViewDidLoad() {
    let stage = Stage("A")
    let screen = CountingViewController("B", stage.log)
    stage.log.on("B.viewDidLoad") {
      screen.setupBackButton()
      screen.setupBackButton()
    }
    stage.navigation.pushViewController(screen, animated: false)
    screen.setupBackButton()
    #expect(stage.host.bar.back != nil)
    #expect(stage.host.bar.left.isEmpty)
    #expect(screen.navigationItem.leftBarButtonItems.isEmpty)
    #expect(screen.made == 1)
  }

  @Test("B3 exactly one after push, pop, push")
  func pushPopPush() {
    let stage = Stage("A")
    let screen = CountingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    stage.navigation.popViewController(animated: false)
    #expect(stage.host.bar.back == nil)
    #expect(screen.navigationItem.backItem == nil)

    stage.navigation.pushViewController(screen, animated: false)
    #expect(stage.host.bar.back != nil)
    #expect(stage.host.bar.left.isEmpty)
    #expect(screen.navigationItem.backItem === screen.navigationItem.backItem)
    #expect(screen.navigationItem.backItem != nil)
  }

  @Test("B4 own left items replace it, and the user routes keep working", arguments: ModalTests.backRoutes)
  func leftItemsReplace(route: BackRoute) async {
    let stage = Stage("A", "B")
    stage["B"].navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu") {}
    #expect(stage.host.bar.back == nil)
    #expect(stage["B"].navigationItem.backItem == nil)
    #expect(stage.host.bar.left == ["Menu"])
    await stage.host.goBack(route)
    #expect(stage.stack == ["A"])
  }

  @Test("B4 leftItemsSupplementBackButton keeps it beside the own items")
  func leftItemsSupplement() async {
    let stage = Stage("A", "B")
    let item = stage["B"].navigationItem
    item.leftBarButtonItems = [BarButtonItem(title: "Menu") {}, BarButtonItem(title: "More") {}]
    item.leftItemsSupplementBackButton = true
    #expect(stage.host.bar.back?.label == "Back")
    #expect(stage.host.bar.left == ["Menu", "More"])

    item.leftItemsSupplementBackButton = false
    #expect(stage.host.bar.back == nil)
    item.leftBarButtonItems = []
    #expect(stage.host.bar.back != nil)
    await stage.host.goBack(.button)
    #expect(stage.stack == ["A"])
  }

  @Test(
    "B5 a controller's own back() is what every route of one step calls",
    arguments: BackButtonTests.stepRoutes)
  func ownBack(route: BackRoute) async {
    let stage = Stage("A")
    let screen = OwnBackViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    stage.log.clear()
    await stage.host.goBack(route)
    #expect(stage.log.take().count(of: "B.back") == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.lifecycle.faults.isEmpty)
  }

  @Test("B5 a click on the back item calls the controller's own back(), which may go where it likes")
  func ownBackGoesToRoot() throws {
    let stage = Stage("A", "B")
    let screen = OwnBackViewController("C", stage.log)
    screen.whenBack = { $0.navigationController?.popToRootViewController(animated: false) }
    stage.navigation.pushViewController(screen, animated: false)
    let item = try #require(screen.navigationItem.backItem)
    stage.host.click(item)
    #expect(stage.stack == ["A"])
    #expect(stage.log.take().count(of: "C.back") == 1)
  }

  @Test("B5 the history menu pops to the chosen screen", arguments: [(0, ["A", "B"]), (1, ["A"])])
  func history(entry: Int, left: [String]) async {
    let stage = Stage("A", "B", "C")
    await stage.host.goBack(.history(entry))
    #expect(stage.stack == left)
  }

  // Field report: unnamed button.
  @Test("B7 accessible name \"Back\", tooltip the previous title, else \"Back\"")
  func words() {
    let stage = Stage("A", "B")
    #expect(stage.host.bar.back?.label == "Back")
    #expect(stage.host.bar.back?.tooltip == "A")
    #expect(stage.host.bar.back?.isEnabled == true)

    stage["A"].title = nil
    #expect(stage.host.bar.back?.label == "Back")
    #expect(stage.host.bar.back?.tooltip == "Back")

    stage["A"].title = ""
    #expect(stage.host.bar.back?.tooltip == "Back")
  }

  @Test("B7 the name stays \"Back\" for an item that says something else")
  func wordsOfAnOwnItem() {
    let stage = Stage("A")
    let screen = CountingViewController("B", stage.log)
    stage.navigation.pushViewController(screen, animated: false)
    #expect(stage.host.bar.back?.label == "Back")
    #expect(screen.made == 1)
  }

  // Field report: freed too early.
  @Test(
    "B8 the closure of the back item does not keep its controller alive, and a late click reaches nothing")
  func lateClick() throws {
    let stage = Stage("A", "B", "C")
    let screen = Weak(stage["C"])
    let item = try #require(stage["C"].navigationItem.backItem)
    stage.navigation.popViewController(animated: false)
    #expect(screen.isGone)
    stage.log.clear()

    stage.host.click(item)
    item.performAction()
    #expect(stage.stack == ["A", "B"])
    #expect(stage.log.take().isEmpty)
  }

  @Test("B8 a late click on the item of a screen that has left but lives reaches nothing")
  func lateClickOnALivingScreen() throws {
    let stage = Stage("A", "B", "C")
    let screen = stage["C"]
    let item = try #require(screen.navigationItem.backItem)
    stage.navigation.popViewController(animated: false)
    stage.host.click(item)
    #expect(stage.stack == ["A", "B"])
    #expect(screen.navigationItem.backItem == nil)
  }

  // Field report: leaked page.
  @Test("B8 an item made with an owner holds it weakly, and its action ends with it")
  func ownerIsWeak() {
    let log = EventLog()
    let item: BarButtonItem
    weak var weakOwner: RecordingViewController?
    do {
      let owner = RecordingViewController("A", log)
      weakOwner = owner
      item = BarButtonItem(title: "Save", owner: owner) { $0.log.record("\($0.name).save") }
      item.performAction()
    }
    #expect(weakOwner == nil)
    item.performAction()
    #expect(log.take() == ["A.save"])
  }

  @Test("B8 the box of an item's closure is freed with the item")
  func closureIsFreed() {
    weak var captured: EventLog?
    do {
      let log = EventLog()
      captured = log
      let item = BarButtonItem(title: "Save") { log.record("save") }
      item.performAction()
      #expect(log.take() == ["save"])
    }
    #expect(captured == nil)
  }

  nonisolated static let stepRoutes: [BackRoute] = [.keyboard, .escape, .mouse, .swipe, .button]
}

/// Counts how often its back item was made; the item says "Up".
final class CountingViewController: RecordingViewController, CanGoBack {
  private(set) var made = 0

  func makeBackButton() -> BarButtonItem {
    made += 1
    return BarButtonItem(title: "Up", owner: self) { $0.back() }
  }
}
