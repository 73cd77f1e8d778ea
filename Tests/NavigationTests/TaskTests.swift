import Navigation
import NavigationTesting
import Testing

/// Work that belongs to a screen, and ends with its visit.
@MainActor
@Suite struct TaskTests {
  @Test("work is cancelled when its screen is popped, and goes on while the screen is covered")
  func popped() async {
    let stage = Stage("A", "B")
    let task = stage["B"].task { await untilCancelled() }
    stage.push("C")
    stage.navigation.popViewController(animated: false)
    #expect(!task.isCancelled)
    await stage.host.goBack(.keyboard)
    #expect(task.isCancelled)
    await task.value
  }

  @Test("work is cancelled whichever way its screen leaves", arguments: 0..<6)
  func leaves(way: Int) async {
    let stage = Stage("A", "B", "C")
    let screen = ViewController()
    switch way {
    case 0, 1: stage["C"].present(NavigationController(rootViewController: screen), animated: false)
    case 2: stage.navigation.pushViewController(screen, animated: false)
    default: stage["C"].addChild(screen)
    }
    let task = screen.task { await untilCancelled() }
    switch way {
    case 0: stage["C"].dismiss(animated: false)
    case 1, 5: await stage.host.closeWindow()
    case 2: stage.navigation.setViewControllers([stage["A"]], animated: false)
    case 3: stage.navigation.popToRootViewController(animated: false)
    default: screen.removeFromParent()
    }
    if way == 1 || way == 5 { stage.host.detach() }
    #expect(task.isCancelled)
    await task.value
  }

  @Test("on a screen that has left and has no place work is cancelled from the beginning")
  func afterLeaving() async {
    let stage = Stage("A")
    let screen = ViewController()
    #expect(!screen.task {}.isCancelled, "it has not been anywhere yet")
    stage.navigation.pushViewController(screen, animated: false)
    stage.navigation.popViewController(animated: false)
    let late = screen.task { await untilCancelled() }
    #expect(late.isCancelled)
    await late.value
    stage.navigation.pushViewController(screen, animated: false)
    let again = screen.task { await untilCancelled() }
    #expect(!again.isCancelled)
    stage.navigation.popViewController(animated: false)
    await again.value
  }

  @Test(
    "a screen whose work refers to it is freed when it has left, and one that leaves again can work again")
  func freed() async {
    let stage = Stage("A")
    weak var left: ViewController?
    do {
      let screen = ViewController()
      left = screen
      var ran = 0
      for _ in 0..<2 {
        stage.navigation.pushViewController(screen, animated: false)
        let task = screen.task {
          await untilCancelled()
          screen.title = "left"
          ran += 1
        }
        stage.navigation.popViewController(animated: false)
        await task.value
      }
      #expect(ran == 2)
    }
    for _ in 0..<1_000 where left != nil { await Task.yield() }
    #expect(left == nil)
  }

  @Test("work that has ended is forgotten, and so is a screen that never had a place")
  func forgotten() async {
    weak var ended: Probe?
    let screen = ViewController()
    do {
      let probe = Probe()
      ended = probe
      await screen.task { probe.isSeen = true }.value
    }
    for _ in 0..<1_000 where ended != nil { await Task.yield() }
    #expect(ended == nil)

    var nowhere: ViewController? = ViewController()
    let task = nowhere?.task { await untilCancelled() }
    nowhere = nil
    #expect(task?.isCancelled == true)
    await task?.value
  }
}

@MainActor private final class Probe {
  var isSeen = false
}

/// Ends after a while all the same, so that a test can fail.
private func untilCancelled() async {
  try? await Task.sleep(for: .seconds(10))
}
