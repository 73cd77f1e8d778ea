import Glibc
import Testing

@testable import BackableDemo

@MainActor
@Suite(.timeLimit(.minutes(1))) struct FileWorkTests {
  @Test func workThatIsHeldGivesItsResult() async {
    let results = AsyncStream.makeStream(of: Int.self)
    let work = BackgroundWork({ 42 }) { results.continuation.yield($0) }
    for await result in results.stream {
      #expect(result == 42)
      break
    }
    withExtendedLifetime(work) {}
  }

  @Test func workThatNobodyHoldsIsCancelledAndReachesNobody() async throws {
    let ends = AsyncStream.makeStream(of: Void.self)
    var work: BackgroundWork? = BackgroundWork({
      while !Task.isCancelled { usleep(1000) }
      ends.continuation.yield()
    }) { Issue.record("a cancelled result was handed over") }
    withExtendedLifetime(work) {}
    work = nil
    for await _ in ends.stream { break }
    // The result would come with one of the next turns of the main actor.
    try await Task.sleep(for: .milliseconds(50))
  }
}
