import XCTest

@testable import Backable
@testable import BackableDemo
@testable import GtkInterop
@testable import Navigation

/// The inspector on a real window, and what it writes down.
final class InspectorTests: DemoTestCase {
  func testPushAndBackAreWrittenDownAndNothingIsKept() {
    onMain {
      let (stack, recorder, _) = stage()
      XCTAssertEqual(recorder.controllers.counts.map(\.count), [1, 1])
      stack.pushViewController(Screen("B"), animated: false)
      XCTAssertEqual(
        calls(recorder),
        [
          "Screen “B” willMove(toParent: NavigationController)", "Screen “B” viewDidLoad()",
          "Screen “A” viewWillDisappear(false)", "Screen “B” viewWillAppear(false)",
          "Screen “A” viewDidDisappear(false)", "Screen “B” viewDidAppear(false)",
          "Screen “B” didMove(toParent: NavigationController)",
        ])
      XCTAssertEqual(recorder.controllers.counts.first?.count, 2)
      stack.popViewController(animated: false)
      settle()
      recorder.lookForFreed()
      XCTAssertEqual(calls(recorder).last, "Screen “B” freed")
      XCTAssertEqual(recorder.controllers.counts.map(\.count), [1, 1])
    }
  }

  func testAScreenThatSomebodyKeepsIsNotSaidToBeFreed() {
    onMain {
      let (stack, recorder, _) = stage()
      let kept = Screen("Kept")
      kept.isKeptAfterLeaving = true
      stack.pushViewController(kept, animated: false)
      stack.popViewController(animated: false)
      settle()
      recorder.lookForFreed()
      XCTAssertFalse(calls(recorder).contains { $0.hasSuffix("freed") })
      XCTAssertEqual(recorder.controllers.counts.first?.count, 2)
      withExtendedLifetime(kept) {}
    }
  }

  func testPausedItWritesNothingAndSaysHowMuch() {
    onMain {
      let (stack, recorder, _) = stage()
      recorder.isPaused = true
      stack.pushViewController(Screen("B"), animated: false)
      XCTAssertEqual(recorder.log.count, 0)
      stack.popViewController(animated: false)
      settle()
      recorder.isPaused = false
      XCTAssertEqual(calls(recorder), ["14 events left out paused"])
      recorder.isPaused = true
      recorder.isPaused = false
      XCTAssertEqual(recorder.log.count, 1, "nothing was left out")
      recorder.clear()
      XCTAssertEqual(recorder.log.count, 0)
    }
  }

  func testStoppedItHearsNothing() {
    onMain {
      let (stack, recorder, _) = stage()
      recorder.stop()
      XCTAssertFalse(LifecycleObservation.isAnybodyObserving)
      stack.pushViewController(Screen("B"), animated: false)
      XCTAssertEqual(recorder.log.count, 0)
    }
  }

  func testManyEventsAreCappedAndTakeNoTime() {
    onMain {
      let (stack, recorder, _) = stage()
      while recorder.log.total < 100_000 {
        stack.setViewControllers(
          stack.viewControllers.prefix(1) + (0..<1_000).map { Screen("\($0)") }, animated: false)
        stack.popToRootViewController(animated: false)
      }
      XCTAssertEqual(recorder.log.count, 5_000)
      settle()
      recorder.lookForFreed()
      XCTAssertEqual(recorder.controllers.counts.map(\.count), [1, 1])
    }
  }

  func testTheWindowShowsTheStackAndNotItself() {
    onMain {
      let stack = NavigationController(rootViewController: Screen("A"))
      _ = NavigationWindow.shown(stack)
      let inspector = InspectorViewController()
      let window = NavigationWindow.shown(inspector)
      let overview = { window.window.words }
      XCTAssertTrue(MainLoop.spin { overview().contains("top") }, "the overview is there")
      XCTAssertFalse(overview().contains("InspectorViewController"))
      stack.pushViewController(Screen("B"), animated: false)
      XCTAssertTrue(MainLoop.spin { overview().contains("viewDidLoad()") }, "\(overview())")
      stack.popViewController(animated: false)
      XCTAssertTrue(MainLoop.spin { overview().contains("freed") }, "\(overview())")
      XCTAssertEqual(Inspection.current.windows.count, 1)
      window.close()
      XCTAssertTrue(MainLoop.spin { NavigationWindow.all.count == 1 })
      settle()
      XCTAssertFalse(LifecycleObservation.isAnybodyObserving, "closed it costs nothing")
    }
  }

  func testItLeavesNothingBehindAndGoesWithTheLastWindow() {
    onMain {
      let boxes = Trampoline.liveBoxes
      weak var gone: InspectorViewController?
      let open = {
        let stack = NavigationController(rootViewController: Screen("A"))
        let window = NavigationWindow.shown(stack)
        let inspector = InspectorViewController()
        gone = inspector
        _ = NavigationWindow.shown(inspector)
        settle()
        window.close()
      }
      open()
      XCTAssertTrue(MainLoop.spin { NavigationWindow.all.isEmpty }, "it goes with the last window")
      XCTAssertTrue(MainLoop.spin { gone == nil && Trampoline.liveBoxes <= boxes }, "nothing is left")
    }
  }
}

private final class Screen: ViewController, CanGoBack {
  init(_ title: String) {
    super.init()
    self.title = title
  }
}

/// A stack on show, and a recorder that has begun.
@MainActor private func stage() -> (NavigationController, LifecycleRecorder, NavigationWindow) {
  let stack = NavigationController(rootViewController: Screen("A"))
  let window = NavigationWindow.shown(stack)
  settle()
  let recorder = LifecycleRecorder(inspector: ViewController()) {}
  recorder.start()
  return (stack, recorder, window)
}

@MainActor private func calls(_ recorder: LifecycleRecorder) -> [String] {
  recorder.log.matching("").map { "\($0.who) \($0.what)" }
}

extension Widget {
  /// The texts of all labels in it that are on screen.
  fileprivate var words: [String] {
    descendants.filter { $0.isMapped && $0.isA(.label) }.compactMap { $0.cast(to: .label)?.text }
  }
}
