internal import CGtk

/// The order in which a person expects file names: by the region's rules, numbers by their value. Safe on any
/// thread.
public enum FilenameOrder {
  /// The positions of the names in `names`, sorted. Names that the region does not tell apart keep their order.
  ///
  /// Made for folders of 100,000 entries, also in a program built for debugging: the keys stay in C's memory and are
  /// compared there, where Swift's own sort, unspecialised, takes nearly twenty times as long.
  public static func positions(of names: [String]) -> [Int] {
    var keyed: [KeyedName] = []
    keyed.reserveCapacity(names.count)
    for name in names {
      keyed.append(KeyedName(key: g_utf8_collate_key_for_filename(name, -1), position: keyed.count))
    }
    qsort(&keyed, keyed.count, MemoryLayout<KeyedName>.stride, compare)
    for name in keyed { g_free(name.key) }
    return keyed.map { $0.position }
  }
}

private struct KeyedName {
  let key: UnsafeMutablePointer<CChar>?
  let position: Int
}

private func compare(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?) -> Int32 {
  guard let left = left?.assumingMemoryBound(to: KeyedName.self)[0],
    let right = right?.assumingMemoryBound(to: KeyedName.self)[0],
    let leftKey = left.key, let rightKey = right.key
  else { return 0 }
  let order = strcmp(leftKey, rightKey)
  return order != 0 ? order : left.position < right.position ? -1 : 1
}
