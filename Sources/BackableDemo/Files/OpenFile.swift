import Glibc

/// A descriptor of the system, closed when it goes.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens a path.
  ///
  /// - Parameter flags: As for `open`; close-on-exec is added.
  init(_ path: FilePath, flags: Int32) throws(FileError) {
    let opened = path.withCString { open($0, flags | O_CLOEXEC) }
    guard opened >= 0 else { throw .last }
    descriptor = opened
  }

  deinit {
    close(descriptor)
  }

  /// Names a file without opening it: no device is started, no pipe gets a reader, and what the name stands for
  /// afterwards does not matter. Links are followed.
  static func place(_ path: FilePath) throws(FileError) -> OpenFile {
    try OpenFile(path, flags: pathOnly)
  }

  /// Opens what this descriptor names for reading. It never waits, and never takes a terminal.
  func reopenForReading() throws(FileError) -> OpenFile {
    try OpenFile(path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Leads to this very file for as long as it is open.
  var path: FilePath { FilePath("/proc/self/fd/\(descriptor)") }

  /// What the system says of the file.
  func status() throws(FileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  /// Reads on, up to `limit` bytes: fewer only at the end of the file.
  func read(upTo limit: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var filled = 0
    while filled < limit {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), limit - filled)
      }
      if count == 0 { break }
      if count > 0 { filled += count } else if errno != EINTR { throw .last }
    }
    bytes.removeLast(limit - filled)
    return bytes
  }

  /// O_PATH, which Swift's Glibc leaves out: Linux's value on every machine that Swift runs on.
  private static let pathOnly: Int32 = 0o10_000_000
}
