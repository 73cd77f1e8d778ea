import Foundation

/// Runs `Driver/driver.py`, the person at the application.
enum Driver {
  struct Outcome {
    let status: Int32
    /// Standard output and standard error together.
    let output: String
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Long enough for the slowest scenario on a slow machine; a scenario that hangs is stopped then.
  private static let patience = 300

  /// The demo that was built beside this test bundle.
  static func application() throws -> String {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let path = folder.appendingPathComponent("backable-demo").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "there is no demo at \(path)")
    }
    return path
  }

  static func run(_ arguments: [String]) throws -> Outcome {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Driver/driver.py").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    // The system's Python has the bindings; -B leaves no compiled files among the sources.
    process.arguments = ["--kill-after=10", "\(patience)", "/usr/bin/python3", "-B", script] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Reading to the end before waiting: a full pipe would stop the driver for ever.
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self)
    )
  }
}
