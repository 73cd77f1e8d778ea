import Navigation
import NavigationTesting
import Testing

/// Looks like nothing.
struct NoViews: MailViews {
  private final class Nothing: View {}

  func inbox(_ screen: Inbox) -> any View { Nothing() }
  func letter(_ screen: Letter) -> any View { Nothing() }
  func draft(_ screen: Draft) -> any View { Nothing() }
  func labels(_ screen: LabelPicker) -> any View { Nothing() }
}

@MainActor
@Suite struct MailTests {
  let inbox = Inbox()
  let stack: NavigationController
  let host: HeadlessHost

  init() {
    stack = NavigationController(rootViewController: inbox)
    host = HeadlessHost(stack)
  }

  @Test(
    "S18 B7 a letter opens once, however often its row is clicked, and its back button leads to the inbox")
  func opens() async throws {
    host.holdsTransitions = true
    inbox.open(7)
    inbox.open(7)
    host.finishTransition()
    let back = BarSnapshot.Back(tooltip: "Inbox", history: ["Inbox"])
    #expect(host.bar == BarSnapshot(title: "Letter 7", back: back, right: ["Label"]))

    host.holdsTransitions = false
    await host.goBack(.keyboard)
    #expect(host.bar == BarSnapshot(title: "Inbox"))
  }

  @Test("S16 a draft is not lost, whichever way the user leaves", arguments: [BackRoute.escape, .close])
  func asks(route: BackRoute) async throws {
    inbox.write()
    let sheet = try #require(inbox.presentedViewController as? NavigationController)
    let draft = try #require(sheet.topViewController as? Draft)
    draft.text = "Dear"
    draft.mayBeDiscarded = { false }
    await host.goBack(route)
    #expect(inbox.presentedViewController === sheet)

    draft.mayBeDiscarded = { true }
    await host.goBack(route)
    #expect(inbox.presentedViewController == nil)
  }

  @Test(
    "S16 a label that is chosen is set, and one that is not chosen changes nothing", arguments: ["Work", nil])
  func answers(label: String?) async throws {
    let letter = Letter(7)
    stack.pushViewController(letter, animated: false)
    async let chosen: Void = letter.chooseLabel()
    while !(stack.topViewController is LabelPicker) { await Task.yield() }
    let picker = try #require(stack.topViewController as? LabelPicker)
    if let label { picker.choose(label) } else { await host.goBack(.button) }
    await chosen
    #expect(letter.label == label)
    #expect(stack.topViewController === letter)
  }

  @Test("S19 a link to a letter has the way back to the inbox")
  func followsLink() async throws {
    NavigationController.register(Inbox.self, Letter.self)
    stack.path = try NavigationPath([.init(Inbox.self), .init(Letter.self, payload: 7)])
    #expect(host.bar.title == "Letter 7")
    #expect(host.bar.back?.history == ["Inbox"])
  }

  @Test("B8 a letter that was left is freed")
  func frees() async {
    weak var letter: Letter?
    do {
      let opened = Letter(7)
      letter = opened
      stack.pushViewController(opened, animated: false)
    }
    await host.goBack(.swipe)
    #expect(letter == nil)
  }
}
