import XCTest

@testable import GtkInterop

/// A menu beside a widget, the actions behind its entries, and keys that are bound to a closure.
final class PopoverMenuTests: WidgetTestCase {
  func testItOpensWithWhatItIsGivenAndSaysWhenItHasClosed() {
    onMain {
      let (place, closed) = (Box(orientation: .horizontal), Counter())
      place.append(Label("place"))
      let popover = PopoverMenu(in: place, accessibilityLabel: "Menu")
      popover.onClosed { closed.increment() }
      popover.close()
      popover.open(Self.menu)
      XCTAssertFalse(popover.isVisible, "its place is not on screen")
      withWindow(place) { _ in
        for count in 1...2 {
          popover.open(Self.menu)
          XCTAssertTrue(MainLoop.spin { popover.isMapped })
          popover.close()
          popover.close()
          XCTAssertTrue(MainLoop.spin { closed.count == count })
        }
        popover.open(Self.menu)
      }
      XCTAssertFalse(popover.isMapped, "it goes with its window")
    }
  }

  func testEachEntryIsCalledByItsWords() {
    onMain {
      let place = Box(orientation: .horizontal)
      place.append(Label("place"))
      let popover = PopoverMenu(in: place, accessibilityLabel: "Menu")
      let menu = MenuModel()
      for words in ["plain", "a_b__c", "__", "<b>&amp;"] {
        menu.append(words, action: "test.go", parameter: words)
      }
      withWindow(place) { _ in
        popover.open(menu)
        XCTAssertEqual(
          popover.descendants(ofType: "GtkModelButton").map(\.accessibilityLabel),
          ["plain", "a_b__c", "__", "<b>&amp;"])
      }
    }
  }

  func testItOpensFromTheStartEdgeInEitherDirection() {
    onMain {
      let place = Box(orientation: .horizontal)
      place.append(Label("place"))
      let popover = PopoverMenu(in: place, accessibilityLabel: "Menu")
      withWindow(place) { _ in
        for (isRightToLeft, edge) in [(false, Alignment.start), (true, .end), (false, .start)] {
          place.isRightToLeft = isRightToLeft
          popover.open(Self.menu)
          XCTAssertEqual(popover.horizontalAlignment, edge)
          popover.close()
        }
      }
    }
  }

  func testAnEntryReachesTheActionOfTheNearestGroup() {
    onMain {
      let (outer, inner) = (Box(orientation: .vertical), Box(orientation: .horizontal))
      outer.append(inner)
      let log = Variable([String]())
      for (widget, name) in [(outer, "outer"), (inner, "inner")] {
        let group = ActionGroup()
        group.addAction("go") { log.value.append(name) }
        widget.insertActions(group, prefix: "nav")
      }
      XCTAssertTrue(inner.activateAction(named: "nav.go"))
      XCTAssertTrue(outer.activateAction(named: "nav.go"))
      inner.insertActions(nil, prefix: "nav")
      XCTAssertTrue(inner.activateAction(named: "nav.go"))
      XCTAssertFalse(inner.activateAction(named: "nav.other"))
      XCTAssertEqual(log.value, ["inner", "outer", "outer"])
    }
  }

  func testKeysThatCannotBeReadAreRefused() {
    onMain {
      let box = Box(orientation: .vertical)
      box.onShortcut("<Control>nonsense") {}
      XCTAssertEqual(
        Reported.take(), ["“<Control>nonsense” are no keys for a shortcut: it is left out."])
      box.onShortcut("<Control>w") {}
      XCTAssertEqual(Reported.take(), [])
    }
  }

  @MainActor private static var menu: MenuModel {
    let menu = MenuModel()
    menu.append("one", action: "nav.one")
    return menu
  }
}
