import GtkInterop

/// Decodes pictures for the screen, within limits: a file of a few kilobytes can claim to hold a picture that fills the
/// memory.
enum ImageLoader {
  /// The largest file, in bytes.
  static let sizeLimit: UInt64 = 100_000_000
  /// The most pixels: 400 MB while it is decoded.
  static let pixelLimit = 100_000_000
  /// Larger pictures are made smaller, to this number of pixels on the longer side.
  static let sideLimit = 2048

  /// The picture in a file that is open for reading, or why there is none.
  static func preview(of file: borrowing OpenFile, size: UInt64) -> FileReport.Preview {
    guard size <= sizeLimit else { return .none(.largeImage) }
    // The path leads to the open file itself, so nothing that has taken its place is opened.
    let path = String(decoding: file.path.bytes, as: UTF8.self)
    guard let size = Texture.imageSize(path: path) else { return .none(.brokenImage) }
    guard size.width <= pixelLimit / max(size.height, 1) else { return .none(.largeImage) }
    guard !Task.isCancelled, let texture = try? Texture(path: path, longerSide: sideLimit) else {
      return .none(.brokenImage)
    }
    return .image(texture)
  }
}
