import Glibc
import Testing

@testable import BackableDemo

@Suite struct FolderArrangementTests {
  @Test(arguments: [
    (FileOrder.Key.name, false, ["z folder", "a 2", "a 10", "b"]),
    (.name, true, ["z folder", "b", "a 10", "a 2"]),
    (.size, false, ["z folder", "a 10", "b", "a 2"]),
    (.size, true, ["z folder", "a 2", "b", "a 10"]),
    (.modified, false, ["z folder", "a 10", "a 2", "b"]),
    (.modified, true, ["z folder", "b", "a 2", "a 10"]),
  ])
  func anOrderIsKeptWithFoldersFirst(_ key: FileOrder.Key, _ isDescending: Bool, _ names: [String]) throws {
    let scratch = try FileScratch()
    for (name, size, day) in [("a 2", 900, 2), ("a 10", 1, 1), ("b", 30, 3)] {
      try scratch.file(name, String(repeating: "x", count: size))
      try scratch.setModified(name, seconds: day * 86_400)
    }
    try scratch.subfolder("z folder")
    let order = FileOrder(key: key, isDescending: isDescending)
    #expect(try scratch.names(FolderArrangement(order: order)) == names)
  }

  @Test func namesDecideWhereTheFactsAreTheSame() throws {
    let scratch = try FileScratch()
    for name in ["10", "9", "1"] { try scratch.file(name) }
    let order = FileOrder(key: .size, isDescending: true)
    #expect(try scratch.names(FolderArrangement(order: order)) == ["1", "9", "10"])
  }

  @Test func aFileOfAnySizeAndDateHasItsPlace() {
    let facts = [UInt64.max, 0].map { FolderEntry.Facts(size: $0, modified: $0 == 0 ? .min : .max) }
    let entries = zip(["large", "small"], facts).map { name, facts in
      FolderEntry(name: Array(name.utf8), kind: .file, facts: facts)
    }
    for key in [FileOrder.Key.size, .modified] {
      #expect(FileOrder(key: key).sorted(entries).map(\.name) == entries.reversed().map(\.name))
      #expect(FileOrder(key: key, isDescending: true).sorted(entries).map(\.name) == entries.map(\.name))
    }
  }

  @Test func whatFileManagersHideIsHiddenUntilItIsAskedFor() throws {
    let scratch = try FileScratch()
    try scratch.file(".hidden", "listed\nnot there\n")
    for name in [".dot", "copy~", "listed", "kept"] { try scratch.file(name) }
    let listing = try FolderReader.read(scratch.folder)
    #expect(listing.entries.map { FileName.display($0.name) } == ["kept"])
    #expect(listing.hiddenCount == 4)
    #expect(listing.count == 1)
    let all = try scratch.names(FolderArrangement(showsHidden: true))
    #expect(Set(all) == [".hidden", ".dot", "copy~", "listed", "kept"])
  }

  @Test func aListOfHiddenNamesThatCannotBeReadHidesNothing() throws {
    let scratch = try FileScratch()
    // Opening it would wait for a writer.
    try scratch.pipe(".hidden")
    try scratch.file("kept")
    #expect(try scratch.names() == ["kept"])
  }

  @Test func aSearchFindsWordsInAnyCaseAndWriting() throws {
    let scratch = try FileScratch()
    // The second is written with a letter and an accent of its own.
    for name in ["Äpfel und Birnen", "a\u{308}pfel", "apfel", ".äpfel"] { try scratch.file(name) }
    try scratch.file(bytes: Array("bad ".utf8) + [0xFF], [])
    var content = try FolderReader.content(of: scratch.folder, order: FileOrder())
    func found(_ text: String) -> [String] {
      FolderListing(&content, showsHidden: false, search: text).entries.map { FileName.display($0.name) }
    }
    #expect(Set(found("äPF")) == ["Äpfel und Birnen", "a\u{308}pfel"])
    #expect(found("birn äpf") == ["Äpfel und Birnen"])
    #expect(found("bad") == ["bad \u{FFFD}"])
    #expect(found("nothing").isEmpty)
    content.sort(by: FileOrder(isDescending: true))
    #expect(Set(found("äPF")) == ["Äpfel und Birnen", "a\u{308}pfel"])
  }

  @Test func theSummaryCountsWhatIsShownAndWhatIsNot() throws {
    let scratch = try FileScratch()
    for name in ["one", "two", ".three"] { try scratch.file(name) }
    var content = try FolderReader.content(of: scratch.folder, order: FileOrder())
    let all = FolderListing(&content, showsHidden: false)
    #expect(all.summary == "2 items, 1 hidden")
    let found = FolderListing(&content, showsHidden: true, search: "tw")
    #expect(found.summary == "1 of 3 items")
  }
}

extension FileScratch {
  fileprivate func names(_ arrangement: FolderArrangement = FolderArrangement()) throws -> [String] {
    try FolderReader.read(folder, arrangement).entries.map { FileName.display($0.name) }
  }

  fileprivate func setModified(_ name: String, seconds: Int) throws {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    try check(self[name].withCString { utimensat(AT_FDCWD, $0, times, 0) } == 0)
  }
}
