import XCTest

@testable import GtkInterop

final class SmallWidgetTests: WidgetTestCase {
  /// GTK warns of a container whose least height is smaller than its height at any width.
  func testAClampsLeastHeightIsThatOfItsGreatestWidth() {
    onMain {
      for (words, maximumWidth) in [(40, 640), (40, 100), (1, 640), (1, 5)] {
        let label = Label([String](repeating: "reasonable", count: words).joined(separator: " "))
        label.wraps = true
        let clamp = Clamp(child: label, maximumWidth: maximumWidth)
        let least = clamp.measureHeight().minimum
        let narrowest = clamp.measureWidth().minimum
        for width in [maximumWidth, 2 * maximumWidth, 1_048_576] where width >= narrowest {
          XCTAssertEqual(
            least, clamp.measureHeight(forWidth: width).minimum, "\(words) words, \(maximumWidth) wide")
        }
      }
    }
  }

  func testStyleRulesApply() {
    onMain {
      let label = Label("")
      StyleSheet.install(".interop-test-wide { min-width: 321px; }")
      label.addCSSClass("interop-test-wide")
      XCTAssertEqual(label.measureWidth().minimum, 321)
    }
  }

  func testAMenuButtonNamesItselfAndItsMenu() {
    onMain {
      let menu = MenuModel()
      let section = MenuModel()
      section.append("Quit_now", action: "app.quit")
      section.append("Open", action: "app.open", parameter: "a page")
      menu.appendSection(section)
      let button = MenuButton(iconName: "open-menu-symbolic", accessibilityLabel: "Main Menu", menu: menu)
      XCTAssertEqual(button.accessibilityLabel, "Main Menu")
      XCTAssertEqual(button.popover?.accessibilityLabel, "Main Menu")
      button.isPrimary = true
      XCTAssertTrue(button.isPrimary)
      menu.removeAll()
    }
  }

  func testAWindowsActionsAreItsOwn() {
    onMain {
      let application = Application(id: "org.backable.Test.Window", isUnique: false)
      let activations = Counter()
      application.onActivate {
        let window = ApplicationWindow(of: application)
        window.addAction("close-page") { activations.increment() }
        XCTAssertTrue(window.activateAction("close-page"))
        XCTAssertFalse(application.activateAction("close-page"))
        window.destroy()
      }
      XCTAssertEqual(application.run(["test"]), 0)
      XCTAssertEqual(activations.count, 1)
    }
  }

  func testWindowProperties() {
    onMain {
      let parent = Window()
      let window = Window()
      window.transientFor = parent
      XCTAssertEqual(window.transientFor, parent)
      window.isModal = true
      XCTAssertTrue(window.isModal)
      window.isDestroyedWithParent = true
      XCTAssertTrue(window.isDestroyedWithParent)
      window.isResizable = false
      XCTAssertFalse(window.isResizable)
      window.setDefaultSize(width: 320, height: 240)
      XCTAssertEqual(window.defaultSize.width, 320)
      XCTAssertEqual(window.defaultSize.height, 240)
      let bar = HeaderBar()
      window.titlebar = bar
      XCTAssertEqual(window.titlebar, bar)
      window.destroy()
      parent.destroy()
    }
  }

  func testOverlayKeepsItsChildApart() {
    onMain {
      let child = Label("below")
      let above = Label("above")
      let overlay = Overlay(child: child)
      overlay.addOverlay(above)
      overlay.removeOverlay(child)
      XCTAssertEqual(overlay.child, child)
      overlay.removeOverlay(above)
      XCTAssertNil(above.parent)
    }
  }

  func testGridFrameAndSeparatorTakeTheirChildren() {
    onMain {
      let grid = Grid(rowSpacing: 6, columnSpacing: 6)
      let frame = Frame(child: Separator())
      grid.attach(frame, column: 1, row: 2)
      XCTAssertEqual(grid.childWidgets, [frame])
      XCTAssertEqual(frame.child?.typeName, "GtkSeparator")
      grid.remove(frame)
      grid.remove(frame)
      XCTAssertEqual(grid.childWidgets, [])
    }
  }

  func testCheckButtonSpinnerAndImage() {
    onMain {
      let states = Variable([Bool]())
      let check = CheckButton(label: "Allow")
      check.onChanged { states.value.append($0) }
      check.isOn = true
      check.isOn = false
      XCTAssertEqual(states.value, [true, false])
      let spinner = Spinner()
      spinner.start()
      XCTAssertTrue(spinner.isSpinning)
      spinner.stop()
      XCTAssertFalse(spinner.isSpinning)
      let image = Image(iconName: "folder-symbolic")
      image.pixelSize = 32
      XCTAssertEqual(image.pixelSize, 32)
      image.iconName = nil
      XCTAssertNil(image.iconName)
    }
  }

  func testSearchIsAnnouncedOnceAfterAPause() {
    onMain {
      let search = SearchEntry()
      let changes = Counter()
      search.onSearchChanged { changes.increment() }
      withWindow(search) { window in
        search.keyCaptureWidget = window
        XCTAssertEqual(search.keyCaptureWidget, window)
        search.text = "fo"
        search.text = "fol"
        XCTAssertTrue(MainLoop.spin { changes.count == 1 })
      }
    }
  }
}
