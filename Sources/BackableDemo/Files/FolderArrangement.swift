import GtkInterop

/// The order of a folder's entries. Folders always come first.
struct FileOrder: Sendable, Equatable {
  /// What it goes by; where that is the same for two, the name decides.
  enum Key: String, Sendable, CaseIterable {
    case name = "Name"
    case size = "Size"
    case modified = "Modified"
  }

  var key = Key.name
  var isDescending = false

  /// Whether the entries' facts must be known.
  var needsFacts: Bool { key != .name }
}

/// What is shown of a folder, and how.
struct FolderArrangement: Sendable, Equatable {
  var order = FileOrder()
  var showsHidden = false
}

extension FileOrder {
  /// The entries in this order: folders first, each part by the rules of the region.
  func sorted(_ entries: [FolderEntry]) -> [FolderEntry] {
    part(entries.filter { $0.opensAsFolder }) + part(entries.filter { !$0.opensAsFolder })
  }

  private func part(_ entries: [FolderEntry]) -> [FolderEntry] {
    let names = entries.map { String(decoding: $0.name, as: UTF8.self) }
    let ranks = needsFacts ? entries.map { rank(of: $0) } : nil
    let positions = FilenameOrder.positions(of: names, ranks: ranks)
    let isReversed = key == .name && isDescending
    return (isReversed ? positions.reversed() : positions).map { entries[$0] }
  }

  /// What counts more than the name. How large a folder is says nothing of what is in it.
  private func rank(of entry: FolderEntry) -> Int64 {
    guard let facts = entry.facts, key != .size || !entry.opensAsFolder else { return 0 }
    let rank = key == .size ? Int64(clamping: facts.size) : facts.modified
    return isDescending ? 0 - max(rank, -Int64.max) : rank
  }
}
