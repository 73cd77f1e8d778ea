import Navigation
import NavigationTesting
import Testing

/// Operations that come while sheets open and close one over the other.
@MainActor
@Suite struct ModalClosingTests {
  /// M: C in a sheet over A. C presents S; while S is being loaded, A dismisses all of it.
  @Test("M2 a sheet that is still opening is closed with the one below it", arguments: [true, false])
  func dismissedWhileOpening(byDetach: Bool) {
    let stage = Stage("A")
    let sheet = RecordingNavigationController("M", stage.log, root: stage.screen("C"))
    stage["A"].present(sheet, animated: false)
    stage.log.on("S.viewDidLoad") {
      if byDetach { stage.host.detach() } else { stage["A"].dismiss(animated: false) }
    }
    sheet.topViewController?.present(stage.screen("S"), animated: false)
    #expect(!stage.log.hasPendingHook)
    #expect(stage["A"].presentedViewController == nil)
    #expect(stage.lifecycle.screens(in: .appeared) == (byDetach ? [] : ["N", "A"]))
  }

  /// M: C in a sheet over A. When the sheet begins to go, C is still on show, and presents.
  @Test("M7 nothing is presented from within a sheet that is going")
  func presentedWhileClosing() {
    let stage = Stage("A")
    let sheet = RecordingNavigationController("M", stage.log, root: stage.screen("C"))
    stage["A"].present(sheet, animated: false)
    stage.log.on("M.viewWillDisappear") {
      sheet.topViewController?.present(stage.screen("I"), animated: false)
    }
    let found = diagnostics { stage["A"].dismiss(animated: false) }
    #expect(found.map(\.kind) == [.presenterNotShown])
    #expect(stage.lifecycle.screens(in: .appeared) == ["N", "A"])
    #expect(stage.host.scene.topmost === stage.navigation)
  }
}
