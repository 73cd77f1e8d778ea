/// What a folder shows.
struct FolderListing: Sendable, Equatable {
  /// The entries, in the order in which they are shown.
  private(set) var entries: [FolderEntry] = []
  /// How many entries are left out because they are hidden.
  private(set) var hiddenCount = 0
  /// How many entries there would be without a search.
  private(set) var count = 0
  /// What is looked for; empty: nothing.
  private(set) var search = ""
  private(set) var order = FileOrder()

  /// Nothing yet.
  init() {}

  /// What there is to be seen of a folder.
  ///
  /// - Parameter search: leaves out what does not hold its words; empty: nothing.
  init(_ content: inout FolderContent, showsHidden: Bool, search: String = "") {
    self.search = search
    order = content.order
    let isFound = search.isEmpty ? nil : content.matches(search)
    for (index, entry) in content.entries.enumerated() {
      if entry.isHidden, !showsHidden {
        hiddenCount += 1
        continue
      }
      count += 1
      if isFound?[index] ?? true { entries.append(entry) }
    }
  }

  /// How many there are, in words.
  var summary: String {
    let all = count == 1 ? "1 item" : "\(count) items"
    if !search.isEmpty { return "\(entries.count) of \(all)" }
    return hiddenCount == 0 ? all : "\(all), \(hiddenCount) hidden"
  }
}
