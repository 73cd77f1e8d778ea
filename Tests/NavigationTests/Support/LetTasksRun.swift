/// Lets every task on the main actor run that can; until `condition` holds, if there is one, and no longer than a bounded
/// time.
@MainActor
func letTasksRun(until condition: () -> Bool = { false }) async {
  for _ in 0..<200 where !condition() { await Task.yield() }
}
