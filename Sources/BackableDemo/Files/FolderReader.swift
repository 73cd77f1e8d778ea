import Glibc

/// Reads folders. A large one takes a while, so call it away from the main actor; it stops when its task is cancelled.
enum FolderReader {
  /// What a folder shows.
  ///
  /// - Throws: the error of the system, or ``FileError/cancelled``.
  static func read(
    _ folder: FilePath, _ arrangement: FolderArrangement = FolderArrangement()
  ) throws(FileError) -> FolderListing {
    var content = try content(of: folder, order: arrangement.order)
    return FolderListing(&content, showsHidden: arrangement.showsHidden)
  }

  /// What is in a folder.
  ///
  /// - Throws: the error of the system, or ``FileError/cancelled``.
  static func content(of folder: FilePath, order: FileOrder) throws(FileError) -> FolderContent {
    let stream = try FolderStream(folder)
    let stamp = try stream.stamp()
    var entries: [FolderEntry] = []
    while let entry = try stream.next(withFacts: order.needsFacts) {
      entries.append(entry)
      // Asking costs more than reading an entry.
      if entries.count % 256 == 0, Task.isCancelled { throw .cancelled }
    }
    hide(&entries, in: folder)
    if Task.isCancelled { throw .cancelled }
    return FolderContent(entries, order: order, hasFacts: order.needsFacts, stamp: stamp)
  }

  /// Hides what file managers hide: names that begin with a dot, copies that editors leave behind, and what a file
  /// ".hidden" in the folder names.
  private static func hide(_ entries: inout [FolderEntry], in folder: FilePath) {
    let list = folder.appending(hiddenList)
    let listed = entries.contains { $0.name == hiddenList } ? HiddenNames.read(list) : []
    for (index, entry) in entries.enumerated()
    where entry.name.first == dot || entry.name.last == tilde || listed.contains(entry.name) {
      entries[index].isHidden = true
    }
  }
}

/// The names that a file ".hidden" holds, a line each.
private enum HiddenNames {
  private static let limit = 64 * 1024

  /// Empty for what is no plain file, and where it cannot be read.
  static func read(_ path: FilePath) -> Set<[UInt8]> {
    guard let place = try? OpenFile.place(path), let status = try? place.status(),
      FileKind(mode: status.st_mode) == .file, let file = try? place.reopenForReading(),
      let bytes = try? file.read(upTo: limit)
    else { return [] }
    return Set(bytes.split(separator: UInt8(ascii: "\n")).map(Array.init))
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
  func next(withFacts: Bool) throws(FileError) -> FolderEntry? {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno == 0 { return nil }
        throw .last
      }
      let name = Self.name(of: entry)
      if name.first == dot, name.count == 1 || (name.count == 2 && name[1] == dot) { continue }
      return self.entry(name, type: entry.pointee.d_type, withFacts: withFacts)
    }
  }

  /// What the folder itself is like.
  func stamp() throws(FileError) -> FolderStamp {
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { throw .last }
    return FolderStamp(status)
  }

  private func entry(_ name: [UInt8], type: UInt8, withFacts: Bool) -> FolderEntry {
    let known = FileKind(directoryType: type)
    let status = known == nil || withFacts ? status(of: name, flags: AT_SYMLINK_NOFOLLOW) : nil
    let kind = known ?? status.map { FileKind(mode: $0.st_mode) } ?? .other
    return FolderEntry(
      name: name, kind: kind, target: kind == .link ? target(of: name) : nil,
      facts: withFacts ? status.map { FolderEntry.Facts($0) } : nil)
  }

  private func target(of name: [UInt8]) -> FileKind? {
    status(of: name, flags: 0).map { FileKind(mode: $0.st_mode) }
  }

  private func status(of name: [UInt8], flags: Int32) -> stat? {
    var status = stat()
    return name.withCString { fstatat(dirfd(stream), $0, &status, flags) } == 0 ? status : nil
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
private let tilde = UInt8(ascii: "~")
private let hiddenList = Array(".hidden".utf8)
