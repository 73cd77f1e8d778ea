import Foundation
import Testing

/// What the documentation of NavigationTesting prints is what is compiled and run here.
@Suite struct ListingTests {
  @Test("Every listing of the documentation stands in the example, as it is")
  func listings() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(
      contentsOf: package.appendingPathComponent(
        "Sources/NavigationTesting/Documentation.docc/NavigationTesting.md"), encoding: .utf8)
    let example = try ["MailScreens.swift", "MailTests.swift"].map {
      try String(contentsOf: here.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let listings = document.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(listings.count == 7)
    for listing in listings { #expect(example.contains(listing), "not in the example:\n\(listing)") }
  }
}
