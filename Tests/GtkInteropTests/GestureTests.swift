import Foundation
import XCTest

@testable import GtkInterop

/// Drags and scrolling that come from the X server, as a user's do.
final class GestureTests: WidgetTestCase {
  func testADragIsToldFromItsBeginningToItsEnd() throws {
    try onMain {
      let box = Box(orientation: .vertical)
      let events = Variable([DragEvent]())
      box.onDrag { event in
        events.value.append(event)
        return .undecided
      }
      try withWindow(box) { window in
        try drag(from: (50, 60), by: [(10, 0), (30, 20)], in: window)
        XCTAssertTrue(MainLoop.spin { events.value.contains { $0.isEnd } })
        guard case .began(let x, let y)? = events.value.first else { return XCTFail("\(events.value)") }
        XCTAssertEqual(x, 50, accuracy: 1)
        XCTAssertEqual(y, 60, accuracy: 1)
        let moves = events.value.compactMap { $0.movement }
        XCTAssertEqual(moves.last?.dx, 40)
        XCTAssertEqual(moves.last?.dy, 20)
        XCTAssertEqual(moves.map(\.time), moves.map(\.time).sorted())
        XCTAssertGreaterThan(moves.last?.time ?? 0, 0)
      }
    }
  }

  func testWhoTakesADragTakesTheClickAndWhoDeniesItDoesNot() throws {
    try onMain {
      for (first, answer) in [
        (DragAnswer.undecided, DragAnswer.taken), (.undecided, .denied), (.undecided, .undecided),
        (.denied, .taken),
      ] {
        let clicks = Counter()
        let button = Button(label: "Go") { clicks.increment() }
        let ends = Counter()
        button.onDrag { event in
          if event.isEnd { ends.increment() }
          return event.movement == nil ? first : answer
        }
        try withWindow(button) { window in
          try drag(from: (50, 50), by: [(12, 0), (4, 0)], in: window)
          settle()
          XCTAssertEqual(clicks.count, (first, answer) == (.undecided, .taken) ? 0 : 1, "\(first) \(answer)")
          XCTAssertEqual(ends.count, 1, "\(first) \(answer)")
        }
      }
    }
  }

  func testADragWithoutTouchIsLeftOutWhereTouchIsWanted() throws {
    try onMain {
      let box = Box(orientation: .vertical)
      let events = Counter()
      box.onDrag(touchOnly: true) { _ in
        events.increment()
        return .taken
      }
      try withWindow(box) { window in
        try drag(from: (50, 50), by: [(20, 0)], in: window)
        settle()
        XCTAssertEqual(events.count, 0)
      }
    }
  }

  func testAWheelScrollsWithoutABeginning() throws {
    try onMain {
      let box = Box(orientation: .vertical)
      let events = Variable([ScrollEvent]())
      box.onScroll { event in
        events.value.append(event)
        return true
      }
      try withWindow(box) { window in
        let id = try serverName(of: window)
        try xdotool("mousemove", "--window", id, "60", "60", "click", "5")
        XCTAssertTrue(MainLoop.spin { !events.value.isEmpty })
        XCTAssertEqual(events.value.count, 1)
        guard case .moved(let dx, let dy, _)? = events.value.first else { return XCTFail("\(events.value)") }
        XCTAssertEqual(dx, 0)
        XCTAssertEqual(dy, ScrollEvent.wheelStep)
      }
    }
  }

  func testWhoTakesAScrollKeepsItFromTheContent() throws {
    try onMain {
      for isTaken in [true, false] {
        let tall = Box(orientation: .vertical)
        tall.setSizeRequest(height: 2000)
        let content = ScrolledWindow(child: tall)
        let box = Box(orientation: .vertical)
        content.expandsVertically = true
        box.append(content)
        box.onScroll { _ in isTaken }
        try withWindow(box) { window in
          let id = try serverName(of: window)
          try xdotool("mousemove", "--window", id, "60", "60", "click", "5")
          _ = MainLoop.spin(timeout: 0.5) { content.verticalPosition > 0 }
          XCTAssertEqual(content.verticalPosition > 0, !isTaken)
        }
      }
    }
  }

  func testWhatIsUnderThePointer() throws {
    try onMain {
      let top = Button(label: "top")
      let bottom = Button(label: "bottom")
      let box = Box(orientation: .vertical)
      for button in [top, bottom] {
        button.expandsVertically = true
        box.append(button)
      }
      XCTAssertNil(box.widgetUnderPointer, "not on screen")
      try withWindow(box) { window in
        let id = try serverName(of: window)
        try xdotool("mousemove", "--window", id, "60", "40")
        XCTAssertTrue(MainLoop.spin { top.contains(box.widgetUnderPointer) })
        try xdotool("mousemove", "--window", id, "60", "160")
        XCTAssertTrue(MainLoop.spin { bottom.contains(box.widgetUnderPointer) })
        try xdotool("mousemove", "1000", "700")
        XCTAssertTrue(MainLoop.spin { box.widgetUnderPointer == nil })
      }
    }
  }

  func testWhereThereIsMoreContent() {
    onMain {
      for isRightToLeft in [false, true] {
        let wide = Box(orientation: .horizontal)
        wide.setSizeRequest(width: 2000)
        let content = ScrolledWindow(child: wide)
        // The viewport: where a direction is set, it is not that of what is inside.
        wide.parent?.isRightToLeft = isRightToLeft
        withWindow(content) { _ in
          settle()
          XCTAssertEqual(content.hasMoreOnLeft, isRightToLeft)
          XCTAssertEqual(content.hasMoreOnRight, !isRightToLeft)
        }
      }
      withWindow(ScrolledWindow(child: Label("narrow"))) { window in
        let content = window.child?.cast(to: .scrolledWindow)
        XCTAssertEqual(content?.hasMoreOnLeft, false)
        XCTAssertEqual(content?.hasMoreOnRight, false)
      }
    }
  }

  func testAllHandlersGoWithTheWidget() {
    onMain {
      let before = Trampoline.liveBoxes
      do {
        let box = Box(orientation: .vertical)
        XCTAssertEqual(box.onDrag { _ in .undecided }.filter { $0.isConnected }.count, 4)
        XCTAssertEqual(box.onScroll { _ in false }.filter { $0.isConnected }.count, 3)
      }
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }
}

extension DragEvent {
  fileprivate var isEnd: Bool {
    if case .ended = self { true } else { false }
  }

  fileprivate var movement: (dx: Double, dy: Double, time: Double)? {
    if case .moved(let dx, let dy, let time) = self { (dx, dy, time) } else { nil }
  }
}

/// Drags with the first button, step by step.
@MainActor private func drag(
  from start: (x: Int, y: Int), by steps: [(dx: Int, dy: Int)], in window: Window
) throws {
  let id = try serverName(of: window)
  try xdotool("mousemove", "--window", id, "\(start.x)", "\(start.y)")
  try xdotool("mousedown", "1")
  for step in steps { try xdotool("mousemove_relative", "--", "\(step.dx)", "\(step.dy)") }
  try xdotool("mouseup", "1")
}

/// The window's name at the X server, found by a title that no other has.
@MainActor private func serverName(of window: Window) throws -> String {
  if window.title == nil { window.title = "test \(UUID().uuidString)" }
  return try xdotool("search", "--sync", "--name", window.title ?? "")
}
