import Glibc

@testable import BackableDemo

/// A folder for one test, with whatever a file system can hold. It is removed with this object.
final class FileScratch {
  let folder: FilePath

  init() throws {
    var template = Array("/var/tmp/backable-files-XXXXXX".utf8CString)
    try check(mkdtemp(&template) != nil)
    folder = FilePath(template.map { UInt8(bitPattern: $0) })
    // Who has no right of the owner's must be able to come this far.
    try check(folder.withCString { chmod($0, 0o755) } == 0)
  }

  deinit {
    Self.remove(folder)
  }

  subscript(name: String) -> FilePath { folder.appending(Array(name.utf8)) }

  @discardableResult
  func file(_ name: String, _ content: String = "") throws -> FilePath {
    try file(bytes: Array(name.utf8), Array(content.utf8))
  }

  @discardableResult
  func file(bytes name: [UInt8], _ content: [UInt8], size: Int? = nil) throws -> FilePath {
    let path = folder.appending(name)
    let opened = path.withCString { open($0, O_CREAT | O_WRONLY | O_TRUNC, 0o644) }
    try check(opened >= 0)
    defer { close(opened) }
    try check(content.isEmpty || write(opened, content, content.count) == content.count)
    if let size { try check(ftruncate(opened, size) == 0) }
    return path
  }

  @discardableResult
  func subfolder(_ name: String) throws -> FilePath {
    try check(self[name].withCString { mkdir($0, 0o755) } == 0)
    return self[name]
  }

  @discardableResult
  func link(_ name: String, to target: String) throws -> FilePath {
    try check(self[name].withCString { symlink(target, $0) } == 0)
    return self[name]
  }

  @discardableResult
  func pipe(_ name: String) throws -> FilePath {
    try check(self[name].withCString { mkfifo($0, 0o644) } == 0)
    return self[name]
  }

  private static func remove(_ path: FilePath) {
    if path.withCString({ unlink($0) }) == 0 { return }
    _ = path.withCString { chmod($0, 0o755) }
    if let stream = path.withCString({ opendir($0) }) {
      while let entry = readdir(stream) {
        let start = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
        let name = [UInt8](
          UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
        if name != Array(".".utf8), name != Array("..".utf8) { remove(path.appending(name)) }
      }
      closedir(stream)
    }
    _ = path.withCString { rmdir($0) }
  }
}

/// A step of a test's preparation that failed.
struct PreparationFailed: Error, CustomStringConvertible {
  let code = errno
  var description: String { "the test could not be prepared: \(String(cString: strerror(code)))" }
}

func check(_ succeeded: Bool) throws {
  if !succeeded { throw PreparationFailed() }
}

/// Runs `body` as a user to whom the files of this test's user are another's.
///
/// The superuser may read everything, and tests are often run by one. Linux takes that right from the calling thread
/// alone while its "file system user" is another. For everybody else nothing changes, and permissions hold anyway.
func withoutPrivileges<Result>(_ body: () throws -> Result) throws -> Result {
  typealias SetFileSystemUser = @convention(c) (UInt32) -> Int32
  guard let symbol = dlsym(nil, "setfsuid") else { throw PreparationFailed() }
  let setFileSystemUser = unsafeBitCast(symbol, to: SetFileSystemUser.self)
  let nobody: UInt32 = 65534
  let before = UInt32(bitPattern: setFileSystemUser(nobody))
  defer { _ = setFileSystemUser(before) }
  return try body()
}
