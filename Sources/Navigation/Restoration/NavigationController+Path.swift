extension NavigationController {
  private(set) static var restorables: [String: any Restorable.Type] = [:]

  /// How many paths are being restored, each from inside another: a page may restore a stack of its own.
  private static var restorations = 0

  /// Makes kinds of screens known, so that a ``path`` that names them can be taken. To make one known again does
  /// nothing; two kinds with one identifier are reported with a ``Diagnostic``, and the first stays.
  public static func register(_ types: any Restorable.Type...) {
    for type in types {
      let identifier = type.restorationIdentifier
      guard let known = restorables[identifier] else {
        restorables[identifier] = type
        continue
      }
      if known != type { Diagnostic.identifierTaken(identifier, by: known, refused: type).report() }
    }
  }

  /// The screens of this stack and what is presented over them, as a value.
  ///
  /// Giving leaves out screens that are not ``Restorable``. Taking makes the screens anew, without animation and without
  /// loading those below the top; those at the bottom of the stack that are the same already stay. A screen of a kind
  /// that is not known, or whose payload cannot be read, is left out with a ``Diagnostic``; when that leaves none, the
  /// stack stays as it is. Sheets open at once, or when the stack appears.
  public var path: NavigationPath {
    get {
      let sheets =
        sheetsToOpen.isEmpty ? presentationsAbove.filter { !$0.isDismissing }.map(\.presented) : sheetsToOpen
      return NavigationPath(
        contained.compactMap(\.written), sheets: sheets.compactMap { NavigationPath.Sheet(of: $0) })
    }
    set { restore(newValue) }
  }

  private func restore(_ path: NavigationPath) {
    guard begins("path") else { return }
    guard NavigationController.restorations < TransitionRun.longestChain else {
      return Diagnostic.endless(operation: "path").report()
    }
    NavigationController.restorations += 1
    defer { NavigationController.restorations -= 1 }
    let screens = restored(path.screens)
    guard !screens.isEmpty || path.screens.isEmpty else { return Diagnostic.nothingRestored(self).report() }
    dismissPresentations()
    setViewControllers(screens, animated: false)
    sheetsToOpen = path.sheets.compactMap { $0.restored() }
    if appearance.isVisible { openSheets() }
  }

  /// Those of the bottom that stay, and the others made anew.
  private func restored(_ screens: [NavigationPath.Screen]) -> [ViewController] {
    let kept = zip(contained, screens).prefix { $0.written == $1 }.map { $0.0 }
    let made = screens.dropFirst(kept.count).compactMap { $0.restored() }
    return kept + made.filter { admits($0, operation: "path") }
  }

  /// Presents the restored sheets, each over the one before.
  func openSheets() {
    let sheets = sheetsToOpen
    sheetsToOpen = []
    var presenter = topViewController ?? self
    for sheet in sheets {
      presenter.present(sheet, animated: false)
      presenter = (sheet as? NavigationController)?.topViewController ?? sheet
    }
  }
}

extension ViewController {
  /// What is written down of this screen; nil when it is not ``Restorable``.
  fileprivate var written: NavigationPath.Screen? { (self as? any Restorable)?.write() }
}

extension NavigationPath.Screen {
  /// The screen made anew; nil, and a diagnostic, when it cannot be.
  @MainActor
  func restored() -> ViewController? {
    guard let type = NavigationController.restorables[identifier] else {
      Diagnostic.unknownScreen(identifier).report()
      return nil
    }
    return restored(as: type)
  }

  @MainActor
  func restored(as type: any Restorable.Type) -> ViewController? {
    do {
      if let controller = try type.restored(from: self) { return controller }
      Diagnostic.screenIsGone(identifier).report()
    } catch {
      Diagnostic.brokenScreen(identifier, error: error).report()
    }
    return nil
  }
}

@MainActor
extension NavigationPath.Sheet {
  /// What is written down of a presented controller; nil when none of it can be restored.
  fileprivate init?(of controller: ViewController) {
    if let screen = controller.written {
      self.init([screen], isStack: false)
    } else if let stack = controller as? NavigationController {
      self.init(stack.contained.compactMap(\.written), isStack: true)
    } else {
      return nil
    }
    if screens.isEmpty { return nil }
  }

  /// The controller to present; nil when none of its screens could be made.
  fileprivate func restored() -> ViewController? {
    let stack = NavigationController()
    let screens = screens.compactMap { $0.restored() }.filter { stack.admits($0, operation: "path") }
    guard isStack, !screens.isEmpty else { return screens.first }
    stack.setViewControllers(screens, animated: false)
    return stack
  }
}
