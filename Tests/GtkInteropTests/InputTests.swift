import Foundation
import XCTest

@testable import GtkInterop

/// Keys and buttons that come from the X server, as a user's do.
final class InputTests: WidgetTestCase {
  func testKeysArriveWithTheirModifiersInPhaseOrder() throws {
    try onMain {
      let entry = Entry()
      let box = Box(orientation: .vertical)
      box.append(entry)
      let log = Variable([String]())
      box.onKeyPressed(phase: .capture) { event in
        log.value.append("capture \(event.keyval) \(event.modifiers.forShortcuts.rawValue)")
        return event.keyval == Key.left && event.modifiers.contains(.alt)
      }
      box.onKeyPressed { event in
        log.value.append("bubble \(event.keyval)")
        return true
      }
      try withWindow(box) { window in
        XCTAssertTrue(entry.grabFocus())
        try type("Escape", in: window)
        try type("alt+Left", in: window)
        try type("a", in: window)
        XCTAssertTrue(MainLoop.spin { entry.text == "a" }, "the entry took it: \(log.value)")
        let alt = Modifiers.alt.rawValue
        XCTAssertEqual(
          log.value.filter { !$0.hasSuffix("\(0xFFE9) 0") && $0 != "bubble \(0xFFE9)" },
          [
            "capture \(Key.escape) 0", "bubble \(Key.escape)", "capture \(Key.left) \(alt)",
            "capture \(Key.character("a")) 0",
          ])
      }
    }
  }

  func testButtonsArriveAndACaptureTakesThem() throws {
    try onMain {
      let clicks = Counter()
      let button = Button(label: "Go") { clicks.increment() }
      let events = Variable([ClickEvent]())
      button.onPressed(button: 8) { event in
        events.value.append(event)
        return true
      }
      try withWindow(button) { window in
        try click(1, in: window)
        XCTAssertTrue(MainLoop.spin { clicks.count == 1 })
        XCTAssertEqual(events.value.count, 0)
        try click(8, in: window)
        XCTAssertTrue(MainLoop.spin { events.value.count == 1 })
        XCTAssertEqual(events.value.first?.button, 8)
        XCTAssertEqual(events.value.first?.count, 1)
        window.onPressed(button: 0, phase: .capture) { _ in true }
        try click(1, in: window)
        settle()
        XCTAssertEqual(clicks.count, 1, "the window took it")
      }
    }
  }

  func testNoInputReachesPagesDuringATurn() throws {
    try onMain {
      let clicks = Counter()
      let container = PageContainer()
      let front = Button(label: "Front") { clicks.increment() }
      let back = Button(label: "Back") { clicks.increment() }
      container.attach(front)
      container.attach(back)
      container.show(front)
      try withWindow(container) { window in
        XCTAssertTrue(front.grabFocus())
        try type("space", in: window)
        XCTAssertTrue(MainLoop.spin { clicks.count == 1 }, "at rest, keys reach the page")
        try click(1, in: window)
        XCTAssertTrue(MainLoop.spin { clicks.count == 2 }, "at rest, clicks reach the page")
        container.place(front: front, back: back, progress: 0.9, style: .slide)
        settle()
        try type("space", in: window)
        try click(1, in: window)
        settle()
        XCTAssertEqual(clicks.count, 2)
        container.show(front)
        settle()
        try click(1, in: window)
        XCTAssertTrue(MainLoop.spin { clicks.count == 3 })
      }
    }
  }
}

/// Presses a key, such as `alt+Left`, with the keyboard given to the window.
@MainActor private func type(_ key: String, in window: Window) throws {
  try focus(window)
  try xdotool("key", key)
}

/// Clicks in the middle of the window.
@MainActor private func click(_ button: Int, in window: Window) throws {
  let id = try focus(window)
  try xdotool(
    "mousemove", "--window", id, "\(window.width / 2)", "\(window.height / 2)", "click", "\(button)")
}

/// Gives the keyboard to the window. Its name at the X server is found by a title that no other has.
@discardableResult @MainActor private func focus(_ window: Window) throws -> String {
  if window.title == nil { window.title = "test \(UUID().uuidString)" }
  let id = try xdotool("search", "--sync", "--name", window.title ?? "")
  try xdotool("windowfocus", "--sync", id)
  XCTAssertTrue(MainLoop.spin { window.isActive })
  return id
}

/// Runs xdotool, while the main loop goes on, and gives what it printed.
@discardableResult @MainActor func xdotool(_ arguments: String...) throws -> String {
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
