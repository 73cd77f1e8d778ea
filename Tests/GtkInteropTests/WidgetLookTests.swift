import XCTest

@testable import GtkInterop

final class WidgetLookTests: WidgetTestCase {
  func testWhatIsNotOnScreenHasNoLook() {
    onMain {
      let box = Box(orientation: .vertical)
      let label = Label("words")
      XCTAssertNil(label.look(in: label))
      let hidden = Label("hidden")
      hidden.isVisible = false
      let empty = Box(orientation: .horizontal)
      for widget in [label, hidden, empty] { box.append(widget) }
      withWindow(box) { _ in
        XCTAssertTrue(MainLoop.spin { label.look(in: box) != nil }, "once it has been drawn")
        XCTAssertNil(hidden.look(in: box))
        XCTAssertNil(empty.look(in: box), "there is nothing to see")
        XCTAssertNil(label.look(in: Label("elsewhere")))
      }
    }
  }

  func testItIsAsLargeAsAskedAndOutlivesTheWidget() throws {
    try onMain {
      let box = Box(orientation: .vertical)
      let label = Label("words")
      box.append(label)
      try withWindow(box) { _ in
        XCTAssertTrue(MainLoop.spin { label.look(in: box) != nil })
        let look = try XCTUnwrap(label.look(in: box))
        box.remove(label)
        let picture = Picture(Paintable([look], width: 120, height: 34))
        picture.canShrink = false
        box.append(picture)
        XCTAssertTrue(MainLoop.spin { picture.look(in: box) != nil }, "it is drawn")
        XCTAssertEqual([picture.measureWidth().natural, picture.measureHeight().natural], [120, 34])
      }
    }
  }

  func testOfNothingThereIsNoPicture() {
    onMain { XCTAssertNil(Paintable([], width: 10, height: 10)) }
  }
}
