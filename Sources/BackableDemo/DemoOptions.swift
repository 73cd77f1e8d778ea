import Backable
import Glibc

/// What the demo was asked to show.
@MainActor
enum DemoOptions {
  /// The folder that `files` browses, as an absolute path: the one given as PATH, by default the home folder.
  static var folder: [UInt8] = Array(FileInformation.homeFolder.utf8)

  /// The application's id: its name on the bus, its icon's, its schema's.
  static let id = "org.backable.Demo"

  /// What is kept between two runs. Read when it is first asked for: no command line without a window needs it.
  static let settings = StoredSettings(id: id)

  /// The version that `--version` prints.
  static let version = "0.1.0"
}

/// Writes a line to standard output.
func say(_ line: String) { writeLine(line, to: STDOUT_FILENO) }

/// Writes one line to standard error. Line breaks in `words` become spaces.
func complain(_ words: String) { writeLine("backable-demo: " + words) }

extension DemoOptions {
  /// Makes the folder at `path`, or the one that holds the file there, what `files` browses.
  /// - Returns: the screens that show it, the lowest first.
  static func open(_ path: [UInt8]) -> [ViewController] {
    let path = FilePath(path)
    let isFolder = (try? OpenFile.place(path).status()).map { FileKind(mode: $0.st_mode) == .folder } ?? true
    folder = isFolder ? path.bytes : path.parent.bytes
    return isFolder ? [FilesPage()] : [FilesPage(), FileViewController(path)]
  }
}

extension FilePath {
  /// The folder that holds this file.
  fileprivate var parent: FilePath {
    let slash = UInt8(ascii: "/")
    guard let end = bytes.lastIndex(of: slash) else { return FilePath(".") }
    return FilePath(Array(bytes[..<max(end, 1)]))
  }
}
