import Foundation
import XCTest

/// The translations have every word that the sources have.
final class TranslationTests: XCTestCase {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func testTheyAreCompleteAndWellFormed() throws {
    let (status, output) = try check(in: package)
    XCTAssertEqual(status, 0, output)
  }

  func testWhatIsMissingIsFound() throws {
    let german = "Resources/po/de.po"
    let faults: [(file: String, from: String, to: String, said: String)] = [
      (
        "Sources/Navigation/Words.swift", "@Word(\"Menu\")", "@Word(\"Main Menu\")",
        "backable.pot is not up to date"
      ),
      (
        "Sources/Navigation/Words.swift", "closes a sheet", "closes a window",
        "backable.pot is not up to date"
      ),
      (german, "msgid \"Menu\"\nmsgstr \"Menü\"\n", "", "de.po is not up to date"),
      (german, "\"Menü\"", "\"\"", "message is untranslated"),
      (german, "\"Menü\"", "\"Menü\\n\"", "both end with '\\n'"),
      ("Resources/po/LINGUAS", "ar\n", "", "LINGUAS does not name"),
    ]
    for fault in faults {
      let copy = try copyOfWhatIsChecked()
      defer { try? FileManager.default.removeItem(at: copy) }
      let file = copy.appendingPathComponent(fault.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      XCTAssertTrue(text.contains(fault.from), fault.from)
      try text.replacingOccurrences(of: fault.from, with: fault.to).write(
        to: file, atomically: true, encoding: .utf8)
      let (status, output) = try check(in: copy)
      XCTAssertNotEqual(status, 0, fault.to)
      XCTAssertTrue(output.contains(fault.said), output)
    }
  }

  private func copyOfWhatIsChecked() throws -> URL {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("backable-\(UUID().uuidString)")
    for path in [".ci/translations", "Resources/po", "Sources/Navigation/Words.swift"] {
      let target = copy.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: package.appendingPathComponent(path), to: target)
    }
    return copy
  }

  /// The status of `.ci/translations --check`, and what it says.
  private func check(in folder: URL) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = folder.appendingPathComponent(".ci/translations")
    process.arguments = ["--check"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
