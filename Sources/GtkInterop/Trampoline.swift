internal import CGtk

/// The one place where a Swift closure becomes a GCallback.
///
/// The closure goes into a ``ClosureBox`` that GLib holds as the handler's data and releases with the handler. Signal
/// names stand in the typed methods that call this, and nowhere else.
///
/// The functions that C calls are nonisolated on purpose: a callback formed in main-actor code is checked by the runtime
/// at each entry. What stands in the place of that check, and why it is enough, is said at ``ClosureBox``.
@MainActor package enum Trampoline {
  /// How many closures are held for C at this moment. Tests compare it before and after.
  package static var liveBoxes: Int { LiveBoxes.count }

  /// A handler without arguments, for any signal that returns nothing.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, calling handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    // Swapped: the data comes first, so that one C function serves every number of arguments.
    let box = ClosureBox<() -> Void>(handler)
    return connect(object, signal, box, cgtk_handler(callHandler), .swapped(answering: cgtk_type_none()))
  }

  /// A handler without arguments, for any signal that returns a boolean.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, answering handler: @escaping @MainActor () -> Bool
  ) -> SignalConnection {
    let box = ClosureBox<() -> Bool>(handler)
    return connect(
      object, signal, box, cgtk_handler_answering(askHandler), .swapped(answering: cgtk_type_boolean()))
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
    let box = ClosureBox<(Int) -> Void>(handler)
    return connect(object, signal, box, cgtk_handler_uint(callIndexHandler), .passing([.number]))
  }

  /// A handler whose signal passes one object, or another pointer, which may be NULL.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingPointer handler: @escaping @MainActor (OpaquePointer?) -> Void
  ) -> SignalConnection {
    let box = ClosureBox<(OpaquePointer?) -> Void>(handler)
    return connect(object, signal, box, cgtk_handler_object(callPointerHandler), .passing([.pointer]))
  }

  /// A handler whose signal passes one pointer, which may be NULL, and returns a boolean.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    answeringPointer handler: @escaping @MainActor (OpaquePointer?) -> Bool
  ) -> SignalConnection {
    let box = ClosureBox<(OpaquePointer?) -> Bool>(handler)
    return connect(
      object, signal, box, cgtk_handler_answering_pointer(askPointerHandler),
      .passing([.pointer], answering: cgtk_type_boolean()))
  }

  /// A handler whose signal passes two doubles.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingPoint handler: @escaping @MainActor (Double, Double) -> Void
  ) -> SignalConnection {
    let box = ClosureBox<(Double, Double) -> Void>(handler)
    return connect(object, signal, box, cgtk_handler_point(callPointHandler), .passing([.double, .double]))
  }

  /// A handler whose signal passes two doubles and returns a boolean.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, answeringPoint handler: @escaping @MainActor (Double, Double) -> Bool
  ) -> SignalConnection {
    let box = ClosureBox<(Double, Double) -> Bool>(handler)
    return connect(
      object, signal, box, cgtk_handler_answering_point(askPointHandler),
      .passing([.double, .double], answering: cgtk_type_boolean()))
  }

  /// A handler of GtkGestureClick: the number of clicks, and where.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    passingClick handler: @escaping @MainActor (Int, Double, Double) -> Void
  ) -> SignalConnection {
    let box = ClosureBox<(Int, Double, Double) -> Void>(handler)
    return connect(
      object, signal, box, cgtk_handler_click(callClickHandler), .passing([.number, .double, .double]))
  }

  /// A handler of GtkEventControllerKey: keyval, keycode and modifiers.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    answeringKey handler: @escaping @MainActor (UInt32, UInt32, UInt32) -> Bool
  ) -> SignalConnection {
    let box = ClosureBox<(UInt32, UInt32, UInt32) -> Bool>(handler)
    return connect(
      object, signal, box, cgtk_handler_key(askKeyHandler),
      .passing([.number, .number, .number], answering: cgtk_type_boolean()))
  }

  /// A handler of GtkEventControllerKey's "key-released": the keycode.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingKeycode handler: @escaping @MainActor (UInt32) -> Void
  ) -> SignalConnection {
    let box = ClosureBox<(UInt32) -> Void>(handler)
    return connect(
      object, signal, box, cgtk_handler_key_released(callKeycodeHandler),
      .passing([.number, .number, .number]))
  }

  /// A handler of GApplication's "open": the files, as an array of GFile pointers.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String, passingFiles handler: @escaping @MainActor ([OpaquePointer]) -> Void
  ) -> SignalConnection {
    let box = ClosureBox<([OpaquePointer]) -> Void>(handler)
    return connect(
      object, signal, box, cgtk_handler_files(callFilesHandler), .passing([.pointer, .number, .pointer]))
  }

  /// A handler of GApplication's "handle-local-options": the GVariantDict, and an exit status.
  @discardableResult
  static func connect(
    _ object: Object, _ signal: String,
    answeringOptions handler: @escaping @MainActor (OpaquePointer) -> Int32
  ) -> SignalConnection {
    let box = ClosureBox<(OpaquePointer) -> Int32>(handler)
    return connect(
      object, signal, box, cgtk_handler_options(askOptionsHandler),
      .passing([.pointer], answering: cgtk_type_int()))
  }

  /// A handler of a signal that a program has declared: what is passed, and where the answer goes.
  static func connect(
    _ object: Object, _ signal: String, _ types: SignalTypes,
    calling handler: @escaping (PassedValues, SignalValuePointer?) -> Void
  ) -> SignalConnection {
    let box = ClosureBox(handler)
    guard let found = SignalName(signal, of: object), found.passes(types) else { return none(object, box) }
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.stride), box.retainedData())
    g_closure_add_finalize_notifier(closure, closure?.pointee.data, { data, _ in releaseBox(data) })
    g_closure_set_marshal(closure, callDeclaredHandler)
    return connect(object, found, box, closure)
  }

  /// Misuse, which only the library itself can commit, is refused with a diagnostic: the connection is then none.
  private static func connect<Function>(
    _ object: Object, _ signal: String, _ box: ClosureBox<Function>, _ callback: GCallback,
    _ shape: HandlerShape
  ) -> SignalConnection {
    guard let found = SignalName(signal, of: object), found.takes(shape) else { return none(object, box) }
    let make = shape.isSwapped ? g_cclosure_new_swap : g_cclosure_new
    return connect(object, found, box, make(callback, box.retainedData(), { data, _ in releaseBox(data) }))
  }

  private static func connect(
    _ object: Object, _ signal: SignalName, _ box: AnyObject, _ closure: UnsafeMutablePointer<GClosure>?
  ) -> SignalConnection {
    let handler = g_signal_connect_closure_by_id(
      gpointer(object.pointer), signal.id, signal.detail, closure, 0)
    return SignalConnection(object: object.pointer, handler: handler, box: box)
  }

  private static func none(_ object: Object, _ box: AnyObject) -> SignalConnection {
    SignalConnection(object: object.pointer, handler: 0, box: box)
  }
}

// MARK: What C calls

private func callHandler(_ data: UnsafeMutableRawPointer) {
  ClosureBox<() -> Void>.callInEmission(in: data, otherwise: ()) { $0() }
}

private func askHandler(_ data: UnsafeMutableRawPointer) -> gboolean {
  ClosureBox<() -> Bool>.callInEmission(in: data, otherwise: 0) { $0() ? 1 : 0 }
}

private func callIndexHandler(_: UnsafeMutableRawPointer, _ value: guint, _ data: UnsafeMutableRawPointer) {
  ClosureBox<(Int) -> Void>.callInEmission(in: data, otherwise: ()) { $0(Int(value)) }
}

private func callPointerHandler(
  _: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer
) {
  ClosureBox<(OpaquePointer?) -> Void>.callInEmission(in: data, otherwise: ()) { $0(OpaquePointer(value)) }
}

private func askPointerHandler(
  _: UnsafeMutableRawPointer, _ value: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer
) -> gboolean {
  ClosureBox<(OpaquePointer?) -> Bool>.callInEmission(in: data, otherwise: 0) {
    $0(OpaquePointer(value)) ? 1 : 0
  }
}

private func callPointHandler(
  _: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ data: UnsafeMutableRawPointer
) {
  ClosureBox<(Double, Double) -> Void>.callInEmission(in: data, otherwise: ()) { $0(x, y) }
}

private func askPointHandler(
  _: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ data: UnsafeMutableRawPointer
) -> gboolean {
  ClosureBox<(Double, Double) -> Bool>.callInEmission(in: data, otherwise: 0) { $0(x, y) ? 1 : 0 }
}

private func callClickHandler(
  _: UnsafeMutableRawPointer, _ count: Int32, _ x: Double, _ y: Double, _ data: UnsafeMutableRawPointer
) {
  ClosureBox<(Int, Double, Double) -> Void>.callInEmission(in: data, otherwise: ()) { $0(Int(count), x, y) }
}

private func askKeyHandler(
  _: UnsafeMutableRawPointer, _ keyval: guint, _ keycode: guint, _ modifiers: guint,
  _ data: UnsafeMutableRawPointer
) -> gboolean {
  ClosureBox<(UInt32, UInt32, UInt32) -> Bool>.callInEmission(in: data, otherwise: 0) {
    $0(keyval, keycode, modifiers) ? 1 : 0
  }
}

private func callKeycodeHandler(
  _: UnsafeMutableRawPointer, _: guint, _ keycode: guint, _: guint, _ data: UnsafeMutableRawPointer
) {
  ClosureBox<(UInt32) -> Void>.callInEmission(in: data, otherwise: ()) { $0(keycode) }
}

private func callFilesHandler(
  _: UnsafeMutableRawPointer, _ files: UnsafeMutableRawPointer, _ count: Int32, _: UnsafePointer<CChar>,
  _ data: UnsafeMutableRawPointer
) {
  let array = files.assumingMemoryBound(to: OpaquePointer.self)
  let list = Array(UnsafeBufferPointer(start: array, count: Int(count)))
  ClosureBox<([OpaquePointer]) -> Void>.callInEmission(in: data, otherwise: ()) { $0(list) }
}

/// Elsewhere than on the main thread the application goes on, as without a handler.
private func askOptionsHandler(
  _: UnsafeMutableRawPointer, _ options: UnsafeMutableRawPointer, _ data: UnsafeMutableRawPointer
) -> Int32 {
  ClosureBox<(OpaquePointer) -> Int32>.callInEmission(in: data, otherwise: -1) { $0(OpaquePointer(options)) }
}

/// GObject passes the emitter, and then what the signal passes.
private func callDeclaredHandler(
  _ closure: UnsafeMutablePointer<GClosure>?, _ answer: UnsafeMutablePointer<GValue>?, _: guint,
  _ values: UnsafePointer<GValue>?, _: gpointer?, _: gpointer?
) {
  guard let data = closure?.pointee.data, let values else { return }
  ClosureBox<(PassedValues, SignalValuePointer?) -> Void>.callInEmission(in: data, otherwise: ()) {
    $0(PassedValues(after: UnsafeMutablePointer(mutating: values)), answer.map(SignalValuePointer.init))
  }
}
