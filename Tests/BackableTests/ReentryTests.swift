import XCTest

@testable import Backable
@testable import GtkInterop
@testable import Navigation

/// Code of the program's that runs while the window shows a change, and changes the stack itself (rules L5, S22).
final class ReentryTests: WindowTestCase {
  private static let isAnimated = [true, false]

  func test_S22_pushFromOnMapDuringAPush() throws {
    try onMain {
      for animated in Self.isAnimated {
        let stack = NavigationController(rootViewController: Page("A"))
        show(stack)
        let page = BackPage("B")
        let next = BackPage("C")
        var isDone = false
        page.first.onMap { [weak stack] in
          guard !isDone else { return }
          isDone = true
          stack?.pushViewController(next, animated: animated)
        }
        stack.pushViewController(page, animated: animated)
        waitForTransitions(of: stack)
        XCTAssertEqual(stack.titles, ["A", "B", "C"], "animated: \(animated)")
        try stack.assertAgrees("animated: \(animated)")
        closeAll()
      }
    }
  }

  func test_S22_pushFromOnUnmapDuringAPop() throws {
    try onMain {
      for animated in Self.isAnimated {
        let page = BackPage("B")
        let stack = NavigationController(stack: [Page("A"), page])
        show(stack)
        var isDone = false
        page.first.onUnmap { [weak stack] in
          guard !isDone else { return }
          isDone = true
          stack?.pushViewController(BackPage("C"), animated: animated)
        }
        stack.popViewController(animated: animated)
        waitForTransitions(of: stack)
        XCTAssertEqual(stack.titles, ["A", "C"], "animated: \(animated)")
        try stack.assertAgrees("animated: \(animated)")
        closeAll()
      }
    }
  }

  /// Whatever GTK calls while a page is taken out.
  func test_S22_pushFromInsideAPageThatIsTakenOut() throws {
    let moments: [@MainActor (BackPage, @escaping @MainActor () -> Void) -> Void] = [
      { $0.first.onUnrealize($1) }, { $0.widget.onUnrealize($1) }, { $0.first.onRootChanged($1) },
      { $0.widget.onRootChanged($1) }, { $0.first.onDestroy($1) },
      { Signal<Widget>("notify::parent").connect(to: $0.widget, $1) },
      { Signal<Widget>("notify::has-focus").connect(to: $0.first, $1) },
    ]
    try onMain {
      for animated in Self.isAnimated {
        for (index, connect) in moments.enumerated() {
          let words = "moment \(index), animated: \(animated)"
          let stack: NavigationController
          do {
            let page = BackPage("B")
            stack = NavigationController(stack: [Page("A"), page])
            show(stack)
            page.first.grabFocus()
            var isDone = false
            connect(page) { [weak stack] in
              guard !isDone else { return }
              isDone = true
              stack?.pushViewController(BackPage("C"), animated: animated)
            }
            stack.popViewController(animated: animated)
          }
          waitForTransitions(of: stack)
          settle()
          XCTAssertEqual(stack.titles, ["A", "C"], words)
          try stack.assertAgrees(words)
          closeAll()
        }
      }
    }
  }

  func test_S22_pushFromACustomViewThatTheBarShows() throws {
    try onMain {
      for animated in Self.isAnimated {
        let stack = NavigationController(rootViewController: Page("A"))
        show(stack)
        let page = BackPage("B")
        let view = Button(label: "custom")
        var isDone = false
        view.onMap { [weak stack] in
          guard !isDone else { return }
          isDone = true
          stack?.pushViewController(BackPage("C"), animated: animated)
        }
        page.navigationItem.rightBarButtonItem = BarButtonItem(customView: view)
        stack.pushViewController(page, animated: animated)
        waitForTransitions(of: stack)
        try stack.assertAgrees("animated: \(animated)")
        XCTAssertEqual(try ShownBar(around: stack).words, ["go-previous-symbolic"])
        closeAll()
      }
    }
  }

  func test_L5_aSheetThatDismissesItselfWhileItOpens() {
    onMain {
      let page = Page("A")
      let stack = NavigationController(rootViewController: page)
      show(stack)
      let sheet = Page("X")
      sheet.first.onMap { [weak sheet] in sheet?.dismiss(animated: false) }
      page.present(sheet, animated: false)
      settle()
      XCTAssertNil(page.presentedViewController)
      XCTAssertFalse(sheet.widget.isMapped)
    }
  }

  func test_S10_aScreenThatIsRemovedBelowTheTopIsFree() throws {
    try onMain {
      let below = BackPage("B")
      let top = BackPage("C")
      let stack = NavigationController(stack: [Page("A"), below])
      show(stack)
      stack.pushViewController(top, animated: false)
      stack.remove(below, animated: false)
      XCTAssertNil(below.widget.parent)
      try stack.assertAgrees()
      top.present(below, animated: false)
      settle()
      XCTAssertTrue(below.widget.isMapped)
      top.dismiss(animated: false)
    }
  }
}

@MainActor private func closeAll() {
  for window in NavigationWindow.all { window.window.destroy() }
  waitUntil("the windows go") { NavigationWindow.all.isEmpty }
}

/// Views that cannot be shown, and windows that have gone: a diagnostic, and nothing broken.
final class MisuseTests: WindowTestCase {
  private final class ForeignView: View {}

  private final class AsksForItsWidget: ViewController {
    let label = Label("here")

    override func loadView() -> any View {
      _ = widget
      return label
    }
  }

  func testTheWidgetAskedForInLoadViewDoesNotStayEmpty() {
    onMain {
      let screen = AsksForItsWidget()
      show(NavigationController(rootViewController: screen))
      XCTAssertTrue(screen.label.isMapped)
      XCTAssertEqual(Diagnostics.take().count, 1)
    }
  }

  func testAViewThatIsNoWidgetIsReportedOnceAndLeftOut() throws {
    try onMain {
      let page = Page("A")
      page.navigationItem.rightBarButtonItem = BarButtonItem(customView: ForeignView())
      page.navigationItem.titleView = ForeignView()
      show(NavigationController(rootViewController: page))
      page.title = "B"
      let bar = try ShownBar(around: page)
      XCTAssertEqual(bar.words, [])
      XCTAssertEqual(bar.title, "B")
      XCTAssertEqual(Diagnostics.take().count, 2)
    }
  }

  func testAWindowThatWasClosedIsNotShownAgain() {
    onMain {
      let page = Page("A")
      let window = NavigationWindow(rootViewController: page)
      window.present()
      settle()
      window.close()
      waitUntil("the window goes") { NavigationWindow.all.isEmpty }
      window.present()
      XCTAssertEqual(Diagnostics.take().count, 1)
      XCTAssertTrue(NavigationWindow.all.isEmpty)
    }
  }

  // Field report: sheet's X.
  func testASheetHasACloseButtonWhereTheDesktopGivesNone() throws {
    try onMain {
      let layout = Settings.default.decorationLayout
      defer { Settings.default.decorationLayout = layout }
      Settings.default.decorationLayout = "menu:"
      let page = Page("A")
      show(NavigationController(rootViewController: page))
      let sheet = NavigationController(rootViewController: Page("X"))
      page.present(sheet, animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: sheet).words, ["window-close-symbolic"])
      sheet.pushViewController(BackPage("Y"), animated: false)
      settle()
      XCTAssertEqual(try ShownBar(around: sheet).words, ["go-previous-symbolic"])
      sheet.popViewController(animated: false)
      settle()
      try XCTUnwrap(ShownBar(around: sheet).buttons.first { $0.accessibilityLabel == "Close" }).click()
      XCTAssertNil(page.presentedViewController)
    }
  }
}
