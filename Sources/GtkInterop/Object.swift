internal import CGtk

/// A counted reference to a GObject, and the base class of every wrapper.
///
/// A wrapper *is not* the object, it holds the object: GTK keeps a widget alive in its tree when no wrapper
/// is left, and two wrappers of one object are equal. State of your own belongs into a closure, a controller
/// or a subclass that somebody holds, because GTK does not hold wrappers.
///
/// The rest of GTK is reached through ``pointer``.
@MainActor open class Object: Hashable {
  /// The GObject. Valid as long as this wrapper lives; do not release it.
  ///
  /// Swift may release a wrapper right after its last use, so `f(Label("a").pointer)` gives `f` a pointer to an
  /// object that is gone. Hold the wrapper with `withExtendedLifetime` until C is done.
  public nonisolated var pointer: OpaquePointer { reference.pointer }

  private let reference: SendablePointer

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

  deinit {
    releaseOnMainThread(reference.pointer)
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
private func releaseOnMainThread(_ pointer: OpaquePointer) {
  if isOnMainThread() {
    g_object_unref(gpointer(pointer))
  } else {
    // Not g_main_context_invoke: it runs the function at once, here, when no loop owns the context.
    g_idle_add_full(G_PRIORITY_DEFAULT, releaseObject, gpointer(pointer), nil)
  }
}

/// Whether the calling thread is the process's main one. Asking costs no call of the system but the first on a thread.
func isOnMainThread() -> Bool { cgtk_is_main_thread() != 0 }

private func releaseObject(_ object: gpointer?) -> gboolean {
  g_object_unref(object)
  return 0
}
