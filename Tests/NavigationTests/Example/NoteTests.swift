import Navigation
import NavigationTesting
import Testing

final class Note: ViewController, CanGoBack, ConfirmsLeaving {
  var text = ""
  var mayBeDiscarded: () async -> Bool = { false }

  func shouldLeave() async -> Bool {
    if text.isEmpty { return true }
    return await mayBeDiscarded()
  }
}

@MainActor
@Suite struct NoteTests {
  let note = Note()
  let stack = NavigationController(rootViewController: ViewController())
  let host: HeadlessHost

  init() {
    host = HeadlessHost(stack)
    stack.pushViewController(note, animated: false)
  }

  @Test("An empty note is left at once")
  func leavesEmpty() async throws {
    try host.click("Back")
    while stack.topViewController === note { await Task.yield() }
    #expect(host.bar.back == nil)
  }

  @Test(
    "A note is kept, whichever way back is taken", arguments: [BackRoute.button, .keyboard, .escape, .swipe])
  func asks(route: BackRoute) async {
    note.text = "Milk"
    await host.goBack(route)
    #expect(stack.topViewController === note)

    note.mayBeDiscarded = { true }
    await host.goBack(route)
    #expect(stack.topViewController !== note)
  }

  @Test("Two steps back at once are one")
  func oneAtATime() async {
    stack.pushViewController(Note(), animated: false)
    host.holdsTransitions = true
    await host.goBack(.keyboard)
    await host.goBack(.keyboard)
    host.finishTransition()
    #expect(stack.topViewController === note)
  }
}
