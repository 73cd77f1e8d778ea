import Foundation
import Testing

/// What the documentation of NavigationTesting prints is what is compiled and run here.
@Suite struct ListingTests {
  @Test("Every listing of the documentation stands in the example, as it is")
  func listings() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = package.appendingPathComponent("Sources/NavigationTesting/Documentation.docc")
    let document = try ["NavigationTesting.md", "Testing.md"].map {
      try String(contentsOf: catalogue.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let example = try ["MailScreens.swift", "MailTests.swift", "VerbTests.swift"].map {
      try String(contentsOf: here.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    let listings = document.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(listings.count == 12)
    for listing in listings { #expect(example.contains(listing), "not in the example:\n\(listing)") }
  }

  @Test("The tutorial's tests are those that run here")
  func tutorial() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let last = package.appendingPathComponent(
      "Sources/Backable/Documentation.docc/Code/test-6-NoteTests.swift")
    let run = here.appendingPathComponent("NoteTests.swift")
    #expect(try String(contentsOf: last, encoding: .utf8) == String(contentsOf: run, encoding: .utf8))
  }
}
