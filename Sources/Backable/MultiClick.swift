import GtkInterop

/// Lets a double or triple click on Back count once (rule S17), also where no transition is there to ignore the rest,
/// and also where the rest would meet something else: the bar of the page that the first click has led to.
@MainActor
final class MultiClick {
  private var last: PressEvent?

  /// - Parameters:
  ///   - bar: In which no further press of such a click reaches anything.
  ///   - place: The part of the bar on which it begins.
  init(on bar: Widget, beginningOn place: Widget) {
    // The bar comes before what is in it.
    bar.onEachPress { [weak self] in self?.continues(with: $0) ?? false }
    place.onEachPress { [weak self] press in
      self?.last = press.button == 1 ? press : nil
      return false
    }
  }

  private func continues(with press: PressEvent) -> Bool {
    guard let last, press.button == 1, press.isSameClick(as: last) else {
      self.last = nil
      return false
    }
    self.last = press
    return true
  }
}

/// Where the last click began, in a window or one of its sheets. When it has led to another page or sheet, the rest of a
/// double or triple click would meet something there, and reaches nothing (rule S18).
@MainActor
final class ClickOrigin {
  private var page: WeakReference<Widget>?
  private var window: WeakReference<Window>?

  /// The last press of the click, and where that was.
  private var last: (press: PressEvent, window: WeakReference<Window>)?

  /// A button is pressed in `window`.
  /// - Returns: whether the press is taken.
  func press(_ press: PressEvent, in window: Window) -> Bool {
    let isFirst = !continues(with: press, in: window)
    let here = WeakReference(window, as: .window)
    last = press.button == 1 ? (press, here) : nil
    guard isFirst else { return hasLedAway(to: window) }
    page = window.widget(at: press)?.pageAround.map { WeakReference($0) }
    self.window = here
    return false
  }

  /// What is at one place in two windows has nothing to do with each other.
  private func continues(with press: PressEvent, in window: Window) -> Bool {
    guard let last, press.button == 1 else { return false }
    return last.window.object == window ? press.isSameClick(as: last.press) : press.isSoon(after: last.press)
  }

  private func hasLedAway(to window: Window) -> Bool {
    self.window?.object != window || page.map { $0.object?.isMapped != true } ?? false
  }
}

extension PressEvent {
  /// Whether GTK would count this press to the click of the one before it.
  @MainActor fileprivate func isSameClick(as other: PressEvent) -> Bool {
    let distance = Double(Settings.default.doubleClickDistance)
    return isSoon(after: other) && abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }

  @MainActor fileprivate func isSoon(after other: PressEvent) -> Bool {
    .milliseconds(Int(time &- other.time)) < Settings.default.doubleClickTime
  }
}
