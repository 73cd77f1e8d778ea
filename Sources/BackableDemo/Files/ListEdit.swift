/// A step from one list to another: rows go, and others come in their place.
struct ListEdit: Sendable, Equatable {
  /// The rows that go, as they are numbered when the steps before have been taken.
  let range: Range<Int>
  /// How many come. Once all steps have been taken they stand where the range begins.
  let count: Int

  /// More steps than that are not worth it: one that replaces everything between the first and the last is faster.
  static let limit = 200

  /// One step that replaces every row.
  static func all(of old: [FolderEntry], by new: [FolderEntry]) -> [ListEdit] {
    old.isEmpty && new.isEmpty ? [] : [ListEdit(range: 0..<old.count, count: new.count)]
  }

  /// The steps from `old` to `new`. What is in both, in the same order, is touched by none of them.
  static func edits(from old: [FolderEntry], to new: [FolderEntry]) -> [ListEdit] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    var walk = ListWalk(
      old: old[start..<old.count - end], new: new[start..<new.count - end], position: start)
    let edits = walk.edits()
    guard edits.count > limit else { return edits }
    return [ListEdit(range: start..<old.count - end, count: new.count - end - start)]
  }
}

/// Walks along both lists at once.
private struct ListWalk {
  private var old: ArraySlice<FolderEntry>
  private var new: ArraySlice<FolderEntry>
  /// Where the next row stands that has not been looked at.
  private var position: Int
  /// What is in the other list, further on.
  private var inOld: Set<FolderEntry>
  private var inNew: Set<FolderEntry>

  init(old: ArraySlice<FolderEntry>, new: ArraySlice<FolderEntry>, position: Int) {
    (self.old, self.new, self.position) = (old, new, position)
    let isPlain = old.isEmpty || new.isEmpty
    (inOld, inNew) = isPlain ? ([], []) : (Set(old), Set(new))
  }

  mutating func edits() -> [ListEdit] {
    var edits: [ListEdit] = []
    while !old.isEmpty || !new.isEmpty {
      if let edit = nextEdit() { edits.append(edit) }
      passOver()
    }
    return edits
  }

  private mutating func nextEdit() -> ListEdit? {
    let removed = old.prefix { !inNew.contains($0) }.count
    let added = new.prefix { !inOld.contains($0) }.count
    guard removed + added > 0 else { return nil }
    old = old.dropFirst(removed)
    new = new.dropFirst(added)
    defer { position += added }
    return ListEdit(range: position..<position + removed, count: added)
  }

  /// What is the same in both. Where the order is another, the old row goes, and comes again further on.
  private mutating func passOver() {
    let same = zip(old, new).prefix { $0 == $1 }.count
    old = old.dropFirst(same)
    new = new.dropFirst(same)
    position += same
    guard let moved = old.first, let next = new.first, inNew.contains(moved), inOld.contains(next) else {
      return
    }
    inNew.remove(moved)
    inOld.remove(moved)
  }
}
