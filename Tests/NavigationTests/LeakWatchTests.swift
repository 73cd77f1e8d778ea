import Navigation
import NavigationTesting
import Testing

/// What the leak watch says, and of what it does not speak.
@MainActor
@Suite(.serialized) struct LeakWatchTests {
  /// A screen that an item's closure keeps alive.
  private final class LeakyPage: ViewController, CanGoBack {
    init(_ title: String, leaks: Bool) {
      super.init()
      self.title = title
      guard leaks else { return }
      navigationItem.rightBarButtonItem = BarButtonItem(title: "Save") { self.title = "saved" }
    }

    /// Ends the leak.
    func mend() { navigationItem.rightBarButtonItem = nil }
  }

  /// A, and a screen that leaves it, watched.
  private func pop(_ page: ViewController, from stack: NavigationController) {
    LeakProbe.watching {
      stack.pushViewController(page, animated: false)
      stack.popViewController(animated: false)
    }
  }

  private func survives(_ page: ViewController) -> Bool { LeakWatch.survivors.contains { $0 === page } }

  @Test(
    "a screen that a closure keeps alive is named once, with the cause and the remedy; one that is freed is not"
  )
  func leaked() async throws {
    let stack = NavigationController(rootViewController: ViewController())
    let host = HeadlessHost(stack)
    let leaky = Weak(LeakyPage("leaky", leaks: true))
    if let page = leaky.target { pop(page, from: stack) }
    pop(LeakyPage("clean", leaks: false), from: stack)
    #expect(LeakProbe.leaks(named: "leaky").isEmpty)
    await LeakProbe.untilLooked()
    await LeakProbe.untilLooked()
    let found = LeakProbe.leaks(named: "leaky")
    #expect(found.count == 1)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.what.contains("LeakyPage"))
    #expect(diagnostic.why.contains("closure"))
    #expect(diagnostic.remedy.contains("owner:") && diagnostic.remedy.contains("isKeptAfterLeaving"))
    #expect(LeakProbe.leaks(named: "clean").isEmpty)
    leaky.target?.mend()
    #expect(leaky.isGone)
    #expect(host.bar.back == nil)
  }

  @Test("a screen that is kept on purpose, that has a place again, or that is freed in time is not named")
  func notLeaked() async {
    let stack = NavigationController(rootViewController: ViewController())
    let other = NavigationController(rootViewController: ViewController())
    let hosts = [HeadlessHost(stack), HeadlessHost(other)]
    let names = ["kept", "pushed again", "elsewhere", "presented", "window of its own", "child"]
    let pages = names.map { LeakyPage($0, leaks: false) }
    pages[0].isKeptAfterLeaving = true
    for page in pages { pop(page, from: stack) }
    let survivors = pages.map { survives($0) }
    #expect(survivors == [false, true, true, true, true, true])
    stack.pushViewController(pages[1], animated: false)
    other.pushViewController(pages[2], animated: false)
    pages[1].present(pages[3], animated: false)
    let window = HeadlessHost(pages[4])
    pages[2].addChild(pages[5])
    #expect(!pages.contains { survives($0) })
    await LeakProbe.untilLooked()
    for name in names { #expect(LeakProbe.leaks(named: name).isEmpty, "\(name)") }
    #expect(hosts.count == 2 && window.bar.title == "window of its own")
  }

  @Test("a screen that left, came back and left again is named once, for the last time")
  func leftTwice() async {
    let stack = NavigationController(rootViewController: ViewController())
    let page = LeakyPage("left twice", leaks: false)
    pop(page, from: stack)
    pop(page, from: stack)
    #expect(LeakWatch.survivors.filter { $0 === page }.count == 1)
    await LeakProbe.untilLooked()
    #expect(LeakProbe.leaks(named: "left twice").count == 1)
  }

  @Test("a page of a sheet that closed is named; what stands in a leaked screen is not named as well")
  func inside() async {
    let root = ViewController()
    let host = HeadlessHost(NavigationController(rootViewController: root))
    let page = LeakyPage("page of a sheet", leaks: false)
    let container = LeakyPage("container", leaks: false)
    let inner = LeakyPage("inner", leaks: false)
    container.addChild(inner)
    LeakProbe.watching {
      root.present(NavigationController(rootViewController: page), animated: false)
      root.dismiss(animated: false)
      root.present(container, animated: false)
      root.dismiss(animated: false)
    }
    #expect(survives(page) && survives(container) && !survives(inner))
    await LeakProbe.untilLooked()
    #expect(LeakProbe.leaks(named: "page of a sheet").count == 1)
    #expect(LeakProbe.leaks(named: "container").count == 1)
    #expect(LeakProbe.leaks(named: "inner").isEmpty)
    #expect(host.scene.topmost === host.scene.root)
  }

  @Test(
    "when a window has gone its root is watched, and what was presented; the screens of a leaked stack are not named"
  )
  func windowGoes() async {
    let page = LeakyPage("root page", leaks: false)
    let stack = NavigationController(rootViewController: page)
    stack.title = "root stack"
    let sheet = LeakyPage("sheet of the window", leaks: false)
    do {
      let host = HeadlessHost(stack)
      page.present(sheet, animated: false)
      LeakProbe.watching { host.detach() }
      #expect(!survives(stack), "as long as the program keeps the window, it may keep its root")
    }
    #expect(survives(stack) && survives(sheet) && !survives(page))
    await LeakProbe.untilLooked()
    #expect(LeakProbe.leaks(named: "root stack").count == 1)
    #expect(LeakProbe.leaks(named: "sheet of the window").count == 1)
    #expect(LeakProbe.leaks(named: "root page").isEmpty)
  }

  @Test("turned off, nothing is watched")
  func turnedOff() async {
    let stack = NavigationController(rootViewController: ViewController())
    let page = LeakyPage("not watched", leaks: false)
    LeakProbe.watching(isOn: false) {
      stack.pushViewController(page, animated: false)
      stack.popViewController(animated: false)
    }
    #expect(!survives(page))
    await LeakProbe.untilLooked()
    #expect(LeakProbe.leaks(named: "not watched").isEmpty)
  }

  @Test(
    "a page that a task keeps for a while is not named when the task ends in time, and the watch keeps nothing"
  )
  func taskEnds() async {
    let stack = NavigationController(rootViewController: ViewController())
    var page: LeakyPage? = LeakyPage("worked on", leaks: false)
    let left = page.map { Weak($0) }
    if let page { pop(page, from: stack) }
    page = nil
    #expect(left?.isGone == true)
    #expect(!LeakWatch.survivors.contains { $0.title == "worked on" })
    await LeakProbe.untilLooked()
    #expect(LeakProbe.leaks(named: "worked on").isEmpty)
  }
}
