/// One way back: what would leave, and what is done when nothing objects.
@MainActor
struct WayBack {
  /// What would leave, the topmost first, without what stands in it.
  let leaving: [ViewController]

  /// Whether it closes a window or a sheet: that can always be done, also while a transition runs.
  var isClosing = false

  /// The presented controller that does not let itself be closed by the user (rule M8); nil: none is in the way.
  var blocker: ViewController?

  let act: @MainActor () -> Void

  init(leaving: [ViewController], act: @escaping @MainActor () -> Void) {
    self.leaving = leaving
    self.act = act
  }

  /// Whether the topmost of the screens is on its way already.
  var isInTransition: Bool { leaving.first?.isInTransitionAnywhere == true }
}
