import XCTest

@testable import GtkInterop

final class HeaderBarTests: WidgetTestCase {
  func testPackAndRemove() {
    onMain {
      let bar = HeaderBar()
      let first = Button(label: "First")
      let last = Button(label: "Last")
      bar.packStart(first)
      bar.packEnd(last)
      XCTAssertTrue(bar.isAncestor(of: first))
      XCTAssertTrue(bar.isAncestor(of: last))
      bar.remove(first)
      bar.remove(last)
      XCTAssertNil(first.parent)
      XCTAssertNil(last.parent)
      bar.remove(first)
    }
  }

  // Field report: title widget removed.
  func testTheSameTitleShowsAgainAfterItWasRemoved() {
    onMain {
      let bar = HeaderBar()
      let title = Label("Title")
      bar.titleWidget = title
      bar.remove(title)
      XCTAssertNil(bar.titleWidget)
      XCTAssertNil(title.parent)
      bar.titleWidget = title
      XCTAssertTrue(bar.isAncestor(of: title))
      XCTAssertEqual(bar.titleWidget, title)
    }
  }

  func testTheSameTitleShowsAgainAfterNil() {
    onMain {
      let bar = HeaderBar()
      let title = Label("Title")
      for _ in 0..<2 {
        bar.titleWidget = title
        XCTAssertTrue(bar.isAncestor(of: title))
        bar.titleWidget = nil
        XCTAssertFalse(bar.isAncestor(of: title))
      }
    }
  }

  func testATitleThatWasTakenOutBehindTheBarsBackShowsAgain() {
    onMain {
      let bar = HeaderBar()
      let title = Label("Title")
      bar.titleWidget = title
      title.unparent()
      bar.titleWidget = title
      XCTAssertTrue(bar.isAncestor(of: title))
    }
  }

  func testARemovedTitleEnds() {
    onMain {
      let bar = HeaderBar()
      var title: Label? = Label("Title")
      let ended = title.map { WeakReference($0) }
      bar.titleWidget = title
      if let title { bar.remove(title) }
      title = nil
      XCTAssertNil(ended?.object)
      XCTAssertNil(bar.titleWidget)
    }
  }

  func testWindowButtons() {
    onMain {
      let bar = HeaderBar()
      XCTAssertTrue(bar.showsTitleButtons)
      bar.showsTitleButtons = false
      XCTAssertFalse(bar.showsTitleButtons)
      XCTAssertNil(bar.decorationLayout)
      bar.decorationLayout = "close:"
      XCTAssertEqual(bar.decorationLayout, "close:")
      bar.decorationLayout = nil
      XCTAssertNil(bar.decorationLayout)
    }
  }
}
