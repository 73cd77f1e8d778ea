import Navigation

/// Who knows where a swipe leads.
@MainActor
protocol SwipeHost: AnyObject {
  /// Whether a swipe would move the page that this view shows (rules S14 and M10).
  func wouldSwipe(_ stackView: StackView) -> Bool

  /// Sends a swipe through the gate.
  func swipe()
}

extension WindowHost: SwipeHost {
  func wouldSwipe(_ stackView: StackView) -> Bool { scene.stackToSwipe?.stackView === stackView }

  func swipe() { scene.goBack(.swipe) }
}
