import Glibc
import Testing

@testable import BackableDemo

@Suite struct FileReportTests {
  @Test func aTextIsShownWithItsFacts() throws {
    let scratch = try FileScratch()
    let report = FileReport(on: try scratch.file("notes.txt", "Hello\n"))
    #expect(report.text?.text == "Hello\n")
    #expect(report.facts?.size == 6)
    #expect(report.facts?.contentType == "text/plain")
    #expect(report.facts?.facts.map(\.name) == ["Type", "Size", "Modified"])
    #expect(report.facts.map { time(nil) - Int($0.modified) < 60 } == true)
  }

  @Test func namesThatAreNoTextOpen() throws {
    let scratch = try FileScratch()
    for name in [Array("bad".utf8) + [0xFF], Array("line\nbreak".utf8)] {
      let path = try scratch.file(bytes: name, Array("inside".utf8))
      #expect(FileReport(on: path).text?.text == "inside")
    }
  }

  @Test func aHugeFileShowsItsBeginning() throws {
    let scratch = try FileScratch()
    let fiveGigabytes = 5 << 30
    let path = try scratch.file(
      bytes: Array("huge.txt".utf8), Array("the beginning\n".utf8), size: fiveGigabytes)
    let report = FileReport(on: path)
    #expect(report.text?.text == "the beginning\n")
    #expect(report.text?.isBeginning == true)
    #expect(report.facts?.size == UInt64(fiveGigabytes))
  }

  @Test func anEmptyFileSaysSo() throws {
    let scratch = try FileScratch()
    let report = FileReport(on: try scratch.file("empty"))
    #expect(report.notice == .emptyFile)
    #expect(report.facts?.size == 0)
  }

  @Test func aBinaryFileHasOnlyFacts() throws {
    let scratch = try FileScratch()
    let report = FileReport(on: try scratch.file(bytes: Array("data".utf8), [1, 0, 2, 0, 255]))
    #expect(report.notice?.title == "No Preview")
    #expect(report.facts?.size == 5)
  }

  @Test(.timeLimit(.minutes(1))) func aPipeIsNeverOpened() throws {
    let scratch = try FileScratch()
    let pipe = try scratch.pipe("pipe")
    let report = FileReport(on: pipe)
    #expect(report.notice?.title == "Pipe")
    #expect(report.facts?.kind == .pipe)
    #expect(report.facts?.contentType == "inode/fifo")
    // A link to it is no way around.
    #expect(FileReport(on: try scratch.link("link", to: "pipe")).notice?.title == "Pipe")
  }

  @Test func devicesFoldersAndSocketsAreNotOpened() throws {
    let scratch = try FileScratch()
    #expect(FileReport(on: FilePath("/dev/zero")).notice?.title == "Device")
    #expect(FileReport(on: try scratch.link("device", to: "/dev/zero")).notice?.title == "Device")
    #expect(FileReport(on: scratch.folder).notice?.title == "Folder")
    #expect(Notice.unopened(.socket)?.title == "Socket")
  }

  @Test func aDanglingLinkSaysWhereItPoints() throws {
    let scratch = try FileScratch()
    let report = FileReport(on: try scratch.link("dangling", to: "nowhere/at all"))
    #expect(report.notice?.title == "Broken Link")
    #expect(report.notice?.text.contains("“nowhere/at all”") == true)
  }

  @Test func aLoopOfLinksSaysSo() throws {
    let scratch = try FileScratch()
    try scratch.link("a", to: "b")
    #expect(FileReport(on: try scratch.link("b", to: "a")).notice?.title == "Endless Link")
  }

  @Test func aVanishedFileSaysSo() throws {
    let scratch = try FileScratch()
    #expect(FileReport(on: scratch["vanished"]).notice?.title == "No Longer There")
  }

  @Test func aLinkShowsTheFileAndWhereItPoints() throws {
    let scratch = try FileScratch()
    try scratch.file("target.txt", "content")
    let report = FileReport(on: try scratch.link("link.txt", to: "target.txt"))
    #expect(report.text?.text == "content")
    #expect(report.facts?.facts.last?.value == "target.txt")
  }

  @Test func aFileWithoutPermissionSaysSoAndKeepsItsFacts() throws {
    let scratch = try FileScratch()
    let path = try scratch.file("secret", "secret")
    try check(path.withCString { chmod($0, 0) } == 0)
    let report = try withoutPrivileges { FileReport(on: path) }
    #expect(report.notice?.title == "No Permission")
    #expect(report.facts?.size == 6)
  }

  @Test func whatTakesTheNameOfAFileIsNotRead() throws {
    let scratch = try FileScratch()
    let path = try scratch.file("name", "content")
    let place = try OpenFile.place(path)
    try check(path.withCString { unlink($0) } == 0)
    try scratch.pipe("name")
    #expect(try place.reopenForReading().read(upTo: 100) == Array("content".utf8))
  }
}

extension FileReport {
  var text: TextExcerpt? {
    if case .text(let excerpt) = preview { excerpt } else { nil }
  }

  var notice: Notice? {
    if case .none(let notice) = preview { notice } else { nil }
  }
}
