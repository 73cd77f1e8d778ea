import CGtk
import XCTest

@testable import GtkInterop

/// Who owns what: each rule is proved by counting which GObjects end, and when, with weak references of GObject's own.
final class OwnershipTests: WidgetTestCase {
  func testANewObjectIsOwnedByItsWrapper() {
    onMain {
      let ends = Ends()
      for _ in 0..<3 { ends.watch(Label("floating")) }
      XCTAssertEqual(ends.count, 3)
      // A window is GTK's from the beginning: it is not floating, and a reference is added.
      let pointer = OpaquePointer(gtk_window_new())
      ends.watch(Window(sinking: pointer!))
      XCTAssertEqual(ends.count, 3)
      gtk_window_destroy(UnsafeMutablePointer(pointer))
      XCTAssertEqual(ends.count, 4)
    }
  }

  func testABorrowedReferenceIsGivenBack() {
    onMain {
      let ends = Ends()
      let owner = gtk_string_object_new("borrowed")
      ends.watch(Object(borrowing: owner!))
      XCTAssertEqual(ends.count, 0)
      XCTAssertEqual(String(cString: gtk_string_object_get_string(owner)), "borrowed")
      let wrapper = Object(borrowing: owner!)
      g_object_unref(gpointer(owner))
      XCTAssertEqual(ends.count, 0, "the wrapper holds it alone now")
      withExtendedLifetime(wrapper) {}
    }
  }

  func testATransferredReferenceIsTakenOver() {
    onMain {
      let ends = Ends()
      ends.watch(Object(adopting: gtk_string_object_new("transferred")))
      XCTAssertEqual(ends.count, 1)
    }
  }

  func testWrappersShareTheirObject() {
    onMain {
      let ends = Ends()
      var wrappers = [Object(adopting: gtk_string_object_new("shared"))]
      for _ in 0..<9 { wrappers.append(Object(borrowing: wrappers[0].pointer)) }
      ends.watch(wrappers[0])
      XCTAssertEqual(Set(wrappers).count, 1)
      while wrappers.count > 1 { wrappers.removeFirst() }
      XCTAssertEqual(ends.count, 0)
      wrappers = []
      XCTAssertEqual(ends.count, 1)
    }
  }

  func testAParentOwnsItsChildren() {
    onMain {
      let ends = Ends()
      var parent: Box? = Box(orientation: .vertical)
      for _ in 0..<3 {
        let child = Label("child")
        ends.watch(child)
        parent?.append(child)
      }
      XCTAssertEqual(ends.count, 0)
      if let first = parent?.children.first { parent?.remove(first) }
      XCTAssertEqual(ends.count, 1)
      parent = nil
      XCTAssertEqual(ends.count, 3)
    }
  }

  func testAHandlerOwnsWhatItCapturesAndTheEmitterOwnsTheHandler() {
    onMain {
      let ends = Ends()
      var button: Button? = Button(label: "Go")
      if let button {
        let captured = Label("captured")
        ends.watch(captured)
        ends.watch(button)
        button.onClicked { [weak button] in
          captured.text = "clicked"
          button?.isSensitive = false
        }
      }
      XCTAssertEqual(ends.count, 0)
      button?.click()
      button = nil
      XCTAssertEqual(ends.count, 2)
    }
  }

  func testADisconnectedHandlerOwnsNothing() {
    onMain {
      let ends = Ends()
      let button = Button(label: "Go")
      var connection: SignalConnection?
      do {
        let captured = Label("captured")
        ends.watch(captured)
        connection = button.onClicked { captured.text = "clicked" }
      }
      XCTAssertEqual(ends.count, 0)
      connection?.disconnect()
      XCTAssertEqual(ends.count, 1)
    }
  }

  func testAWeakReferenceOwnsNothing() {
    onMain {
      let ends = Ends()
      var label: Label? = Label("weak")
      let weak = label.map { WeakReference($0, as: .label) }
      if let label { ends.watch(label) }
      XCTAssertNotNil(weak?.object)
      XCTAssertEqual(ends.count, 0)
      label = nil
      XCTAssertEqual(ends.count, 1)
      XCTAssertNil(weak?.object)
    }
  }

  func testTheLastReleaseOnAnotherThreadEndsTheObjectOnTheMainOne() {
    onMain {
      let ends = Ends()
      for _ in 0..<20 {
        let holder = LastHolder(Label("elsewhere"))
        holder.object.map(ends.watch)
        Thread { holder.object = nil }.start()
      }
      XCTAssertTrue(MainLoop.spin { ends.count == 20 })
      XCTAssertEqual(ends.onOtherThreads, 0)
    }
  }

  func testADestroyedWindowIsThereAsLongAsItsWrapper() {
    onMain {
      let ends = Ends()
      var window: Window? = Window()
      if let window { ends.watch(window) }
      window?.present()
      window?.destroy()
      XCTAssertEqual(ends.count, 0)
      // Nothing of this is an error, and nothing of it brings the window back.
      window?.title = "again"
      window?.destroy()
      window?.close()
      XCTAssertEqual(window?.title, "again")
      XCTAssertFalse(window?.isVisible ?? true)
      window = nil
      settle()
      XCTAssertEqual(ends.count, 1)
    }
  }
}

/// Counts the objects that have ended.
@MainActor private final class Ends {
  private final class Counts {
    var ended = 0
    var elsewhere = 0
  }

  private let counts = Counts()

  var count: Int { counts.ended }
  var onOtherThreads: Int { counts.elsewhere }

  func watch(_ object: Object) {
    // Each weak reference holds the counts until it is called, which is once.
    let data = Unmanaged.passRetained(counts).toOpaque()
    g_object_weak_ref(
      object.gobject,
      { data, _ in
        guard let data else { return }
        let counts = Unmanaged<Counts>.fromOpaque(data).takeRetainedValue()
        counts.ended += 1
        if !isOnMainThread() { counts.elsewhere += 1 }
      }, data)
  }
}

/// Lets another thread have the last reference.
private final class LastHolder: @unchecked Sendable {
  var object: Object?

  init(_ object: Object) { self.object = object }
}
