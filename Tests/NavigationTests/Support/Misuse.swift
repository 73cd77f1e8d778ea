import Navigation
import NavigationTesting
import Testing

/// One thing that a program must not do, and what it is called.
struct Misuse: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @MainActor @Sendable (Scene) -> Void

  init(_ name: String, _ run: @escaping @MainActor @Sendable (Scene) -> Void) {
    testDescription = name
    self.run = run
  }

  /// What misuse is tried on.
  ///
  ///     N: A, B, P        P holds the stack M: E, F
  ///                       and presents X
  @MainActor
  struct Scene {
    let stage = Stage("A", "B")
    let page: GoingBackViewController
    let inner: NavigationController
    let sheet: GoingBackViewController

    init() {
      page = stage.screen("P")
      inner = NavigationController(rootViewController: stage.screen("E"))
      sheet = stage.screen("X")
      inner.title = "M"
      inner.pushViewController(stage.screen("F"), animated: false)
      page.addChild(inner)
      stage.navigation.pushViewController(page, animated: false)
      page.present(sheet, animated: false)
      stage.log.clear()
    }

    var outer: NavigationController { stage.navigation }

    /// A screen that has no place yet.
    var free: GoingBackViewController { stage.screen("C") }

    /// Everything that a refusal must leave alone.
    var shape: [String] {
      let everyone = outer.viewControllers + inner.viewControllers + [inner, sheet]
      return everyone.map { screen in
        let parent = label(screen.parent)
        let above = label(screen.presentedViewController)
        return "\(label(screen)) in \(parent), presents \(above)"
      }
    }
  }

  /// Everything of rule S3 in a way that can be counted: each kind of place, each operation.
  static let ofPlaces: [Misuse] = intoTheOuterStack + intoTheInnerStack + presenting

  private static let intoTheOuterStack: [Misuse] = [
    Misuse("push the top again") { $0.outer.pushViewController($0.page, animated: true) },
    Misuse("push a lower screen again") { $0.outer.pushViewController($0.stage["A"], animated: true) },
    Misuse("push a screen of another stack") {
      $0.outer.pushViewController($0.inner.viewControllers[0], animated: true)
    },
    Misuse("push the child of a page") { $0.outer.pushViewController($0.inner, animated: true) },
    Misuse("push what is presented") { $0.outer.pushViewController($0.sheet, animated: true) },
    Misuse("push the stack itself") { $0.outer.pushViewController($0.outer, animated: true) },
    Misuse("replace the top with itself") { $0.outer.replaceTop(with: $0.page, animated: true) },
    Misuse("replace the top with a lower screen") {
      $0.outer.replaceTop(with: $0.stage["A"], animated: true)
    },
    Misuse("replace the top with what is presented") { $0.outer.replaceTop(with: $0.sheet, animated: true) },
    Misuse("set a screen of another stack") {
      $0.outer.setViewControllers([$0.inner.viewControllers[0]], animated: true)
    },
    Misuse("set what is presented") { $0.outer.viewControllers = [$0.stage["A"], $0.sheet] },
    Misuse("set the stack itself") { $0.outer.viewControllers = [$0.outer] },
  ]

  private static let intoTheInnerStack: [Misuse] = [
    Misuse("push the page that holds the stack") { $0.inner.pushViewController($0.page, animated: true) },
    Misuse("push the stack around the stack") { $0.inner.pushViewController($0.outer, animated: true) },
    Misuse("replace with the page that holds the stack") {
      $0.inner.replaceTop(with: $0.page, animated: true)
    },
    Misuse("set the stack around the stack") { $0.inner.viewControllers = [$0.outer] },
    Misuse("push a screen of the outer stack") { $0.inner.pushViewController($0.stage["B"], animated: true) },
  ]

  private static let presenting: [Misuse] = [
    Misuse("present what is presented") { $0.sheet.present($0.sheet, animated: true) },
    Misuse("present the presenter") { $0.sheet.present($0.page, animated: true) },
    Misuse("present the stack around the presenter") { $0.sheet.present($0.outer, animated: true) },
    Misuse("present a screen of a stack") { $0.sheet.present($0.stage["B"], animated: true) },
    Misuse("present a child of a page") { $0.sheet.present($0.inner, animated: true) },
    Misuse("add a child that is a screen of a stack") { $0.sheet.addChild($0.stage["B"]) },
    Misuse("add a child that is presented") { $0.page.addChild($0.sheet) },
    Misuse("add a container to itself") { $0.page.addChild($0.page) },
    Misuse("add the stack around a page to the page") { $0.page.addChild($0.outer) },
  ]

  static let others: [Misuse] = [
    Misuse("S4 popTo a controller that is in no stack") {
      $0.outer.popToViewController($0.free, animated: true)
    },
    Misuse("S4 popTo a screen of another stack") {
      $0.outer.popToViewController($0.inner.viewControllers[0], animated: true)
    },
    Misuse("M5 present while something is presented") { $0.page.present($0.free, animated: true) },
    Misuse("L14 present from a controller that nothing shows") {
      let unseen = $0.free
      unseen.present($0.stage.screen("Y"), animated: true)
    },
    Misuse("S3 show in a second window what a window shows") { _ = HeadlessHost($0.outer) },
    Misuse("S3 show in a second window a screen of a stack") { _ = HeadlessHost($0.stage["B"]) },
    Misuse("add a child to a stack") { $0.outer.addChild($0.free) },
  ]
}
