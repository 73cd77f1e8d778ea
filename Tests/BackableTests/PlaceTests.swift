import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// The place at which somebody was reading, which is kept while the page is covered.
final class PlaceTests: WindowTestCase {
  // Field report: lost place.
  func test_F1_aPageIsStillScrolledToWhereItWas() {
    onMain {
      for (animated, focus) in [(false, 0), (true, 0), (false, 25), (true, 25)] {
        let page = LongPage("A")
        let stack = NavigationController(rootViewController: page)
        let window = show(stack)
        XCTAssertTrue(page.buttons[focus].grabFocus())
        rest()
        // By the wheel, which leaves the focus where it is.
        page.scroller.verticalPosition = 700
        rest()
        let place = page.scroller.verticalPosition
        XCTAssertEqual(place, 700)
        // The first page of four leaves the widget tree meanwhile.
        for title in ["B", "C", "D"] {
          stack.pushViewController(BackPage(title), animated: animated)
          waitForTransitions(of: stack)
        }
        stack.popToRootViewController(animated: animated)
        waitForTransitions(of: stack)
        rest()
        XCTAssertEqual(page.scroller.verticalPosition, place, "animated: \(animated), focus on \(focus)")
        XCTAssertTrue(page.buttons[focus].isFocus)
        window.window.destroy()
      }
    }
  }
}

/// A screen of fifty buttons, of which a window shows some.
private final class LongPage: Page {
  let buttons = (0..<50).map { Button(label: "\($0)") }
  private(set) lazy var scroller = ScrolledWindow(child: column)
  private let column = Box(orientation: .vertical)

  override func loadView() -> any View {
    for button in buttons { column.append(button) }
    return scroller
  }
}
