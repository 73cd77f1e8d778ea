import Foundation
import XCTest

/// What the documents print is what the sources have.
final class DocumentTests: XCTestCase {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The listings of a document, without their fences.
  private func listings(of document: String) throws -> [String] {
    try text(document).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  func testReadmePrintsHelloBackAsItIs() throws {
    XCTAssertEqual(try listings(of: "README.md").first, try text("Sources/HelloBack/main.swift"))
  }

  func testHelloBackHasAtMost25Lines() throws {
    let lines = try text("Sources/HelloBack/main.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    XCTAssertLessThanOrEqual(lines.dropLast().count, 25)
  }

  func testReadmePrintsTheArticlesListingAsTheGalleryRunsIt() throws {
    let listing = try XCTUnwrap(listings(of: "README.md").first { $0.contains("SecondMainViewController") })
    let page = try text("Sources/BackableDemo/Pages/Back/DefaultBackPage.swift")
    XCTAssertTrue(page.contains(listing), "the page does not contain:\n\(listing)")
  }

  func testReadmePrintsTheWidgetOfOnesOwnAsItIsTested() throws {
    let listing = try XCTUnwrap(listings(of: "README.md").first { $0.contains("Signal<Calendar>") })
    XCTAssertEqual(listing, try text("Tests/GtkInteropTests/Calendar.swift"))
  }

  func testReadmeShowsNoPictureThatIsNotThere() throws {
    let pictures = try text("README.md").components(separatedBy: "](Resources/").dropFirst()
      .map { "Resources/" + $0.components(separatedBy: ")")[0] }
    XCTAssertFalse(pictures.isEmpty)
    for picture in pictures {
      XCTAssertTrue(
        FileManager.default.fileExists(atPath: package.appendingPathComponent(picture).path),
        "\(picture) is missing")
    }
  }
}
