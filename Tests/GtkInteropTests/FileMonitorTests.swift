import Foundation
import XCTest

@testable import GtkInterop

final class FileMonitorTests: WidgetTestCase {
  func testWhatHappensInAFolderIsTold() throws {
    let folder = try ScratchFolder()
    try onMain {
      let heard = Heard()
      let monitor = try FileMonitor(folder: Array(folder.path.utf8))
      monitor.onChanged { heard.note($0, $1) }
      let odd: [UInt8] = Array("odd ".utf8) + [0xFF]
      folder.write(odd, "")
      XCTAssertTrue(MainLoop.spin { heard.has(.appeared, odd) }, "\(heard.events)")
      folder.write(odd, "words")
      XCTAssertTrue(MainLoop.spin { heard.has(.changed, odd) }, "\(heard.events)")
      folder.rename(odd, Array("even".utf8))
      XCTAssertTrue(MainLoop.spin { heard.has(.vanished, odd) && heard.has(.appeared, Array("even".utf8)) })
      folder.remove()
      XCTAssertTrue(MainLoop.spin { heard.has(.vanished, folder.name) }, "\(heard.events)")
    }
  }

  func testAMonitorThatIsCancelledOrLetGoTellsNothing() throws {
    let folder = try ScratchFolder()
    try onMain {
      let before = Trampoline.liveBoxes
      let heard = Heard()
      let monitor = try FileMonitor(folder: Array(folder.path.utf8))
      monitor.onChanged { heard.note($0, $1) }
      monitor.cancel()
      var second: FileMonitor? = try FileMonitor(folder: Array(folder.path.utf8))
      second?.onChanged { heard.note($0, $1) }
      XCTAssertEqual(Trampoline.liveBoxes, before + 2)
      second = nil
      XCTAssertTrue(MainLoop.spin { Trampoline.liveBoxes == before + 1 })
      let witness = try FileMonitor(folder: Array(folder.path.utf8))
      let seen = Heard()
      witness.onChanged { seen.note($0, $1) }
      folder.write(Array("file".utf8), "")
      XCTAssertTrue(MainLoop.spin { seen.has(.appeared, Array("file".utf8)) })
      XCTAssertTrue(heard.events.isEmpty, "\(heard.events)")
    }
  }

  func testAFolderThatIsNotThereYetIsWatched() throws {
    try onMain { _ = try FileMonitor(folder: Array("/nowhere/at all".utf8)) }
  }

  func testNoApplicationOpensAKindThatThereIsNot() {
    onMain { XCTAssertNil(InstalledApplication.preferred(forType: "application/x-of-no-kind-at-all")) }
  }
}

/// What a monitor has told.
@MainActor private final class Heard {
  private(set) var events: [(FileMonitor.Event, [UInt8])] = []

  func note(_ event: FileMonitor.Event, _ name: [UInt8]) { events.append((event, name)) }

  func has(_ event: FileMonitor.Event, _ name: [UInt8]) -> Bool {
    events.contains { $0.0 == event && $0.1 == name }
  }
}

/// A folder for one test, removed with this object.
private final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("monitor-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { remove() }

  var name: [UInt8] { Array((path as NSString).lastPathComponent.utf8) }

  func write(_ name: [UInt8], _ text: String) {
    let file = fopen(full(name), "w")
    XCTAssertNotNil(file)
    fputs(text, file)
    fclose(file)
  }

  func rename(_ old: [UInt8], _ new: [UInt8]) { XCTAssertEqual(Glibc.rename(full(old), full(new)), 0) }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func full(_ name: [UInt8]) -> [CChar] {
    (Array(path.utf8) + Array("/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
  }
}
