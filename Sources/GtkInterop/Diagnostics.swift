internal import Glibc

/// Writes one line to standard error. For misuse which a wrapper survives, and for a system that lacks
/// what is needed; never for what a user of the application did.
func writeDiagnostic(_ message: String) {
  let line = Array((message + "\n").utf8)
  var start = 0
  while start < line.count {
    let written = line[start...].withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    if written <= 0 { return }
    start += written
  }
}
