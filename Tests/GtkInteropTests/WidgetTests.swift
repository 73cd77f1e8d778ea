import XCTest

@testable import GtkInterop

final class WidgetTests: WidgetTestCase {
  func testPropertiesKeepWhatTheyAreGiven() {
    onMain {
      let label = Label("text")
      label.opacity = 0.5
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
      label.isSensitive = false
      XCTAssertFalse(label.isSensitive)
      label.addCSSClass("title-1")
      XCTAssertTrue(label.cssClasses.contains("title-1"))
      label.removeCSSClass("title-1")
      XCTAssertFalse(label.cssClasses.contains("title-1"))
      label.tooltip = "a tip"
      XCTAssertEqual(label.tooltip, "a tip")
      label.tooltip = nil
      XCTAssertNil(label.tooltip)
      label.accessibilityLabel = "a name"
      XCTAssertEqual(label.accessibilityLabel, "a name")
      label.accessibilityLabel = nil
      XCTAssertNil(label.accessibilityLabel)
      for alignment in [Alignment.start, .end, .center, .baseline, .fill] {
        label.verticalAlignment = alignment
        XCTAssertEqual(label.verticalAlignment, alignment)
      }
    }
  }

  func testMarginsCountForTheSize() {
    onMain {
      let label = Label("text")
      let bare = label.measureWidth().natural
      label.setMargins(all: 10)
      label.setMargins(start: 20)
      XCTAssertEqual(label.measureWidth().natural, bare + 30)
    }
  }

  func testLabelsShowTextAsItIs() {
    onMain {
      XCTAssertEqual(Label("<b>a_b</b> & c").text, "<b>a_b</b> & c")
      let label = Label()
      label.setMarkup("<b>bold</b>")
      XCTAssertEqual(label.text, "bold")
      for ellipsizing in [Label.Ellipsizing.start, .middle, .end, .none] {
        label.ellipsizing = ellipsizing
        XCTAssertEqual(label.ellipsizing, ellipsizing)
      }
    }
  }

  func testBoxKeepsItsOrder() {
    onMain {
      let box = Box(orientation: .vertical, spacing: 6)
      let (first, second, third) = (Label("1"), Label("2"), Label("3"))
      box.append(second)
      box.prepend(first)
      box.insert(third, after: second)
      XCTAssertEqual(box.children, [first, second, third])
      box.remove(second)
      box.remove(second)
      XCTAssertEqual(box.children, [first, third])
      box.removeAll()
      XCTAssertEqual(box.children, [])
    }
  }

  func testFocusGoesToTheFirstChildThatTakesIt() {
    onMain {
      let box = Box(orientation: .vertical)
      let button = Button(label: "Go")
      let other = Button(label: "Other")
      box.append(Label("no focus"))
      box.append(button)
      box.append(other)
      withWindow(box) { window in
        window.focusWidget = nil
        XCTAssertTrue(box.focusFirstChild())
        XCTAssertEqual(window.focusWidget, button)
        XCTAssertTrue(other.grabFocus())
        XCTAssertTrue(other.isFocus)
        XCTAssertFalse(Label("nowhere").grabFocus())
        XCTAssertEqual(button.root, window)
      }
    }
  }

  func testStackShowsByName() {
    onMain {
      let stack = Stack(fadeDuration: 0)
      stack.addNamed(Label("empty"), "empty")
      stack.addNamed(Label("full"), "full")
      stack.visibleChildName = "full"
      stack.visibleChildName = "unknown"
      XCTAssertEqual(stack.visibleChildName, "full")
    }
  }

  func testScrolledWindowGivesItsChildBack() {
    onMain {
      let box = Box(orientation: .vertical)
      let scrolled = ScrolledWindow(child: box)
      XCTAssertEqual(scrolled.child, box, "and not the viewport that GTK puts between them")
      scrolled.child = nil
      XCTAssertNil(scrolled.child)
    }
  }

  func testTextViewKeepsAnyText() {
    onMain {
      let view = TextView(text: "línea\n")
      XCTAssertEqual(view.text, "línea\n")
      view.text = "a\0b"
      XCTAssertEqual(view.text, "a\u{FFFD}b")
    }
  }

  func testEntriesSayWhatChanged() {
    onMain {
      for field: TextField in [Entry(placeholder: "Name"), SearchEntry(placeholder: "Name")] {
        XCTAssertEqual(field.placeholder, "Name")
        let counter = Counter()
        field.onChanged { counter.increment() }
        field.text = "abc"
        XCTAssertEqual(field.text, "abc")
        XCTAssertGreaterThan(counter.count, 0)
      }
    }
  }

  func testDialogRole() {
    onMain {
      let window = Window()
      XCTAssertFalse(window.isDialog)
      window.isDialog = true
      XCTAssertTrue(window.isDialog)
      window.destroy()
    }
  }

  func testSettingsTellOfChanges() {
    onMain {
      let counter = Counter()
      let connection = Settings.default.onChanged { counter.increment() }
      Settings.default.prefersDarkTheme.toggle()
      Settings.default.prefersDarkTheme.toggle()
      connection.disconnect()
      XCTAssertEqual(counter.count, 2)
    }
  }

  func testATextureIsDecodedOrTheReasonThrown() throws {
    XCTAssertThrowsError(try Texture(bytes: [1, 2, 3]))
    XCTAssertThrowsError(try Texture(path: "/no such file")) { error in
      XCTAssertFalse((error as? GtkError)?.message.isEmpty ?? true)
    }
    let texture = try Texture(bytes: onePixel)
    XCTAssertEqual([texture.width, texture.height], [1, 1])
    onMain { XCTAssertEqual(Picture(texture).paintable, texture) }
  }
}

/// A GIF of one pixel.
private let onePixel: [UInt8] = [
  0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x2C, 0, 0, 0, 0, 1,
  0,
  1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
]
