import Foundation
import XCTest

@testable import GtkInterop

/// What an application keeps where its schema is not installed. With a schema: the driven demo's scenarios.
final class StoredSettingsTests: WidgetTestCase {
  private let scratch = SettingsScratch()

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: scratch.folder)
    super.tearDown()
  }

  func testTheyAreKeptAndRead() throws {
    let scratch = scratch
    try onMain {
      let settings = StoredSettings(id: "org.example.App", folder: scratch.folder)
      XCTAssertFalse(settings.usesSchema)
      var changes: [String] = []
      settings.onChanged { changes.append($0) }
      XCTAssertNil(settings.string("words"))
      settings.set("Several words; a = b\nand \u{1F600}", for: "words")
      settings.set(true, for: "switch")
      settings.set(-7, for: "number")
      XCTAssertEqual(changes, ["words", "switch", "number"])
      let text = try String(contentsOfFile: scratch.file, encoding: .utf8)
      XCTAssertTrue(text.contains("switch=true") && text.contains("number=-7"), text)
      let again = StoredSettings(KeyFileSettings(path: scratch.file))
      XCTAssertEqual(again.string("words"), "Several words; a = b\nand \u{1F600}")
      XCTAssertEqual(again.bool("switch"), true)
      XCTAssertEqual(again.int("number"), -7)
    }
  }

  func testSeveralObjectsAreAboutTheSameSettings() {
    let scratch = scratch
    onMain {
      let one = StoredSettings(id: "org.example.App", folder: scratch.folder)
      let other = StoredSettings(id: "org.example.App", folder: scratch.folder)
      one.set("one", for: "a")
      other.set("other", for: "b")
      XCTAssertEqual(one.string("b"), "other")
      XCTAssertEqual(StoredSettings(KeyFileSettings(path: scratch.file)).string("a"), "one")
    }
  }

  func testWhatIsOfAnotherKindIsNotThere() throws {
    let scratch = scratch
    try onMain {
      try scratch.write("[Settings]\nswitch=maybe\nnumber=many\n")
      let settings = StoredSettings(KeyFileSettings(path: scratch.file))
      XCTAssertNil(settings.bool("switch"))
      XCTAssertNil(settings.int("number"))
      XCTAssertNil(settings.string("words"))
      XCTAssertNil(settings.bool("nothing"))
    }
  }

  func testAFileThatCannotBeReadIsKeptBesideTheNewOne() throws {
    let scratch = scratch
    try onMain {
      try scratch.write("these are no settings")
      let settings = StoredSettings(KeyFileSettings(path: scratch.file))
      settings.set(1, for: "number")
      XCTAssertEqual(try String(contentsOfFile: scratch.file + "~", encoding: .utf8), "these are no settings")
      XCTAssertEqual(StoredSettings(KeyFileSettings(path: scratch.file)).int("number"), 1)
    }
  }

  func testWhereNothingCanBeWrittenTheyLastAsLongAsTheProgramAndThatIsSaidOnce() throws {
    let scratch = scratch
    try onMain {
      try FileManager.default.createDirectory(atPath: scratch.folder, withIntermediateDirectories: true)
      // A file where a folder would have to be: that holds for the superuser, too.
      try "".write(toFile: scratch.folder + "/org.example.App", atomically: true, encoding: .utf8)
      var said: [String] = []
      let before = InteropDiagnostics.handler
      InteropDiagnostics.handler = { said.append($0) }
      defer { InteropDiagnostics.handler = before }
      let settings = StoredSettings(KeyFileSettings(path: scratch.file))
      settings.set("words", for: "a")
      settings.set("more", for: "b")
      XCTAssertEqual(settings.string("a"), "words")
      XCTAssertEqual(said.count, 1)
      XCTAssertTrue(said.first?.hasPrefix("Settings cannot be kept: ") ?? false, "\(said)")
    }
  }
}

/// Where the settings of one test are kept.
private struct SettingsScratch: Sendable {
  let folder = NSTemporaryDirectory() + "backable-settings-\(UUID().uuidString)"
  var file: String { folder + "/org.example.App/settings.ini" }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/org.example.App", withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}

/// Values written down as a text.
final class VariantValueTests: XCTestCase {
  func testWhatIsWrittenIsRead() throws {
    let tree = VariantValue.object([
      "null": .null, "true": .bool(true), "int": .int(.min), "uint": .uint(.max), "double": .double(-0.5),
      "text": .string("“quoted” 'and' \"twice\" \\ \n %s"),
      "empty": .array([]), "object": .object([:]),
      "array": .array([.int(1), .string("two"), .array([.null]), .object(["three": .int(3)])]),
    ])
    XCTAssertEqual(try VariantValue(text: tree.text), tree)
    XCTAssertFalse(tree.text.contains("\n"), "it is one line")
    for value in [VariantValue.null, .int(7), .string(""), .array([.bool(false)])] {
      XCTAssertEqual(try VariantValue(text: value.text), value)
    }
  }

  func testWhatIsNoneIsRefused() {
    for text in ["", "nonsense", "{", "[1, 'a']", "<", String(repeating: "[", count: 100_000)] {
      XCTAssertThrowsError(try VariantValue(text: text), text.prefix(20).description)
    }
  }

  func testWhatOthersWriteIsRead() throws {
    XCTAssertEqual(try VariantValue(text: "[1, 2]"), .array([.int(1), .int(2)]))
    XCTAssertEqual(try VariantValue(text: "{'a': <true>}"), .object(["a": .bool(true)]))
  }
}
