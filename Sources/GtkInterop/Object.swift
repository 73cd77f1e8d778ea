internal import CGtk

/// A counted reference to a GObject, and the base class of every wrapper.
///
/// Two wrappers of one object are equal, and cheap. The wrapper with which a ``Widget`` was made lives as long as the
/// widget does, whether somebody holds it or GTK alone has the widget in a tree: so a `weak` reference to it is good as
/// long as the widget is there, and a subclass may have state of its own. ``cast(to:)`` finds that wrapper again.
///
/// The rest of GTK is reached through ``pointer``.
@MainActor open class Object: Hashable {
  /// The GObject. Valid as long as this wrapper lives; do not release it.
  ///
  /// Swift may release a wrapper right after its last use, so `f(Label("a").pointer)` gives `f` a pointer to an
  /// object that is gone. Hold the wrapper with `withExtendedLifetime` until C is done.
  public nonisolated var pointer: OpaquePointer { reference.pointer }

  private let reference: SendablePointer

  /// Set while the wrapper is made, and never again.
  private nonisolated(unsafe) var bond: WrapperBond?

  /// Takes a new object, as a GTK constructor returns it: a floating reference is sunk, another is added to.
  ///
  /// - Parameter pointer: An instance of the wrapped type. Use ``cast(to:)`` when that is not certain.
  public nonisolated init(sinking pointer: OpaquePointer) {
    g_object_ref_sink(gpointer(pointer))
    reference = SendablePointer(pointer)
  }

  /// Adds a reference to an object which others own ("transfer none" in GTK's documentation).
  ///
  /// - Parameter pointer: An instance of the wrapped type. Use ``cast(to:)`` when that is not certain.
  public nonisolated init(borrowing pointer: OpaquePointer) {
    g_object_ref(gpointer(pointer))
    reference = SendablePointer(pointer)
  }

  /// Takes over a reference which the caller owns ("transfer full" in GTK's documentation).
  ///
  /// - Parameter pointer: An instance of the wrapped type. Use ``cast(to:)`` when that is not certain.
  public nonisolated init(adopting pointer: OpaquePointer) {
    reference = SendablePointer(pointer)
  }

  /// Has the object keep this wrapper as long as others hold the object. Does nothing for an object that keeps one.
  nonisolated func bindToObject() {
    bond = WrapperBond.tie(self)
  }

  deinit {
    releaseOnMainThread(reference.pointer, bond)
  }

  /// Two wrappers are equal when they hold the same object.
  public nonisolated static func == (left: Object, right: Object) -> Bool {
    left.pointer == right.pointer
  }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
  }
}

/// Gives up one reference. The last Swift reference can go away on any thread, while the last reference to a
/// widget must go away on the main one: elsewhere the release waits in the main context, where it also
/// survives until a loop starts.
private func releaseOnMainThread(_ pointer: OpaquePointer, _ bond: WrapperBond?) {
  if isOnMainThread() { return release(pointer, bond) }
  let last = LastReference(pointer: pointer, bond: bond)
  // Not g_main_context_invoke: it runs the function at once, here, when no loop owns the context.
  g_idle_add_full(G_PRIORITY_DEFAULT, releaseLast, Unmanaged.passRetained(last).toOpaque(), releaseBox)
}

private func release(_ pointer: OpaquePointer, _ bond: WrapperBond?) {
  if let bond { bond.untie(pointer) } else { g_object_unref(gpointer(pointer)) }
}

/// What a thread leaves to the main one.
private final class LastReference {
  let pointer: OpaquePointer
  let bond: WrapperBond?

  init(pointer: OpaquePointer, bond: WrapperBond?) {
    self.pointer = pointer
    self.bond = bond
  }
}

private func releaseLast(_ data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  let last = Unmanaged<LastReference>.fromOpaque(data).takeUnretainedValue()
  release(last.pointer, last.bond)
  return 0
}

/// Whether the calling thread is the process's main one. Asking costs no call of the system but the first on a thread.
func isOnMainThread() -> Bool { cgtk_is_main_thread() != 0 }
