import XCTest

@testable import GtkInterop

/// A program's text, with the library that colours it and without; and what the user copies.
final class SourceTests: WidgetTestCase {
  func testWithoutTheLibraryItIsPlainText() {
    onMain {
      XCTAssertNil(SourceLibrary("libgtksourceview-5-that-is-not-there.so.0"))
      let view = TextView.ofSource(program, language: "swift", by: nil)
      XCTAssertEqual(view.typeName, "GtkTextView")
      expectToBeRead(view)
    }
  }

  func testALibraryWithoutItsFunctionsIsNone() throws {
    try onMain {
      let other = try XCTUnwrap(SourceLibrary("libc.so.6"))
      XCTAssertEqual(TextView.ofSource(program, language: "swift", by: other).typeName, "GtkTextView")
    }
  }

  func testWithTheLibraryItIsColoured() throws {
    try onMain {
      let library = try XCTUnwrap(SourceLibrary.installed, "GtkSourceView 5 is not installed")
      let view = TextView.ofSource(program, language: "swift")
      XCTAssertEqual(view.typeName, "GtkSourceView")
      expectToBeRead(view)
      XCTAssertNotNil(library.language("swift"))
      XCTAssertNotEqual(library.scheme(isDark: true), library.scheme(isDark: false))
    }
  }

  func testALanguageThatIsNotKnownIsNotColoured() throws {
    try onMain {
      let library = try XCTUnwrap(SourceLibrary.installed, "GtkSourceView 5 is not installed")
      XCTAssertNil(library.language("no such language"))
      expectToBeRead(TextView.ofSource(program, language: "no such language"))
    }
  }

  func testItFollowsTheThemeWhileItIsShownAndLeavesNoHandlerBehind() {
    onMain {
      let boxes = Trampoline.liveBoxes
      withWindow(TextView.ofSource(program, language: "swift")) { window in
        XCTAssertFalse(window.isThemeDark)
        Settings.default.prefersDarkTheme = true
        settle()
        XCTAssertTrue(window.isThemeDark)
        Settings.default.prefersDarkTheme = false
        settle()
        window.child = nil
      }
      XCTAssertTrue(MainLoop.spin { Trampoline.liveBoxes <= boxes })
    }
  }

  func testWhatIsCopiedIsOnTheClipboard() {
    onMain {
      for text in ["", program, "a\0b", String(repeating: "line\n", count: 20_000)] {
        Clipboard.copy(text)
        XCTAssertEqual(Clipboard.ownText, text.replacing("\0", with: "\u{FFFD}"))
      }
    }
  }

  // MARK: Staying at the end

  func testItStaysAtTheEndUntilTheUserScrollsUp() {
    onMain {
      let column = Box(orientation: .vertical)
      let scroller = ScrolledWindow(child: column)
      scroller.followEnd()
      let grow = { for _ in 0..<20 { column.append(Label("A line")) } }
      withWindow(scroller) { _ in
        grow()
        XCTAssertTrue(MainLoop.spin { scroller.isAtEnd && scroller.verticalPosition > 0 })
        let before = scroller.verticalPosition
        grow()
        XCTAssertTrue(MainLoop.spin { scroller.isAtEnd && scroller.verticalPosition > before })
        scroller.verticalPosition = 10
        grow()
        settle()
        XCTAssertEqual(scroller.verticalPosition, 10)
        scroller.verticalPosition = 1_000_000
        grow()
        XCTAssertTrue(MainLoop.spin { scroller.isAtEnd })
      }
    }
  }

  // MARK: Two panes

  func testTwoPanesStandSideBySideWhereThereIsRoom() {
    onMain {
      let (first, second) = (pane(height: 120), pane(height: 40))
      let split = SplitBox(first: first, second: second, firstWidth: 150, sideBySideFrom: 400)
      withWindow(split, width: 500, height: 300) { _ in
        XCTAssertEqual([first.width, second.width], [150, split.width - 151])
        XCTAssertEqual([first.height, second.height], [split.height, split.height])
        XCTAssertEqual(first.position(in: split)?.x, 0)
      }
    }
  }

  func testMirroredTheFirstPaneIsAtTheRight() {
    onMain {
      let (first, second) = (pane(height: 120), pane(height: 40))
      let split = SplitBox(first: first, second: second, firstWidth: 150, sideBySideFrom: 400)
      split.isRightToLeft = true
      withWindow(split, width: 500, height: 300) { _ in
        XCTAssertEqual(first.position(in: split)?.x, Double(split.width - 150))
        XCTAssertEqual(second.position(in: split)?.x, 0)
      }
    }
  }

  func testInANarrowBoxTheFirstPaneIsAboveAndNotTooHigh() {
    onMain {
      for (wish, gets) in [(40, 40), (1_000, 120)] {
        let first = scrollable(height: wish)
        let second = pane(height: 40)
        let split = SplitBox(first: first, second: second, firstWidth: 150, sideBySideFrom: 400)
        withWindow(split, width: 300, height: 300) { _ in
          XCTAssertEqual([first.width, second.width], [split.width, split.width])
          XCTAssertEqual(first.height, max(gets, first.measureHeight().minimum))
          XCTAssertEqual(second.height, split.height - first.height - 1)
          XCTAssertEqual(second.position(in: split)?.y, Double(first.height + 1))
        }
      }
    }
  }

}

private let program = "import Backable\n\nlet é = \"\\(1)\" // 👋\n"

@MainActor private func expectToBeRead(_ view: TextView) {
  XCTAssertEqual(view.text, program)
  XCTAssertTrue(view.isMonospaced)
  XCTAssertFalse(view.isEditable || view.isCursorVisible)
}

@MainActor private func pane(height: Int) -> Widget {
  let pane = Box(orientation: .vertical)
  pane.setSizeRequest(width: 50, height: height)
  return pane
}

@MainActor private func scrollable(height: Int) -> Widget {
  let scroller = ScrolledWindow(child: pane(height: height))
  scroller.propagatesNaturalHeight = true
  return scroller
}

extension ScrolledWindow {
  /// Whether nothing is below what is seen.
  fileprivate var isAtEnd: Bool {
    let before = verticalPosition
    verticalPosition = before + 1
    defer { verticalPosition = before }
    return verticalPosition == before
  }
}
