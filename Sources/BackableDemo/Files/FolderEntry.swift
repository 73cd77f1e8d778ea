/// One entry of a folder.
struct FolderEntry: Sendable, Hashable {
  /// What an order may go by. Finding it out takes a call of the system for each entry.
  struct Facts: Sendable, Hashable {
    /// In bytes.
    let size: UInt64
    /// When it was changed last, in seconds since 1970 began in UTC.
    let modified: Int64
  }

  /// The name, as the file system has it.
  let name: [UInt8]
  /// What the entry itself is; a link is a link.
  let kind: FileKind
  /// What a link leads to; nil for a link to nothing that can be reached, and for what is no link.
  var target: FileKind?
  /// Whether it is shown only to who asks for hidden files.
  var isHidden = false
  /// nil: nobody asked, or it has gone.
  var facts: Facts?

  /// Whether the entry is, or leads to, a folder.
  var opensAsFolder: Bool { (target ?? kind) == .folder }

  /// Whether the entry is a link that leads nowhere.
  var isBroken: Bool { kind == .link && target == nil }
}
