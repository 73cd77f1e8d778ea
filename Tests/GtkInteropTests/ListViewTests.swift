import XCTest

@testable import GtkInterop

final class ListViewTests: WidgetTestCase {
  func testAMillionRowsMakeNoMoreThanAScreenful() {
    onMain {
      let made = Counter()
      let list = ListView(
        makeRow: { () -> Label in
          made.increment()
          return Label()
        }, bind: { row, index in row.text = "Row \(index)" })
      list.count = 1_000_000
      withWindow(ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainLoop.spin { made.count > 0 })
        settle()
        XCTAssertEqual(list.count, 1_000_000)
        XCTAssertLessThan(made.count, 400)
        list.scrollTo(999_999)
        XCTAssertTrue(MainLoop.spin { texts(in: list).contains("Row 999999") })
        XCTAssertLessThan(made.count, 800)
      }
    }
  }

  func testCountReloadAndSelection() {
    onMain {
      var words = ["one", "two", "three"]
      let list = ListView(makeRow: { Label() }, bind: { row, index in row.text = words[index] })
      list.count = 3
      withWindow(ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainLoop.spin { texts(in: list) == ["one", "two", "three"] })
        words = ["1", "2"]
        list.count = 2
        list.reload()
        XCTAssertTrue(MainLoop.spin { texts(in: list) == ["1", "2"] })
        words[1] = "II"
        list.reload(1..<100)
        XCTAssertTrue(MainLoop.spin { texts(in: list) == ["1", "II"] })
        XCTAssertNil(list.selectedIndex)
        list.selectedIndex = 1
        XCTAssertEqual(list.selectedIndex, 1)
        list.selectedIndex = nil
        XCTAssertNil(list.selectedIndex)
        list.scrollTo(7)
      }
    }
  }

  func testRowsThatAreNotReplacedKeepSelectionFocusAndPlace() {
    onMain {
      let words = Variable((0..<300).map { "row \($0)" })
      let list = ListView(makeRow: { Label() }, bind: { row, index in row.text = words.value[index] })
      list.count = 300
      let scroller = ScrolledWindow(child: list)
      scroller.minContentHeight = 200
      withWindow(scroller) { _ in
        XCTAssertTrue(MainLoop.spin { texts(in: list).contains("row 0") })
        list.scrollTo(150)
        XCTAssertTrue(MainLoop.spin { texts(in: list).contains("row 150") })
        XCTAssertNotEqual(list.focusedIndex, 150)
        XCTAssertTrue(list.focus(150))
        XCTAssertEqual(list.focusedIndex, 150)
        list.selectedIndex = 150
        settle()
        let place = scroller.verticalPosition
        let height = place / 150
        words.value.replaceSubrange(10..<12, with: ["new"])
        list.replace(10..<12, withCount: 1)
        words.value.append("last")
        list.replace(299..<299, withCount: 1)
        XCTAssertEqual(list.count, 300)
        XCTAssertEqual(list.focusedIndex, 149)
        XCTAssertEqual(list.selectedIndex, 149)
        XCTAssertTrue(MainLoop.spin { scroller.verticalPosition < place })
        XCTAssertEqual(scroller.verticalPosition, place - height, accuracy: height)
        XCTAssertTrue(texts(in: list).contains("row 150"))
      }
    }
  }

  func testReplacedRowsAndTheirEnds() {
    onMain {
      let words = Variable(["one", "two", "three"])
      let list = ListView(makeRow: { Label() }, bind: { row, index in row.text = words.value[index] })
      list.count = 3
      withWindow(ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainLoop.spin { texts(in: list) == ["one", "two", "three"] })
        XCTAssertFalse(list.focus(3))
        XCTAssertFalse(list.focus(-1))
        words.value = ["2", "3", "4", "5"]
        list.replace(0..<99, withCount: 4)
        XCTAssertTrue(MainLoop.spin { texts(in: list) == ["2", "3", "4", "5"] })
        words.value = []
        list.replace(0..<4, withCount: 0)
        XCTAssertEqual(list.count, 0)
        list.replace(0..<0, withCount: 0)
        XCTAssertFalse(list.focus(0))
      }
    }
  }

  func testRefilledRowsStayWhatTheyAre() {
    onMain {
      let words = Variable(["one", "two", "three"])
      let list = ListView(makeRow: { Label() }, bind: { row, index in row.text = words.value[index] })
      list.count = 3
      withWindow(ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainLoop.spin { texts(in: list) == ["one", "two", "three"] })
        list.selectedIndex = 1
        XCTAssertTrue(list.focus(1))
        words.value = ["1", "2", "3"]
        list.refill { $0 > 0 }
        XCTAssertEqual(texts(in: list), ["one", "2", "3"])
        XCTAssertEqual(list.selectedIndex, 1)
        XCTAssertEqual(list.focusedIndex, 1)
      }
    }
  }

  func testAListGetsTheFocusAtTheRowThatItIsToBeginWith() {
    onMain {
      let list = ListView(makeRow: { Label() }, bind: { row, index in row.text = "\(index)" })
      list.count = 4
      let button = Button(label: "Elsewhere")
      let scroller = ScrolledWindow(child: list)
      scroller.minContentHeight = 200
      withWindow(Box(orientation: .vertical, spacing: 0, [button, scroller])) { _ in
        XCTAssertTrue(MainLoop.spin { texts(in: list).count == 4 })
        XCTAssertTrue(list.focus(2))
        XCTAssertTrue(button.grabFocus())
        XCTAssertNil(list.focusedIndex)
        list.replace(0..<4, withCount: 4)
        list.beginFocus(at: 1)
        XCTAssertTrue(list.focusFirstChild())
        XCTAssertEqual(list.focusedIndex, 1)
      }
    }
  }

  func testRowsOfASubclassKeepTheirStateAndEndWithTheList() {
    onMain {
      let before = Trampoline.liveBoxes
      let alive = Counter()
      var list: ListView? = ListView(makeRow: { CountingRow(alive) }, bind: { row, _ in row.uses += 1 })
      list?.count = 20
      withWindow(list.map { ScrolledWindow(child: $0) }) { _ in
        XCTAssertTrue(MainLoop.spin { alive.count > 0 })
      }
      list = nil
      XCTAssertTrue(MainLoop.spin { alive.count == 0 }, "\(alive.count) rows are left")
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testARowIsNamedForAssistiveTechnologies() {
    onMain {
      var row: Label?
      let list = ListView(
        accessibilityLabel: { "Name \($0)" },
        makeRow: { () -> Label in
          let label = Label()
          row = label
          return label
        }, bind: { row, index in row.text = "\(index)" })
      list.count = 1
      withWindow(ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainLoop.spin { row?.parent?.accessibilityLabel == "Name 0" })
      }
      row = nil
    }
  }
}

/// A row with state of its own: how often it was filled.
private final class CountingRow: Box {
  var uses = 0
  private let token: AliveToken

  init(_ counter: Counter) {
    token = AliveToken(counter)
    super.init(orientation: .horizontal)
  }
}

/// Counts one up while it lives.
private final class AliveToken: Sendable {
  private let counter: Counter

  @MainActor init(_ counter: Counter) {
    self.counter = counter
    counter.count += 1
  }

  deinit {
    let counter = counter
    MainActor.assumeIsolated { counter.count -= 1 }
  }
}

/// The texts of the labels on screen, from top to bottom.
@MainActor private func texts(in widget: Widget) -> [String] {
  widget.childWidgets.filter { $0.isMapped }.flatMap { child in
    child.isA(.label) ? [child.cast(to: .label)?.text ?? ""] : texts(in: child)
  }
}
