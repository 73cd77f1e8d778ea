/// A path as the file system has it: bytes, which need not be UTF-8. Texts are made from it to be shown, and never to
/// be opened.
struct FilePath: Hashable, Sendable {
  /// The path, without a terminating 0.
  let bytes: [UInt8]

  /// A path of these bytes, up to the first 0. An empty one stands for the current folder.
  init(_ bytes: [UInt8]) {
    let path = Array(bytes.prefix { $0 != 0 })
    self.bytes = path.isEmpty ? Array(".".utf8) : path
  }

  init(_ path: String) {
    self.init(Array(path.utf8))
  }

  /// The path of an entry in this folder.
  func appending(_ name: [UInt8]) -> FilePath {
    let slash = UInt8(ascii: "/")
    return FilePath(bytes + (bytes.last == slash ? [] : [slash]) + name)
  }

  /// The last part of the path; "/" for the root.
  var name: [UInt8] {
    bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? Array("/".utf8)
  }

  /// The last part of the path, to be shown.
  var displayName: String { FileName.display(name) }

  /// The whole path, to be shown.
  var displayPath: String { FileName.display(bytes) }

  /// Calls `body` with the path as C wants it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    bytes.withCString(body)
  }
}

extension [UInt8] {
  /// Calls `body` with these bytes and a terminating 0.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (self + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        // Safe: the array holds at least the terminating 0.
        body(characters.baseAddress!)
      }
    }
  }
}
