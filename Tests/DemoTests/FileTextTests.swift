import Testing

@testable import BackableDemo

@Suite struct FileTextTests {
  @Test func aWholeTextStaysAsItIs() throws {
    let excerpt = try #require(TextExcerpt(Array("Grüße\r\n\tzwei".utf8), isWhole: true))
    #expect(excerpt.text == "Grüße\r\n\tzwei")
    #expect(excerpt.remark(fileSize: 14) { "\($0)" } == nil)
  }

  @Test func aBeginningEndsWithALine() throws {
    let excerpt = try #require(TextExcerpt(Array("one\ntwo\nthr".utf8), isWhole: false))
    #expect(excerpt.text == "one\ntwo\n")
    #expect(excerpt.isBeginning)
    #expect(excerpt.remark(fileSize: 99) { "\($0) bytes" } == "This is the beginning of a file of 99 bytes.")
  }

  @Test(arguments: ["ab€", "aü", "a🙂", "abc"])
  func aBeginningWithoutLinesEndsWithACharacter(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(TextExcerpt(bytes, isWhole: false)?.text == text)
    let lastLength = text.unicodeScalars.last.map { String($0).utf8.count } ?? 0
    for missing in 1..<max(lastLength, 2) where lastLength > 1 {
      #expect(TextExcerpt(bytes.dropLast(missing), isWhole: false)?.text == String(text.dropLast()))
    }
  }

  @Test func aTextOfOneCharacterCutInHalfIsNone() {
    #expect(TextExcerpt([0xE2, 0x82], isWhole: false) == nil)
    #expect(TextExcerpt([], isWhole: true) == nil)
  }

  @Test func aByteOrderMarkIsNotShown() {
    #expect(TextExcerpt([0xEF, 0xBB, 0xBF, 0x61], isWhole: true)?.text == "a")
  }

  @Test func zerosAtTheEndAreNotShown() {
    #expect(TextExcerpt(Array("log\n".utf8) + [0, 0, 0], isWhole: true)?.text == "log\n")
    #expect(TextExcerpt([0, 0, 0], isWhole: false) == nil)
  }

  @Test func zerosInsideAreNoText() {
    #expect(TextExcerpt(Array("a".utf8) + [0] + Array("b".utf8), isWhole: true) == nil)
  }

  @Test func manyControlCharactersAreNoText() {
    #expect(TextExcerpt(Array("ab".utf8) + [1, 2], isWhole: true) == nil)
    #expect(TextExcerpt(Array("\u{1B}[31mred\u{1B}[0m".utf8), isWhole: true) != nil)
  }

  @Test func someInvalidBytesAreReplaced() throws {
    let latin1 = Array("Gr".utf8) + [0xFC, 0xDF] + Array("e aus einer anderen Zeit".utf8)
    let excerpt = try #require(TextExcerpt(latin1, isWhole: true))
    #expect(excerpt.text == "Gr\u{FFFD}\u{FFFD}e aus einer anderen Zeit")
    #expect(excerpt.isRepaired)
    #expect(TextExcerpt([UInt8](repeating: 0xFF, count: 100), isWhole: true) == nil)
  }

  @Test func linesThatCannotBeLaidOutAreCut() throws {
    let line = String(repeating: "ü", count: TextExcerpt.lineLimit)
    let excerpt = try #require(TextExcerpt(Array("\(line)\nshort\n".utf8), isWhole: true))
    #expect(excerpt.text == String(repeating: "ü", count: TextExcerpt.lineLimit / 2) + "…\nshort\n")
    #expect(excerpt.hasCutLines)
    #expect(excerpt.remark(fileSize: 1) { "\($0)" } == "Long lines are cut.")
  }

  @Test func aCutInsideACharacterOfALongLineLeavesItOut() throws {
    let line = "a" + String(repeating: "ü", count: TextExcerpt.lineLimit)
    let excerpt = try #require(TextExcerpt(Array(line.utf8), isWhole: true))
    #expect(excerpt.text.utf8.count == TextExcerpt.lineLimit - 1 + "…".utf8.count)
    #expect(!excerpt.isRepaired)
  }
}
