import Glibc

/// Misuse that explains itself: what happened, why it cannot work, and what to do instead.
///
/// The library never traps on misuse. It leaves everything as it was and hands one diagnostic to ``handler``, the
/// only door out of `Navigation` and `Backable`. (`GtkInterop`, which knows neither, has one of its own.)
public struct Diagnostic: Equatable, Sendable {
  /// What was asked for, and that it was refused.
  public var what: String
  /// The reason.
  public var why: String
  /// What to do instead.
  public var remedy: String

  /// Makes a diagnostic from its three sentences.
  public init(what: String, why: String, remedy: String) {
    self.what = what
    self.why = why
    self.remedy = remedy
  }

  /// Receives every diagnostic. By default it is written as one line on standard error; a test replaces it to look
  /// at what was reported, and puts the old one back.
  @MainActor public static var handler: @MainActor (Diagnostic) -> Void = { $0.writeToStandardError() }

  /// Hands the diagnostic to ``handler``.
  @MainActor package func report() {
    Diagnostic.handler(self)
  }

  private func writeToStandardError() {
    let line = "Backable: \(self)".map { $0.isNewline ? " " : $0 }
    var bytes = Array(String(line).utf8)
    bytes.append(UInt8(ascii: "\n"))
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written > 0 { start += written } else if errno != EINTR { return }
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The three sentences in one line.
  public var description: String { "\(what) \(why) \(remedy)" }
}
