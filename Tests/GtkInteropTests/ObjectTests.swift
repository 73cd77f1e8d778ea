import CGtk
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

  func testAWeakReferenceToAWidgetInATreeIsGoodAsLongAsTheWidgetIs() {
    onMain {
      let box = Box(orientation: .vertical)
      let seen = Variable([String?]())
      let button = Button(label: "Go")
      do {
        let entry = Entry()
        entry.text = "typed"
        button.onClicked { [weak entry] in seen.value.append(entry?.text) }
        box.append(entry)
      }
      button.click()
      box.removeAll()
      button.click()
      XCTAssertEqual(seen.value, ["typed", nil])
    }
  }

  func testAWidgetKeepsTheStateOfItsSubclass() {
    onMain {
      let ends = Counter()
      let box = Box(orientation: .vertical)
      var badge: Badge? = Badge(7, ends)
      let first = badge.map { ObjectIdentifier($0) }
      if let badge { box.append(badge) }
      badge = nil
      XCTAssertEqual(ends.count, 0)
      let found = box.children.first?.cast(to: Badge.type)
      XCTAssertEqual(found?.number, 7)
      XCTAssertEqual(found.map { ObjectIdentifier($0) }, first, "the same wrapper")
      XCTAssertEqual(box.children.first.map { WeakReference($0).object } ?? nil, found)
    }
  }

  func testWrapperAndWidgetEndTogetherWhicheverIsLetGoLast() {
    onMain {
      let ends = Counter()
      let box = Box(orientation: .vertical)
      var badge: Badge? = Badge(1, ends)
      let ended = badge.map { WeakReference($0 as Widget) }
      // In and out of the tree, any number of times, with the wrapper held.
      for _ in 0..<3 {
        if let badge { box.append(badge) }
        box.removeAll()
      }
      XCTAssertEqual(ends.count, 0)
      badge = nil
      XCTAssertEqual(ends.count, 1)
      XCTAssertNil(ended?.object)
      // Held by the tree alone.
      box.append(Badge(2, ends))
      XCTAssertEqual(ends.count, 1)
      box.removeAll()
      XCTAssertEqual(ends.count, 2)
      // A second wrapper, which is not the kept one, holds the widget alone.
      let other = withExtendedLifetime(Badge(3, ends)) { Widget(borrowing: $0.pointer) }
      XCTAssertEqual(ends.count, 2)
      XCTAssertEqual(other.cast(to: Badge.type)?.number, 3)
    }
  }

  func testASecondSinkingWrapperIsAnOrdinaryOne() {
    onMain {
      let ends = Counter()
      let box = Box(orientation: .vertical)
      do {
        let badge = Badge(1, ends)
        let second = withExtendedLifetime(badge) { Widget(sinking: badge.pointer) }
        box.append(second)
      }
      XCTAssertEqual(box.children.first?.cast(to: Badge.type)?.number, 1)
      box.removeAll()
      XCTAssertEqual(ends.count, 1)
    }
  }

  func testAKeptWrapperMayBeLetGoOnAnotherThread() {
    onMain {
      let box = Box(orientation: .vertical)
      for isInTree in [true, false] {
        let holder = Holder(Button(label: "Go"))
        let ended = holder.button.map { WeakReference($0) }
        if isInTree, let button = holder.button { box.append(button) }
        let thread = Thread { holder.button = nil }
        thread.start()
        XCTAssertTrue(MainLoop.spin { thread.isFinished && (isInTree || ended?.object == nil) })
        settle()
        XCTAssertEqual(ended?.object != nil, isInTree)
        box.removeAll()
        XCTAssertTrue(MainLoop.spin { ended?.object == nil })
      }
    }
  }

  /// C code may hold an object on any thread for a while, as a GTask does: the wrapper is there afterwards, and ends with
  /// the object.
  func testReferencesOnOtherThreadsLeaveTheWrapperWhereItIs() {
    onMain {
      var box: Box? = Box(orientation: .vertical)
      var child: Label? = Label("child")
      let ended = child.map { WeakReference($0, as: .label) }
      if let child { box?.append(child) }
      let pointer = SendablePointer((child ?? Label("")).pointer)
      child = nil
      let threads = (0..<4).map { _ in
        Thread { for _ in 0..<5_000 { g_object_unref(g_object_ref(gpointer(pointer.pointer))) } }
      }
      for thread in threads { thread.start() }
      // Taken out, the child is nobody's but the threads' and ours.
      let again = ended?.object
      for _ in 0..<200 {
        box?.removeAll()
        if let again { box?.append(again) }
      }
      XCTAssertTrue(MainLoop.spin { threads.allSatisfy(\.isFinished) })
      XCTAssertTrue(ended?.object === again)
      XCTAssertNotNil(again)
      box = nil
    }
  }

  /// While one thread lets go of the last wrapper, the main one asks for the widget again and again.
  func testAskingForAWidgetThatIsBeingLetGoIsSafe() {
    onMain {
      for _ in 0..<300 {
        let holder = Holder(Button(label: "Go"))
        let ended = holder.button.map { WeakReference($0, as: .button) }
        let thread = Thread { holder.button = nil }
        thread.start()
        XCTAssertTrue(
          MainLoop.spin {
            for _ in 0..<50 { _ = ended?.object?.label }
            return thread.isFinished && ended?.object == nil
          })
      }
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

/// A widget with a state of its own.
private final class Badge: Widget {
  static let type = ObjectType<Badge>(id: ObjectType<Label>.label.id) { Badge(borrowing: $0, 0, Counter()) }

  let number: Int
  private let ends: Counter

  init(_ number: Int, _ ends: Counter) {
    self.number = number
    self.ends = ends
    super.init(sinking: new(gtk_label_new("badge")))
  }

  private init(borrowing pointer: OpaquePointer, _ number: Int, _ ends: Counter) {
    self.number = number
    self.ends = ends
    super.init(borrowing: pointer)
  }

  deinit {
    let ends = ends
    MainActor.assumeIsolated { ends.increment() }
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
