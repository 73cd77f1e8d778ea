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
