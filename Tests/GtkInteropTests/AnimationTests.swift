import XCTest

@testable import GtkInterop

final class AnimationTests: WidgetTestCase {
  func testItRunsFromZeroToOneAndCompletesOnce() {
    onMain {
      let label = Label("moving")
      withWindow(label) { _ in
        var values: [Double] = []
        let done = Counter()
        let animation = Animation(
          on: label, duration: 0.1, curve: .linear, update: { values.append($0) },
          completion: { done.increment() })
        XCTAssertTrue(animation.isRunning)
        XCTAssertTrue(MainLoop.spin { !animation.isRunning })
        XCTAssertEqual(done.count, 1)
        XCTAssertEqual(values.first, 0)
        XCTAssertEqual(values.last, 1)
        XCTAssertGreaterThan(values.count, 3)
        XCTAssertEqual(values, values.sorted())
      }
    }
  }

  func testFinishNowCompletesAtOnceAndOnce() {
    onMain {
      let label = Label("moving")
      withWindow(label) { _ in
        let before = Trampoline.liveBoxes
        var last = -1.0
        let done = Counter()
        let animation = Animation(
          on: label, duration: 10, update: { last = $0 }, completion: { done.increment() })
        animation.finishNow()
        animation.finishNow()
        XCTAssertEqual(last, 1)
        XCTAssertEqual(done.count, 1)
        XCTAssertEqual(Trampoline.liveBoxes, before)
      }
    }
  }

  func testWithoutAScreenItEndsInTheInitialiser() {
    onMain {
      let done = Counter()
      _ = Animation(on: Label("hidden"), duration: 10, update: { XCTAssertEqual($0, 1) }) { done.increment() }
      XCTAssertEqual(done.count, 1)
    }
  }

  func testWhereTheUserWantsNoMotionItEndsInTheInitialiser() {
    onMain {
      let label = Label("still")
      withWindow(label) { _ in
        Settings.default.areAnimationsEnabled = false
        defer { Settings.default.areAnimationsEnabled = true }
        let done = Counter()
        _ = Animation(on: label, duration: 10, update: { XCTAssertEqual($0, 1) }) { done.increment() }
        XCTAssertEqual(done.count, 1)
      }
    }
  }

  func testItCompletesWhenItsWidgetLeavesTheScreen() {
    onMain {
      let label = Label("moving")
      let done = Counter()
      let before = Trampoline.liveBoxes
      withWindow(label) { _ in
        _ = Animation(on: label, duration: 10, update: { _ in }) { done.increment() }
        XCTAssertEqual(done.count, 0)
      }
      XCTAssertEqual(done.count, 1)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testATickHandlerThatAnswersFalseIsFreed() {
    onMain {
      let label = Label("ticking")
      withWindow(label) { _ in
        let before = Trampoline.liveBoxes
        var times: [Int64] = []
        let ticks = label.tickCallback { time in
          times.append(time)
          return times.count < 3
        }
        XCTAssertTrue(ticks.isConnected)
        XCTAssertTrue(MainLoop.spin { !ticks.isConnected })
        XCTAssertEqual(times.count, 3)
        XCTAssertEqual(times, times.sorted())
        XCTAssertEqual(Trampoline.liveBoxes, before)
        ticks.disconnect()
      }
    }
  }
}
