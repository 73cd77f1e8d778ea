import Navigation
import NavigationTesting
import Testing

/// One source of truth for "can go back" (B10), the order of the bar (B11), and what else the bar derives.
extension BackButtonTests {
  /// One line of the table of rule B10.
  struct Case: Sendable, CustomTestStringConvertible {
    var isFirst = false
    var adopts = true
    var hides = false
    var hasLeftItems = false
    var supplements = false
    var canGoBack: Bool
    var showsButton: Bool

    var testDescription: String {
      let facts = [
        isFirst ? "first" : "not first",
        adopts ? "adopts" : "does not adopt",
        hides ? "hides" : "does not hide",
        hasLeftItems ? (supplements ? "supplementing items" : "replacing items") : "no items",
      ]
      return facts.joined(separator: ", ")
    }
  }

  nonisolated static let cases: [Case] = [
    Case(canGoBack: true, showsButton: true),
    Case(isFirst: true, canGoBack: false, showsButton: false),
    Case(adopts: false, canGoBack: false, showsButton: false),
    Case(hides: true, canGoBack: false, showsButton: false),
    Case(hasLeftItems: true, canGoBack: true, showsButton: false),
    Case(hasLeftItems: true, supplements: true, canGoBack: true, showsButton: true),
    Case(hides: true, hasLeftItems: true, supplements: true, canGoBack: false, showsButton: false),
    Case(adopts: false, hasLeftItems: true, supplements: true, canGoBack: false, showsButton: false),
    Case(isFirst: true, hasLeftItems: true, supplements: true, canGoBack: false, showsButton: false),
  ]

  @Test("B10 who can go back, and who shows a button", arguments: BackButtonTests.cases)
  func table(_ line: Case) async {
    let stage = Stage("A")
    let screen =
      line.adopts ? stage.screen("B") : RecordingViewController("B", stage.log)
    stage.navigation.viewControllers = (line.isFirst ? [] : [stage["A"]]) + [screen]
    screen.navigationItem.hidesBackButton = line.hides
    if line.hasLeftItems { screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Menu") {} }
    screen.navigationItem.leftItemsSupplementBackButton = line.supplements

    #expect((stage.host.bar.back != nil) == line.showsButton)
    #expect((screen.navigationItem.backItem != nil) == line.showsButton)
    await stage.host.goBack(.keyboard)
    #expect((stage.navigation.topViewController !== screen) == line.canGoBack)
  }

  @Test("B10 hidden and shown again it still works")
  func hiddenAndShown() throws {
    let stage = Stage("A", "B")
    let item = stage["B"].navigationItem
    item.hidesBackButton = true
    #expect(stage.host.bar.back == nil)
    item.hidesBackButton = false
    #expect(stage.host.bar.back?.label == "Back")
    stage.host.click(try #require(item.backItem))
    #expect(stage.stack == ["A"])
  }

  @Test("B10 a hidden back button lets no user route through", arguments: BackButtonTests.stepRoutes)
  func hiddenStopsRoutes(route: BackRoute) async {
    let stage = Stage("A", "B")
    stage["B"].navigationItem.hidesBackButton = true
    await stage.host.goBack(route)
    #expect(stage.stack == ["A", "B"])
    stage.navigation.popViewController(animated: false)
    #expect(stage.stack == ["A"])
  }

  @Test("B11 the own items come in the order given, the back button apart from them")
  func order() {
    let stage = Stage("A", "B")
    let item = stage["B"].navigationItem
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = [BarButtonItem(title: "One") {}, BarButtonItem(title: "Two") {}]
    item.rightBarButtonItems = [BarButtonItem(title: "Three") {}, BarButtonItem(title: "Four") {}]
    #expect(stage.host.bar.back?.label == "Back")
    #expect(stage.host.bar.left == ["One", "Two"])
    #expect(stage.host.bar.right == ["Three", "Four"])
  }

  @Test("B11 the bar shows the top's items, and those of the lower screen again after the pop")
  func itemsFollowTheTop() {
    let stage = Stage("A")
    stage["A"].navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") {}
    #expect(stage.host.bar.right == ["Add"])
    stage.push("B")
    #expect(stage.host.bar.right.isEmpty)
    stage.navigation.popViewController(animated: false)
    #expect(stage.host.bar.right == ["Add"])
  }

  @Test("B11 the singular item is the first of the plural")
  func singularAndPlural() {
    let item = RecordingViewController("A", EventLog()).navigationItem
    let (one, two) = (BarButtonItem(title: "One") {}, BarButtonItem(title: "Two") {})
    item.leftBarButtonItems = [one, two]
    #expect(item.leftBarButtonItem === one)
    item.leftBarButtonItem = two
    #expect(item.leftBarButtonItems.map { $0 === two } == [true])
    item.rightBarButtonItem = one
    #expect(item.rightBarButtonItems.count == 1)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems.isEmpty)
  }

  @Test("B10 the bar shows the item's title and subtitle, else the controller's title")
  func titles() {
    let stage = Stage("A", "B")
    #expect(stage.host.bar.title == "B")
    #expect(stage.host.bar.subtitle == nil)
    stage["B"].navigationItem.title = "Second"
    stage["B"].navigationItem.subtitle = "of two"
    #expect(stage.host.bar.title == "Second")
    #expect(stage.host.bar.subtitle == "of two")
    stage["B"].navigationItem.title = nil
    stage["B"].title = "Other"
    #expect(stage.host.bar.title == "Other")
  }

  @Test("B10 while a sheet is open the bar is the sheet's")
  func barOfASheet() {
    let stage = Stage("A", "B")
    let inner = NavigationController(rootViewController: stage.screen("X"))
    stage["B"].present(inner, animated: false)
    #expect(stage.host.bar.title == "X")
    #expect(stage.host.bar.back == nil)
    inner.pushViewController(stage.screen("Y"), animated: false)
    #expect(stage.host.bar.title == "Y")
    #expect(stage.host.bar.back?.tooltip == "X")
    stage["B"].dismiss(animated: false)
    #expect(stage.host.bar.title == "B")
    #expect(stage.host.bar.back?.tooltip == "A")
  }

  // Field report: blank history.
  @Test("S19 the history lists the screens below, the newest first, and untitled ones say Back")
  func history() {
    let stage = Stage("A", "B", "C", "E")
    stage["B"].title = nil
    #expect(stage.host.bar.back?.history == ["C", "Back", "A"])
  }

  @Test("S19 the history stops below a screen that cannot go back")
  func historyStops() async {
    let stage = Stage("A", "B", "C", "E")
    stage["C"].navigationItem.hidesBackButton = true
    #expect(stage.host.bar.back?.history == ["C"])
    await stage.host.goBack(.history(1))
    #expect(stage.stack == ["A", "B", "C", "E"])
    await stage.host.goBack(.history(0))
    #expect(stage.stack == ["A", "B", "C"])
  }

  @Test("S19 choosing an entry of the history is one transition")
  func historyIsOneTransition() async {
    let stage = Stage("A", "B", "C", "E")
    await stage.host.goBack(.history(2))
    #expect(stage.stack == ["A"])
    #expect(stage.log.take().calls("willShow") == ["D.willShow(A, animated)"])
    #expect(stage.host.transitions.suffix(2) == [.push, .pop])
  }

  @Test("S20 an entry that is not there any more is ignored", arguments: [2, 9, -1])
  func historyEntryThatLeft(entry: Int) async {
    let stage = Stage("A", "B", "C")
    await stage.host.goBack(.history(entry))
    #expect(stage.stack == ["A", "B", "C"])
  }

  @Test("S21 a title that changes shows at once in the bar, the tooltip and the history")
  func titleChanges() {
    let stage = Stage("A", "B", "C")
    let changes = stage.host.barChanges
    stage["B"].title = "Renamed"
    #expect(stage.host.barChanges > changes)
    #expect(stage.host.bar.back?.tooltip == "Renamed")
    #expect(stage.host.bar.back?.history == ["Renamed", "A"])
    stage["C"].title = "Top"
    #expect(stage.host.bar.title == "Top")
  }

  @Test("S21 a screen that is just coming comes with its bar: the host is not asked to change it before")
  func comingScreenChangesNothing() {
    final class Lazy: ViewController, CanGoBack {
      var seen: [Int] = []
      weak var host: HeadlessHost?

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "loaded"
        note()
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "appearing"
        note()
      }

      private func note() { seen.append(host?.barChanges ?? -1) }
    }
    let stage = Stage("A", "B")
    let page = Lazy()
    page.host = stage.host
    let before = stage.host.barChanges
    stage.host.holdsTransitions = true
    stage.navigation.pushViewController(page, animated: true)
    #expect(page.seen == [before, before])
    #expect(stage.host.bar.title == "appearing")
    let shown = stage.host.barChanges
    page.title = "during the transition"
    #expect(stage.host.barChanges == shown + 1)
    stage.host.finishTransition()
  }

  @Test("F4 popsOnEscape turns off Escape, and nothing else")
  func popsOnEscape() async {
    let stage = Stage("A", "B", "C")
    stage.navigation.popsOnEscape = false
    await stage.host.goBack(.escape)
    #expect(stage.stack == ["A", "B", "C"])
    await stage.host.goBack(.keyboard)
    #expect(stage.stack == ["A", "B"])
    stage.navigation.popsOnEscape = true
    await stage.host.goBack(.escape)
    #expect(stage.stack == ["A"])
  }

  @Test("B11 a hidden item is left out, a disabled one does nothing")
  func hiddenAndDisabledItems() {
    let stage = Stage("A")
    let item = BarButtonItem(title: "Add") { stage.log.record("add") }
    stage["A"].navigationItem.rightBarButtonItem = item
    item.isEnabled = false
    stage.host.click(item)
    #expect(stage.log.take().isEmpty)
    item.isEnabled = true
    stage.host.click(item)
    #expect(stage.log.take() == ["add"])
    item.isHidden = true
    #expect(stage.host.bar.right.isEmpty)
    stage["A"].navigationItem.rightBarButtonItem = nil
  }
}
