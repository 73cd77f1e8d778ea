import Foundation
import XCTest

@testable import GtkInterop

/// What the library needs is what stock Debian 12 has.
final class DependencyTests: XCTestCase {
  // Field report: old distributions.
  func testNeitherLibadwaitaNorAnythingNewerThanGtkIsLoaded() throws {
    _ = Display.open()
    // To the end, whatever its size: what the kernel tells has none.
    let maps = try XCTUnwrap(FileHandle(forReadingAtPath: "/proc/self/maps")).readDataToEndOfFile()
    let loaded = String(decoding: maps, as: UTF8.self)
    XCTAssertTrue(loaded.contains("/libgtk-4.so"))
    for library in ["libadwaita", "libhandy", "libgtk-3"] {
      XCTAssertFalse(loaded.contains("/\(library)"), library)
    }
  }
}
