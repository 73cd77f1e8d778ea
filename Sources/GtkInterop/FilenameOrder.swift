internal import CGtk

/// The order in which a person expects file names: by the region's rules, numbers by their value. Safe on any
/// thread.
public enum FilenameOrder {
  /// The positions of the names in `names`, sorted. Names that the region does not tell apart keep their order.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - ranks: A number for each name that counts more than the name, the smallest first; nil: the names alone count.
  ///
  /// Made for folders of 100,000 entries, also in a program built for debugging: the keys stay in C's memory and are
  /// compared there, where Swift's own sort, unspecialised, takes nearly twenty times as long.
  public static func positions(of names: [String], ranks: [Int64]? = nil) -> [Int] {
    var keyed: [KeyedName] = []
    keyed.reserveCapacity(names.count)
    for name in names {
      let position = keyed.count
      let rank = ranks.map { $0.indices.contains(position) ? $0[position] : 0 } ?? 0
      keyed.append(
        KeyedName(rank: rank, key: g_utf8_collate_key_for_filename(name, -1), position: position))
    }
    qsort(&keyed, keyed.count, MemoryLayout<KeyedName>.stride, compare)
    for name in keyed { g_free(name.key) }
    return keyed.map { $0.position }
  }
}

private struct KeyedName {
  let rank: Int64
  let key: UnsafeMutablePointer<CChar>?
  let position: Int
}

private func compare(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?) -> Int32 {
  guard let left = left?.assumingMemoryBound(to: KeyedName.self)[0],
    let right = right?.assumingMemoryBound(to: KeyedName.self)[0],
    let leftKey = left.key, let rightKey = right.key
  else { return 0 }
  if left.rank != right.rank { return left.rank < right.rank ? -1 : 1 }
  let order = strcmp(leftKey, rightKey)
  return order != 0 ? order : left.position < right.position ? -1 : 1
}
