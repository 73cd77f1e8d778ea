import Foundation

/// Scenarios of the driver that are played several at once, each on a display of its own, by `Driver/side_by_side.py`.
/// What became of each is read when it is asked for. XCTest asks from one thread.
final class SideBySide {
  nonisolated(unsafe) private static var shared: SideBySide?

  private let folder: URL
  private let process: Process

  private init(_ scenarios: [String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("backable-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appendingPathComponent("log").path
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let output = FileHandle(forWritingAtPath: log) ?? .nullDevice
    process = try Driver.start(
      "side_by_side.py", [Driver.application(), "--outcomes", folder.path] + scenarios, output: output)
  }

  /// How a scenario ended, as soon as it has. The first call begins to play it and all the others.
  static func outcome(of scenario: String, among all: () throws -> [String]) throws -> Driver.Outcome {
    let plays = try shared ?? SideBySide(all())
    shared = plays
    return try plays.outcome(of: scenario)
  }

  /// Ends what is still played and forgets how everything ended.
  static func end() {
    guard let plays = shared else { return }
    shared = nil
    if plays.process.isRunning { plays.process.terminate() }
    plays.process.waitUntilExit()
    try? FileManager.default.removeItem(at: plays.folder)
  }

  /// The file of an outcome appears when it is complete: a line with the status, then what was said.
  private func outcome(of scenario: String) throws -> Driver.Outcome {
    while true {
      // In this order: what ended in between has left its outcome.
      let isOver = !process.isRunning
      if let said = text(of: scenario) {
        let lines = said.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let status = lines.first.flatMap({ Int32($0) }) else {
          throw Driver.Failure(description: "\(scenario) left no status: \(said)")
        }
        return Driver.Outcome(status: status, output: lines.dropFirst().joined())
      }
      if isOver { throw Driver.Failure(description: "\(scenario) was not played: \(text(of: "log") ?? "")") }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  private func text(of file: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }
}
