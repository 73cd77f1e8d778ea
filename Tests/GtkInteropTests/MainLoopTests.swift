import XCTest

@testable import GtkInterop

final class MainLoopTests: WidgetTestCase {
  // Field report: main actor starved.
  func testMainActorTasksRunWhileALoopRuns() {
    onMain {
      let log = Variable([String]())
      Task { @MainActor in
        log.value.append("task")
        try? await Task.sleep(nanoseconds: 10_000_000)
        log.value.append("slept")
        await Task.detached { await MainActor.run { log.value.append("detached") } }.value
        log.value.append("end")
      }
      XCTAssertTrue(MainLoop.spin { log.value.last == "end" })
      XCTAssertEqual(log.value, ["task", "slept", "detached", "end"])
    }
  }

  // Field report: main actor starved.
  func testMainActorTasksRunWhileAnApplicationRuns() {
    onMain {
      let application = Application(id: "org.backable.Test.Loop", isUnique: false)
      let log = Variable([String]())
      application.onActivate {
        application.hold()
        log.value.append("activate")
      }
      Task { @MainActor in
        log.value.append("task")
        try? await Task.sleep(nanoseconds: 10_000_000)
        await Task.detached { await MainActor.run { log.value.append("detached") } }.value
        application.quit()
      }
      XCTAssertEqual(application.run(["test"]), 0)
      XCTAssertEqual(log.value, ["activate", "task", "detached"])
    }
  }

  func testABusyMainActorStarvesNoIdleWork() {
    onMain {
      let turns = Counter()
      let task = Task { @MainActor in
        while !Task.isCancelled {
          turns.increment()
          try? await Task.sleep(nanoseconds: 1000)
        }
      }
      let holder = Holder(Button(label: "Go"))
      let ended = holder.button.map { WeakReference($0) }
      // The release on the main thread is idle work.
      Thread.detachNewThread { holder.button = nil }
      XCTAssertTrue(MainLoop.spin { turns.count > 100 && ended?.object == nil })
      task.cancel()
    }
  }
}
