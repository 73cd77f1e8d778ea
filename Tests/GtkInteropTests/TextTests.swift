import Glibc
import XCTest

@testable import GtkInterop

final class TextTests: XCTestCase {
  func testNumbersInNamesAreSortedByValue() {
    let names = ["file10", "file2", "file1"]
    let sorted = names.sorted {
      TextFormatting.collationKey(forFilename: $0).lexicographicallyPrecedes(
        TextFormatting.collationKey(forFilename: $1))
    }
    XCTAssertEqual(sorted, ["file1", "file2", "file10"])
  }

  func testARankCountsMoreThanAName() {
    let names = ["file10", "file2", "file1"]
    XCTAssertEqual(FilenameOrder.positions(of: names), [2, 1, 0])
    XCTAssertEqual(FilenameOrder.positions(of: names, ranks: [0, 0, 7]), [1, 0, 2])
    XCTAssertEqual(FilenameOrder.positions(of: names, ranks: [.min, .max, 0]), [0, 2, 1])
    XCTAssertEqual(FilenameOrder.positions(of: ["same", "same"], ranks: [1, 1]), [0, 1])
  }

  func testSearchKeysKnowNoCaseAndOneWayToWrite() {
    XCTAssertEqual(TextFormatting.searchKey("ÄPFEL"), TextFormatting.searchKey("a\u{308}pfel"))
    XCTAssertEqual(TextFormatting.searchKey("ﬁ"), TextFormatting.searchKey("FI"))
    XCTAssertNotEqual(TextFormatting.searchKey("a"), TextFormatting.searchKey("b"))
  }

  func testShortDates() {
    XCTAssertTrue(TextFormatting.formatShortDate(unixSeconds: 1_000_000_000).contains("2001"))
    XCTAssertTrue(TextFormatting.formatShortDate(unixSeconds: Int64(time(nil))).contains(":"))
    XCTAssertEqual(TextFormatting.formatShortDate(unixSeconds: .max), "")
  }

  func testSizes() {
    XCTAssertTrue(TextFormatting.formatSize(1_200_000).hasSuffix("MB"))
    XCTAssertTrue(TextFormatting.formatSize(0).hasPrefix("0"))
  }

  func testDates() {
    XCTAssertTrue(TextFormatting.formatDate(unixSeconds: 1_000_000_000).contains("2001"))
    XCTAssertEqual(TextFormatting.formatDate(unixSeconds: .max), "")
  }

  func testAnyNameCanBeShown() {
    XCTAssertEqual(FileInformation.displayName(ofFilename: Array("é".utf8)), "é")
    let broken = FileInformation.displayName(ofFilename: [0x61, 0xFF, 0x62])
    XCTAssertTrue(broken.hasPrefix("a") && broken.hasSuffix("b") && broken.contains("\u{FFFD}"), broken)
  }

  func testContentTypes() {
    XCTAssertEqual(FileInformation.contentType(ofName: "a.png"), "image/png")
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    XCTAssertEqual(FileInformation.contentType(ofName: nil, firstBytes: png), "image/png")
    XCTAssertTrue(FileInformation.isType("text/x-csrc", a: "text/plain"))
    XCTAssertFalse(FileInformation.isType("image/png", a: "text/plain"))
    XCTAssertTrue(FileInformation.symbolicIconName(ofType: "image/png").hasSuffix("-symbolic"))
    XCTAssertFalse(FileInformation.description(ofType: "image/png").isEmpty)
  }
}
