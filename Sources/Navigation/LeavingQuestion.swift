/// One way back that waits for the answers of the screens that would leave. It keeps none of them alive.
@MainActor
final class LeavingQuestion {
  private let leaving: [Visit]
  private let agreement: Agreement
  private var current: Visit?
  private var answer: (@MainActor (Bool) -> Void)?

  /// Whether the way is that of closing.
  private let isClosing: Bool

  /// Whether the window was to be closed while this question was open already, or is what it asks about.
  var hasRefusedToClose: Bool

  init(_ way: WayBack, agreement: Agreement, answer: @escaping @MainActor (Bool) -> Void) {
    leaving = way.leaving.map { Visit(of: $0) }
    self.agreement = agreement
    isClosing = way.isClosing
    hasRefusedToClose = way.isClosing
    self.answer = answer
    current = next
  }

  /// Whether somebody wants to be asked.
  var isWorthAsking: Bool { current != nil }

  /// The screen that is asked at this moment.
  var asked: ViewController? { current?.controller }

  /// Whether the screen that is asked has left: its answer means nothing any more.
  var isVoid: Bool { current?.lasts == false }

  /// Asks from the top down, also who has come meanwhile; the first no ends it, and so does whoever cuts it short.
  /// - Returns: whether all agree, and what would leave is still there to leave.
  func ask() async -> Bool {
    while answer != nil, let visit = next {
      current = visit
      guard let screen = visit.controller as? any ConfirmsLeaving, await screen.shouldLeave(), visit.lasts
      else {
        return false
      }
      agreement.visits.append(visit)
    }
    return answer != nil && canBeTaken
  }

  /// The user insists: everybody counts as having agreed.
  func overrule() {
    while let visit = next { agreement.visits.append(visit) }
  }

  /// Tells whoever waits what has been decided, once. What comes after that means nothing.
  func finish(_ mayLeave: Bool) {
    let answer = answer
    self.answer = nil
    answer?(mayLeave)
  }

  private var canBeTaken: Bool {
    guard leaving.allSatisfy({ $0.lasts }), let top = leaving.first?.controller else { return false }
    return top.isOnTop && (isClosing || !top.isInTransitionAnywhere)
  }

  /// The topmost of those that would leave, want to be asked and have not agreed; nil: there is none.
  private var next: Visit? {
    for visit in leaving where visit.lasts {
      guard let controller = visit.controller else { continue }
      let unasked = Self.asking(in: controller).lazy.map { Visit(of: $0) }
      if let first = unasked.first(where: { !self.agreement.covers($0) }) { return first }
    }
    return nil
  }

  /// Everything in `controller` that would leave with it and wants to be asked, from the top.
  private static func asking(in controller: ViewController) -> [ViewController] {
    let above = controller.presentationAbove.flatMap { $0.isDismissing ? nil : $0.presented }
    var found = above.map { asking(in: $0) } ?? []
    for child in controller.contained.reversed() { found += asking(in: child) }
    if controller is any ConfirmsLeaving { found.append(controller) }
    return found
  }
}

/// Who has agreed to leave so far.
@MainActor
final class Agreement {
  fileprivate var visits: [Visit] = []

  var count: Int { visits.count }

  fileprivate func covers(_ visit: Visit) -> Bool { visits.contains { $0.isSame(as: visit) } }
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

  func isSame(as other: Visit) -> Bool { controller === other.controller && departures == other.departures }
}
