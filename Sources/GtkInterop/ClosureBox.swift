internal import CGtk

/// Holds a Swift closure for C, as the `data` of a callback. C owns one reference, and gives it up through
/// ``releaseBox(_:)``; so the closure is freed once, whichever way the callback ends.
///
/// `Function` is a plain function type, such as `(Int) -> Void`, made of a main-actor closure in main-actor code. Calling
/// it costs what a C function costs; what the compiler does not check any more, the two functions do that call it.
final class ClosureBox<Function> {
  private let function: Function

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

  /// Calls the function in a box that C hands back, on the main thread. Elsewhere a diagnostic is reported, and the answer
  /// is `otherwise`.
  ///
  /// Why this may call what was a main-actor closure: the main actor runs its work on the main thread and nowhere else,
  /// one piece after the other, and this is the main thread, in the middle of one of those pieces. Asking the runtime the
  /// same costs as much as twenty of these calls; debug builds ask it as well.
  ///
  /// The box is held meanwhile: GTK gives up some functions at once when they ask for it themselves, as a tick callback
  /// that removes itself does.
  ///
  /// - Parameter data: From a box of the same type.
  @inline(__always)
  static func call<Answer>(
    in data: UnsafeMutableRawPointer, otherwise: Answer, _ body: (Function) -> Answer
  ) -> Answer {
    guard mayCall() else { return otherwise }
    let box = Unmanaged<ClosureBox>.fromOpaque(data).takeUnretainedValue()
    return withExtendedLifetime(box) { body(box.function) }
  }

  /// The same for the handler of a signal, which need not be held: GObject refers to the closure, and with it to the box,
  /// from before it calls until the handler has returned, also when that disconnects itself or ends its emitter.
  @inline(__always)
  static func callInEmission<Answer>(
    in data: UnsafeMutableRawPointer, otherwise: Answer, _ body: (Function) -> Answer
  ) -> Answer {
    guard mayCall() else { return otherwise }
    return Unmanaged<ClosureBox>.fromOpaque(data)._withUnsafeGuaranteedRef { body($0.function) }
  }

  @inline(__always)
  private static func mayCall() -> Bool {
    guard isOnMainThread() else {
      reportWrongThread()
      return false
    }
    // Not `assertIsolated()` alone: that asks the runtime in every build, and only keeps the answer to itself.
    #if DEBUG
      MainActor.preconditionIsolated()
    #endif
    return true
  }
}

/// Says it on the main thread, where it is heard.
private func reportWrongThread() {
  Task { @MainActor in
    InteropDiagnostics.report(
      "GTK was used on another thread than the main one: a handler was not called. Use `await MainActor.run`."
    )
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
