import XCTest

@testable import GtkInterop

final class ListBoxTests: WidgetTestCase {
  func testRowsAreActivatedByIndex() {
    onMain {
      let list = ListBox()
      var activated: [Int] = []
      list.onRowActivated { activated.append($0) }
      for text in ["a", "b"] { list.append(ListBoxRow(child: Label(text))) }
      withWindow(list) { _ in
        XCTAssertEqual(list.row(at: 1)?.activate(), true)
        XCTAssertTrue(MainLoop.spin { activated == [1] })
      }
      XCTAssertNil(list.row(at: 2))
      XCTAssertNil(list.row(at: -1))
    }
  }

  func testTheFilterHidesRows() {
    onMain {
      let list = ListBox()
      for text in ["a", "b", "c"] { list.append(Label(text)) }
      var wanted: Set<Int> = [1]
      list.setFilter { wanted.contains($0) }
      withWindow(list) { _ in
        XCTAssertEqual(shownRows(of: list), [1])
        wanted = [0, 2]
        list.invalidateFilter()
        XCTAssertEqual(shownRows(of: list), [0, 2])
        list.setFilter(nil)
        XCTAssertEqual(shownRows(of: list), [0, 1, 2])
      }
    }
  }

  func testHeadingsStandAboveTheRowsThatAskForThem() {
    onMain {
      let list = ListBox()
      for text in ["a", "b", "c"] { list.append(Label(text)) }
      var asked: [Int: Int?] = [:]
      list.setHeader { index, above in
        asked[index] = above
        return index == 1 ? Label("Heading") : nil
      }
      withWindow(list) { _ in
        XCTAssertEqual(asked, [0: nil, 1: 0, 2: 1])
        let headings = list.childWidgets.filter { $0.isA(.label) }
        XCTAssertEqual(headings.compactMap { $0.cast(to: .label)?.text }, ["Heading"])
      }
    }
  }

  func testRemovingAndFreeing() {
    onMain {
      let before = Trampoline.liveBoxes
      var list: ListBox? = ListBox()
      let inner = Label("inner")
      list?.append(inner)
      list?.append(ListBoxRow())
      list?.setFilter { _ in true }
      list?.setFilter { _ in false }
      list?.setHeader { _, _ in nil }
      XCTAssertEqual(Trampoline.liveBoxes, before + 2, "the first filter was freed when it was replaced")
      list?.remove(inner)
      XCTAssertNotNil(list?.row(at: 0))
      XCTAssertNil(list?.row(at: 1))
      list?.removeAll()
      XCTAssertNil(list?.row(at: 0))
      list = nil
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testSelection() {
    onMain {
      let list = ListBox()
      list.append(Label("a"))
      list.append(Label("b"))
      list.selection = .single
      list.selectedIndex = 1
      XCTAssertEqual(list.selectedIndex, 1)
      list.selectedIndex = 9
      XCTAssertNil(list.selectedIndex)
    }
  }
}

@MainActor private func shownRows(of list: ListBox) -> [Int] {
  (0..<3).filter { list.row(at: $0)?.isChildVisible ?? false }
}
