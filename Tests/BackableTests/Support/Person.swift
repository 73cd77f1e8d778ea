import Foundation
import XCTest

@testable import Backable
@testable import GtkInterop

/// Somebody at the keyboard and the mouse: what they do comes from the X server, as a user's input does. It reaches the
/// window that is active, which is brought about first.
@MainActor struct Person {
  let window: Window

  init(at window: Window, file: StaticString = #filePath, line: UInt = #line) {
    self.window = window
    waitUntil("the window is active", file: file, line: line) { window.isActive }
  }

  // MARK: Keys

  /// Presses keys, such as `alt+Left`, and lets them go: as slowly as a hand does. Where the keys close a window, they
  /// are let go over the next one, which the window manager brings to the front meanwhile.
  func press(_ keys: String) throws {
    try xdotool("keydown", keys)
    wait(0.1)
    _ = MainLoop.spin(timeout: 2) { window.isActive || NavigationWindow.all.contains { $0.window.isActive } }
    try xdotool("keyup", keys)
  }

  /// Holds keys down for a while in which they are repeated many times, and lets them go.
  func hold(_ keys: String) throws {
    try xdotool("keydown", keys)
    // The server begins after 660 ms.
    wait(1.2)
    try xdotool("keyup", keys)
  }

  // MARK: Mouse

  /// Clicks in the middle of a widget.
  func click(_ widget: Widget, button: Int = 1, times: Int = 1, delay: Int = 60) throws {
    try move(to: widget)
    try xdotool("click", "--repeat", "\(times)", "--delay", "\(delay)", "\(button)")
  }

  /// Clicks so many times as a hand does, which is never quite still. A click without any motion after the widget under
  /// the mouse has gone reaches nothing.
  func clickFast(_ widget: Widget, times: Int, milliseconds: Int) throws {
    try move(to: widget)
    let pause = ["sleep", String(Double(milliseconds) / 1000), "mousemove_relative", "1", "0"]
    try xdotool(Array(Array(repeating: ["click", "1"], count: times).joined(separator: pause)))
  }

  /// Holds a button down in the middle of a widget.
  func hold(_ widget: Widget, seconds: Double) throws {
    try move(to: widget)
    try xdotool("mousedown", "1")
    wait(seconds)
    try xdotool("mouseup", "1")
  }

  private func move(to widget: Widget) throws {
    let corner = try XCTUnwrap(widget.position(in: window), "the widget is in the window")
    let id = try xdotool("getactivewindow")
    let (x, y) = (Int(corner.x) + widget.width / 2, Int(corner.y) + widget.height / 2)
    try xdotool("mousemove", "--window", id, "\(x)", "\(y)")
  }

  private func wait(_ seconds: Double) { _ = MainLoop.spin(timeout: seconds) { false } }

  /// Runs xdotool while the main loop goes on, and gives what it printed.
  @discardableResult private func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

  @discardableResult private func xdotool(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    XCTAssertTrue(MainLoop.spin { !process.isRunning }, "xdotool \(arguments) ended")
    XCTAssertEqual(process.terminationStatus, 0, "xdotool \(arguments)")
    settle()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
