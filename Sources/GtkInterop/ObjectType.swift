internal import CGtk

/// A GObject type and the wrapper class that goes with it: what a checked cast needs to know.
///
/// Write one for a type of your own with ``init(id:wrap:)``, where `id` comes from its `…_get_type()`.
@MainActor public struct ObjectType<Wrapper: Object> {
  /// The GType.
  public let id: UInt
  private let makeWrapper: @MainActor (OpaquePointer) -> Wrapper

  /// Joins a GType and a wrapper class.
  ///
  /// - Parameters:
  ///   - id: The GType of the objects.
  ///   - wrap: Makes a wrapper with a reference of its own, usually `{ Wrapper(borrowing: $0) }`.
  public init(id: UInt, wrap: @escaping @MainActor (OpaquePointer) -> Wrapper) {
    self.id = id
    makeWrapper = wrap
  }

  /// The wrapper that the object keeps, where it is of this class; else a new one. The object must be of this type.
  func wrap(_ pointer: OpaquePointer) -> Wrapper {
    WrapperBond.wrapper(of: pointer) as? Wrapper ?? makeWrapper(pointer)
  }
}

extension Object {
  /// The name of the object's own type, such as `GtkLabel`.
  public var typeName: String {
    String(cString: cgtk_type_name(UnsafeRawPointer(pointer)))
  }

  /// Whether the object is an instance of the type or of one derived from it.
  public func isA<Wrapper>(_ type: ObjectType<Wrapper>) -> Bool {
    cgtk_is_a(UnsafeRawPointer(pointer), type.id) != 0
  }

  /// The same object as another wrapper class: `widget.cast(to: .label)?.text`.
  ///
  /// - Returns: nil, and a diagnostic, when the object is of another type. Ask ``isA(_:)``
  ///   first where that is to be expected.
  public func cast<Wrapper>(to type: ObjectType<Wrapper>) -> Wrapper? {
    guard isA(type) else {
      InteropDiagnostics.report(
        "A \(typeName) is not a \(String(cString: g_type_name(type.id))): the cast is refused.")
      return nil
    }
    return type.wrap(pointer)
  }
}
