internal import Glibc

/// What the interop has to say to a programmer: misuse which a wrapper survived, and a system that lacks what is
/// needed. Never what a user of the application did.
@MainActor public enum InteropDiagnostics {
  /// Receives each message: one sentence or two, without a line break at the end. By default it is written as one line
  /// on standard error. A test replaces it to look at what was reported, and puts the old one back.
  public static var handler: @MainActor (String) -> Void = { writeLine("GtkInterop: " + $0) }

  /// Hands a message to ``handler``.
  static func report(_ message: String) { handler(message) }
}

/// Writes one line; line breaks in `text` become spaces. What cannot be written is lost.
///
/// - Parameter descriptor: By default standard error, which is 2: the constant's module is not this one's to show.
package func writeLine(_ text: String, to descriptor: Int32 = 2) {
  var rest = Array((String(text.map { $0.isNewline ? " " : $0 }) + "\n").utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    // A signal that comes before the first byte is written is no failure.
    guard written > 0 || (written < 0 && errno == EINTR) else { return }
    rest = rest.dropFirst(max(written, 0))
  }
}
