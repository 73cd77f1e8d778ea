internal import CGtk

/// Lends an object's pointer to C. The wrapper may be the object's only owner, and Swift releases a value after
/// its last use, which is where `pointer` is read, not where C returns. So this is for temporaries, for local
/// variables and for `newValue`; parameters and `self` live through their function anyway.
func lend<Pointee, Result>(_ object: Object?, to body: (UnsafeMutablePointer<Pointee>?) -> Result) -> Result {
  withExtendedLifetime(object) {
    body(object.map { UnsafeMutablePointer($0.pointer) })
  }
}
