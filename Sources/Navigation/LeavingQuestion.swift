/// One way back that waits for the answers of the screens that would leave. It keeps none of them alive.
@MainActor
final class LeavingQuestion {
  private let leaving: [Visit]
  private let screens: [Visit]
  private var current: Visit?
  private var answer: (@MainActor (Bool) -> Void)?

  /// Whether the way is that of closing.
  private let isClosing: Bool

  /// Whether the window was to be closed while this question was open already, or is what it asks about.
  var hasRefusedToClose: Bool

  init(_ way: WayBack, answer: @escaping @MainActor (Bool) -> Void) {
    leaving = way.leaving.map { Visit(of: $0) }
    screens = way.leaving.flatMap { Self.asking(in: $0) }.map { Visit(of: $0) }
    current = screens.first
    isClosing = way.isClosing
    hasRefusedToClose = way.isClosing
    self.answer = answer
  }

  /// Whether somebody wants to be asked.
  var isWorthAsking: Bool { !screens.isEmpty }

  /// The screen that is asked at this moment.
  var asked: ViewController? { current?.controller }

  /// Whether the screen that is asked has left: its answer means nothing any more.
  var isVoid: Bool { current?.lasts == false }

  /// Asks from the top down; the first no ends it.
  /// - Returns: whether all agree, and what would leave is still there to leave.
  func ask() async -> Bool {
    for visit in screens {
      // One that has left while another was asked does not leave now.
      guard visit.lasts, let screen = visit.controller as? any ConfirmsLeaving else { continue }
      current = visit
      guard await screen.shouldLeave(), visit.lasts else { return false }
    }
    return canBeTaken
  }

  /// Tells whoever waits what has been decided, once. What comes after that means nothing.
  func finish(_ mayLeave: Bool) {
    let answer = answer
    self.answer = nil
    answer?(mayLeave)
  }

  private var canBeTaken: Bool {
    guard leaving.allSatisfy({ $0.lasts }), let top = leaving.first?.controller else { return false }
    return top.isOnTop && (isClosing || !top.isInTransition)
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

  var lasts: Bool { controller?.departures == departures && controller?.scene != nil }
}
