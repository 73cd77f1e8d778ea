/// A reference that keeps nothing alive: what is left of it tells whether anybody else does.
struct Weak<Target: AnyObject> {
  private(set) weak var target: Target?

  init(_ target: Target) {
    self.target = target
  }

  /// Whether the target has been freed.
  var isGone: Bool { target == nil }
}
