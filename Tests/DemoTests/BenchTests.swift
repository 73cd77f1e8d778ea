import Foundation
import XCTest

/// Whether the benchmark works: it measures next to nothing, and no number of it is looked at. It needs a display.
final class BenchTests: XCTestCase {
  func testEveryRowIsMeasured() throws {
    let documents = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: documents) }
    let paths = ["README.md", "RESULTS.md"].map { documents.appendingPathComponent($0) }
    let empty = "Above.\n<!-- bench: begin -->\nOld.\n<!-- bench: end -->\nBelow.\n"
    for path in paths { try empty.write(to: path, atomically: true, encoding: .utf8) }

    let bench = try run(
      programs: try folder().path, ["--readme", paths[0].path, "--results", paths[1].path])
    XCTAssertEqual(bench.status, 0, bench.output)
    let (readme, results) = (
      try String(contentsOf: paths[0], encoding: .utf8), try String(contentsOf: paths[1], encoding: .utf8)
    )
    for text in [readme, results] {
      XCTAssertTrue(text.hasPrefix("Above.\n<!-- bench: begin -->\n"), text)
      XCTAssertTrue(text.hasSuffix("<!-- bench: end -->\nBelow.\n"), text)
      XCTAssertFalse(text.contains("Old."), text)
      XCTAssertTrue(text.contains("| one emission of “clicked”, with the handler |"), text)
    }
    XCTAssertTrue(results.contains("gtkmm"), results)
    XCTAssertFalse(readme.contains("gtkmm"), readme)
    for row in [
      "one emission of “clicked”, with the handler", "push, the call alone, 10 deep",
      "pop, up to the drawn frame, 10 deep", "start to first frame", "memory at the first frame, resident",
      "one screen pushed, on the heap", "left on the heap by a push and a pop with a frame after each",
      "the core alone, 500 deep", "size, stripped",
    ] {
      XCTAssertTrue(bench.output.contains("\n\(row) "), "“\(row)” is missing: \(bench.output)")
    }
    for program in ["strong", "weak", "unowned", "owner"] {
      XCTAssertTrue(bench.output.contains("Backable, \(program) "), "\(program) is missing: \(bench.output)")
    }
  }

  func testAProgramThatFailsEndsTheBenchmark() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "backable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["backable-bench", "backable-demo", "hello-back"] {
      let path = folder.appendingPathComponent(name).path
      let script = Data("#!/bin/sh\necho It broke. >&2\nexit 3\n".utf8)
      XCTAssertTrue(
        FileManager.default.createFile(atPath: path, contents: script, attributes: [.posixPermissions: 0o755])
      )
    }
    let bench = try run(programs: folder.path)
    XCTAssertEqual(bench.status, 1, bench.output)
    XCTAssertTrue(
      bench.output.contains("Backable, ['clicked', 2000, 'owner']: ended with 3: It broke."), bench.output)
  }

  /// Where SwiftPM has built the programs.
  private func folder() throws -> URL {
    URL(fileURLWithPath: try Driver.application()).deletingLastPathComponent()
  }

  private func run(programs: String, _ more: [String] = []) throws -> Driver.Outcome {
    let pipe = Pipe()
    let peers = try folder().appendingPathComponent("peers").path
    let process = try Driver.start(
      "../../Peers/bench.py", [peers, "--programs", programs, "--quick", "--uncounted"] + more, output: pipe)
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Driver.Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
