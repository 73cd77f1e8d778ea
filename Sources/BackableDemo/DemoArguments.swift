import Backable
import Glibc

/// The command line's PATH, which is not text: a name in a file system is any bytes.
@MainActor
enum DemoArguments {
  /// All arguments behind the program's name, byte for byte.
  static let raw: [[UInt8]] = CommandLine.unsafeArguments.dropFirst().map { Array($0) }

  /// What stands on the command line beside options: paths.
  static let paths: [[UInt8]] = paths(in: raw)

  /// The command line for GApplication: the same, with each path as a URI, because it passes text on.
  static var forApplication: [String] {
    var rest = paths[...]
    let arguments = raw.map { argument in
      guard argument == rest.first else { return String(decoding: argument, as: UTF8.self) }
      rest.removeFirst()
      return FileInformation.uri(ofPath: argument)
    }
    return [CommandLine.arguments.first ?? "backable-demo"] + arguments
  }

  static func paths(in arguments: [[UInt8]]) -> [[UInt8]] {
    var paths: [[UInt8]] = []
    var isPageID = false
    var optionsEnded = false
    for argument in arguments {
      let isOption = argument.starts(with: "-".utf8) && argument.count > 1 && !optionsEnded
      if argument.elementsEqual("--".utf8), !optionsEnded {
        optionsEnded = true
      } else if !isOption, !isPageID {
        paths.append(argument)
      }
      isPageID = !optionsEnded && !isPageID && ["--page", "-p"].contains { argument.elementsEqual($0.utf8) }
    }
    return paths
  }
}

extension CommandLine {
  /// The arguments as they were given.
  @MainActor fileprivate static var unsafeArguments: [UnsafeBufferPointer<UInt8>] {
    (0..<Int(argc)).compactMap { index in
      unsafeArgv[index].map { argument in
        let count = strlen(argument)
        return argument.withMemoryRebound(to: UInt8.self, capacity: count) {
          UnsafeBufferPointer(start: $0, count: count)
        }
      }
    }
  }
}
