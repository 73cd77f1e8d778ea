import Navigation

/// The diagnostics that `body` causes. They are not written anywhere else.
///
/// Nothing is awaited in between, so tests that run at the same time on the main actor do not see each other's.
@MainActor
func diagnostics(_ body: @MainActor () -> Void) -> [Diagnostic] {
  // Before, or what it installs would be taken away again at the end.
  _ = DiagnosticLog.isListening
  var found: [Diagnostic] = []
  let before = Diagnostic.handler
  Diagnostic.handler = { found.append($0) }
  defer { Diagnostic.handler = before }
  body()
  return found
}

/// The same for a `body` that awaits: those that its own task causes, and the tasks that are begun in it.
@MainActor
func awaitedDiagnostics(_ body: @MainActor () async -> Void) async -> [Diagnostic] {
  _ = DiagnosticLog.isListening
  let log = DiagnosticLog()
  await DiagnosticLog.$current.withValue(log) { await body() }
  return log.found
}

/// The diagnostics of one task. Tests that run at the same time do not see each other's.
@MainActor
final class DiagnosticLog {
  @TaskLocal static var current: DiagnosticLog?

  /// What the leak watch has said so far, by the title of the screen, of all tests: it speaks in a task of its own.
  private(set) static var leaks: [Substring: [Diagnostic]] = [:]

  /// The handler as it is before anybody replaces it.
  private(set) static var unreplaced: @MainActor (Diagnostic) -> Void = { _ in }

  /// Whether diagnostics are sorted by task. From the first look to the end of the process; and so long screens are
  /// watched for a moment only, because what left earlier would hold up what a test waits for.
  static let isListening: Bool = {
    LeakWatch.delay = .milliseconds(10)
    let before = Diagnostic.handler
    unreplaced = before
    Diagnostic.handler = { diagnostic in
      if diagnostic.kind == .leaked {
        let title = diagnostic.what.drop { $0 != "“" }.dropFirst().prefix { $0 != "”" }
        leaks[title, default: []].append(diagnostic)
      } else if let current {
        current.found.append(diagnostic)
      } else {
        before(diagnostic)
      }
    }
    return true
  }()

  fileprivate(set) var found: [Diagnostic] = []
}
