import Glibc

/// Says on standard error why nothing was written, and ends the program.
func stop(_ reason: String) -> Never {
  var line = "EmbedTool: \(reason)\n"
  line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  exit(1)
}

/// The text of a file. A file that cannot be read, or is not UTF-8, ends the program.
func readText(_ path: String) -> String {
  guard let file = fopen(path, "r") else { stop("cannot read \(path): \(lastError())") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk[..<count]
  }
  guard ferror(file) == 0 else { stop("cannot read \(path): \(lastError())") }
  guard let text = String(validating: bytes, as: UTF8.self) else { stop("\(path) is not valid UTF-8") }
  return text
}

/// Replaces a file's content. A failure ends the program and leaves no half-written file behind.
func writeText(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { stop("cannot write \(path): \(lastError())") }
  var text = text
  let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
  let closed = fclose(file)
  guard written == text.utf8.count, closed == 0 else {
    let reason = lastError()
    unlink(path)
    stop("cannot write \(path): \(reason)")
  }
}

private func lastError() -> String {
  String(cString: strerror(errno))
}
