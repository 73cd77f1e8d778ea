import Navigation
import NavigationTesting
import Testing

// The article's listing, as it stands there without the `UI`.
final class SecondMainViewController: ViewController, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    setupBackButton()
  }
}

/// The points of the article "Default UIBarButtonItems with protocols", each as its reader would use it.
///
/// Points 3 and 4, a button with a closure and a button as a bar item, need widgets and are tested with them.
@MainActor
@Suite struct ArticlePointsTests {
  private let first = FirstMainViewController()
  private let navigation: NavigationController
  private let host: HeadlessHost

  init() {
    navigation = NavigationController(rootViewController: first)
    host = HeadlessHost(navigation)
  }

  private func click(_ controller: ViewController) throws {
    host.click(try #require(controller.navigationItem.backItem))
  }

  @Test("(1) M9 the default back() pops")
  func defaultPops() throws {
    let second = SecondMainViewController()
    navigation.pushViewController(second, animated: true)
    try click(second)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController === first)
  }

  @Test("(1) M9 the default back() dismisses when the controller is the first of a presented stack")
  func defaultDismisses() throws {
    let root = SecondMainViewController()
    let upper = SecondMainViewController()
    let modal = NavigationController(rootViewController: root)
    first.present(modal, animated: true)
    modal.pushViewController(upper, animated: true)

    try click(upper)
    #expect(modal.topViewController === root)
    #expect(first.presentedViewController === modal)

    root.back()
    #expect(first.presentedViewController == nil)
  }

  @Test("(2) B1 setupBackButton() does nothing on the first screen of a stack")
  func setupAtRoot() {
    let root = SecondMainViewController()
    let stack = NavigationController(rootViewController: root)
    let host = HeadlessHost(stack)
    root.setupBackButton()
    #expect(root.isViewLoaded)
    #expect(root.navigationItem.backItem == nil)
    #expect(root.navigationItem.leftBarButtonItems.isEmpty)
    #expect(host.bar.back == nil)
  }

  @Test("(2) B2 setupBackButton() on any other screen leaves exactly one back button")
  func setupAbove() {
    let second = SecondMainViewController()
    navigation.pushViewController(second, animated: true)
    second.setupBackButton()
    #expect(host.bar.back?.label == "Back")
    #expect(host.bar.back?.tooltip == "First")
    #expect(host.bar.left.isEmpty)
  }

  @Test("(5) the look of the back button is in one place, and replaceable there for a whole application")
  func oneLook() throws {
    let (house, other) = (HouseViewController(), OtherHouseViewController())
    navigation.pushViewController(house, animated: true)
    #expect(house.navigationItem.backItem?.tooltip == "House style")
    navigation.pushViewController(other, animated: true)
    #expect(other.navigationItem.backItem?.tooltip == "House style")
    try click(other)
    #expect(navigation.topViewController === house)

    let second = SecondMainViewController()
    navigation.pushViewController(second, animated: true)
    #expect(second.navigationItem.backItem?.tooltip != "House style")
  }

  @Test("(5) one controller may have a look of its own")
  func ownLook() throws {
    let screen = OwnLookViewController()
    navigation.pushViewController(screen, animated: true)
    #expect(screen.navigationItem.backItem === screen.item)
    try click(screen)
    #expect(screen.wentUp == 1)
    #expect(navigation.topViewController === first)
  }

  @Test("(6) the step further: a bar item that carries its own action")
  func itemWithItsOwnAction() throws {
    let second = SecondMainViewController()
    navigation.pushViewController(second, animated: true)
    let item = BackItem(of: second)
    second.navigationItem.leftBarButtonItem = item
    #expect(host.bar.back == nil)
    #expect(host.bar.left.count == 1)
    host.click(item)
    #expect(navigation.topViewController === first)
  }

  @Test("(6) such an item does not keep its controller alive, and also serves as the back button")
  func itemAsBackButton() throws {
    weak var screen: ViewController?
    let item: BarButtonItem
    do {
      let pushed = StepFurtherViewController()
      screen = pushed
      navigation.pushViewController(pushed, animated: true)
      item = try #require(pushed.navigationItem.backItem)
    }
    #expect(item is BackItem)
    #expect(screen != nil)
    host.click(item)
    #expect(navigation.topViewController === first)
    #expect(screen == nil)
    host.click(item)
    #expect(navigation.topViewController === first)
  }

  @Test("(7) B2 one line in a controller is all")
  func oneLine() throws {
    let screen = OneLineViewController()
    navigation.pushViewController(screen, animated: true)
    #expect(host.bar.back?.label == "Back")
    try click(screen)
    #expect(navigation.topViewController === first)
  }

  @Test("(7) B2 every user route works for such a controller", arguments: BackButtonTests.stepRoutes)
  func oneLineRoutes(route: BackRoute) async {
    navigation.pushViewController(OneLineViewController(), animated: true)
    await host.goBack(route)
    #expect(navigation.topViewController === first)
  }
}

private final class FirstMainViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
  }
}

private final class OneLineViewController: ViewController, CanGoBack {}

/// An application's own style: one protocol, one default, for every screen that adopts it.
private protocol HouseStyle: CanGoBack {}

extension HouseStyle {
  func makeBackButton() -> BarButtonItem {
    let item = BarButtonItem(systemItem: .back, owner: self) { $0.back() }
    item.tooltip = "House style"
    return item
  }
}

private final class HouseViewController: ViewController, HouseStyle {}

private final class OtherHouseViewController: ViewController, HouseStyle {}

private final class OwnLookViewController: ViewController, CanGoBack {
  private(set) var wentUp = 0
  private(set) lazy var item = BarButtonItem(title: "Up", owner: self) {
    $0.wentUp += 1
    $0.back()
  }

  func makeBackButton() -> BarButtonItem { item }
}

/// The article's last step: the item knows what it does.
private final class BackItem: BarButtonItem {
  init(of controller: any CanGoBack) {
    super.init(systemItem: .back) { [weak controller] in controller?.back() }
  }
}

private final class StepFurtherViewController: ViewController, CanGoBack {
  func makeBackButton() -> BarButtonItem { BackItem(of: self) }
}
