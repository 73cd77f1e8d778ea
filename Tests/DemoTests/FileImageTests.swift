import GtkInterop
import Testing

@testable import BackableDemo

@Suite struct FileImageTests {
  @Test func aPictureIsDecoded() throws {
    let scratch = try FileScratch()
    let image = FileReport(
      on: try scratch.file(bytes: Array("small.png".utf8), png(width: 2, height: 1, pixels: 1))
    ).image
    #expect(image?.width == 2)
    #expect(image?.height == 1)
  }

  @Test func aLargePictureIsMadeSmaller() throws {
    let scratch = try FileScratch()
    let path = try scratch.file(bytes: Array("wide.png".utf8), png(width: 4096, height: 2, pixels: 2))
    #expect(FileReport(on: path).image?.width == ImageLoader.sideLimit)
  }

  @Test func aPictureThatClaimsToFillTheMemoryIsRefused() throws {
    let scratch = try FileScratch()
    let path = try scratch.file(bytes: Array("bomb.png".utf8), png(width: 60_000, height: 60_000, pixels: 0))
    #expect(FileReport(on: path).notice == .largeImage)
  }

  @Test func aBrokenPictureSaysSo() throws {
    let scratch = try FileScratch()
    let rubbish = Array(png(width: 2, height: 1, pixels: 0).prefix(8)) + Array("rubbish".utf8)
    #expect(FileReport(on: try scratch.file(bytes: Array("a.png".utf8), rubbish)).notice == .brokenImage)
    #expect(FileReport(on: try scratch.file("b.png", "text")).image == nil)
  }

  @Test func aHugeFileIsNotDecoded() throws {
    let scratch = try FileScratch()
    let path = try scratch.file(
      bytes: Array("huge.png".utf8), png(width: 2, height: 1, pixels: 1), size: Int(ImageLoader.sizeLimit) + 1
    )
    #expect(FileReport(on: path).notice == .largeImage)
  }

  /// A picture of grey pixels in the PNG format, of which only some lines are there.
  private func png(width: Int, height: Int, pixels lines: Int) -> [UInt8] {
    let header = bigEndian(width) + bigEndian(height) + [8, 0, 0, 0, 0]
    let raw = [UInt8](repeating: 0, count: (width + 1) * lines)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", stored(raw))
      + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(checksum(body)))
  }

  /// A zlib stream of one block that is not compressed.
  private func stored(_ raw: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in raw {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = [UInt8(raw.count & 0xFF), UInt8(raw.count >> 8 & 0xFF)]
    return [0x78, 0x01, 0x01] + count + count.map { ~$0 } + raw + bigEndian(b << 16 | a)
  }

  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  private func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }
}

extension FileReport {
  var image: Texture? {
    if case .image(let texture) = preview { texture } else { nil }
  }
}
