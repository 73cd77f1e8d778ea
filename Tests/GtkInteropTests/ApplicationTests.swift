import XCTest

@testable import GtkInterop

final class ApplicationTests: WidgetTestCase {
  func testStartupActivateShutdownInOrder() {
    onMain {
      let application = Application(id: "org.backable.Test.Order", isUnique: false)
      var log: [String] = []
      application.onStartup { log.append("startup") }
      application.onActivate {
        log.append("activate")
        let window = ApplicationWindow(of: application)
        XCTAssertEqual(application.windows, [window])
        XCTAssertEqual(application.activeWindow, window)
        window.present()
        Task { @MainActor in window.destroy() }
      }
      application.onShutdown { log.append("shutdown") }
      XCTAssertEqual(application.run(["test"]), 0)
      XCTAssertEqual(log, ["startup", "activate", "shutdown"])
    }
  }

  func testFilesAreOpenedByPath() {
    onMain {
      let application = Application(id: "org.backable.Test.Open", handlesOpen: true, isUnique: false)
      var opened: [String] = []
      application.onOpen { files in
        opened = files.compactMap { $0.path.map { String(decoding: $0, as: UTF8.self) } }
      }
      XCTAssertEqual(application.run(["test", "/usr", "/no such file"]), 0)
      XCTAssertEqual(opened, ["/usr", "/no such file"])
    }
  }

  func testLocalOptionsDecideWhetherToGoOn() {
    onMain {
      for (answer, activations) in [(Int32(3), 0), (-1, 1)] {
        let application = Application(id: "org.backable.Test.Options", isUnique: false)
        application.addOption("page", short: "p", description: "A page", argument: "ID")
        application.addOption("list", description: "A list")
        application.addOption("absent", description: "Not given")
        let counter = Counter()
        application.onActivate { counter.increment() }
        application.onLocalOptions { options in
          XCTAssertEqual(options.string("page"), "files")
          XCTAssertTrue(options.contains("list"))
          XCTAssertNil(options.string("list"))
          XCTAssertFalse(options.contains("absent"))
          XCTAssertNil(options.string("absent"))
          return answer
        }
        XCTAssertEqual(application.run(["test", "--list", "-p", "files"]), max(answer, 0))
        XCTAssertEqual(counter.count, activations)
      }
    }
  }

  func testActionsAreActivatedByName() {
    onMain {
      let application = Application(id: "org.backable.Test.Actions", isUnique: false)
      var log: [String] = []
      let plain = application.addAction("plain") { log.append("plain") }
      application.addAction("open", withString: { log.append($0) })
      XCTAssertTrue(application.activateAction("plain"))
      XCTAssertTrue(application.activateAction("open", parameter: "a page"))
      XCTAssertFalse(application.activateAction("unknown"))
      XCTAssertFalse(application.activateAction("open"), "its parameter is missing")
      XCTAssertFalse(application.activateAction("plain", parameter: "too much"))
      plain.isEnabled = false
      XCTAssertFalse(application.activateAction("plain"))
      XCTAssertEqual(log, ["plain", "a page"])
      XCTAssertEqual(Reported.take().count, 2, "one for each parameter that does not fit")
    }
  }

  func testAnActionsHandlerEndsWithIt() {
    onMain {
      let before = Trampoline.liveBoxes
      let application = Application(id: "org.backable.Test.Actions", isUnique: false)
      application.addAction("plain") {}
      XCTAssertEqual(Trampoline.liveBoxes, before + 1)
      application.removeAction("plain")
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testAnInvalidIdIsLeftOut() {
    onMain {
      XCTAssertNil(Application(id: "no dots").id)
      XCTAssertEqual(Reported.take().count, 1)
      XCTAssertEqual(Application(id: "org.backable.Test").id, "org.backable.Test")
    }
  }
}
