import GtkInterop
import Testing

@testable import BackableDemo

@Suite struct CommandLineTests {
  @Test(arguments: [
    ([], []),
    (["/tmp"], ["/tmp"]),
    (["--page", "files", "/tmp"], ["/tmp"]), (["--page=files", "/tmp"], ["/tmp"]),
    (["-p", "files", "/tmp"], ["/tmp"]), (["-pfiles", "/tmp"], ["/tmp"]),
    (["/tmp", "--page", "files"], ["/tmp"]), (["--list", "/tmp"], ["/tmp"]),
    // A page's id is no path, and a path can be called like one.
    (["--page", "files", "files"], ["files"]), (["files", "-p", "files"], ["files"]),
    (["--page", "--", "--", "--page"], ["--page"]),
    (["--", "-p", "--", "--page=files"], ["-p", "--", "--page=files"]), (["--"], []),
    (["--page"], []), (["-p"], []), (["-"], ["-"]), ([""], [""]), (["a", "b"], ["a", "b"]),
  ])
  func pathsAreWhatStandsBesideOptions(_ arguments: [String], _ paths: [String]) {
    #expect(DemoArguments.paths(in: arguments.map(bytes)) == paths.map(bytes))
  }

  @Test(arguments: [
    (["--page", "/tmp", "/tmp"], ["--page", "/tmp", "file:///tmp"]),
    (["-p/tmp", "/tmp"], ["--page=/tmp", "file:///tmp"]),
    (["--page=/tmp", "/tmp"], ["--page=/tmp", "file:///tmp"]),
    (["--", "/-x"], ["file:///-x"]),
    (["file:///a%20b", "--list"], ["file:///a%20b", "--list"]),
  ])
  func pathsAloneBecomeURIs(_ arguments: [String], _ passed: [String]) {
    #expect(DemoArguments.forApplication(arguments.map(bytes)) == passed)
  }

  @Test func aPathThatIsNoTextBecomesAURI() {
    #expect(DemoArguments.forApplication([bytes("/a") + [0xFF]]) == ["file:///a%FF"])
  }

  // MARK: Paths and URIs

  @Test(arguments: [
    ("/tmp", "/tmp"), ("file:///tmp", "/tmp"), ("FILE:///tmp", "/tmp"), ("file:/tmp", "/tmp"),
    ("file://localhost/tmp", "/tmp"), ("file:///a%20b/%C3%A9", "/a b/é"),
    // Names with a colon.
    ("notes: today", "notes: today"), ("mailto:somebody", "mailto:somebody"), ("file:name", "file:name"),
    (":", ":"), ("://x", "://x"), ("1:/x", "1:/x"), ("a b://x", "a b://x"),
  ])
  func anArgumentIsAPathOrTheURIOfAFile(_ argument: String, _ path: String) throws {
    #expect(try PathArgument.path(in: bytes(argument)) == bytes(path))
  }

  @Test func bytesThatAreNoTextAreTakenAsTheyAre() throws {
    #expect(try PathArgument.path(in: bytes("/a") + [0xFF]) == bytes("/a") + [0xFF])
    #expect(try PathArgument.path(in: bytes("file:///a%FF")) == bytes("/a") + [0xFF])
  }

  @Test(arguments: [
    "https://example.org/x", "smb://server/share", "trash:///", "file://elsewhere/tmp", "file:///a%ZZ",
    "file:///a%00b",
  ])
  func otherURIsAreRefused(_ argument: String) {
    #expect(throws: PathArgument.Refusal.self) { try PathArgument.path(in: bytes(argument)) }
  }

  // MARK: What is wrong with a PATH

  @Test func whatCanBeShownIsNoProblem() throws {
    let scratch = try FileScratch()
    try scratch.file("a b")
    #expect(PathProblem(in: []) == nil)
    #expect(PathProblem(in: [scratch.folder.bytes]) == nil)
    let uri = FileInformation.uri(ofPath: scratch["a b"].bytes)
    #expect(uri.hasSuffix("a%20b"))
    #expect(PathProblem(in: [bytes(uri)]) == nil)
  }

  @Test(arguments: [
    (["", "/tmp"], "2 were given"), ([""], "the PATH is empty"),
    (["https://example.org/x"], "https://example.org/x"),
    (["/no/such/file"], "“/no/such/file”: No such file"), (["file:///no%20such"], "No such file"),
    (["file://elsewhere/tmp"], "on this computer"),
    (["file:///dev/null"], "neither a folder nor a plain file"),
  ])
  func everythingElseIsNamedInOneLine(_ arguments: [String], _ words: String) throws {
    let problem = try #require(PathProblem(in: arguments.map(bytes)))
    #expect(problem.words.contains(words), "\(problem.words)")
    #expect(!problem.words.contains("\n"))
  }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
