/// A pointer that may cross into main-actor code, or be carried by a reference that any thread lets go.
///
/// `@unchecked` is safe for the two uses that it has: what C passes to a callback on the main thread is used
/// there before the callback returns, and an object's pointer never changes and is used on the main thread
/// alone.
struct SendablePointer: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  init?(_ pointer: UnsafeRawPointer?) {
    guard let pointer else { return nil }
    self.pointer = OpaquePointer(pointer)
  }
}
