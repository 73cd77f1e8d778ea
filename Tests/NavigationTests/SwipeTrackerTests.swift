import Navigation
import Testing

/// What a finger's movement means (L4): pure, so that every number of it can be tried.
@Suite struct SwipeTrackerTests {
  nonisolated static let directions = [false, true]

  /// A finger on the start edge of a page that is 800 pixels wide.
  private func finger(isRightToLeft: Bool = false) -> SwipeTracker {
    SwipeTracker(fingerAt: isRightToLeft ? 798 : 2, width: 800, isRightToLeft: isRightToLeft)
  }

  /// A finger that has gone some way, evenly, in a second, and then rested if it was asked to.
  private func moved(_ way: Double, isRightToLeft: Bool = false) -> SwipeTracker {
    var tracker = finger(isRightToLeft: isRightToLeft)
    let sign: Double = isRightToLeft ? -1 : 1
    for step in 1...100 { tracker.move(dx: sign * way * Double(step) / 100, dy: 0, at: Double(step) / 100) }
    return tracker
  }

  // MARK: Whose it is

  @Test(
    "L4 at 8 px it is decided: towards the end edge and more than twice as far sideways is a swipe",
    arguments: [
      (7.9, 0.0, SwipeTracker.Verdict.undecided), (5.6, 5.6, .undecided), (-7.9, 0, .undecided),
      (8, 0, .swipe), (8, 3.9, .swipe), (8, -3.9, .swipe),
      (8, 4, .denied), (8, -4, .denied), (0, 8, .denied), (0, -8, .denied), (-8, 0, .denied), (6, 6, .denied),
    ], directions)
  func decides(movement: (Double, Double, SwipeTracker.Verdict), isRightToLeft: Bool) {
    var tracker = finger(isRightToLeft: isRightToLeft)
    tracker.move(dx: isRightToLeft ? -movement.0 : movement.0, dy: movement.1, at: 0)
    #expect(tracker.verdict == movement.2)
  }

  @Test("L4 what was denied stays denied, and moves nothing")
  func deniedForGood() {
    var tracker = finger()
    tracker.move(dx: 0, dy: 9, at: 0)
    tracker.move(dx: 700, dy: 0, at: 0.05)
    #expect(tracker.verdict == .denied)
    #expect(tracker.progress == 0)
    #expect(tracker.letGo(at: 0.05) == .init(finishes: false, duration: 0))
  }

  @Test("L4 a swipe stays a swipe, wherever the finger goes")
  func swipeForGood() {
    var tracker = finger()
    tracker.move(dx: 9, dy: 0, at: 0)
    tracker.move(dx: 9, dy: 500, at: 1)
    #expect(tracker.verdict == .swipe)
  }

  @Test(
    "L4 a finger takes hold of the page in the strip at the start edge alone",
    arguments: [
      (0.0, true), (32, true), (32.5, false), (400, false), (800, false), (-1, false), (.nan, false),
    ],
    directions)
  func edge(place: (Double, Bool), isRightToLeft: Bool) {
    let x = isRightToLeft ? 800 - place.0 : place.0
    let tracker = SwipeTracker(fingerAt: x, width: 800, isRightToLeft: isRightToLeft)
    #expect(tracker.verdict == (place.1 ? .undecided : .denied))
  }

  @Test(
    "L4 a page without a width is not swiped",
    arguments: [0, -1, Double.nan, .infinity, -.infinity], directions)
  func noWidth(width: Double, isRightToLeft: Bool) {
    var trackers = [
      SwipeTracker(fingerAt: 0, width: width, isRightToLeft: isRightToLeft),
      SwipeTracker(touchpadOver: width, isRightToLeft: isRightToLeft),
    ]
    if width == .infinity { trackers.removeLast() }
    for var tracker in trackers {
      tracker.move(dx: isRightToLeft ? -50 : 50, dy: 0, at: 0)
      #expect(tracker.verdict == .denied)
      #expect(tracker.progress == 0)
    }
  }

  // MARK: Where the page is

  @Test(
    "L4 the page follows the finger exactly, and no further than its two ends",
    arguments: [(8.0, 0.01), (200, 0.25), (400, 0.5), (800, 1), (900, 1), (-50, 0)], directions)
  func follows(movement: (Double, Double), isRightToLeft: Bool) {
    var tracker = finger(isRightToLeft: isRightToLeft)
    let sign: Double = isRightToLeft ? -1 : 1
    tracker.move(dx: sign * 20, dy: 0, at: 0)
    tracker.move(dx: sign * movement.0, dy: 300, at: 1)
    #expect(tracker.progress == movement.1)
  }

  @Test("L4 before it is decided the page stands still")
  func undecidedStandsStill() {
    var tracker = finger()
    tracker.move(dx: 7, dy: 0, at: 0)
    #expect(tracker.progress == 0)
    #expect(tracker.letGo(at: 0) == .init(finishes: false, duration: 0))
  }

  @Test("L4 a movement that is not a number is left out", arguments: [Double.nan, .infinity, -.infinity])
  func notANumber(odd: Double) {
    var tracker = finger()
    tracker.move(dx: 80, dy: 0, at: 0)
    let before = tracker
    tracker.move(dx: odd, dy: 0, at: 0.1)
    tracker.move(dx: 400, dy: odd, at: 0.1)
    tracker.move(dx: 400, dy: 0, at: odd)
    tracker.scroll(dx: odd, dy: odd, at: 0.1)
    #expect(tracker.progress == before.progress)
    #expect(tracker.letGo(at: 1) == before.letGo(at: 1))
  }

  // MARK: How it ends

  @Test(
    "L4 let go at rest: more than half of the way finishes",
    arguments: [(20.0, false), (399, false), (400, false), (401, true), (800, true)], directions)
  func endsByDistance(way: (Double, Bool), isRightToLeft: Bool) {
    let ending = moved(way.0, isRightToLeft: isRightToLeft).letGo(at: 2)
    #expect(ending.finishes == way.1)
    #expect(ending.duration == (way.0 == 800 ? 0 : SwipeTracker.longestRest))
  }

  @Test(
    "L4 let go fast: the direction decides, whatever the distance",
    arguments: [
      (30.0, 54.0, false), (30, 56, true), (700, 676, true), (700, 674, false), (30, 10, false),
      (30, 300, true),
    ], directions)
  func endsBySpeed(movement: (Double, Double, Bool), isRightToLeft: Bool) {
    var tracker = finger(isRightToLeft: isRightToLeft)
    let sign: Double = isRightToLeft ? -1 : 1
    tracker.move(dx: sign * movement.0, dy: 0, at: 1)
    tracker.move(dx: sign * movement.0, dy: 0, at: 2)
    tracker.move(dx: sign * movement.1, dy: 0, at: 2.0625)
    #expect(tracker.letGo(at: 2.0625).finishes == movement.2)
  }

  @Test("L4 a finger that rested before it let go has no speed", arguments: [1.2, Double.infinity, .nan])
  func restsFirst(time: Double) {
    var tracker = finger()
    tracker.move(dx: 0, dy: 0, at: 1)
    tracker.move(dx: 300, dy: 0, at: 1.05)
    #expect(tracker.letGo(at: 1.05).finishes)
    #expect(!tracker.letGo(at: time).finishes)
  }

  @Test("L4 a clock that goes back, or stands, gives no speed")
  func clockGoesBack() {
    var tracker = finger()
    tracker.move(dx: 20, dy: 0, at: 5)
    tracker.move(dx: 300, dy: 0, at: 4.95)
    #expect(!tracker.letGo(at: 4.95).finishes)
    #expect(!tracker.letGo(at: 4).finishes)
    tracker.move(dx: 310, dy: 0, at: 4.95)
    #expect(!tracker.letGo(at: 4.95).finishes)
    tracker.move(dx: 400, dy: 0, at: 5)
    #expect(tracker.letGo(at: 5).finishes, "from there on it is measured again")
  }

  @Test(
    "L4 the rest goes on at the finger's speed, within bounds",
    arguments: [(6000.0, 0.2), (4000, 0.25), (100_000, 0.1)])
  func duration(speed: Double, expected: Double) {
    var tracker = finger()
    tracker.move(dx: 10, dy: 0, at: 0)
    tracker.move(dx: 400 - speed * 0.05, dy: 0, at: 1)
    tracker.move(dx: 400, dy: 0, at: 1.05)
    let ending = tracker.letGo(at: 1.05)
    #expect(ending.finishes)
    #expect(abs(ending.duration - expected) < 1e-6)
  }

  @Test("L4 a flick back takes the way back at its speed")
  func durationBack() {
    var tracker = moved(700)
    tracker.move(dx: 700, dy: 0, at: 2)
    tracker.move(dx: 100, dy: 0, at: 2.0625)
    let ending = tracker.letGo(at: 2.0625)
    #expect(ending == .init(finishes: false, duration: SwipeTracker.shortestRest))
    #expect(tracker.letGo(at: 3).duration == SwipeTracker.longestRest)
  }

  // MARK: Two fingers on a touchpad

  @Test(
    "L4 on a touchpad the page goes with the fingers, against the scrolled distance, in at most 400 px",
    arguments: [(1600.0, 0.5), (400, 0.5), (250, 0.8)], directions)
  func touchpad(page: (Double, Double), isRightToLeft: Bool) {
    var tracker = SwipeTracker(touchpadOver: page.0, isRightToLeft: isRightToLeft)
    let sign: Double = isRightToLeft ? 1 : -1
    for step in 1...40 { tracker.scroll(dx: sign * 5, dy: 0, at: Double(step) / 10) }
    #expect(tracker.verdict == .swipe)
    #expect(abs(tracker.progress - page.1) < 1e-9)
    #expect(tracker.letGo(at: .infinity).finishes == (page.1 > 0.5))
  }

  @Test("L4 on a touchpad, too, what goes up or down or forward is denied", arguments: directions)
  func touchpadDenied(isRightToLeft: Bool) {
    let forward: Double = isRightToLeft ? -9 : 9
    for (dx, dy) in [(forward, 0.0), (0, 9), (-forward, 9)] {
      var tracker = SwipeTracker(touchpadOver: 800, isRightToLeft: isRightToLeft)
      tracker.scroll(dx: dx, dy: dy, at: 0)
      #expect(tracker.verdict == .denied)
    }
  }

  @Test("L4 a wheel does not say when it begins, and swipes nothing")
  func wheel() {
    var scroll = TouchpadScroll()
    #expect(scroll.part(at: 0) == .wheel)
    scroll.begin()
    #expect(scroll.part(at: 1) == .first)
    #expect(scroll.part(at: 1.1) == .next)
    scroll.end()
    #expect(scroll.part(at: 1.2) == .wheel)
  }

  @Test("L4 fingers of which nothing is heard have gone; when they move again, they begin anew")
  func pause() {
    var scroll = TouchpadScroll()
    #expect(!scroll.hasPaused(at: 9))
    scroll.begin()
    #expect(!scroll.hasPaused(at: 9), "they have not moved yet")
    #expect(scroll.part(at: 9) == .first)
    #expect(!scroll.hasPaused(at: 10))
    #expect(!scroll.hasPaused(at: 8), "a clock that goes back")
    #expect(!scroll.hasPaused(at: .nan))
    #expect(scroll.hasPaused(at: 10.5))
    #expect(scroll.part(at: 10.5) == .first)
    #expect(scroll.part(at: 11.5) == .next)
    scroll.begin()
    #expect(scroll.part(at: 11.6) == .first)
  }
}
