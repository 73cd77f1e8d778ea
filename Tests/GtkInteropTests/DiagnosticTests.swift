import XCTest

@testable import GtkInterop

/// What the interop says goes through one door, and a line that is written arrives whole.
final class DiagnosticTests: WidgetTestCase {
  func testMisuseGoesThroughTheHandler() {
    onMain {
      let bar = Label("a").cast(to: .headerBar)
      XCTAssertNil(bar)
      XCTAssertEqual(Reported.take(), ["A GtkLabel is not a GtkHeaderBar: the cast is refused."])
      XCTAssertNil(Application(id: "no dots").id)
      XCTAssertEqual(Reported.take(), ["“no dots” is not an application id: it is left out."])
    }
  }

  func testByDefaultAMessageIsOneLineOnStandardError() throws {
    let written = try withPipe { pipe in
      let error = dup(STDERR_FILENO)
      dup2(pipe, STDERR_FILENO)
      defer {
        dup2(error, STDERR_FILENO)
        close(error)
      }
      onMain { Reported.original?("in two\nlines") }
    }
    XCTAssertEqual(written, "GtkInterop: in two lines\n")
  }

  func testALineArrivesWholeWhenSignalsInterruptIt() throws {
    // Without SA_RESTART a signal ends the write that waits, with EINTR.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    var before = sigaction()
    sigaction(SIGUSR1, &action, &before)
    defer { sigaction(SIGUSR1, &before, nil) }
    // More than a pipe holds: writing it takes several calls, and the first of them begins when there is no room.
    let text = String(repeating: "x", count: 300_000)
    let main = pthread_self()
    let written = try withPipe(isFull: true, beforeReading: { for _ in 0..<20 { interrupt(main) } }) {
      writeLine(text, to: $0)
    }
    XCTAssertEqual(written.count, text.count + 1)
    XCTAssertEqual(written.last, "\n")
  }

  func testALineThatNobodyCanReadIsLost() {
    writeLine("lost", to: -1)
    XCTAssertEqual(errno, EBADF)
  }
}

private func interrupt(_ thread: pthread_t) {
  usleep(5_000)
  pthread_kill(thread, SIGUSR1)
}

/// What `body` writes into the pipe that it is given. Another thread reads it.
///
/// - Parameters:
///   - isFull: Whether the pipe is full when the body begins; what fills it is left out of the answer.
///   - beforeReading: What the other thread does first.
private func withPipe(
  isFull: Bool = false, beforeReading: @escaping @Sendable () -> Void = {}, _ body: (Int32) -> Void
) throws -> String {
  let pipe = Pipe()
  let input = pipe.fileHandleForWriting.fileDescriptor
  let filled = isFull ? fill(input) : 0
  let output = pipe.fileHandleForReading
  let read = DispatchSemaphore(value: 0)
  let found = Found()
  Thread.detachNewThread {
    beforeReading()
    found.data = output.readDataToEndOfFile()
    read.signal()
  }
  body(input)
  try pipe.fileHandleForWriting.close()
  read.wait()
  return String(decoding: found.data.dropFirst(filled), as: UTF8.self)
}

/// What the reading thread hands over; the semaphore orders the two.
private final class Found: @unchecked Sendable {
  var data = Data()
}

/// Fills a pipe to the last byte, and tells how many it took.
private func fill(_ pipe: Int32) -> Int {
  let flags = fcntl(pipe, F_GETFL)
  _ = fcntl(pipe, F_SETFL, flags | O_NONBLOCK)
  defer { _ = fcntl(pipe, F_SETFL, flags) }
  var count = 0
  for size in [4096, 1] {
    let bytes = [UInt8](repeating: 0, count: size)
    while true {
      let written = write(pipe, bytes, size)
      if written <= 0 { break }
      count += written
    }
  }
  return count
}
