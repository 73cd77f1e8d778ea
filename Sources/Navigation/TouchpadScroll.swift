/// Tells two fingers on a touchpad from the wheel of a mouse, and notices when they have gone without a word.
///
/// A touchpad says when the fingers come; a wheel does not. Not every touchpad says when they go. Times are in seconds
/// from any fixed moment.
public struct TouchpadScroll: Sendable {
  /// What a scroll belongs to.
  public enum Part: Sendable {
    /// A wheel: no swipe.
    case wheel
    /// The first movement of two fingers.
    case first
    /// A later one.
    case next
  }

  /// How long fingers may rest in the middle of a swipe, in seconds. After that they are taken to have gone; when they
  /// move again, they begin anew.
  public static let patience = 1.0

  private var isTouchpad = false
  private var last: Double?

  /// Nothing touches the touchpad.
  public init() {}

  /// Two fingers came.
  public mutating func begin() {
    isTouchpad = true
    last = nil
  }

  /// Something is scrolled.
  public mutating func part(at time: Double) -> Part {
    guard isTouchpad else { return .wheel }
    defer { last = time }
    return last == nil || hasPaused(at: time) ? .first : .next
  }

  /// The fingers went.
  public mutating func end() {
    isTouchpad = false
  }

  /// Whether nothing has moved for longer than ``patience``.
  public func hasPaused(at time: Double) -> Bool {
    last.map { time - $0 > Self.patience } ?? false
  }
}
