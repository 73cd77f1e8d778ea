/// One way back that waits for the answers of the screens that would leave. It keeps none of them alive.
@MainActor
final class LeavingQuestion {
  private let leaving: [Visit]
  private let screens: [Visit]
  private let interrupts: Bool
  private let act: @MainActor () -> Void
  private var completion: (@MainActor () -> Void)?
  private var current: Visit?

  init(_ way: WayBack, completion: @escaping @MainActor () -> Void) {
    leaving = way.leaving.map { Visit(of: $0) }
    screens = way.leaving.flatMap { Self.asking(in: $0) }.map { Visit(of: $0) }
    interrupts = way.interrupts
    act = way.act
    self.completion = completion
    current = screens.first
  }

  /// Whether somebody wants to be asked.
  var isWorthAsking: Bool { !screens.isEmpty }

  /// The screen that is asked at this moment.
  var asked: ViewController? { current?.controller }

  /// Whether the screen that is asked has left: its answer means nothing any more.
  var isVoid: Bool { current.map { !$0.lasts } ?? false }

  /// Asks from the top down; the first no ends it. When all agree, and what would leave is still there, it leaves.
  func ask() async {
    for visit in screens {
      // One that has left while another was asked does not leave now.
      guard visit.lasts, let screen = visit.controller as? any ConfirmsLeaving else { continue }
      current = visit
      guard await screen.shouldLeave(), visit.lasts else { return }
    }
    if canBeTaken { act() }
  }

  /// Tells whoever waits that the gate has answered; once.
  func finish() {
    let completion = completion
    self.completion = nil
    completion?()
  }

  private var canBeTaken: Bool {
    guard leaving.allSatisfy({ $0.lasts }), let top = leaving.first?.controller else { return false }
    return top.isOnTop && (interrupts || !top.isInTransition)
  }

  /// Everything in `controller` that would leave with it and wants to be asked, from the top.
  private static func asking(in controller: ViewController) -> [ViewController] {
    var found = controller.presentedViewController.map { asking(in: $0) } ?? []
    for child in controller.contained.reversed() { found += asking(in: child) }
    if controller is any ConfirmsLeaving { found.append(controller) }
    return found
  }
}

/// A controller in its place, until it leaves: the same controller in a later place is another visit.
@MainActor
private struct Visit {
  private(set) weak var controller: ViewController?
  private let departures: Int

  init(of controller: ViewController) {
    self.controller = controller
    departures = controller.departures
  }

  var lasts: Bool { controller.map { $0.departures == departures && $0.scene != nil } ?? false }
}
