/// Writes one event when it is freed. Attached to a screen, it tells when the screen went.
final class LastWord: Sendable {
  private let event: String
  private let log: EventLog

  init(_ event: String, _ log: EventLog) {
    self.event = event
    self.log = log
  }

  deinit {
    let (event, log) = (event, log)
    MainActor.assumeIsolated { log.record(event) }
  }
}
