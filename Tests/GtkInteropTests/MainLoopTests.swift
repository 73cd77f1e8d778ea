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

  func testEveryWayToTheMainActorKeepsItsOrder() {
    onMain {
      let log = Variable([Int]())
      for number in 0..<30 {
        if number % 2 == 0 {
          Task { @MainActor in log.value.append(number) }
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated { log.value.append(number) } }
        }
      }
      XCTAssertEqual(log.value, [], "nothing runs in the middle of other main-actor code")
      XCTAssertTrue(MainLoop.spin { log.value.count == 30 })
      XCTAssertEqual(log.value, Array(0..<30))
    }
  }

  /// As a file chooser, a drag or a modal dialog runs one, from inside a handler.
  func testTasksRunInANestedLoopThatAHandlerStarted() {
    onMain {
      let log = Variable([String]())
      let button = Button(label: "Go")
      button.onClicked {
        Task { @MainActor in
          try? await Task.sleep(nanoseconds: 1_000_000)
          await Task.detached { await MainActor.run { log.value.append("inner") } }.value
        }
        XCTAssertTrue(MainLoop.spin { log.value == ["inner"] })
        log.value.append("handler")
      }
      // Not from a task: the main actor runs one piece after the other, and would wait for this one.
      button.click()
      Task { @MainActor in log.value.append("outer") }
      XCTAssertTrue(MainLoop.spin { log.value.count == 3 })
      XCTAssertEqual(log.value, ["inner", "handler", "outer"])
    }
  }

  func testTasksGoOnAfterTheLastWindowAndWhatWaitsAtTheEndIsRun() {
    onMain {
      let application = Application(id: "org.backable.Test.Last", isUnique: false)
      let log = Variable([String]())
      application.onActivate {
        let window = ApplicationWindow(of: application)
        window.present()
        application.hold()
        Task { @MainActor in
          window.destroy()
          try? await Task.sleep(nanoseconds: 20_000_000)
          log.value.append("after the window")
          Task { @MainActor in log.value.append("at the end") }
          application.release()
        }
      }
      application.onShutdown {
        Task { @MainActor in log.value.append("from shutdown") }
      }
      XCTAssertEqual(application.run(["test"]), 0)
      XCTAssertEqual(log.value, ["after the window", "at the end", "from shutdown"])
    }
  }

  func testWorkThatWasQueuedBeforeTheLoopRunsInIt() {
    onMain {
      let log = Variable([String]())
      DispatchQueue.main.async { MainActor.assumeIsolated { log.value.append("dispatch") } }
      Task { @MainActor in log.value.append("task") }
      let application = Application(id: "org.backable.Test.Queued", isUnique: false)
      application.onActivate {
        log.value.append("activate")
        application.hold()
        Task { @MainActor in application.quit() }
      }
      XCTAssertEqual(application.run(["test"]), 0)
      XCTAssertEqual(Set(log.value), ["dispatch", "task", "activate"])
      XCTAssertEqual(log.value.filter { $0 != "activate" }, ["dispatch", "task"])
    }
  }
}
