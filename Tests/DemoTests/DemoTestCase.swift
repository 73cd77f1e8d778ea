import XCTest

@testable import Backable
@testable import GtkInterop

/// A test that shows screens of the demo in windows of its own. Without a display it fails; so it does when GTK warns,
/// or a diagnostic is reported.
class DemoTestCase: XCTestCase {
  struct NoDisplay: Error {}

  override func setUpWithError() throws {
    guard Display.open() else { throw NoDisplay() }
    WarningLog.start()
    onMain {
      _ = WarningLog.take()
      Reported.start()
      // English, whoever runs the tests.
      Words.translation = { _ in nil }
      Settings.default.areAnimationsEnabled = false
    }
  }

  override func tearDown() {
    onMain {
      for window in NavigationWindow.all { window.window.destroy() }
      XCTAssertTrue(MainLoop.spin { NavigationWindow.all.isEmpty }, "all windows go")
      Settings.default.areAnimationsEnabled = true
      XCTAssertEqual(Reported.stop(), [], "diagnostics")
    }
    // Whether the desktop has an accessibility bus is no matter of ours.
    let warnings = WarningLog.take().filter { !$0.contains("accessibility bus") }
    XCTAssertEqual(warnings, [], "GTK warned")
    super.tearDown()
  }
}

/// The diagnostics of the test that runs.
@MainActor private enum Reported {
  private static var found: [Diagnostic] = []
  private static var before: (@MainActor (Diagnostic) -> Void)?

  static func start() {
    before = Diagnostic.handler
    found = []
    Diagnostic.handler = { found.append($0) }
  }

  static func stop() -> [Diagnostic] {
    if let before { Diagnostic.handler = before }
    return found
  }
}

/// Runs a test's body on the main actor: XCTest calls tests on the main thread, and says so to nobody.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try MainActor.assumeIsolated(body)
}

/// Lets what GTK has put off happen: layout, releases, destruction, tasks on the main actor.
@MainActor func settle() {
  var turns = 0
  _ = MainLoop.spin(timeout: 1) {
    turns += 1
    return turns > 5
  }
}

extension NavigationWindow {
  /// A window on screen.
  static func shown(_ root: ViewController) -> NavigationWindow {
    let window = NavigationWindow(rootViewController: root)
    window.present()
    XCTAssertTrue(MainLoop.spin { window.window.isMapped && window.window.width > 0 }, "the window came up")
    return window
  }
}

extension Widget {
  /// This widget and all inside it.
  var descendants: [Widget] { [self] + childWidgets.flatMap { $0.descendants } }
}
