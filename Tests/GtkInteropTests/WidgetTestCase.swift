import XCTest

@testable import GtkInterop

/// A test that needs a display, and in which any warning of GTK's, and any diagnostic that the test does not take, is a
/// failure.
class WidgetTestCase: XCTestCase {
  struct NoDisplay: Error {}

  override class func setUp() {
    super.setUp()
    WarningLog.start()
  }

  override func setUpWithError() throws {
    guard MainActor.assumeIsolated({ Display.open() }) else { throw NoDisplay() }
    _ = WarningLog.take()
    onMain { Reported.start() }
  }

  override func tearDown() {
    // Whether the desktop has an accessibility bus is no matter of ours.
    let warnings = WarningLog.take().filter { !$0.contains("accessibility bus") }
    XCTAssertEqual(warnings, [], "GTK warned")
    onMain { XCTAssertEqual(Reported.stop(), [], "diagnostics that the test did not take") }
    super.tearDown()
  }
}

/// The diagnostics of the test that runs.
@MainActor enum Reported {
  /// The handler that programs have.
  private(set) static var original: (@MainActor (String) -> Void)?
  private static var found: [String] = []

  static func start() {
    found = []
    original = InteropDiagnostics.handler
    InteropDiagnostics.handler = { found.append($0) }
  }

  /// What was reported since the last call.
  static func take() -> [String] {
    defer { found = [] }
    return found
  }

  static func stop() -> [String] {
    if let original { InteropDiagnostics.handler = original }
    return take()
  }
}

/// Runs a test's body on the main actor: XCTest calls tests on the main thread, and says so to nobody.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}

/// Counts calls; handlers hold it.
@MainActor final class Counter {
  var count = 0
  func increment() { count += 1 }
}

/// A value that handlers and a test share.
@MainActor final class Variable<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A window on screen around a widget, which goes when the body is done.
@MainActor func withWindow<Result>(
  _ child: Widget?, width: Int = 300, height: Int = 200, _ body: (Window) throws -> Result
) rethrows -> Result {
  let window = Window()
  window.setDefaultSize(width: width, height: height)
  window.child = child
  window.present()
  XCTAssertTrue(
    MainLoop.spin { window.isMapped && (child == nil || child?.width != 0) }, "the window came up")
  defer {
    window.destroy()
    settle()
  }
  return try body(window)
}

/// Lets what GTK has put off happen: layout, releases, destruction.
@MainActor func settle() {
  var turns = 0
  _ = MainLoop.spin(timeout: 1) {
    turns += 1
    return turns > 4
  }
}

/// Carries a reference to another thread and lets it go there.
final class Holder: @unchecked Sendable {
  var button: Button?

  init(_ button: Button) {
    self.button = button
  }
}

/// A handler of "close-request" is asked each time, and keeps the window open as long as it answers true.
/// - Parameter connect: Connects the handler to the window.
@MainActor func expectTheAnswerToDecide(
  _ connect: (Window, @escaping @MainActor () -> Bool) -> SignalConnection
) {
  let window = Window()
  let staysOpen = Variable(true)
  let asked = Counter()
  _ = connect(window) {
    asked.increment()
    return staysOpen.value
  }
  window.present()
  XCTAssertTrue(MainLoop.spin { window.isMapped })
  window.close()
  XCTAssertTrue(MainLoop.spin { asked.count == 1 })
  XCTAssertTrue(window.isVisible)
  staysOpen.value = false
  window.close()
  XCTAssertTrue(MainLoop.spin { asked.count == 2 && !window.isVisible })
}
