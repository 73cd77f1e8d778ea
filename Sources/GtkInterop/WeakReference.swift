internal import CGtk

/// Points at an object without keeping it alive.
///
/// `weak var` on a wrapper watches the wrapper, which may go while its object stays, or the other way round.
/// This watches the object.
@MainActor public final class WeakReference<Wrapper: Object> {
  private let type: ObjectType<Wrapper>
  // GLib keeps the address, so the reference must not move. `unsafe`: GWeakRef's functions are safe on any
  // thread, and deinit may run on any.
  private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>

  /// Points at an object: `WeakReference(focused, as: .widget)`.
  public init(_ object: Wrapper, as type: ObjectType<Wrapper>) {
    self.type = type
    reference = .allocate(capacity: 1)
    reference.initialize(to: GWeakRef())
    g_weak_ref_init(reference, gpointer(object.pointer))
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// A wrapper of the object; nil when it ended.
  public var object: Wrapper? {
    guard let pointer = g_weak_ref_get(reference) else { return nil }
    defer { g_object_unref(pointer) }
    return type.wrap(OpaquePointer(pointer))
  }
}

extension WeakReference<Widget> {
  /// Points at a widget of any kind.
  public convenience init(_ widget: Widget) {
    self.init(widget, as: .widget)
  }
}
