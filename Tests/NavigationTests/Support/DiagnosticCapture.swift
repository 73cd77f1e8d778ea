import Navigation

/// The diagnostics that `body` causes. They are not written anywhere else.
///
/// Nothing is awaited in between, so tests that run at the same time on the main actor do not see each other's.
@MainActor
func diagnostics(_ body: @MainActor () -> Void) -> [Diagnostic] {
  var found: [Diagnostic] = []
  let before = Diagnostic.handler
  Diagnostic.handler = { found.append($0) }
  defer { Diagnostic.handler = before }
  body()
  return found
}

/// The same for a `body` that awaits. Only one test at a time may use it, and every other test catches its own: then
/// nobody else's are among what is found.
@MainActor
func awaitedDiagnostics(_ body: @MainActor () async -> Void) async -> [Diagnostic] {
  var found: [Diagnostic] = []
  let before = Diagnostic.handler
  Diagnostic.handler = { found.append($0) }
  defer { Diagnostic.handler = before }
  await body()
  return found
}
