import Navigation
import NavigationTesting
import Testing

/// What may happen while a `loadView()` runs: containers are built, and everything else waits or is refused (L5).
@MainActor
@Suite struct LoadingTests {
  /// A screen that does something in `loadView()`.
  private final class BusyLoader: RecordingViewController {
    var whileLoading: (@MainActor (BusyLoader) -> Void)?

    override func loadView() -> any View {
      // Once only, so that nothing holds what the closure holds: the stage, and with it this screen.
      let work = whileLoading
      whileLoading = nil
      work?(self)
      return super.loadView()
    }
  }

  private func busy(_ stage: Stage, _ whileLoading: @escaping @MainActor (BusyLoader) -> Void) -> BusyLoader {
    let screen = BusyLoader("B", stage.log)
    screen.whileLoading = whileLoading
    return screen
  }

  @Test("L5 a container adds its children in loadView; they appear with it", arguments: [true, false])
  func addChildInLoadView(animated: Bool) {
    let stage = Stage("A")
    let found = diagnostics {
      stage.navigation.pushViewController(
        busy(stage) { $0.addChild(stage.screen("C")) }, animated: animated)
    }
    #expect(found == [])
    #expect(stage.stack == ["A", "B"])
    #expect(stage.onShow == ["N", "B", "C"])
    let flag = animated ? "(animated)" : ""
    #expect(
      stage.log.take() == [
        "B.willMove(N)",
        "C.willMove(B)",
        "C.didMove(B)",
        "B.loadView",
        "B.viewDidLoad",
        "A.viewWillDisappear\(flag)",
        "B.viewWillAppear\(flag)",
        "C.loadView",
        "C.viewDidLoad",
        "C.viewWillAppear\(flag)",
        "D.willShow(B\(animated ? ", animated" : ""))",
        "A.viewDidDisappear\(flag)",
        "B.viewDidAppear\(flag)",
        "C.viewDidAppear\(flag)",
        "B.didMove(N)",
        "D.didShow(B\(animated ? ", animated" : ""))",
      ])
  }

  @Test("L5 what another screen of the stack asks for during loadView is refused, and nothing hangs")
  func presentFromTheScreenBelow() {
    let stage = Stage("A")
    let below = stage["A"]
    let found = diagnostics {
      stage.navigation.pushViewController(
        busy(stage) { _ in below.present(stage.screen("X"), animated: false) }, animated: false)
    }
    #expect(found.count == 1)
    #expect(stage.stack == ["A", "B"])
    #expect(below.presentedViewController == nil)
    #expect(stage.onShow == ["N", "B"])
  }

  @Test("L5 a window that goes during loadView goes when the view is there")
  func detachInLoadView() {
    let stage = Stage("A")
    stage.navigation.pushViewController(busy(stage) { _ in stage.host.detach() }, animated: false)
    #expect(stage.lifecycle.faults == [])
    #expect(stage.log.take().suffix(4).contains("B.viewDidDisappear"))
  }
}
