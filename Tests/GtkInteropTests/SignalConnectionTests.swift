import CGtk
import XCTest

@testable import GtkInterop

final class SignalConnectionTests: WidgetTestCase {
  func testABlockedHandlerIsPassedOver() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go")
      let connection = button.onClicked { counter.increment() }
      XCTAssertFalse(connection.isBlocked)
      for _ in 0..<2 { connection.isBlocked = true }
      XCTAssertTrue(connection.isBlocked)
      button.click()
      XCTAssertEqual(counter.count, 0)
      connection.isBlocked = false
      button.click()
      XCTAssertEqual(counter.count, 1)
      connection.isBlocked = true
      connection.disconnect()
      XCTAssertFalse(connection.isBlocked)
      connection.isBlocked = false
    }
  }

  func testAHandlerMayEmitItsSignalAgain() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go")
      let again = WeakReference(button, as: .button)
      button.onClicked {
        counter.increment()
        if counter.count < 5 { again.object?.click() }
      }
      button.click()
      XCTAssertEqual(counter.count, 5)
    }
  }

  func testOnceIsCalledOnceAndFreed() {
    onMain {
      let before = Trampoline.liveBoxes
      let counter = Counter()
      let button = Button(label: "Go")
      let again = WeakReference(button, as: .button)
      let connection = SignalConnection.once(button.onClicked) {
        counter.increment()
        again.object?.click()
      }
      XCTAssertTrue(connection.isConnected)
      button.click()
      button.click()
      XCTAssertEqual(counter.count, 1)
      XCTAssertFalse(connection.isConnected)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testOncePassesWhatTheSignalPasses() {
    onMain {
      let toggle = Switch()
      let seen = Variable([Bool]())
      SignalConnection.once(toggle.onChanged) { seen.value.append($0) }
      toggle.isOn = true
      toggle.isOn = false
      XCTAssertEqual(seen.value, [true])
    }
  }

  func testOnceCanBeGivenUp() {
    onMain {
      let before = Trampoline.liveBoxes
      let button = Button(label: "Go")
      SignalConnection.once(button.onClicked) { XCTFail("nobody waits any more") }.disconnect()
      button.click()
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testEmissionsComeInOrderAlsoThoseBeforeAnyoneWaits() {
    onMain {
      let seen = Variable([Bool]())
      let toggle = Switch()
      let changes = SignalConnection.emissions(of: toggle.onChanged)
      for isOn in [true, false, true] { toggle.isOn = isOn }
      Task { @MainActor in
        for await isOn in changes { seen.value.append(isOn) }
      }
      XCTAssertTrue(MainLoop.spin { seen.value.count == 3 })
      toggle.isOn = false
      XCTAssertTrue(MainLoop.spin { seen.value.count == 4 })
      XCTAssertEqual(seen.value, [true, false, true, false])
    }
  }

  func testTheSequenceEndsWithTheObject() {
    onMain {
      let before = Trampoline.liveBoxes
      let isDone = Variable(false)
      let changes = SignalConnection.emissions(of: Switch().onChanged)
      XCTAssertEqual(Trampoline.liveBoxes, before, "nobody held the switch")
      Task { @MainActor in
        for await _ in changes { XCTFail("nothing can come") }
        isDone.value = true
      }
      XCTAssertTrue(MainLoop.spin { isDone.value })
    }
  }

  func testACancelledTaskLetsGoOfTheHandler() {
    onMain {
      let before = Trampoline.liveBoxes
      let button = Button(label: "Go")
      let clicks = Counter()
      let task = Task { @MainActor in
        for await _ in SignalConnection.emissions(of: button.onClicked) { clicks.increment() }
      }
      XCTAssertTrue(MainLoop.spin { Trampoline.liveBoxes == before + 1 })
      button.click()
      button.click()
      XCTAssertTrue(MainLoop.spin { clicks.count == 2 })
      task.cancel()
      XCTAssertTrue(MainLoop.spin { Trampoline.liveBoxes == before })
      button.click()
      XCTAssertEqual(clicks.count, 2)
    }
  }

  func testAnUnknownSignalIsRefused() {
    onMain {
      let before = Trampoline.liveBoxes
      let connection = Trampoline.connect(Button(label: "Go"), "no-such-signal") {}
      XCTAssertFalse(connection.isConnected)
      connection.isBlocked = true
      connection.disconnect()
      XCTAssertEqual(Reported.take(), ["A GtkButton has no signal “no-such-signal”: nothing was connected."])
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  /// In a debug build: the shapes stand in the library.
  func testAHandlerOfTheWrongShapeIsRefused() {
    onMain {
      let before = Trampoline.liveBoxes
      let window = Window()
      // Answers nothing where an answer is read, an answer where none is, a number for nothing, doubles for pointers.
      let connections = [
        Trampoline.connect(window, "close-request", calling: {}),
        Trampoline.connect(window, "destroy", answering: { true }),
        Trampoline.connect(window, "destroy", passingIndex: { _ in }),
        Trampoline.connect(window, changeOf: "title", calling: {}),
        Trampoline.connect(ListBox(), "row-activated", passingPoint: { _, _ in }),
      ]
      XCTAssertEqual(connections.map(\.isConnected), [false, false, false, true, false])
      XCTAssertEqual(Reported.take().count, 4)
      XCTAssertEqual(Trampoline.liveBoxes, before + 1)
      window.destroy()
    }
  }

  func testAnEmissionOnAnotherThreadReachesNoHandler() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go")
      button.onClicked { counter.increment() }
      let emitter = SendablePointer(button.pointer)
      let thread = Thread { cgtk_emit(gpointer(emitter.pointer), "clicked") }
      thread.start()
      XCTAssertTrue(MainLoop.spin { thread.isFinished })
      settle()
      XCTAssertEqual(counter.count, 0)
      XCTAssertEqual(Reported.take().count, 1)
      button.click()
      XCTAssertEqual(counter.count, 1)
    }
  }
}
