import XCTest

@testable import GtkInterop

/// A row that leaves out what it has no room for.
final class OverflowBoxTests: WidgetTestCase {
  func testWithRoomForAllNothingIsLeftOut() {
    let places = row([50, 60, 70]).places(in: 200)
    XCTAssertNil(places.overflow)
    XCTAssertEqual(
      places.children, [.init(x: 0, width: 50), .init(x: 56, width: 60), .init(x: 122, width: 70)])
  }

  func testTheFirstLeavesFirstAndTheLastStays() {
    let row = row([50, 60, 70])
    XCTAssertEqual(row.places(in: 180).children.map { $0 != nil }, [false, true, true])
    XCTAssertEqual(row.places(in: 120).children.map { $0 != nil }, [false, false, true])
    let least = row.places(in: row.needed.minimum)
    XCTAssertEqual(least.overflow, .init(x: 0, width: 30))
    XCTAssertEqual(least.children, [nil, nil, .init(x: 36, width: 20)])
    XCTAssertEqual(row.used(of: 180), 30 + 6 + 60 + 6 + 70)
  }

  func testWhatIsKeptStays() {
    var row = row([50, 60, 70])
    row.children[0] = .init(Extent(minimum: 50, natural: 50), isKept: true)
    XCTAssertEqual(row.places(in: 170).children.map { $0 != nil }, [true, false, true])
    XCTAssertEqual(row.needed.minimum, 30 + 6 + 50 + 6 + 20)
  }

  func testAnyRowStaysInItsRoom() {
    for naturals in [[], [10], [300, 10], [10, 300], [40, 40, 40, 40, 40]] {
      let row = row(naturals)
      XCTAssertLessThanOrEqual(row.needed.minimum, row.needed.natural)
      for width in row.needed.minimum...(row.needed.natural + 20) {
        let places = row.places(in: width)
        let shown = places.children.compactMap { $0 } + [places.overflow].compactMap { $0 }
        for place in shown {
          XCTAssertLessThanOrEqual(place.x + place.width, width, "\(naturals) in \(width)")
        }
        XCTAssertEqual(places.overflow == nil, places.children.allSatisfy { $0 != nil })
        if let last = places.children.last { XCTAssertNotNil(last) }
      }
    }
  }

  func testARowOnScreen() {
    onMain {
      let more = Button(label: "…")
      let box = OverflowBox(spacing: 6, overflow: more)
      let buttons = ["One", "Two", "Three"].map { Button(label: $0) }
      for button in buttons { box.append(button) }
      withWindow(box, width: 600, height: 100) { window in
        XCTAssertTrue(MainLoop.spin { buttons.allSatisfy(\.isMapped) })
        XCTAssertFalse(more.isMapped)
        XCTAssertEqual(box.leftOut, [])
      }
    }
  }

  private func row(_ naturals: [Int]) -> OverflowRow {
    OverflowRow(
      spacing: 6, overflow: 30,
      children: naturals.map { .init(Extent(minimum: min(20, $0), natural: $0)) })
  }
}
