import Glibc

/// Reads folders. A large one takes a while, so call it away from the main actor; it stops when its task is cancelled.
enum FolderReader {
  /// The sorted entries of a folder, those hidden by a dot left out.
  ///
  /// - Throws: the error of the system, or ``FileError/cancelled``.
  static func read(_ folder: FilePath) throws(FileError) -> FolderListing {
    let stream = try FolderStream(folder)
    var entries: [FolderEntry] = []
    var hiddenCount = 0
    while let entry = try stream.next() {
      if entry.name.first == dot {
        hiddenCount += 1
      } else {
        entries.append(entry)
      }
      // Asking costs more than reading an entry.
      if entries.count % 256 == 0, Task.isCancelled { throw .cancelled }
    }
    if Task.isCancelled { throw .cancelled }
    return FolderListing(entries, hiddenCount: hiddenCount)
  }
}

/// The entries of one folder, as the system gives them.
private struct FolderStream: ~Copyable {
  private let stream: OpaquePointer

  init(_ folder: FilePath) throws(FileError) {
    // With O_DIRECTORY nothing but a folder is ever opened, whatever has taken its place meanwhile.
    let opened = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard opened >= 0 else { throw .last }
    guard let stream = fdopendir(opened) else {
      let error = FileError.last
      close(opened)
      throw error
    }
    self.stream = stream
  }

  deinit {
    closedir(stream)
  }

  /// The next entry but the folder itself and the one around it; nil at the end.
  func next() throws(FileError) -> FolderEntry? {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno == 0 { return nil }
        throw .last
      }
      let name = Self.name(of: entry)
      if name.first == dot, name.count == 1 || (name.count == 2 && name[1] == dot) { continue }
      return self.entry(name, type: entry.pointee.d_type)
    }
  }

  private func entry(_ name: [UInt8], type: UInt8) -> FolderEntry {
    let kind = FileKind(directoryType: type) ?? status(of: name, flags: AT_SYMLINK_NOFOLLOW) ?? .other
    return FolderEntry(name: name, kind: kind, target: kind == .link ? status(of: name, flags: 0) : nil)
  }

  private func status(of name: [UInt8], flags: Int32) -> FileKind? {
    var status = stat()
    let answer = name.withCString { fstatat(dirfd(stream), $0, &status, flags) }
    return answer == 0 ? FileKind(mode: status.st_mode) : nil
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    // The system may hand out less memory than a whole `dirent` takes: the name is read where it stands.
    let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
    let length = strlen(start.assumingMemoryBound(to: CChar.self))
    return [UInt8](unsafeUninitializedCapacity: length) { bytes, count in
      // Safe: room for at least one byte was asked for, as no name is empty.
      memcpy(bytes.baseAddress!, start, length)
      count = length
    }
  }
}

/// Where the name stands in a `dirent`.
private let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

private let dot = UInt8(ascii: ".")
