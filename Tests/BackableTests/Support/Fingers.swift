import CGtk
import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A finger on a stack's pages. What it does comes as signals of the gesture, as from GTK; lengths are in pixels.
@MainActor struct Finger {
  private let pages: Widget

  init(on stack: NavigationController, file: StaticString = #filePath, line: UInt = #line) throws {
    pages = try XCTUnwrap(stack.pageContainer, "pages", file: file, line: line)
  }

  /// Puts the finger down, so far from the edge at which the text begins.
  func down(fromStart distance: Double = 4) {
    emit("drag-begin", [pages.isRightToLeft ? Double(pages.width) - distance : distance, 100])
  }

  /// Moves it to a place so far from where it came down: towards the end edge, and down.
  func move(_ distance: Double, down: Double = 0) {
    emit("drag-update", [pages.isRightToLeft ? -distance : distance, down])
  }

  func up() { emit("drag-end", [0, 0]) }

  /// GTK takes the finger away, and ends the drag as it then does.
  func takeAway() {
    emit("cancel", [])
    up()
  }

  /// Moves the finger from the edge so far, and holds it still long enough to have no speed.
  func drag(_ distance: Double) {
    down()
    for share in [0.2, 0.5, 1] { move(distance * share) }
    rest()
  }

  private func emit(_ signal: String, _ values: [Double]) {
    pages.emit(signal, values, by: gtk_gesture_drag_get_type())
  }
}

/// Two fingers on a touchpad, or a wheel, with the pointer over a stack's pages.
@MainActor struct Touchpad {
  private let pages: Widget

  init(over stack: NavigationController, file: StaticString = #filePath, line: UInt = #line) throws {
    pages = try XCTUnwrap(stack.pageContainer, "pages", file: file, line: line)
  }

  func begin() { emit("scroll-begin", []) }

  /// Moves the fingers so far: towards the end edge, and down.
  /// - Returns: whether the event was taken.
  @discardableResult func move(_ distance: Double, down: Double = 0) -> Bool {
    let dx = pages.isRightToLeft ? distance : -distance
    return emit("scroll", [dx / ScrollEvent.wheelStep, -down / ScrollEvent.wheelStep])
  }

  func end() { emit("scroll-end", []) }

  @discardableResult private func emit(_ signal: String, _ values: [Double]) -> Bool {
    pages.emit(signal, values, by: gtk_event_controller_scroll_get_type())
  }
}

/// Lets so much time pass that a finger has no speed any more.
@MainActor func rest() { _ = MainLoop.spin(timeout: 0.15) { false } }

extension Widget {
  /// Emits a signal of the widget's controller of some type.
  /// - Parameter values: the signal's arguments; none: whatever it has is NULL.
  /// - Returns: what the signal returns.
  @discardableResult func emit(_ signal: String, _ values: [Double], by type: GType) -> Bool {
    guard let controllers = gtk_widget_observe_controllers(widget) else { return false }
    defer { g_object_unref(gpointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      if cgtk_is_a(controller, type) != 0 { return emitSignal(signal, values, of: controller, type) }
    }
    XCTFail("no \(String(cString: g_type_name(type))) on \(typeName)")
    return false
  }
}

private func emitSignal(_ signal: String, _ values: [Double], of object: gpointer, _ type: GType) -> Bool {
  let id = g_signal_lookup(signal, type)
  XCTAssertNotEqual(id, 0, "there is no signal \(signal)")
  var query = GSignalQuery()
  g_signal_query(id, &query)
  var arguments = [GValue(), GValue()]
  g_value_init(&arguments[0], type)
  g_value_set_object(&arguments[0], object)
  if values.isEmpty {
    if query.n_params > 0 { g_value_init(&arguments[1], query.param_types[0]) }
  } else {
    arguments =
      [arguments[0]]
      + values.map { number in
        var value = GValue()
        g_value_init(&value, g_type_from_name("gdouble"))
        g_value_set_double(&value, number)
        return value
      }
  }
  var result = GValue()
  g_value_init(&result, cgtk_type_boolean())
  if query.return_type == cgtk_type_boolean() {
    g_signal_emitv(arguments, id, 0, &result)
  } else {
    g_signal_emitv(arguments, id, 0, nil)
  }
  g_value_unset(&arguments[0])
  return g_value_get_boolean(&result) != 0
}
