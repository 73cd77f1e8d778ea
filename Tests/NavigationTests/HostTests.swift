import Glibc
import Navigation
import NavigationTesting
import Testing

/// A host that does more than it should: it runs the program's code while it shows a change.
@MainActor
private final class BusyHost: NavigationHost {
  private(set) lazy var scene = NavigationScene(root: root, host: self)
  private(set) var places: [String] = []
  private(set) var bars: [String] = []
  private(set) var finished = 0
  var whileShowing: (@MainActor (Transition) -> Void)?
  private let root: ViewController

  init(_ root: ViewController) {
    self.root = root
    scene.attach()
  }

  func place(_ controller: ViewController?, in stack: NavigationController?) {
    places.append(label(controller))
  }

  func perform(_ transition: Transition) {
    let work = whileShowing
    whileShowing = nil
    work?(transition)
    transition.complete()
  }

  func finish(_ transition: Transition) { finished += 1 }
  func barDidChange(of container: ViewController) { bars.append(label(container)) }
  func close() { scene.detach() }
}

/// What the core tells a host, and what it takes from one.
@MainActor
@Suite struct HostTests {
  @Test("a host that opens no menus need not say so")
  func withoutMenus() {
    let page = NamedScreen("Page")
    let host = BusyHost(page)
    let item = BarButtonItem(title: "Sort", menuOf: page) { _ in Menu(children: []) }
    page.navigationItem.rightBarButtonItem = item
    let before = host.bars.count
    item.performAction()
    #expect(host.bars.count == before)
    #expect(host.scene.perform("<Control>m") == false)
  }

  @Test("whether something moves in a scene: a page, a page under a finger, a sheet that opens")
  func somethingMoves() async {
    let stage = Stage("A", "B")
    let scene = stage.host.scene
    #expect(!scene.isInTransition)
    stage.host.holdsTransitions = true
    stage.navigation.pushViewController(ViewController(), animated: true)
    #expect(scene.isInTransition)
    stage.host.finishTransition()
    #expect(!scene.isInTransition)
    stage.navigation.popViewController(animated: false)
    #expect(!scene.isInTransition)
    await stage.host.goBack(.swipe)
    #expect(scene.isInTransition)
    stage.host.cancelTransition()
    #expect(!scene.isInTransition)
    stage.navigation.present(ViewController(), animated: true)
    #expect(scene.isInTransition)
    stage.host.finishTransition()
    #expect(!scene.isInTransition)
  }

  private let log = EventLog()

  private func screen(_ name: String) -> GoingBackViewController { GoingBackViewController(name, log) }

  @Test(
    "S22 code that runs while a change is being shown goes on to the next: the host is told again what is on top"
  )
  func overtakenWhileShowing() {
    let stack = RecordingNavigationController("N", log, root: screen("A"))
    let host = BusyHost(stack)
    host.whileShowing = { [log] _ in
      stack.pushViewController(GoingBackViewController("C", log), animated: true)
    }
    stack.pushViewController(screen("B"), animated: true)
    #expect(stack.viewControllers.names == ["A", "B", "C"])
    #expect(host.places.last == "C")
    #expect(host.finished == 1)
    #expect(LifecycleCheck(log.all).faults.isEmpty)
    #expect(LifecycleCheck(log.all).screens(in: .appeared) == ["N", "C"])
  }

  @Test("S22 the same while a sheet opens: nothing is placed")
  func overtakenWhilePresenting() {
    let stack = RecordingNavigationController("N", log, root: screen("A"))
    let host = BusyHost(stack)
    let before = host.places
    host.whileShowing = { $0.to?.dismiss(animated: true) }
    stack.present(screen("X"), animated: true)
    #expect(stack.presentedViewController == nil)
    #expect(host.places == before)
    #expect(LifecycleCheck(log.all).faults.isEmpty)
  }

  @Test("L4 a host cancels a swipe at once, and cancels nothing that is no swipe")
  func cancelsAtOnce() {
    let stack = RecordingNavigationController("N", log, root: screen("A"))
    let host = BusyHost(stack)
    host.whileShowing = { $0.cancel() }
    stack.pushViewController(screen("B"), animated: true)
    #expect(stack.viewControllers.names == ["A", "B"])
    host.whileShowing = { $0.cancel() }
    host.scene.goBack(.swipe)
    #expect(stack.viewControllers.names == ["A", "B"])
    #expect(LifecycleCheck(log.all).screens(in: .appeared) == ["N", "B"])
    #expect(LifecycleCheck(log.all).faults.isEmpty)
  }

  @Test("S21 the bar of a sheet without a stack, and of a window without one, is read again when it changes")
  func barsWithoutStack() {
    let root = screen("A")
    let host = BusyHost(root)
    root.title = "a"
    let sheet = screen("X")
    root.present(sheet, animated: false)
    sheet.navigationItem.subtitle = "below"
    let child = screen("C")
    sheet.addChild(child)
    child.title = "c"
    #expect(host.bars == ["A", "X"])
  }

  @Test("L1 a delegate need not listen")
  func silentDelegate() {
    final class Silent: NavigationControllerDelegate {}
    let delegate = Silent()
    let stack = NavigationController(rootViewController: screen("A"))
    stack.delegate = delegate
    let host = HeadlessHost(stack)
    stack.pushViewController(screen("B"), animated: true)
    #expect(host.bar.title == "B")
  }

  @Test("S3 a window whose root was refused is empty, and closes when it is closed, without a question")
  func emptyWindow() async {
    let asking = AskingViewController("A", log)
    let first = HeadlessHost(asking)
    var second: HeadlessHost?
    #expect(diagnostics { second = HeadlessHost(asking) }.map(\.kind) == [.alreadyPlaced])
    await second?.goBack(.keyboard)
    await second?.goBack(.close)
    #expect(second?.isClosed == true)
    #expect(!first.isClosed && !asking.isAsked)
  }

  @Test("L5 a swipe from inside loadView is refused")
  func swipeWhileLoading() {
    final class Impatient: ViewController {
      weak var host: BusyHost?

      override func loadView() -> any View {
        host?.scene.goBack(.swipe)
        return PlainView()
      }
    }
    let page = Impatient()
    let stack = NavigationController(rootViewController: page)
    stack.pushViewController(screen("B"), animated: false)
    let host = BusyHost(stack)
    page.host = host
    let found = diagnostics { page.loadViewIfNeeded() }
    #expect(found.map(\.kind) == [.duringLoadView])
    #expect(stack.topViewController !== page)
  }

  // MARK: Standard error

  @Test("by default a diagnostic is one line on standard error, as it is, however long")
  func standardError() throws {
    let stack = NavigationController(rootViewController: screen("A"))
    let long = String(repeating: "é", count: 40_000)
    _ = DiagnosticLog.isListening
    let written = try onStandardError {
      // The handler that nobody has replaced.
      let handler = Diagnostic.handler
      Diagnostic.handler = DiagnosticLog.unreplaced
      defer { Diagnostic.handler = handler }
      stack.viewControllers[0].title = long
      stack.pushViewController(stack.viewControllers[0], animated: false)
    }
    // The runner of the tests may say something meanwhile, from another thread.
    let lines = written.filter { $0.contains("Backable") || $0.contains("é") }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("Backable: pushViewController refused GoingBackViewController “\(long)”") == true
    )
    #expect(lines.first?.hasSuffix("popToViewController(_:animated:).") == true)
  }

  /// The lines that `body` writes on standard error.
  private func onStandardError(_ body: () -> Void) throws -> [Substring] {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    let before = dup(STDERR_FILENO)
    dup2(fileno(file), STDERR_FILENO)
    body()
    dup2(before, STDERR_FILENO)
    Glibc.close(before)
    rewind(file)
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}
