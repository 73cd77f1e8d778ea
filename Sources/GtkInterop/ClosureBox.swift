internal import CGtk

/// Holds a Swift closure for C, as the `data` of a callback. C owns one reference, and gives it up through
/// ``releaseBox(_:)``; so the closure is freed once, whichever way the callback ends.
final class ClosureBox<Function: Sendable>: Sendable {
  let function: Function

  init(_ function: Function) {
    self.function = function
    LiveBoxes.add(1)
  }

  deinit {
    LiveBoxes.add(-1)
  }

  /// The box as C's `data`, with the reference that C owns.
  func retainedData() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The function in a box that C hands back. `data` must come from a box of the same type.
  static func function(in data: UnsafeMutableRawPointer) -> Function {
    Unmanaged<ClosureBox<Function>>.fromOpaque(data).takeUnretainedValue().function
  }
}

/// The GDestroyNotify of every box: any class instance can be released without knowing its type.
func releaseBox(_ data: gpointer?) {
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// How many boxes exist. Atomic, because GLib may finalise a closure on any thread.
enum LiveBoxes {
  // Unsafe only in the eyes of the compiler: made once, never freed, reached by atomic functions alone.
  private nonisolated(unsafe) static let counter: UnsafeMutablePointer<gint> = {
    let counter = UnsafeMutablePointer<gint>.allocate(capacity: 1)
    counter.initialize(to: 0)
    return counter
  }()

  static var count: Int { Int(g_atomic_int_get(counter)) }

  static func add(_ difference: gint) {
    g_atomic_int_add(counter, difference)
  }
}
