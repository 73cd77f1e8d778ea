import Glibc

/// Reads links without following them.
enum SymbolicLink {
  /// What a link says, which need not exist; nil for what is no link.
  static func target(of path: FilePath) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = path.withCString { readlink($0, &target, target.count) }
    return count < 0 ? nil : target.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
