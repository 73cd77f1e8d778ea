import XCTest

@testable import Backable
@testable import BackableDemo
@testable import GtkInterop
@testable import Navigation

/// The page runs the article's listing as any application would.
final class DefaultBackPageTests: DemoTestCase {
  func testTheListingsScreenIsInAStackWhenItsViewIsLoaded() {
    onMain {
      let (page, stack) = shownPage()
      let screen = PlacedScreen()
      page.show(screen, saying: "A sentence.")
      XCTAssertTrue(stack.topViewController === screen)
      XCTAssertEqual(screen.placeWhenLoaded, "pushed")
      XCTAssertTrue(screen.says("A sentence."))
    }
  }

  func testTheFirstScreenOfASheetIsInItsStackWhenItsViewIsLoaded() {
    onMain {
      let (page, stack) = shownPage()
      let screen = PlacedScreen()
      page.presentStack(of: screen, saying: "A sentence.")
      XCTAssertNotNil(stack.presentedViewController ?? page.presentedViewController)
      XCTAssertEqual(screen.placeWhenLoaded, "first of a sheet")
      XCTAssertTrue(screen.says("A sentence."))
      screen.back()
      XCTAssertTrue(MainLoop.spin { page.presentedViewController == nil })
    }
  }

  func testEachRowOpensAScreenOfItsOwn() {
    onMain {
      let (page, stack) = shownPage()
      let rows = page.widget.descendants.filter { $0.isA(.listBoxRow) }
      XCTAssertEqual(rows.count, 8)
      var names: [String] = []
      for row in rows {
        row.activate()
        XCTAssertTrue(MainLoop.spin { stack.visibleViewController !== page }, "the row opens a screen")
        settle()
        let front = stack.visibleViewController
        names.append(((front as? NavigationController)?.topViewController ?? front)?.title ?? "")
        page.dismiss(animated: false)
        stack.popToViewController(page, animated: false)
        settle()
      }
      XCTAssertEqual(
        names,
        [
          "Second", "First Screen", "Second", "Closures", "Custom View", "Own Looks", "Own Way",
          "A Step Further",
        ])
    }
  }
}

@MainActor private func shownPage() -> (DefaultBackPage, NavigationController) {
  let page = DefaultBackPage()
  let stack = NavigationController(rootViewController: GalleryViewController())
  stack.pushViewController(page, animated: false)
  _ = NavigationWindow.shown(stack)
  settle()
  return (page, stack)
}

/// A screen that remembers where it stood when its view was loaded.
private final class PlacedScreen: ViewController, CanGoBack {
  private(set) var placeWhenLoaded = "not loaded"

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let stack = navigationController else { return placeWhenLoaded = "nowhere" }
    let isFirst = stack.viewControllers.first === self
    placeWhenLoaded =
      isFirst ? (stack.presentingViewController == nil ? "root" : "first of a sheet") : "pushed"
  }

  func says(_ sentence: String) -> Bool {
    widget.descendants.contains { $0.isA(.label) && $0.cast(to: .label)?.text == sentence }
  }
}
