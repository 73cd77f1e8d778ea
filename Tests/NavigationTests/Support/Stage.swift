import Navigation
import NavigationTesting

/// A recorded stack N with a recorded delegate D, shown by a headless host. The log starts empty.
///
/// The stage holds no screen: one that has left the stack lives only as long as the test holds it.
@MainActor
final class Stage {
  let log: EventLog
  let navigation: RecordingNavigationController
  let delegate: RecordingDelegate
  let host: HeadlessHost

  /// Shows screens of these names, the first one the root. All of them adopt `CanGoBack`.
  init(_ names: String...) {
    log = EventLog()
    delegate = RecordingDelegate("D", log)
    let root = GoingBackViewController(names.first ?? "A", log)
    navigation = RecordingNavigationController("N", log, root: root)
    navigation.delegate = delegate
    host = HeadlessHost(navigation)
    for name in names.dropFirst() { navigation.pushViewController(screen(name), animated: false) }
    log.clear()
  }

  /// A new screen that is nowhere yet.
  func screen(_ name: String) -> GoingBackViewController {
    GoingBackViewController(name, log)
  }

  /// Pushes a new screen, and keeps no reference to it.
  func push(_ name: String, animated: Bool = false) {
    navigation.pushViewController(screen(name), animated: animated)
  }

  /// The names in the stack, the root first.
  var stack: [String] { navigation.viewControllers.names }

  /// The screen of this name in the stack. A name that is not there gives the stack itself, which no test expects.
  subscript(name: String) -> ViewController {
    navigation.viewControllers.first { label($0) == name } ?? navigation
  }

  /// What breaks rule L11 so far, for every screen of the stage.
  var lifecycle: LifecycleCheck { LifecycleCheck(log.all) }

  /// Everything that must have appeared when nothing moves: what each container shows, and every sheet.
  var onShow: Set<String> { Self.onShow(under: navigation) }

  /// The same for any root.
  static func onShow(under root: ViewController) -> Set<String> {
    shown(in: root).union(sheets(over: root))
  }

  private static func shown(in controller: ViewController) -> Set<String> {
    let stack = controller as? NavigationController
    let children = stack.map { $0.viewControllers.suffix(1) } ?? controller.children[...]
    return children.reduce(into: [label(controller)]) { $0.formUnion(shown(in: $1)) }
  }

  private static func sheets(over controller: ViewController) -> Set<String> {
    var names: Set<String> = []
    if let sheet = controller.presentedViewController {
      names = shown(in: sheet).union(sheets(over: sheet))
    }
    for child in controller.children { names.formUnion(sheets(over: child)) }
    return names
  }
}
