import Glibc
import GtkInterop

/// What the screen of a file shows.
struct FileReport: Sendable {
  /// The content, as far as it is shown.
  enum Preview: Sendable {
    case text(TextExcerpt)
    case image(Texture)
    /// Nothing, and why.
    case none(Notice)
  }

  /// nil when nothing can be known.
  let facts: FileFacts?
  let preview: Preview

  /// Looks at a file, and reads its beginning if it is a plain one. This takes a while, so call it away from the main
  /// actor.
  ///
  /// A device, a pipe or a socket is not opened, not even when it takes the file's place meanwhile.
  init(on path: FilePath) {
    do {
      let place = try OpenFile.place(path)
      self = try Self(at: place, path)
    } catch {
      self.init(facts: nil, preview: .none(Notice(error, at: path)))
    }
  }

  private init(facts: FileFacts?, preview: Preview) {
    self.facts = facts
    self.preview = preview
  }

  private init(at place: borrowing OpenFile, _ path: FilePath) throws(FileError) {
    let status = try place.status()
    if let notice = Notice.unopened(FileKind(mode: status.st_mode)) {
      self.init(facts: FileFacts(status, of: path), preview: .none(notice))
      return
    }
    do {
      let file = try place.reopenForReading()
      let bytes = try file.read(upTo: TextExcerpt.limit + 1)
      let facts = FileFacts(status, of: path, firstBytes: Array(bytes.prefix(FileFacts.bytesThatTell)))
      self.init(facts: facts, preview: Self.preview(of: file, facts, bytes))
    } catch {
      self.init(facts: FileFacts(status, of: path), preview: .none(Notice(error, at: path)))
    }
  }

  private static func preview(of file: borrowing OpenFile, _ facts: FileFacts, _ bytes: [UInt8]) -> Preview {
    if bytes.isEmpty { return .none(.emptyFile) }
    if FileInformation.isType(facts.contentType, a: "image/*") {
      return ImageLoader.preview(of: file, size: facts.size)
    }
    let excerpt = TextExcerpt(
      Array(bytes.prefix(TextExcerpt.limit)), isWhole: bytes.count <= TextExcerpt.limit)
    return excerpt.map { .text($0) } ?? .none(.noPreview(iconName: FileIcon.name(forType: facts.contentType)))
  }
}
