import XCTest

@testable import GtkInterop

/// What an application wishes against the desktop, and takes back.
final class WishTests: WidgetTestCase {
  func testTheColorSchemeIsWishedAndTakenBack() {
    onMain {
      let settings = Settings.default
      let before = (settings.prefersDarkTheme, settings.themeName)
      settings.colorScheme = .dark
      XCTAssertTrue(settings.prefersDarkTheme)
      settings.colorScheme = .light
      XCTAssertFalse(settings.prefersDarkTheme)
      settings.colorScheme = .system
      XCTAssertEqual(settings.prefersDarkTheme, before.0)
      XCTAssertEqual(settings.themeName, before.1)
    }
  }

  func testAThemeThatIsDarkByItsNameGivesWay() {
    onMain {
      let settings = Settings.default
      let before = settings.themeName
      settings.themeName = "Adwaita-dark"
      settings.colorScheme = .light
      XCTAssertEqual(settings.themeName, "Adwaita")
      settings.colorScheme = .system
      XCTAssertEqual(settings.themeName, before, "the desktop's own is back")
    }
  }

  func testTheButtonsOfAWindowChangeSides() {
    onMain {
      let settings = Settings.default
      let before = settings.decorationLayout
      settings.setWindowControlsSide(.start)
      XCTAssertTrue(settings.decorationLayout.hasPrefix("close") && settings.decorationLayout.hasSuffix(":"))
      let there = settings.decorationLayout.filter { $0 != ":" }.split(separator: ",")
      settings.setWindowControlsSide(.end)
      XCTAssertTrue(settings.decorationLayout.hasPrefix(":") && settings.decorationLayout.hasSuffix("close"))
      XCTAssertEqual(
        settings.decorationLayout.filter { $0 != ":" }.split(separator: ","), there.reversed())
      settings.setWindowControlsSide(.system)
      XCTAssertEqual(settings.decorationLayout, before)
    }
  }

  func testAnimationsAreWishedAndTakenBack() {
    onMain {
      let settings = Settings.default
      settings.setAnimationsEnabled(nil)
      let before = settings.areAnimationsEnabled
      settings.setAnimationsEnabled(!before)
      XCTAssertEqual(settings.areAnimationsEnabled, !before)
      settings.setAnimationsEnabled(nil)
      XCTAssertEqual(settings.areAnimationsEnabled, before)
      settings.areAnimationsEnabled = true
    }
  }

  func testTheDirectionHoldsForWhatIsThereAlready() {
    onMain {
      let label = Label("words")
      TextDirection.default = .rightToLeft
      XCTAssertTrue(label.isRightToLeft)
      TextDirection.default = .leftToRight
      XCTAssertFalse(label.isRightToLeft)
      TextDirection.default = .system
      XCTAssertFalse(label.isRightToLeft)
    }
  }

  func testWhichIconsThereAreIsKnown() {
    onMain {
      // GTK brings it along.
      XCTAssertTrue(Display.hasIcon("go-previous-symbolic"))
      XCTAssertFalse(Display.hasIcon("org.example.Nothing"))
    }
  }

  func testADropDownChooses() {
    onMain {
      let list = DropDown(["one", "two", "three"])
      var chosen: [Int?] = []
      list.onSelected { [weak list] in chosen.append(list?.selected) }
      XCTAssertEqual(list.selected, 0)
      list.selected = 2
      list.selected = 7
      list.selected = nil
      list.selected = -1
      XCTAssertEqual(chosen, [2])
      XCTAssertNil(DropDown([]).selected)
    }
  }

  func testTheListOfKeysTakesAnyWords() {
    onMain {
      let window = ShortcutsWindow([
        .init(title: "A & <B>", shortcuts: [("\"Quote\" <i>\u{1}", "<Control>q Escape"), ("", "F5")]),
        .init(title: "Nothing", shortcuts: []),
      ])
      let about = AboutDialog()
      about.programName = "Program & <Co>"
      about.version = "1.0"
      about.setMITLicence()
      XCTAssertEqual(about.programName, "Program & <Co>")
      for window in [window, about] { window.destroy() }
    }
  }
}
