/// Decides what a finger's movement means: whether it is a swipe back, how far the page has come, and how it ends.
///
/// A pure value that knows no widget and no clock, so that every host decides alike. Lengths are in pixels, times in
/// seconds from any fixed moment.
///
/// 1. It decides once, when the fingers have moved ``decisionDistance`` (8 px). A swipe goes towards the end edge, and
///    more than twice as far sideways as up or down. Everything else is denied for good, and stays with the content.
/// 2. The page follows exactly: ``progress`` is the distance as a share of the page's width.
/// 3. Let go at ``flickSpeed`` (400 px/s, measured over the last ``speedWindow``, 0.1 s) or faster, the direction
///    decides: a flick forward finishes, a flick back returns. Otherwise more than half of the way finishes.
/// 4. What is left takes three times its length by the finger's speed, from ``shortestRest`` (0.1 s) to ``longestRest``
///    (0.25 s): slowing down as a cubic does, the page leaves the finger at the finger's own speed.
///
/// A page without a width is never swiped, and a movement that is not a number is left out.
public struct SwipeTracker: Sendable {
  /// Whose a movement is.
  public enum Verdict: Sendable {
    /// It is too short to tell.
    case undecided
    /// It is a swipe back.
    case swipe
    /// It belongs to the content, whatever it does later.
    case denied
  }

  /// What happens when the fingers let go.
  public struct Ending: Equatable, Sendable {
    /// Whether the page goes; otherwise it returns to where it was.
    public let finishes: Bool
    /// How long the rest of the way takes, in seconds.
    public let duration: Double

    /// An ending of one's own.
    public init(finishes: Bool, duration: Double) {
      self.finishes = finishes
      self.duration = duration
    }
  }

  /// How far the fingers move before it is decided, in pixels.
  public static let decisionDistance = 8.0

  /// How wide the strip at the start edge is where a finger takes hold of the page, in pixels: a fingertip. Anywhere
  /// else a drag belongs to the content: sliders, maps, text, what scrolls sideways. So do UIKit's edge gesture and
  /// Android's.
  public static let edgeWidth = 32.0

  /// The longest way that two fingers have to go on a touchpad, in pixels: no touchpad is as wide as a page on a large
  /// screen. The length is libadwaita's.
  public static let longestTouchpadWay = 400.0

  /// From which speed on the direction decides, in pixels a second.
  public static let flickSpeed = 400.0

  /// Over which time before letting go the speed is measured, in seconds. Fingers that rested have none.
  public static let speedWindow = 0.1

  /// The least time that a rest takes, in seconds. Where nothing is left it takes none.
  public static let shortestRest = 0.1

  /// The most time that a rest takes, in seconds: as long as a whole page turn.
  public static let longestRest = 0.25

  /// What has been decided so far.
  public private(set) var verdict: Verdict

  private let length: Double
  private let direction: Double
  private var x = 0.0
  private var y = 0.0
  private var history: [(time: Double, distance: Double)] = []

  /// A finger that touches a page of some width, `x` from its left edge. Outside of the strip at the start edge it is
  /// denied.
  public init(fingerAt x: Double, width: Double, isRightToLeft: Bool) {
    self.init(length: width, isRightToLeft: isRightToLeft)
    let distance = isRightToLeft ? width - x : x
    if !(0...Self.edgeWidth ~= distance) { verdict = .denied }
  }

  /// Two fingers on a touchpad, the pointer anywhere over a page of some width.
  public init(touchpadOver width: Double, isRightToLeft: Bool) {
    self.init(length: min(width, Self.longestTouchpadWay), isRightToLeft: isRightToLeft)
  }

  private init(length: Double, isRightToLeft: Bool) {
    self.length = length
    direction = isRightToLeft ? -1 : 1
    verdict = length > 0 && length.isFinite ? .undecided : .denied
  }

  /// How far the page has come, from 0, at rest, to 1, gone.
  public var progress: Double {
    verdict == .swipe ? min(max(distance / length, 0), 1) : 0
  }

  /// The finger is `dx` to the right of where it began, and `dy` below.
  public mutating func move(dx: Double, dy: Double, at time: Double) {
    guard verdict != .denied, dx.isFinite, dy.isFinite, time.isFinite else { return }
    x = dx
    y = dy
    remember(at: time)
    if verdict == .undecided { decide() }
  }

  /// The content is to be scrolled further, to the right and down as GTK counts it. The fingers went the other way.
  public mutating func scroll(dx: Double, dy: Double, at time: Double) {
    move(dx: x - dx, dy: y - dy, at: time)
  }

  /// The fingers let go. A time that is not finite says that they rested before, or that nobody knows when they went.
  public func letGo(at time: Double) -> Ending {
    let speed = speed(at: time)
    let finishes = abs(speed) >= Self.flickSpeed ? speed > 0 : progress > 0.5
    let rest = (finishes ? 1 - progress : progress) * length
    return Ending(
      finishes: finishes && verdict == .swipe,
      duration: verdict == .swipe ? Self.duration(of: rest, at: finishes ? speed : -speed) : 0)
  }

  /// How far the finger is towards the end edge.
  private var distance: Double { x * direction }

  private mutating func decide() {
    guard x * x + y * y >= Self.decisionDistance * Self.decisionDistance else { return }
    verdict = distance > 2 * abs(y) ? .swipe : .denied
  }

  /// A clock that goes back makes all that was measured worthless.
  private mutating func remember(at time: Double) {
    if let last = history.last, time < last.time { history = [] }
    history.removeAll { $0.time < time - Self.speedWindow }
    history.append((time, distance))
  }

  private func speed(at time: Double) -> Double {
    guard let last = history.last, let first = history.first(where: { $0.time >= time - Self.speedWindow }),
      time > first.time, time >= last.time
    else { return 0 }
    return (last.distance - first.distance) / (time - first.time)
  }

  private static func duration(of rest: Double, at speed: Double) -> Double {
    guard rest > 0 else { return 0 }
    guard speed > 0 else { return longestRest }
    return min(max(3 * rest / speed, shortestRest), longestRest)
  }
}
