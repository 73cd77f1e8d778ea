internal import CGtk
internal import Glibc

/// Ties a wrapper to its object, so that the two live as long as one of them is wanted.
///
/// The wrapper's reference is a toggle reference: GObject says when it becomes the only one, and when it is that no more.
/// While others refer to the object, the bond holds the wrapper; when nobody else does, the object lives as long as
/// somebody in Swift holds the wrapper. A handler that captures the wrapper strongly keeps both: the handler belongs to the
/// object, so that the two refer to each other; captured weakly, it does not.
///
/// What GObject does not promise, this does not either: where one thread has given up the last reference but the bond's and
/// is about to say so, and the main one takes another, gives it up, and ends the object in between, the first speaks of an
/// object that is gone. A reference that is held for a while on another thread, as a task's, never comes to that.
final class WrapperBond {
  /// Weak also to ask it safely while another thread lets the last reference go.
  private weak var wrapper: Object?
  private var kept: Object?

  private init(_ wrapper: Object) {
    self.wrapper = wrapper
    kept = wrapper
  }

  /// Makes the reference that `wrapper` has to its object a bond.
  /// - Returns: nil when there is a bond already: GObject counts for one alone. The plain reference stays then.
  static func tie(_ wrapper: Object) -> WrapperBond? {
    let object = UnsafeMutablePointer<GObject>(wrapper.pointer)
    guard isOnMainThread(), g_object_get_qdata(object, key) == nil else { return nil }
    let bond = WrapperBond(wrapper)
    let data = Unmanaged.passUnretained(bond).toOpaque()
    g_object_set_qdata(object, key, data)
    g_object_add_toggle_ref(object, toggle, Unmanaged.passRetained(bond).toOpaque())
    // The reference that the bond takes the place of. Where it was the only one, the wrapper is let go at once.
    g_object_unref(object)
    return bond
  }

  /// Gives up the reference, when the wrapper ends.
  func untie(_ pointer: OpaquePointer) {
    let object = UnsafeMutablePointer<GObject>(pointer)
    g_object_set_qdata(object, Self.key, nil)
    let data = Unmanaged.passUnretained(self).toOpaque()
    // Releases the object, and lets its handlers run, while the bond is still there.
    g_object_remove_toggle_ref(object, Self.toggle, data)
    Unmanaged.passUnretained(self).release()
  }

  /// The wrapper that the object keeps; nil: none.
  static func wrapper(of pointer: OpaquePointer) -> Object? {
    guard let data = g_object_get_qdata(UnsafeMutablePointer<GObject>(pointer), key) else { return nil }
    return Unmanaged<WrapperBond>.fromOpaque(data).takeUnretainedValue().wrapper
  }

  // Not the function for static strings: what Swift passes to C is gone when the call returns.
  private static let key = g_quark_from_string("backable-wrapper-bond")

  /// Called on whichever thread takes the second reference or gives it up, and on two of them in either order: so what
  /// counts is not what is said, but how many there are when it is this call's turn.
  private static let toggle: GToggleNotify = { data, object, _ in
    guard let data, let object else { return }
    let bond = Unmanaged<WrapperBond>.fromOpaque(data).takeUnretainedValue()
    let wrapper = bond.wrapper
    pthread_mutex_lock(lock)
    let before = bond.kept
    bond.kept = cgtk_is_shared(object) != 0 ? wrapper : nil
    pthread_mutex_unlock(lock)
    // The wrapper may end here, and the bond with it, and what its object's handlers do then is not done under the lock.
    withExtendedLifetime((before, wrapper)) {}
  }

  // Unsafe only in the eyes of the compiler: made once, never freed, reached by the functions of a lock alone.
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    return lock
  }()
}
