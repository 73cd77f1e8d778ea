import GtkInterop

/// One entry of a folder.
struct FolderEntry: Sendable, Equatable {
  /// The name, as the file system has it.
  let name: [UInt8]
  /// What the entry itself is; a link is a link.
  let kind: FileKind
  /// What a link leads to; nil for a link to nothing that can be reached, and for what is no link.
  var target: FileKind?

  /// Whether the entry is, or leads to, a folder.
  var opensAsFolder: Bool { (target ?? kind) == .folder }

  /// Whether the entry is a link that leads nowhere.
  var isBroken: Bool { kind == .link && target == nil }
}

/// What a folder shows.
struct FolderListing: Sendable, Equatable {
  /// The entries, in the order in which they are shown: folders first, each part by the rules of the region.
  let entries: [FolderEntry]
  /// How many entries are left out because their name begins with a dot.
  let hiddenCount: Int

  /// Sorts the entries.
  init(_ entries: [FolderEntry], hiddenCount: Int) {
    let folders = entries.filter { $0.opensAsFolder }
    let others = entries.filter { !$0.opensAsFolder }
    self.entries = Self.sorted(folders) + Self.sorted(others)
    self.hiddenCount = hiddenCount
  }

  private static func sorted(_ entries: [FolderEntry]) -> [FolderEntry] {
    let names = entries.map { String(decoding: $0.name, as: UTF8.self) }
    return FilenameOrder.positions(of: names).map { entries[$0] }
  }
}
