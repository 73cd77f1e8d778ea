import XCTest

@testable import GtkInterop

final class BarBoxTests: WidgetTestCase {
  private typealias Place = BarRow.Place

  func testTheMiddleStandsInTheMiddleOfTheBar() {
    XCTAssertEqual(
      places(in: 400, start: 40, middle: 100, end: 80),
      [Place(x: 0, width: 40), Place(x: 150, width: 100), Place(x: 320, width: 80)])
    // The box begins 20 pixels behind the bar's start.
    XCTAssertEqual(
      places(in: 400, start: 40, middle: 100, end: 80, centre: 180)[1], Place(x: 130, width: 100))
  }

  func testTheMiddleMovesAsideBeforeItIsShortened() {
    XCTAssertEqual(places(in: 400, start: 10, middle: 180, end: 150)[1], Place(x: 64, width: 180))
    XCTAssertEqual(places(in: 400, start: 150, middle: 180, end: 10)[1], Place(x: 156, width: 180))
    XCTAssertEqual(places(in: 300, start: 50, middle: 500, end: 50)[1], Place(x: 56, width: 188))
  }

  func testTheSidesAreShortenedOnlyWhenTheMiddleHasItsLeast() {
    let row = BarRow(start: width(30, 30), middle: width(20, 500), end: width(40, 200))
    XCTAssertEqual(row.needed.minimum, 30 + 20 + 40 + 12)
    XCTAssertEqual(row.needed.natural, 30 + 500 + 200 + 12)
    XCTAssertEqual(
      row.places(in: 262, middle: 131, fillsMiddle: false),
      [Place(x: 0, width: 30), Place(x: 36, width: 20), Place(x: 62, width: 200)])
    XCTAssertEqual(
      row.places(in: 162, middle: 81, fillsMiddle: false),
      [Place(x: 0, width: 30), Place(x: 36, width: 20), Place(x: 62, width: 100)])
  }

  func testOfTheSidesTheOneThatNeedsLessHasItFirst() {
    let row = BarRow(start: width(30, 60), middle: width(0, 0), end: width(30, 500))
    XCTAssertEqual(row.places(in: 212, middle: 106, fillsMiddle: false).map(\.width), [60, 0, 140])
    let other = BarRow(start: width(30, 500), middle: width(0, 0), end: width(30, 60))
    XCTAssertEqual(other.places(in: 212, middle: 106, fillsMiddle: false).map(\.width), [140, 0, 60])
    let both = BarRow(start: width(30, 500), middle: width(0, 0), end: width(30, 500))
    XCTAssertEqual(both.places(in: 212, middle: 106, fillsMiddle: false).map(\.width), [100, 0, 100])
  }

  func testWhatIsNotThereTakesNoRoom() {
    XCTAssertEqual(
      places(in: 100, start: 0, middle: 200, end: 0),
      [Place(x: 0, width: 0), Place(x: 0, width: 100), Place(x: 100, width: 0)])
  }

  func testAMiddleThatExpandsTakesTheRoom() {
    let row = BarRow(start: width(40, 40), middle: width(10, 20), end: width(80, 80))
    XCTAssertEqual(row.places(in: 400, middle: 200, fillsMiddle: true)[1], Place(x: 46, width: 268))
  }

  /// Whatever the widths are, nothing overlaps, nothing leaves the row, and nothing is narrower than its least.
  func testNothingOverlapsInAnyWidth() {
    let widths = [width(0, 0), width(20, 20), width(20, 90), width(50, 300)]
    for start in widths {
      for middle in widths {
        for end in widths {
          let row = BarRow(start: start, middle: middle, end: end)
          for extra in [0, 1, 7, 40, 333, 2000] {
            let total = row.needed.minimum + extra
            for isFilled in [true, false] {
              let places = row.places(in: total, middle: total / 3, fillsMiddle: isFilled)
              let words = "\(start) \(middle) \(end) in \(total): \(places)"
              XCTAssertLessThanOrEqual(places[0].x + places[0].width, places[1].x, words)
              XCTAssertLessThanOrEqual(places[1].x + places[1].width, places[2].x, words)
              XCTAssertLessThanOrEqual(places[2].x + places[2].width, total, words)
              for (place, needed) in zip(places, [start, middle, end]) {
                XCTAssertGreaterThanOrEqual(place.width, needed.minimum, words)
              }
            }
          }
        }
      }
    }
  }

  func testOnAWindowInBothDirections() {
    onMain {
      for isRightToLeft in [false, true] {
        let (start, middle, end) = (square(40), square(100), square(60))
        let cover = Picture()
        let box = BarBox(
          start: start, middle: middle, end: end, overflow: OverflowBox(spacing: 6, overflow: Label("")),
          cover: cover)
        let header = HeaderBar()
        header.showsTitleButtons = false
        header.titleWidget = box
        let content = Box(orientation: .vertical)
        content.append(header)
        content.isRightToLeft = isRightToLeft
        for widget in [header, box] { widget.isRightToLeft = isRightToLeft }
        withWindow(content, width: 500) { window in
          XCTAssertTrue(MainLoop.spin { end.width == 60 })
          let x = [start, middle, end].map { Int($0.position(in: header)?.x ?? -1) }
          XCTAssertEqual(x[1], (header.width - 100) / 2, accuracy: 1)
          XCTAssertEqual(x.sorted { isRightToLeft ? $0 > $1 : $0 < $1 }, x)
          XCTAssertEqual(
            box.width, header.width - 2 * Int(box.position(in: header)?.x ?? -1), "the box fills the bar")
          XCTAssertEqual(cover.position(in: header)?.x, 0)
          XCTAssertEqual([cover.width, cover.height], [header.width, header.height])
        }
      }
    }
  }

  private func places(in total: Int, start: Int, middle: Int, end: Int, centre: Int? = nil) -> [Place] {
    BarRow(start: width(start, start), middle: width(10, middle), end: width(end, end))
      .places(in: total, middle: centre ?? total / 2, fillsMiddle: false)
  }

  private func width(_ minimum: Int, _ natural: Int) -> Extent {
    Extent(minimum: minimum, natural: natural)
  }
}

@MainActor private func square(_ side: Int) -> Box {
  let box = Box(orientation: .horizontal)
  box.setSizeRequest(width: side, height: 20)
  return box
}
