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

extension PressEvent {
  /// Whether GTK would count this press to the click of the one before it.
  @MainActor fileprivate func isSameClick(as other: PressEvent) -> Bool {
    let settings = Settings.default
    let distance = Double(settings.doubleClickDistance)
    return .milliseconds(Int(time &- other.time)) < settings.doubleClickTime
      && abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
