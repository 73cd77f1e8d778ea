import GtkInterop
import Navigation

/// Turns what fingers do on a stack's pages into swipes back: one that begins at the start edge of a touch screen, and
/// two anywhere on a touchpad. A mouse does not swipe: its drags select, and it has a back button.
@MainActor
final class SwipeInput {
  private weak var stackView: StackView?
  private var finger: SwipeGesture?
  private var touchpad: SwipeGesture?
  private var scrolling = TouchpadScroll()
  private var watch: TickConnection?

  /// Begins to listen. The handlers live as long as the widget.
  func connect(to stackView: StackView) {
    self.stackView = stackView
    let pages = stackView.pages
    pages.onDrag(touchOnly: true) { [weak self] in self?.drag($0) ?? .denied }
    pages.onScroll { [weak self] in self?.scroll($0) ?? false }
    pages.onUnmap { [weak self] in
      self?.finger?.letGo(at: nil)
      self?.touchpad?.letGo(at: nil)
    }
  }

  // MARK: A finger

  private func drag(_ event: DragEvent) -> DragAnswer {
    switch event {
    case .began(let x, _):
      finger?.letGo(at: nil)
      finger = gesture { SwipeTracker(fingerAt: x, width: $0, isRightToLeft: $1) }
      return finger?.follow() ?? .denied
    case .moved(let dx, let dy, let time):
      return finger?.move { $0.move(dx: dx, dy: dy, at: time) } ?? .denied
    case .ended(let time): finger?.letGo(at: time)
    case .cancelled: finger?.letGo(at: nil)
    }
    return .undecided
  }

  // MARK: Two fingers on a touchpad

  private func scroll(_ event: ScrollEvent) -> Bool {
    switch event {
    case .began:
      touchpad?.letGo(at: .infinity)
      scrolling.begin()
    case .moved(let dx, let dy, let time): return scroll(dx, dy, at: time)
    case .ended(let time):
      scrolling.end()
      touchpad?.letGo(at: time)
    }
    return false
  }

  private func scroll(_ dx: Double, _ dy: Double, at time: Double) -> Bool {
    switch scrolling.part(at: MainLoop.now) {
    case .wheel: return false
    case .first:
      touchpad?.letGo(at: .infinity)
      guard !contentScrolls else { return false }
      touchpad = gesture { SwipeTracker(touchpadOver: $0, isRightToLeft: $1) }
    case .next: break
    }
    guard touchpad?.move({ $0.scroll(dx: dx, dy: dy, at: time) }) == .taken else { return false }
    watchTouchpad()
    return true
  }

  /// Whether there is content under the pointer that the same movement would scroll: it comes first, and a swipe begins
  /// where it ends.
  private var contentScrolls: Bool {
    guard let pages = stackView?.pages, let inner = pages.widgetUnderPointer else { return false }
    return sequence(first: inner, next: { $0.parent }).prefix { $0 != pages }.contains { widget in
      guard widget.isA(.scrolledWindow), let content = widget.cast(to: .scrolledWindow) else { return false }
      return pages.isRightToLeft ? content.hasMoreOnRight : content.hasMoreOnLeft
    }
  }

  /// Looks after fingers that go without a word.
  private func watchTouchpad() {
    guard watch?.isConnected != true else { return }
    watch = stackView?.pages.tickCallback { [weak self] _ in
      guard let self, self.touchpad?.isOver == false else { return false }
      guard self.scrolling.hasPaused(at: MainLoop.now) else { return true }
      self.touchpad?.letGo(at: .infinity)
      return false
    }
  }

  // MARK: Both

  private func gesture(_ makeTracker: (_ width: Double, _ isRightToLeft: Bool) -> SwipeTracker)
    -> SwipeGesture?
  {
    guard let stackView, stackView.canBeSwiped else { return nil }
    let pages = stackView.pages
    return SwipeGesture(makeTracker(Double(pages.width), pages.isRightToLeft), on: stackView)
  }
}

/// One movement of a finger, or of two, from the first contact to letting go.
@MainActor
private final class SwipeGesture {
  private(set) var isOver = false
  private var tracker: SwipeTracker
  private weak var stackView: StackView?
  private weak var held: HeldPage?
  private var hasAsked = false

  init(_ tracker: SwipeTracker, on stackView: StackView) {
    self.tracker = tracker
    self.stackView = stackView
  }

  func move(_ change: (inout SwipeTracker) -> Void) -> DragAnswer {
    guard !isOver else { return .denied }
    change(&tracker)
    return follow()
  }

  /// Asks the gate once, when the movement has turned out to be a swipe; from then on the page follows.
  func follow() -> DragAnswer {
    switch tracker.verdict {
    case .undecided: return .undecided
    case .denied: return .denied
    case .swipe:
      if !hasAsked { grasp() }
      held?.follow(tracker.progress)
      return .taken
    }
  }

  /// Screens are told that they appear and disappear, and what they do then may be the end of the gesture.
  private func grasp() {
    hasAsked = true
    held = stackView?.grasp()
    if isOver { held?.letGo(.interrupted) }
  }

  /// Ends the gesture. Without a time it was interrupted. Does nothing the second time.
  func letGo(at time: Double?) {
    guard !isOver else { return }
    isOver = true
    held?.letGo(time.map { tracker.letGo(at: $0) } ?? .interrupted)
  }
}

extension SwipeTracker.Ending {
  /// Nobody let go: the page returns.
  fileprivate static let interrupted = Self(finishes: false, duration: SwipeTracker.longestRest)
}
