import Glibc
import GtkInterop

/// What is in a folder, hidden files and all, as it was read.
struct FolderContent: Sendable {
  /// In the order of ``order``.
  private(set) var entries: [FolderEntry]
  private(set) var order: FileOrder
  /// Whether the entries' facts were read as well.
  let hasFacts: Bool
  /// What the folder was like before it was read.
  let stamp: FolderStamp
  /// What a search looks into, for each entry; nil until somebody searches.
  private var searchKeys: [[CChar]]?

  /// Sorts the entries.
  init(_ entries: [FolderEntry], order: FileOrder, hasFacts: Bool = false, stamp: FolderStamp = .init()) {
    self.entries = order.sorted(entries)
    self.order = order
    self.hasFacts = hasFacts
    self.stamp = stamp
  }

  /// Whether it can be brought into an order without reading the folder again.
  func knows(_ order: FileOrder) -> Bool { hasFacts || !order.needsFacts }

  /// Brings the entries into another order.
  mutating func sort(by order: FileOrder) {
    guard order != self.order else { return }
    entries = order.sorted(entries)
    self.order = order
    searchKeys = nil
  }

  /// For each entry, whether its name holds the words of a search.
  mutating func matches(_ text: String) -> [Bool] {
    let keys = searchKeys ?? entries.map { Self.searchKey(FileName.display($0.name)) }
    searchKeys = keys
    let words = text.split(separator: " ").map { Self.searchKey(String($0)) }
    // In C, so that a folder of 100,000 entries is searched while one types, also in a program built for debugging.
    return keys.map { key in words.allSatisfy { strstr(key, $0) != nil } }
  }

  private static func searchKey(_ text: String) -> [CChar] {
    Array(TextFormatting.searchKey(text).utf8CString)
  }
}

/// Tells whether a folder is another, or has other entries, than it had before.
struct FolderStamp: Sendable, Equatable {
  private var device: dev_t = 0
  private var number: ino_t = 0
  private var seconds = 0
  private var nanoseconds = 0

  /// Of no folder.
  init() {}

  init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// What it is now; that of no folder where it cannot be found out.
  init(of folder: FilePath) {
    var status = stat()
    self = folder.withCString { stat($0, &status) } == 0 ? FolderStamp(status) : FolderStamp()
  }
}
