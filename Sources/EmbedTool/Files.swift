import Glibc

/// Says on standard error why nothing was written, and ends the program.
func stop(_ reason: String) -> Never {
  end(saying: "EmbedTool: \(reason)")
}

/// The same of one line of a file, in the form in which compilers say such things.
func stop(at line: Int, of path: String, _ reason: String) -> Never {
  end(saying: "\(path):\(line): error: \(reason)")
}

private func end(saying words: String) -> Never {
  var line = words + "\n"
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
  if let text = String(validating: bytes, as: UTF8.self) { return text }
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let valid = lines.prefix { String(validating: $0, as: UTF8.self) != nil }
  stop(at: valid.count + 1, of: path, "this is not valid UTF-8")
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
