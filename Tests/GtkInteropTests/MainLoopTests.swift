import XCTest

@testable import GtkInterop

final class MainLoopTests: WidgetTestCase {
  func testMainActorTasksRunWhileALoopRuns() {
    onMain {
      var log: [String] = []
      Task { @MainActor in
        log.append("task")
        try? await Task.sleep(nanoseconds: 10_000_000)
        log.append("slept")
        await Task.detached { await MainActor.run { log.append("detached") } }.value
        log.append("end")
      }
      XCTAssertTrue(MainLoop.spin { log.last == "end" })
      XCTAssertEqual(log, ["task", "slept", "detached", "end"])
    }
  }

  func testMainActorTasksRunWhileAnApplicationRuns() {
    onMain {
      let application = Application(id: "org.backable.Test.Loop", isUnique: false)
      var log: [String] = []
      application.onActivate {
        application.hold()
        log.append("activate")
      }
      Task { @MainActor in
        log.append("task")
        try? await Task.sleep(nanoseconds: 10_000_000)
        await Task.detached { await MainActor.run { log.append("detached") } }.value
        application.quit()
      }
      XCTAssertEqual(application.run(["test"]), 0)
      XCTAssertEqual(log, ["activate", "task", "detached"])
    }
  }

  func testABusyMainActorStarvesNoIdleWork() {
    onMain {
      var turns = 0
      let task = Task { @MainActor in
        while !Task.isCancelled {
          turns += 1
          try? await Task.sleep(nanoseconds: 1000)
        }
      }
      let holder = Holder(Button(label: "Go"))
      let ended = holder.button.map { WeakReference($0) }
      // The release on the main thread is idle work.
      Thread.detachNewThread { holder.button = nil }
      XCTAssertTrue(MainLoop.spin { turns > 100 && ended?.object == nil })
      task.cancel()
    }
  }
}
