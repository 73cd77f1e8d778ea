import Glibc
import GtkInterop

/// What is known of a file without reading much of it.
struct FileFacts: Sendable, Equatable {
  /// What it is, or what the link leads to.
  let kind: FileKind
  /// In bytes.
  let size: UInt64
  /// When it was changed last, in seconds since 1970 began in UTC.
  let modified: Int64
  /// A MIME type.
  let contentType: String
  /// What the link says, for a file that was reached by one.
  let linkTarget: [UInt8]?

  /// - Parameter firstBytes: what the file begins with; empty for one that is not opened.
  init(_ status: stat, of path: FilePath, firstBytes: [UInt8] = []) {
    kind = FileKind(mode: status.st_mode)
    size = UInt64(clamping: status.st_size)
    modified = Int64(status.st_mtim.tv_sec)
    linkTarget = SymbolicLink.target(of: path)
    contentType =
      kind == .file
      ? FileInformation.contentType(ofName: path.displayName, firstBytes: firstBytes) : kind.contentType
  }
}

extension FileFacts {
  /// What kind of file it is, by its name and its first bytes. What is no plain file is not opened.
  static func contentType(of path: FilePath) throws(FileError) -> String {
    let place = try OpenFile.place(path)
    let status = try place.status()
    guard FileKind(mode: status.st_mode) == .file else { return FileKind(mode: status.st_mode).contentType }
    // Its name tells enough of one that may not be read.
    let bytes = (try? place.reopenForReading().read(upTo: bytesThatTell)) ?? []
    return FileFacts(status, of: path, firstBytes: bytes).contentType
  }

  /// How many bytes say what a file is.
  static let bytesThatTell = 4096
}

// MARK: - In words

extension FileFacts {
  /// A name and a value, both to be shown.
  typealias Fact = (name: String, value: String)

  /// The facts, the most telling first.
  var facts: [Fact] {
    var facts = [Fact("Type", typeDescription)]
    if kind == .file { facts.append(("Size", TextFormatting.formatSize(size))) }
    facts.append(("Modified", TextFormatting.formatDate(unixSeconds: modified)))
    if let linkTarget { facts.append(("Link To", FileName.display(linkTarget))) }
    return facts
  }

  private var typeDescription: String {
    let description = FileInformation.description(ofType: contentType)
    return description.prefix(1).uppercased() + description.dropFirst()
  }
}

extension FolderEntry.Facts {
  init(_ status: stat) {
    self.init(size: UInt64(clamping: status.st_size), modified: Int64(status.st_mtim.tv_sec))
  }

  /// What is known of a file; nil when it has gone. A link is not followed.
  init?(of path: FilePath) {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }
}
