import XCTest

@testable import GtkInterop

final class ObjectTests: WidgetTestCase {
  func testTheLastReferenceEndsTheObject() {
    onMain {
      var label: Label? = Label("Hello")
      let ended = label.map { WeakReference($0) }
      XCTAssertNotNil(ended?.object)
      label = nil
      XCTAssertNil(ended?.object)
    }
  }

  func testAParentKeepsItsChildWithoutAWrapper() {
    onMain {
      let box = Box(orientation: .vertical)
      var label: Label? = Label("Hello")
      let ended = label.map { WeakReference($0) }
      if let label { box.append(label) }
      label = nil
      XCTAssertNotNil(ended?.object)
      box.removeAll()
      XCTAssertNil(ended?.object)
    }
  }

  func testWrappersOfOneObjectAreEqual() {
    onMain {
      let box = Box(orientation: .vertical)
      let label = Label("Hello")
      box.append(label)
      XCTAssertEqual(label.parent, box)
      XCTAssertEqual(box.children, [label])
      XCTAssertEqual(Set<Object>([box, Object(borrowing: box.pointer)]).count, 1)
      XCTAssertNotEqual(label as Object, box as Object)
    }
  }

  func testTheLastReferenceOnAnotherThreadIsReleasedOnTheMainOne() {
    onMain {
      let holder = Holder(Button(label: "Go"))
      let ended = holder.button.map { WeakReference($0) }
      let counter = Counter()
      holder.button?.onDestroy {
        XCTAssertTrue(Thread.isMainThread)
        counter.increment()
      }
      let thread = Thread { holder.button = nil }
      thread.start()
      XCTAssertTrue(MainLoop.spin { thread.isFinished && ended?.object == nil })
      XCTAssertEqual(counter.count, 1)
    }
  }

  func testAReleaseOnAnotherThreadWaitsForALoop() {
    onMain {
      let holder = Holder(Button(label: "Go"))
      let ended = holder.button.map { WeakReference($0) }
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        holder.button = nil
        done.signal()
      }
      done.wait()
      XCTAssertNotNil(ended?.object, "nothing runs the loop, so nobody touched the widget")
      XCTAssertTrue(MainLoop.spin { ended?.object == nil })
    }
  }

  func testCastGivesAWrapperOfTheClassAskedFor() {
    onMain {
      let label = Label("Hello")
      let widget = withExtendedLifetime(label) { Widget(borrowing: label.pointer) }
      XCTAssertTrue(widget.isA(.label))
      XCTAssertEqual(widget.cast(to: .label)?.text, "Hello")
      XCTAssertEqual(widget.cast(to: .widget), widget)
      XCTAssertEqual(widget.typeName, "GtkLabel")
    }
  }

  func testCastToAnotherTypeIsRefused() {
    onMain {
      let label = Label("Hello")
      XCTAssertFalse(label.isA(.headerBar))
      let bar = label.cast(to: .headerBar)
      XCTAssertNil(bar)
      XCTAssertEqual(Reported.take().count, 1)
    }
  }

  func testEachThreadKnowsWhetherItIsTheMainOne() {
    for _ in 0..<2 { XCTAssertTrue(isOnMainThread()) }
    let answers = Answers()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      answers.values = [isOnMainThread(), isOnMainThread()]
      done.signal()
    }
    done.wait()
    XCTAssertEqual(answers.values, [false, false])
  }

  /// Each wrapper asks as it ends. The measure is a call that does enter the system, and does nothing there.
  func testAskingForTheMainThreadDoesNotEnterTheSystem() {
    let asking = (0..<5).map { _ in seconds { _ = isOnMainThread() } }.min() ?? .infinity
    let entering = (0..<5).map { _ in seconds { _ = getppid() } }.min() ?? 0
    XCTAssertLessThan(asking, entering)
  }
}

/// What a thread found out; a semaphore orders the two threads.
private final class Answers: @unchecked Sendable {
  var values: [Bool] = []
}

/// How long 100,000 calls take.
private func seconds(of call: () -> Void) -> TimeInterval {
  let start = ProcessInfo.processInfo.systemUptime
  for _ in 0..<100_000 { call() }
  return ProcessInfo.processInfo.systemUptime - start
}
