import Foundation
import XCTest

/// The gallery's pages of the default buttons are as short as the library makes them.
final class FamilyPageTests: XCTestCase {
  private static let pages = [
    "FormPage", "SearchPage", "RefreshPage", "MenuPage", "OwnButtonPage", "TitlesPage",
  ]

  private func lines(of page: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/BackableDemo/Pages/Bars")
    return try String(contentsOf: folder.appendingPathComponent("\(page).swift"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines of a page without its imports and its declaration, which ends with the first line that closes it.
  private func body(of page: String) throws -> [String] {
    let lines = try lines(of: page)
    let begin = try XCTUnwrap(lines.firstIndex { $0.contains("static let declaration = PageDeclaration(") })
    let end = try XCTUnwrap(lines[begin...].firstIndex { $0.hasSuffix("\")") })
    return (lines[..<begin] + lines[(end + 1)...]).filter { !$0.hasPrefix("import ") }
  }

  func testEachHasAtMost40Lines() throws {
    for page in Self.pages {
      let count = try body(of: page).count
      print("\(page): \(count) lines")
      XCTAssertLessThanOrEqual(count, 40, page)
      XCTAssertGreaterThan(count, 10, page)
    }
  }

  func testAPageOfAProtocolSaysNothingAboutButtonsInTheBar() throws {
    for page in Self.pages.prefix(4) {
      for line in try body(of: page) {
        for word in ["BarButtonItem", "navigationItem", "shortcut", "DefaultButton"] {
          XCTAssertFalse(line.contains(word), "\(page): \(line)")
        }
      }
    }
  }
}
