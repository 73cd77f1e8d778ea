import Glibc
import Testing

@testable import BackableDemo

@Suite struct FolderReaderTests {
  @Test func foldersComeFirstAndNumbersCountByTheirValue() throws {
    let scratch = try FileScratch()
    for name in ["file 10", "file 2", "b.txt"] { try scratch.file(name) }
    for name in ["z folder", "folder 11", "folder 3"] { try scratch.subfolder(name) }
    try scratch.link("a link", to: "z folder")

    #expect(
      try names(in: scratch.folder) == [
        "a link", "folder 3", "folder 11", "z folder",
        "b.txt", "file 2", "file 10",
      ])
  }

  @Test func namesKeepTheirBytes() throws {
    let scratch = try FileScratch()
    let invalid = Array("bad".utf8) + [0xFF, 0xFE] + Array(".txt".utf8)
    try scratch.file(bytes: invalid, [])
    try scratch.file("line\nbreak")

    let entries = try FolderReader.read(scratch.folder).entries
    #expect(Set(entries.map(\.name)) == [invalid, Array("line\nbreak".utf8)])
  }

  @Test func everyKindIsTold() throws {
    let scratch = try FileScratch()
    try scratch.file("file")
    try scratch.subfolder("folder")
    try scratch.pipe("pipe")
    try scratch.link("dangling", to: "nowhere")
    try scratch.link("loop", to: "loop")
    try scratch.link("to file", to: "file")
    try scratch.link("to device", to: "/dev/null")

    let entries = try FolderReader.read(scratch.folder).entries
    let kinds = Dictionary(
      uniqueKeysWithValues: entries.map { (FileName.display($0.name), [$0.kind, $0.target]) })
    #expect(
      kinds == [
        "file": [.file, nil], "folder": [.folder, nil], "pipe": [.pipe, nil], "dangling": [.link, nil],
        "loop": [.link, nil], "to file": [.link, .file], "to device": [.link, .characterDevice],
      ])
    #expect(entries.filter(\.isBroken).count == 2)
    #expect(entries.filter(\.opensAsFolder).map(\.name) == [Array("folder".utf8)])
  }

  @Test func hiddenEntriesAreCountedAndLeftOut() throws {
    let scratch = try FileScratch()
    try scratch.file(".hidden")
    try scratch.subfolder(".config")

    let listing = try FolderReader.read(scratch.folder)
    #expect(listing.entries.isEmpty)
    #expect(listing.hiddenCount == 2)
    #expect(Notice.emptyFolder(hiddenCount: 2).text != Notice.emptyFolder(hiddenCount: 0).text)
  }

  @Test func aFolderWithoutPermissionSaysSo() throws {
    let scratch = try FileScratch()
    let locked = try scratch.subfolder("locked")
    try check(locked.withCString { chmod($0, 0) } == 0)

    let failure = try withoutPrivileges { error(reading: locked) }
    #expect(failure == FileError(code: EACCES))
    #expect(failure.map { Notice($0, at: locked).title } == "No Permission")
  }

  @Test func whatIsNoFolderAnyMoreSaysSo() throws {
    let scratch = try FileScratch()
    #expect(error(reading: scratch["vanished"]) == FileError(code: ENOENT))
    #expect(error(reading: try scratch.file("file")) == FileError(code: ENOTDIR))
    #expect(error(reading: try scratch.link("loop", to: "loop")) == FileError(code: ELOOP))
    // Opening it for reading would wait for a writer, for ever.
    #expect(error(reading: try scratch.pipe("pipe")) == FileError(code: ENOTDIR))
  }

  @Test func hundredThousandEntriesAreSortedWithFoldersFirst() throws {
    let scratch = try FileScratch()
    for number in 0..<99_900 { try scratch.file("\(number)") }
    for number in 0..<100 { try scratch.subfolder("folder \(number)") }

    let shown = try names(in: scratch.folder)
    #expect(shown.count == 100_000)
    #expect(shown.prefix(100).elementsEqual((0..<100).map { "folder \($0)" }))
    #expect(shown.dropFirst(100).elementsEqual((0..<99_900).map(String.init)))
  }

  @Test func aCancelledReadingStops() async throws {
    let scratch = try FileScratch()
    try scratch.file("file")
    let folder = scratch.folder
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return error(reading: folder)
    }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  private func names(in folder: FilePath) throws -> [String] {
    try FolderReader.read(folder).entries.map { FileName.display($0.name) }
  }
}

private func error(reading folder: FilePath) -> FileError? {
  do throws(FileError) {
    _ = try FolderReader.read(folder)
    return nil
  } catch {
    return error
  }
}
