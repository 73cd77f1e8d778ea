import XCTest

@testable import GtkInterop

final class TrampolineTests: WidgetTestCase {
  func testHandlerIsCalledAtEachEmission() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go")
      button.onClicked { counter.increment() }
      button.click()
      button.click()
      XCTAssertEqual(counter.count, 2)
    }
  }

  func testBoxIsFreedOnceWhenTheObjectEnds() {
    onMain {
      let before = Trampoline.liveBoxes
      var button: Button? = Button(label: "Go") {}
      weak var captured: Counter?
      do {
        let counter = Counter()
        captured = counter
        button?.onClicked { counter.increment() }
      }
      XCTAssertEqual(Trampoline.liveBoxes, before + 2)
      XCTAssertNotNil(captured)
      button = nil
      XCTAssertEqual(Trampoline.liveBoxes, before)
      XCTAssertNil(captured)
    }
  }

  func testDisconnectFreesTheBoxAtOnceAndTheSecondTimeDoesNothing() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go") {}
      let before = Trampoline.liveBoxes
      let connection = button.onClicked { counter.increment() }
      XCTAssertTrue(connection.isConnected)
      connection.disconnect()
      XCTAssertEqual(Trampoline.liveBoxes, before)
      XCTAssertFalse(connection.isConnected)
      connection.disconnect()
      button.click()
      XCTAssertEqual(counter.count, 0)
    }
  }

  func testLettingGoOfAConnectionKeepsTheHandler() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go")
      var connection: SignalConnection? = button.onClicked { counter.increment() }
      XCTAssertEqual(connection?.isConnected, true)
      connection = nil
      button.click()
      XCTAssertEqual(counter.count, 1)
    }
  }

  func testHandlerThatDisconnectsItselfRunsToItsEnd() {
    onMain {
      let counter = Counter()
      let button = Button(label: "Go") {}
      let before = Trampoline.liveBoxes
      var connection: SignalConnection?
      connection = button.onClicked {
        connection?.disconnect()
        counter.increment()
      }
      button.click()
      button.click()
      XCTAssertEqual(counter.count, 1)
      XCTAssertEqual(connection?.isConnected, false)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  // Field report: freed too early.
  func testHandlerThatEndsItsEmitterRunsToItsEnd() {
    onMain {
      let counter = Counter()
      let before = Trampoline.liveBoxes
      var button: Button? = Button(label: "Go") {}
      button?.onClicked {
        button = nil
        counter.increment()
      }
      let ended = button.map { WeakReference($0) }
      button?.click()
      XCTAssertEqual(counter.count, 1)
      XCTAssertNil(ended?.object)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  /// GTK gives up these functions at once, and not when they return.
  func testWhatIsGivenUpFromInsideRunsToItsEnd() {
    onMain {
      let log = Variable([String]())
      let before = Trampoline.liveBoxes
      let button = Button(label: "Go")
      withWindow(button) { _ in
        var connection: TickConnection?
        let words = ["first", "second"]
        connection = button.tickCallback { _ in
          connection?.disconnect()
          // What it has captured is still there.
          log.value += words
          return true
        }
        XCTAssertTrue(MainLoop.spin { !log.value.isEmpty })
        settle()
        XCTAssertEqual(log.value, words)
      }
      let list = ListBox()
      list.append(Label("row"))
      let rows = ["row"]
      list.setFilter { [weak list] index in
        list?.setFilter(nil)
        log.value = [rows[index]]
        return true
      }
      XCTAssertEqual(log.value, ["row"])
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testAConnectionNeitherKeepsItsObjectAliveNorTouchesADeadOne() {
    onMain {
      var button: Button? = Button(label: "Go")
      let ended = button.map { WeakReference($0) }
      let connection = button?.onClicked {}
      button = nil
      XCTAssertNil(ended?.object)
      XCTAssertEqual(connection?.isConnected, false)
      connection?.disconnect()
    }
  }

  func testAHandlerThatCapturesItsWidgetWeaklyLeaksNothing() {
    onMain {
      let before = Trampoline.liveBoxes
      var button: Button? = Button(label: "Go")
      let ended = button.map { WeakReference($0) }
      button?.onClicked { [weak button] in button?.label = "Gone" }
      button?.click()
      XCTAssertEqual(button?.label, "Gone")
      button = nil
      XCTAssertNil(ended?.object)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testOwnerIsHeldWeaklyAndClicksAfterItDoNothing() {
    onMain {
      let counter = Counter()
      var owner: Owner? = Owner(counter)
      let watched = WeakOwner(owner)
      let button = Button(label: "Go", owner: Owner(counter)) { $0.act() }
      let icon = Button(
        iconName: "go-previous-symbolic", accessibilityLabel: "Back", owner: owner ?? Owner(counter)
      ) {
        $0.act()
      }
      button.click()
      XCTAssertEqual(counter.count, 0, "nobody held the first owner")
      icon.click()
      XCTAssertEqual(counter.count, 1)
      owner = nil
      XCTAssertNil(watched.owner)
      icon.click()
      XCTAssertEqual(counter.count, 1)
    }
  }

  func testTheAnswerDecides() {
    onMain { expectTheAnswerToDecide { window, answer in window.onCloseRequest(answer) } }
  }

  func testADestroyedWindowEndsWithItsLastWrapper() {
    onMain {
      let before = Trampoline.liveBoxes
      let ends = Counter()
      var window: Window? = Window()
      let ended = window.map { WeakReference($0, as: .window) }
      window?.child = Button(label: "Go") {}
      window?.onDestroy { ends.increment() }
      window?.present()
      XCTAssertTrue(MainLoop.spin { window?.isMapped ?? false })
      window?.destroy()
      XCTAssertEqual(ends.count, 0, "a wrapper holds it")
      window = nil
      XCTAssertTrue(MainLoop.spin { ended?.object == nil })
      XCTAssertEqual(ends.count, 1)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }

  func testChangeOfAProperty() {
    onMain {
      let counter = Counter()
      let toggle = Switch()
      toggle.onChanged { isOn in
        XCTAssertTrue(isOn)
        counter.increment()
      }
      toggle.isOn = true
      toggle.isOn = true
      XCTAssertEqual(counter.count, 1)
    }
  }
}

@MainActor private struct WeakOwner {
  weak var owner: Owner?

  init(_ owner: Owner?) {
    self.owner = owner
  }
}

@MainActor private final class Owner {
  let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
  }

  func act() { counter.increment() }
}
