import Foundation

/// Runs the scripts in `Driver/`, the person at the application.
enum Driver {
  struct Outcome {
    let status: Int32
    /// Standard output and standard error together.
    let output: String
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

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
    let pipe = Pipe()
    let process = try start("driver.py", arguments, output: pipe)
    // Reading to the end before waiting: a full pipe would stop the driver for ever.
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self)
    )
  }

  /// Starts a script of the folder `Driver/`; it ends with us.
  static func start(_ script: String, _ arguments: [String], output: Any) throws -> Process {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Driver/\(script)").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    // The system's Python has the bindings; -B leaves no compiled files among the sources.
    process.arguments = ["--pdeathsig", "TERM", "--", "/usr/bin/python3", "-B", path] + arguments
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }
}
