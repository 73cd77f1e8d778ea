import Backable
import NavigationTesting

extension Inspection {
  /// What is open now, but for the inspector itself.
  @MainActor static var current: Inspection {
    Inspection(
      windows: NavigationWindow.all.filter { !$0.isInspector }.map { Window(of: $0.scene) },
      survivors: LeakWatch.survivors.map { "\(type(of: $0)) “\($0.displayTitle ?? "")”" },
      closures: Trampoline.liveBoxes)
  }
}

extension Inspection.Window {
  @MainActor init(of scene: NavigationScene) {
    self.init(
      isInTransition: scene.isInTransition, isAsking: scene.isAsking, canGoForward: scene.canGoForward,
      root: Inspection.Screen(of: scene.root, hasWindow: true),
      sheets: scene.root.sheetsAbove.map { Inspection.Screen(of: $0, hasWindow: true) })
  }
}

extension Inspection.Screen {
  /// - Parameter hasWindow: whether it fills a window or a sheet, which has a bar whatever it shows.
  @MainActor init(of controller: ViewController, hasWindow: Bool = false) {
    let isStack = controller is NavigationController
    self.init(
      typeName: "\(type(of: controller))", title: controller.displayTitle, isStack: isStack,
      keepsUser: controller.navigationItem.hidesBackButton || controller.isModalInPresentation,
      bar: isStack || hasWindow ? BarSnapshot(of: controller) : nil,
      children: controller.children.map { Self(of: $0) })
  }
}

extension ViewController {
  /// What is presented from this controller or from what stands in it, the lowest first.
  fileprivate var sheetsAbove: [ViewController] {
    let own = presentedViewController.map { [$0] + $0.sheetsAbove } ?? []
    return own + children.flatMap { $0.sheetsAbove }
  }
}
