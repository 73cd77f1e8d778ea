import Navigation
import NavigationTesting
import Testing

/// Every kind of misuse, provoked once: the switch must name them all.
@MainActor
@Suite struct DiagnosticKindTests {
  /// A page that answers.
  private final class AnsweringPage: ViewController, ReturnsResult {
    typealias Value = Int
  }

  /// A page that asks for its view while it makes it.
  private final class ImpatientPage: ViewController {
    override func loadView() -> any View { view }
  }

  private final class ImpostorPage: ViewController, Restorable {
    static let restorationIdentifier = "test.letter"
    static func restored(from payload: NoPayload) -> ViewController? { ImpostorPage() }
  }

  init() { Written.register() }

  @Test(
    "each kind has one diagnostic, in three sentences that name what is meant",
    arguments: Diagnostic.Kind.allCases)
  func provoked(_ kind: Diagnostic.Kind) async throws {
    var named = ""
    var found = diagnostics { named = provoke(kind) }
    if kind == .leaked {
      await LeakProbe.untilLooked()
      found = LeakProbe.leaks(named: named)
      Self.leaking?.navigationItem.rightBarButtonItem = nil
    }
    #expect(found.map(\.kind) == [kind])
    let diagnostic = try #require(found.first)
    for sentence in [diagnostic.what, diagnostic.why, diagnostic.remedy] {
      #expect(sentence.hasSuffix("."))
      #expect(sentence.count > 5)
    }
    #expect(diagnostic.what.contains(named) || diagnostic.why.contains(named))
    #expect(!diagnostic.description.contains { $0.isNewline })
    #expect(diagnostic.description == "\(diagnostic.what) \(diagnostic.why) \(diagnostic.remedy)")
  }

  @Test("a diagnostic that is made outside of Navigation has no kind")
  func withoutKind() {
    #expect(Diagnostic(what: "a", why: "b", remedy: "c").kind == nil)
  }

  /// Does what the kind is about.
  /// - Returns: what the diagnostic must name.
  private func provoke(_ kind: Diagnostic.Kind) -> String {
    switch kind {
    case .alreadyPlaced, .notInStack, .duplicate, .onlyScreen: provokeInStack(kind)
    case .duringLoadView, .viewAskedForInLoadView, .endless, .duringObservation: provokeInCallback(kind)
    case .alreadyPresenting, .presenterNotShown, .addChildOfStack: provokeOverScreen(kind)
    case .finishedTwice, .nowhereToReturn: provokeByAnswer(kind)
    case .identifierTaken, .unknownScreen, .brokenScreen, .screenIsGone, .nothingRestored, .payloadNotWritten:
      provokeByPath(kind)
    case .defaultButtonTaken, .shortcutTaken, .itemTwice: provokeInBar(kind)
    case .leaked: provokeLeak()
    }
  }

  private func provokeInStack(_ kind: Diagnostic.Kind) -> String {
    let stage = Stage("A", "B")
    switch kind {
    case .alreadyPlaced: stage.navigation.pushViewController(stage["A"], animated: false)
    case .notInStack: stage.navigation.popToViewController(stage.screen("A"), animated: false)
    case .duplicate: stage.navigation.viewControllers = [stage["A"], stage["A"]]
    default:
      stage.navigation.popViewController(animated: false)
      stage.navigation.remove(stage["A"], animated: false)
    }
    return "GoingBackViewController “A”"
  }

  private func provokeInCallback(_ kind: Diagnostic.Kind) -> String {
    let stage = Stage("A")
    switch kind {
    case .duringLoadView:
      stage.log.on("B.loadView") { stage.navigation.popViewController(animated: false) }
      stage.push("B")
      return "GoingBackViewController “B”"
    case .viewAskedForInLoadView:
      stage.navigation.pushViewController(ImpatientPage(), animated: false)
      return "ImpatientPage"
    case .duringObservation:
      var isFirst = true
      let observation = LifecycleObservation { _ in
        if isFirst { stage.push("C") }
        isFirst = false
      }
      stage.push("B")
      observation.end()
      return "pushViewController"
    default:
      stage.log.afterEach = { [unowned stage] event in
        if event.contains(".viewDidAppear") { stage.push("B", animated: true) }
      }
      stage.push("B", animated: true)
      stage.log.afterEach = nil
      return "pushViewController"
    }
  }

  private func provokeOverScreen(_ kind: Diagnostic.Kind) -> String {
    let stage = Stage("A", "B")
    switch kind {
    case .alreadyPresenting:
      stage["B"].present(stage.screen("X"), animated: false)
      stage["B"].present(stage.screen("Y"), animated: false)
    case .presenterNotShown: stage["A"].present(stage.screen("Y"), animated: false)
    default: stage.navigation.addChild(stage.screen("Y"))
    }
    return "GoingBackViewController “Y”"
  }

  private func provokeByAnswer(_ kind: Diagnostic.Kind) -> String {
    let stage = Stage("A")
    let page = AnsweringPage()
    if kind == .finishedTwice {
      stage.navigation.pushViewController(page, animated: false)
      page.finish(with: 1)
    } else {
      stage.navigation.viewControllers = [page]
    }
    page.finish(with: 2)
    return "AnsweringPage"
  }

  private func provokeInBar(_ kind: Diagnostic.Kind) -> String {
    let stage = Stage("A")
    let items = (0..<2).map { BarButtonItem(title: "Item \($0)") {} }
    stage["A"].navigationItem.rightBarButtonItems = items
    switch kind {
    case .defaultButtonTaken:
      let before = DefaultButton.all
      DefaultButton.all.append(.search)
      DefaultButton.all = before
      return "DefaultButton.all"
    case .shortcutTaken:
      for item in items { item.shortcut = "F2" }
      stage.host.scene.perform("F2")
    default: stage["A"].navigationItem.leftBarButtonItems = [items[1], items[1]]
    }
    return "Item 1"
  }

  private func provokeByPath(_ kind: Diagnostic.Kind) -> String {
    let stack = NavigationController(rootViewController: ViewController())
    switch kind {
    case .identifierTaken: NavigationController.register(ImpostorPage.self)
    case .unknownScreen: stack.path = NavigationPath([Written.inbox, Written.unknown()])
    case .brokenScreen:
      stack.path = NavigationPath([Written.inbox, .init(identifier: "test.letter", payload: .array([]))])
    case .screenIsGone:
      OddPage.restoring({ _ in nil }) { stack.path = NavigationPath([Written.inbox, Written.odd("x")]) }
    case .nothingRestored:
      // What is missing is reported as well; that is another kind.
      let before = Diagnostic.handler
      Diagnostic.handler = { if $0.kind != .unknownScreen { before($0) } }
      stack.path = NavigationPath([Written.unknown()])
      Diagnostic.handler = before
    default:
      stack.viewControllers = [UnwritablePage()]
      #expect(stack.path == NavigationPath([]))
    }
    let names: [Diagnostic.Kind: String] = [
      .identifierTaken: "ImpostorPage", .unknownScreen: "“test.nobody”", .brokenScreen: "“test.letter”",
      .screenIsGone: "“test.odd”", .nothingRestored: "NavigationController",
    ]
    return names[kind] ?? "UnwritablePage"
  }

  /// Until somebody breaks the circle.
  private static weak var leaking: ViewController?

  private func provokeLeak() -> String {
    let stack = NavigationController(rootViewController: ViewController())
    let page = ViewController()
    page.title = "kept by itself"
    page.navigationItem.rightBarButtonItem = BarButtonItem(title: "Save") { page.title = "saved" }
    Self.leaking = page
    LeakProbe.watching {
      stack.pushViewController(page, animated: false)
      stack.popViewController(animated: false)
    }
    return "kept by itself"
  }
}
