internal import CGtk

/// The one place where a Swift closure becomes a GCallback.
///
/// The closure goes into a box that GLib holds as the handler's data and releases with the handler. Signal
/// names stand in the typed methods that call this, and nowhere else.
///
/// The functions that C calls are nonisolated on purpose: a callback formed in main-actor code is checked by
/// the runtime at each entry, and `assumeIsolated` below makes that check already.
@MainActor package enum Trampoline {
  /// How many closures are held for C at this moment. Tests compare it before and after.
  package static var liveBoxes: Int { LiveBoxes.count }

  /// A handler without arguments, for any signal that returns nothing.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, calling handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    // Swapped: the data comes first, so that one C function serves every number of arguments.
    connect(object, signal, ClosureBox(handler), cgtk_handler(callHandler), G_CONNECT_SWAPPED)
  }

  /// A handler without arguments, for any signal that returns a boolean.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, answering handler: @escaping @MainActor () -> Bool
  ) -> SignalConnection {
    connect(object, signal, ClosureBox(handler), cgtk_handler_answering(askHandler), G_CONNECT_SWAPPED)
  }

  /// A handler for a change of one property.
  @discardableResult
  static func connect(
    _ object: Object, changeOf property: String, calling handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect(object, "notify::" + property, calling: handler)
  }

  /// A handler whose signal passes one guint.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingIndex handler: @escaping @MainActor (Int) -> Void
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_uint(callIndexHandler), GConnectFlags(rawValue: 0))
  }

  /// A handler whose signal passes one object, or another pointer, which may be NULL.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingPointer handler: @escaping @MainActor (OpaquePointer?) -> Void
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_object(callPointerHandler), GConnectFlags(rawValue: 0)
    )
  }

  /// A handler whose signal passes one pointer, which may be NULL, and returns a boolean.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    answeringPointer handler: @escaping @MainActor (OpaquePointer?) -> Bool
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_answering_pointer(askPointerHandler),
      GConnectFlags(rawValue: 0))
  }

  /// A handler whose signal passes two doubles.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingPoint handler: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_point(callPointHandler), GConnectFlags(rawValue: 0))
  }

  /// A handler whose signal passes two doubles and returns a boolean.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, answeringPoint handler: @escaping @MainActor (Double, Double) -> Bool
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_answering_point(askPointHandler),
      GConnectFlags(rawValue: 0))
  }

  /// A handler of GtkGestureClick: the number of clicks, and where.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    passingClick handler: @escaping @MainActor (Int, Double, Double) -> Void
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_click(callClickHandler), GConnectFlags(rawValue: 0))
  }

  /// A handler of GtkEventControllerKey: keyval, keycode and modifiers.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    answeringKey handler: @escaping @MainActor (UInt32, UInt32, UInt32) -> Bool
  ) -> SignalConnection {
    connect(object, signal, ClosureBox(handler), cgtk_handler_key(askKeyHandler), GConnectFlags(rawValue: 0))
  }

  /// A handler of GtkEventControllerKey's "key-released": the keycode.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingKeycode handler: @escaping @MainActor (UInt32) -> Void
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_key_released(callKeycodeHandler),
      GConnectFlags(rawValue: 0))
  }

  /// A handler of GApplication's "open": the files, as an array of GFile pointers.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingFiles handler: @escaping @MainActor ([OpaquePointer]) -> Void
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_files(callFilesHandler), GConnectFlags(rawValue: 0))
  }

  /// A handler of GApplication's "handle-local-options": the GVariantDict, and an exit status.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    answeringOptions handler: @escaping @MainActor (OpaquePointer) -> Int32
  ) -> SignalConnection {
    connect(
      object, signal, ClosureBox(handler), cgtk_handler_options(askOptionsHandler), GConnectFlags(rawValue: 0)
    )
  }

  private static func connect<Function>(
    _ object: Object, _ signal: String, _ box: ClosureBox<Function>, _ callback: GCallback,
    _ flags: GConnectFlags
  ) -> SignalConnection {
    let handler = g_signal_connect_data(
      gpointer(object.pointer), signal, callback, box.retainedData(), { data, _ in releaseBox(data) }, flags)
    return SignalConnection(object: object.pointer, handler: handler, box: box)
  }
}

// MARK: What C calls

private func callHandler(_ data: UnsafeMutableRawPointer) {
  let handler = ClosureBox<@MainActor () -> Void>.function(in: data)
  MainActor.assumeIsolated { handler() }
}

private func askHandler(_ data: UnsafeMutableRawPointer) -> gboolean {
  let handler = ClosureBox<@MainActor () -> Bool>.function(in: data)
  return MainActor.assumeIsolated { handler() } ? 1 : 0
}

private func callIndexHandler(_: UnsafeMutableRawPointer, _ value: guint, _ data: UnsafeMutableRawPointer) {
  let handler = ClosureBox<@MainActor (Int) -> Void>.function(in: data)
  MainActor.assumeIsolated { handler(Int(value)) }
}

private func callPointerHandler(
  _: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer
) {
  let handler = ClosureBox<@MainActor (OpaquePointer?) -> Void>.function(in: data)
  let pointer = SendablePointer(value)
  MainActor.assumeIsolated { handler(pointer?.pointer) }
}

private func askPointerHandler(
  _: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer
) -> gboolean {
  let handler = ClosureBox<@MainActor (OpaquePointer?) -> Bool>.function(in: data)
  let pointer = SendablePointer(value)
  return MainActor.assumeIsolated { handler(pointer?.pointer) } ? 1 : 0
}

private func callPointHandler(
  _: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ data: UnsafeMutableRawPointer
) {
  let handler = ClosureBox<@MainActor (Double, Double) -> Void>.function(in: data)
  MainActor.assumeIsolated { handler(x, y) }
}

private func askPointHandler(
  _: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ data: UnsafeMutableRawPointer
) -> gboolean {
  let handler = ClosureBox<@MainActor (Double, Double) -> Bool>.function(in: data)
  return MainActor.assumeIsolated { handler(x, y) } ? 1 : 0
}

private func callClickHandler(
  _: UnsafeMutableRawPointer, _ count: Int32, _ x: Double, _ y: Double, _ data: UnsafeMutableRawPointer
) {
  let handler = ClosureBox<@MainActor (Int, Double, Double) -> Void>.function(in: data)
  MainActor.assumeIsolated { handler(Int(count), x, y) }
}

private func askKeyHandler(
  _: UnsafeMutableRawPointer, _ keyval: guint, _ keycode: guint, _ modifiers: guint,
  _ data: UnsafeMutableRawPointer
) -> gboolean {
  let handler = ClosureBox<@MainActor (UInt32, UInt32, UInt32) -> Bool>.function(in: data)
  return MainActor.assumeIsolated { handler(keyval, keycode, modifiers) } ? 1 : 0
}

private func callKeycodeHandler(
  _: UnsafeMutableRawPointer, _: guint, _ keycode: guint, _: guint, _ data: UnsafeMutableRawPointer
) {
  let handler = ClosureBox<@MainActor (UInt32) -> Void>.function(in: data)
  MainActor.assumeIsolated { handler(keycode) }
}

private func callFilesHandler(
  _: UnsafeMutableRawPointer, _ files: UnsafeMutableRawPointer, _ count: Int32, _: UnsafePointer<CChar>,
  _ data: UnsafeMutableRawPointer
) {
  let handler = ClosureBox<@MainActor ([OpaquePointer]) -> Void>.function(in: data)
  let array = files.assumingMemoryBound(to: OpaquePointer.self)
  let list = UnsafeBufferPointer(start: array, count: Int(count)).map { SendablePointer($0) }
  MainActor.assumeIsolated { handler(list.map(\.pointer)) }
}

private func askOptionsHandler(
  _: UnsafeMutableRawPointer, _ options: UnsafeMutableRawPointer, _ data: UnsafeMutableRawPointer
) -> Int32 {
  let handler = ClosureBox<@MainActor (OpaquePointer) -> Int32>.function(in: data)
  let dictionary = SendablePointer(OpaquePointer(options))
  return MainActor.assumeIsolated { handler(dictionary.pointer) }
}
