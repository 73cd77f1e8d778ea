internal import CGtk

/// Moves a value from 0 to 1 in step with a widget's frames.
///
/// Where nothing could be seen moving, because the widget is not on screen or the user turned animations off,
/// it ends within the initialiser. It also ends when the widget leaves the screen. `update` gets 1 and then
/// `completion` runs exactly once, however it ends.
@MainActor public final class Animation {
  /// How the value's speed changes on the way.
  public enum Curve: Sendable {
    /// The same speed all the way.
    case linear
    /// Fast at first, slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInOut

    /// The value after a share of the time; both run from 0 to 1.
    func value(at time: Double) -> Double {
      switch self {
      case .linear: time
      case .easeOut: 1 - (1 - time) * (1 - time) * (1 - time)
      case .easeInOut: time * time * (3 - 2 * time)
      }
    }
  }

  private let duration: Double
  private let curve: Curve
  private var update: (@MainActor (Double) -> Void)?
  private var completion: (@MainActor () -> Void)?
  private var start: Int64?
  private var ticks: TickConnection?
  private var unmap: SignalConnection?

  /// Starts an animation. It runs on without a reference to it.
  ///
  /// - Parameters:
  ///   - widget: Whose frames set the pace.
  ///   - duration: In seconds; 0 or less ends at once.
  ///   - curve: How the speed changes.
  ///   - update: Gets the value, from 0 to 1, once for each frame.
  ///   - completion: Called after the last update.
  public init(
    on widget: Widget, duration: Double, curve: Curve = .easeOut,
    update: @escaping @MainActor (Double) -> Void, completion: @escaping @MainActor () -> Void = {}
  ) {
    self.duration = duration
    self.curve = curve
    self.update = update
    self.completion = completion
    guard duration > 0, Self.canBeSeen(on: widget) else {
      finishNow()
      return
    }
    update(0)
    // Strong on purpose: GTK keeps a running animation alive, and finishNow breaks the circle.
    ticks = widget.tickCallback { self.step(at: $0) }
    unmap = widget.onUnmap { self.finishNow() }
  }

  /// Whether something that moves on the widget could be seen moving.
  public static func canBeSeen(on widget: Widget) -> Bool {
    widget.isMapped && Settings.default.areAnimationsEnabled
  }

  /// Whether the end is still to come.
  public var isRunning: Bool { completion != nil }

  /// Goes to the end at once. Does nothing when it was reached already.
  public func finishNow() {
    guard let completion, let update else { return }
    self.completion = nil
    self.update = nil
    ticks?.disconnect()
    unmap?.disconnect()
    update(1)
    completion()
  }

  private func step(at time: Int64) -> Bool {
    let start = self.start ?? time
    self.start = start
    let share = Double(time - start) / (duration * 1_000_000)
    if share < 1 {
      update?(curve.value(at: share))
    } else {
      finishNow()
    }
    return isRunning
  }
}
