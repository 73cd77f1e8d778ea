import Testing

@testable import BackableDemo

@Suite struct FileNameTests {
  @Test(arguments: [
    ("notes.txt", "notes.txt"), ("line\nbreak", "line␤break"), ("a\u{2028}b", "a␤b"),
    ("tab\there", "tab␉here"),
    ("bell\u{7}", "bell␇"), ("\u{202E}gnp.exe", "\u{FFFD}gnp.exe"), ("אבג", "אבג"), ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func namesAreShownInOneLine(_ name: String, _ shown: String) {
    #expect(FileName.display(Array(name.utf8)) == shown)
  }

  @Test func invalidBytesAreShownAsSuch() {
    #expect(FileName.display(Array("a".utf8) + [0xFF] + Array("b".utf8)) == "a\u{FFFD}b")
  }

  @Test(arguments: [
    ("/srv/user", "x", "/srv/user/x", "x"), ("/", "x", "/x", "x"), ("/srv/", "x", "/srv/x", "x"),
  ])
  func pathsAreJoined(_ folder: String, _ name: String, _ joined: String, _ last: String) {
    let path = FilePath(folder).appending(Array(name.utf8))
    #expect(path == FilePath(joined))
    #expect(path.displayName == last)
  }

  @Test func oddPathsHaveAName() {
    #expect(FilePath("/").displayName == "/")
    #expect(FilePath("/srv/user//").displayName == "user")
    #expect(FilePath("").bytes == Array(".".utf8))
    #expect(FilePath([0x61, 0, 0x62]).bytes == [0x61])
  }

  @Test(arguments: [
    ("a.png", "image-x-generic-symbolic"), ("a.odt", "x-office-document-symbolic"),
    ("a.mp3", "audio-x-generic-symbolic"), ("a.zip", "package-x-generic-symbolic"),
    // The system has no symbolic icon of its own for these.
    ("a.bin", "text-x-generic-symbolic"), ("a", "text-x-generic-symbolic"),
  ])
  func filesHaveTheIconOfTheirType(_ name: String, _ icon: String) {
    #expect(FileIcon.name(for: FolderEntry(name: Array(name.utf8), kind: .file)) == icon)
  }

  @Test func otherThingsHaveTheIconOfTheirKind() {
    #expect(FileIcon.name(for: FolderEntry(name: [0x61], kind: .folder)) == "folder-symbolic")
    #expect(FileIcon.name(for: FolderEntry(name: [0x61], kind: .link, target: .folder)) == "folder-symbolic")
    #expect(FileIcon.name(for: FolderEntry(name: [0x61], kind: .link)) == "dialog-warning-symbolic")
    #expect(FileIcon.name(for: FolderEntry(name: [0x61], kind: .blockDevice)) == "drive-harddisk-symbolic")
  }
}
