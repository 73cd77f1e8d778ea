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

  /// The rows that the README shows are rows of the whole table.
  func testReadmePrintsRowsOfTheBenchmarkAsTheyAre() throws {
    func rows(_ path: String) throws -> [[String]] {
      var what = ""
      return try text(path).components(separatedBy: "bench: begin -->")[1]
        .components(separatedBy: "<!-- bench: end")[0]
        .split(separator: "\n").filter { $0.hasPrefix("| ") }
        .map { line in
          var cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
          if cells[1].isEmpty { cells[1] = what } else { what = cells[1] }
          return cells
        }
    }
    let (shown, all) = (try rows("README.md"), try rows("Tests/Peers/RESULTS.md"))
    XCTAssertEqual(shown.count, 12)  // ten rows, and the headings
    for row in shown { XCTAssertTrue(all.contains(row), "\(row) is not in the whole table") }
  }

  /// A test's name leads to what its rule means, and every rule has its line.
  func testEveryRuleIsExplained() throws {
    let article = try text("Sources/Navigation/Documentation.docc/TheRulesOfNavigation.md")
    let explained = article.split(separator: "\n").compactMap { line -> String? in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 3, cells[1].count > 1, cells[1].dropFirst().allSatisfy(\.isNumber) else {
        return nil
      }
      return cells[1]
    }
    let known = try text("Tests/rules.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != " " } }
    XCTAssertEqual(explained, known.map(String.init))
  }

  func testEveryDocumentThatADocumentNamesIsThere() throws {
    for document in ["README.md", "CONTRIBUTING.md"] {
      let links = try text(document).components(separatedBy: "](").dropFirst()
        .map { $0.components(separatedBy: ")")[0] }.filter { !$0.hasPrefix("http") }
      XCTAssertFalse(links.isEmpty)
      for link in links {
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: package.appendingPathComponent(link).path),
          "\(document) names \(link), which is missing")
      }
    }
  }

  func testEveryListingOfEveryDocumentCompiles() throws {
    let listings = try check([])
    XCTAssertEqual(listings.status, 0, listings.output)
  }

  func testAListingThatDoesNotCompileIsNamed() throws {
    let document = FileManager.default.temporaryDirectory
      .appendingPathComponent("listing-\(UUID().uuidString).md")
    let listing = "Text.\n\n```swift\nlet stack = NavigationController()\nstack.popTheTop()\n```\n"
    try listing.write(to: document, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: document) }
    let listings = try check([document.path])
    XCTAssertEqual(listings.status, 1, listings.output)
    XCTAssertTrue(listings.output.contains("\(document.path):5:7: error:"), listings.output)
  }

  private func check(_ documents: [String]) throws -> Driver.Outcome {
    let build = URL(fileURLWithPath: try Driver.application()).deletingLastPathComponent()
      .deletingLastPathComponent()
    let pipe = Pipe()
    let process = Process()
    process.executableURL = package.appendingPathComponent(".ci/listings")
    process.arguments = [build.path] + documents
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Driver.Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
