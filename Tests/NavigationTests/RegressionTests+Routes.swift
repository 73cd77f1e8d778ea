import Navigation
import NavigationTesting
import Testing

/// Paths and the way forward: what is written down, and what is made anew.
@MainActor
@Suite struct RouteRegressionTests {
  /// Sets a path with a sheet of two screens, of which the second one is `placed` somewhere already.
  private func setSheet(with placed: OddPage, on stage: Stage) -> (NavigationController?, [Diagnostic]) {
    Written.register()
    var found: [Diagnostic] = []
    OddPage.restoring({ $0 == "placed" ? placed : OddPage($0) }) {
      found = diagnostics {
        let sheet = NavigationPath.Sheet([Written.odd("new"), Written.odd("placed")], isStack: true)
        stage.navigation.path = NavigationPath([Written.odd("top")], sheets: [sheet])
      }
    }
    return (stage.navigation.topViewController?.presentedViewController as? NavigationController, found)
  }

  @Test("S3 a sheet in a path takes in a screen that leaves the stack by the same path")
  func screenOfSameStack() {
    let stage = Stage("A")
    let placed = OddPage("placed")
    stage.navigation.pushViewController(placed, animated: false)
    let (sheet, found) = setSheet(with: placed, on: stage)
    #expect(found.isEmpty)
    #expect(sheet?.viewControllers.names == ["new", "placed"])
  }

  @Test("S3 a sheet in a path goes without a screen that stands elsewhere: one diagnostic")
  func screenOfAnotherStack() {
    let stage = Stage("A")
    let placed = OddPage("placed")
    let other = NavigationController(rootViewController: placed)
    let (sheet, found) = setSheet(with: placed, on: stage)
    #expect(found.map(\.kind) == [.alreadyPlaced])
    #expect(sheet?.viewControllers.names == ["new"])
    #expect(other.viewControllers.first === placed)
  }

  @Test("M0 the path has no sheet any more that is being dismissed")
  func closingSheet() {
    let stage = Stage("A")
    Written.register()
    stage.navigation.present(InboxPage(), animated: false)
    #expect(stage.navigation.path.sheets.count == 1)
    stage.host.holdsTransitions = true
    stage.navigation.dismiss(animated: true)
    #expect(stage.navigation.path.sheets.isEmpty)
    stage.host.finishTransition()
  }

  @Test("L5 a payload that is read and pushes meanwhile leaves no way forward past what it pushed")
  func payloadPushes() {
    let stage = Stage("A")
    stage.navigation.keepsForwardHistory = true
    NavigationController.register(PayloadRecordingPage.self)
    stage.navigation.pushViewController(PayloadRecordingPage("P", stage.log), animated: false)
    let (navigation, next) = (stage.navigation, stage.screen("Q"))
    stage.log.on("P.payload") { navigation.pushViewController(next, animated: false) }
    navigation.popViewController(animated: false)
    #expect(!stage.log.hasPendingHook)
    #expect(stage.stack == ["A", "Q"])
    #expect(!navigation.canGoForward)
  }

  @Test("L5 S22 a screen that sets the path again while it is restored is stopped: one diagnostic")
  func endlessPath() {
    Written.register()
    let stack = NavigationController(rootViewController: ViewController())
    let path = NavigationPath([Written.odd("again")])
    var found: [Diagnostic] = []
    OddPage.restoring({
      stack.path = path
      return OddPage($0)
    }) { found = diagnostics { stack.path = path } }
    #expect(found.map(\.kind) == [.endless])
  }
}

/// A screen that can be made anew, and writes when its payload is read.
private final class PayloadRecordingPage: GoingBackViewController, Restorable {
  static let restorationIdentifier = "regression.payload"

  var restorationPayload: String {
    log.record("\(name).payload")
    return name
  }

  static func restored(from name: String) -> ViewController? { PayloadRecordingPage(name, EventLog()) }
}
