internal import CGtk

/// A handler that is connected to a signal of an object.
///
/// Letting go of it changes nothing: the handler lives as long as the object. A connection keeps neither
/// the object nor the handler alive.
@MainActor public final class SignalConnection {
  // The box lives exactly as long as GLib holds the handler, and GLib holds it no longer than the object.
  // So a box that is alive proves that `object` is.
  private weak var box: AnyObject?
  private let object: OpaquePointer
  private let handler: UInt
  private var isHeldBack = false

  init(object: OpaquePointer, handler: UInt, box: AnyObject) {
    self.object = object
    self.handler = handler
    self.box = box
  }

  /// Whether the handler is still called when the signal is emitted.
  public var isConnected: Bool {
    box != nil && g_signal_handler_is_connected(gpointer(object), handler) != 0
  }

  /// Whether the handler is passed over when the signal is emitted, until this is set to false again; what was emitted
  /// meanwhile does not reach it any more. Setting it does nothing once the connection has ended.
  ///
  /// For changes that a program makes and its own handler need not hear of.
  public var isBlocked: Bool {
    get { isHeldBack && isConnected }
    set {
      guard newValue != isHeldBack, isConnected else { return }
      isHeldBack = newValue
      let block = newValue ? g_signal_handler_block : g_signal_handler_unblock
      block(gpointer(object), handler)
    }
  }

  /// Ends the connection and frees the handler; one that is running now is freed when it returns. Does
  /// nothing the second time, or when the object is gone.
  public func disconnect() {
    // Disconnecting a handler that is not there is a GLib warning.
    guard isConnected else { return }
    g_signal_handler_disconnect(gpointer(object), handler)
  }
}
