import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// A test that shows windows. Besides what it asserts, three things are faults in every test: a warning of GTK's, a
/// diagnostic that nobody asked for, and a closure that is still held when all windows are gone.
class WindowTestCase: XCTestCase {
  struct NoDisplay: Error {}

  private var boxesBefore = 0

  override func setUpWithError() throws {
    guard Display.open() else { throw NoDisplay() }
    WarningLog.start()
    boxesBefore = onMain {
      settle()
      _ = WarningLog.take()
      Diagnostics.start()
      // English, whoever runs the tests.
      Words.translation = { _ in nil }
      Settings.default.areAnimationsEnabled = true
      Settings.default.prefersReducedMotion = false
      return Trampoline.liveBoxes
    }
  }

  override func tearDown() {
    onMain { [boxesBefore] in
      for window in NavigationWindow.all { window.window.destroy() }
      _ = MainLoop.spin(timeout: 2) { Trampoline.liveBoxes <= boxesBefore }
      XCTAssertEqual(Trampoline.liveBoxes, boxesBefore, "closures that are held after all windows are gone")
      XCTAssertEqual(Diagnostics.take(), [], "diagnostics that nobody asked for")
      Diagnostics.stop()
    }
    // GTK 4.18 says so of any application in which what is pressed goes, and recovers.
    let warnings = WarningLog.take().filter { !$0.contains("Broken accounting of active state") }
    XCTAssertEqual(warnings, [], "GTK warned")
    super.tearDown()
  }
}

/// Runs a test's body on the main actor: XCTest calls tests on the main thread, and says so to nobody.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}

/// The diagnostics of the test that runs.
@MainActor enum Diagnostics {
  private static var found: [Diagnostic] = []
  private static var before: (@MainActor (Diagnostic) -> Void)?

  static func start() {
    before = Diagnostic.handler
    found = []
    // A test holds pages on purpose.
    Diagnostic.handler = { if $0.kind != .leaked { found.append($0) } }
  }

  static func stop() {
    if let before { Diagnostic.handler = before }
  }

  /// What was reported since the last call.
  static func take() -> [Diagnostic] {
    defer { found = [] }
    return found
  }
}

// MARK: - Waiting

/// Lets what GTK has put off happen: layout and drawing in every window, releases, destruction, tasks on the main
/// actor.
@MainActor func settle() {
  for window in NavigationWindow.all.flatMap({ $0.mappedWindows }) { waitForFrames(of: window) }
  var turns = 0
  _ = MainLoop.spin(timeout: 1) {
    turns += 1
    return turns > 5
  }
}

/// The layout that a change asks for belongs to the next frame, so after two it has been made.
@MainActor private func waitForFrames(of window: Widget) {
  var frames = 0
  let ticks = window.tickCallback { _ in
    frames += 1
    return true
  }
  _ = MainLoop.spin(timeout: 1) { frames > 2 || !window.isMapped }
  ticks.disconnect()
}

extension NavigationWindow {
  /// The window and its sheets, as far as they are on screen.
  fileprivate var mappedWindows: [Widget] {
    ([window] + scene.presentations.compactMap { $0.presented.widget.root }).filter { $0.isMapped }
  }
}

/// Turns the main loop until the condition holds; that it never does is a failure.
@MainActor func waitUntil(
  _ what: String, timeout: Double = 5, file: StaticString = #filePath, line: UInt = #line,
  _ condition: @MainActor () -> Bool
) {
  XCTAssertTrue(MainLoop.spin(timeout: timeout, until: condition), what, file: file, line: line)
}

/// Waits until neither the stack nor anything around it moves any more.
@MainActor func waitForTransitions(
  of controller: ViewController, file: StaticString = #filePath, line: UInt = #line
) {
  waitUntil("the transition ends", file: file, line: line) { !controller.isInTransition }
}

/// Shows a controller in a window of its own, which the test case closes.
@MainActor @discardableResult func show(
  _ root: ViewController, headerBar: HeaderBarPlacement = .titlebar, file: StaticString = #filePath,
  line: UInt = #line
) -> NavigationWindow {
  let window = NavigationWindow(rootViewController: root, headerBar: headerBar)
  window.present()
  waitUntil("the window came up", file: file, line: line) {
    window.window.isMapped && window.window.width > 0
  }
  settle()
  return window
}
