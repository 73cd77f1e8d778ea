import Backable
import Glibc

/// The command line, taken apart. A PATH is not text: a name in a file system is any bytes.
enum DemoArguments {
  /// What one argument is.
  private enum Part {
    /// An option, or an option's argument.
    case option([UInt8])
    case path([UInt8])
  }

  /// All arguments behind the program's name, byte for byte.
  @MainActor static let given: [[UInt8]] = CommandLine.unsafeArguments.dropFirst().map { Array($0) }

  /// What stands on the command line beside options: paths, or `file:` URIs.
  static func paths(in arguments: [[UInt8]]) -> [[UInt8]] {
    parts(of: arguments).compactMap { part in
      if case .path(let path) = part { path } else { nil }
    }
  }

  /// The arguments for GApplication: the same, with each path as a URI, because it passes text on.
  static func forApplication(_ arguments: [[UInt8]]) -> [String] {
    parts(of: arguments).map { part in
      switch part {
      case .option(let option): String(decoding: option, as: UTF8.self)
      // What is no path is refused before anybody opens it.
      case .path(let argument):
        FileInformation.uri(ofPath: (try? PathArgument.path(in: argument)) ?? argument)
      }
    }
  }

  /// Options are recognised as GLib does it, and `-pID` as well. What follows `--` is a path, whatever it begins with;
  /// the two dashes are left out, because no URI begins with one.
  private static func parts(of arguments: [[UInt8]]) -> [Part] {
    var rest = arguments[...]
    var parts: [Part] = []
    while let argument = rest.popFirst() {
      if argument.is("--") { return parts + rest.map { .path($0) } }
      guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
        parts.append(.path(argument))
        continue
      }
      parts.append(.option(spelledOut(argument)))
      if argument.is("--page") || argument.is("-p"), let id = rest.popFirst() { parts.append(.option(id)) }
    }
    return parts
  }

  /// `-pID` as `--page=ID`, which GLib knows; any other option as it is.
  private static func spelledOut(_ option: [UInt8]) -> [UInt8] {
    guard option.starts(with: "-p".utf8), option.count > 2 else { return option }
    return Array("--page=".utf8) + option.dropFirst(2)
  }
}

extension [UInt8] {
  fileprivate func `is`(_ text: String) -> Bool { elementsEqual(text.utf8) }
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
