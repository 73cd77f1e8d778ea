import GtkInterop

/// The cross-fade of a bar, at any moment that a page turn, or a finger, asks for.
///
/// What goes is a picture of itself, and fades out above what comes. So what comes can be used from the first moment, a
/// view of the program's can move from the old bar into the new one, and what has gone takes no click and is nothing to
/// a screen reader. Whatever looks the same before and after stands still.
@MainActor
final class BarFade {
  /// What goes. It lies over the whole bar.
  let picture = Picture()

  private let header: HeaderBar
  private var arriving: [Widget] = []

  /// - Parameter header: the bar, whose own buttons are left alone.
  init(in header: HeaderBar) {
    self.header = header
    picture.isVisible = false
    picture.canBeTarget = false
    picture.isPresentational = true
  }

  /// Makes a change to the bar, and begins to show it.
  /// - Parameters:
  ///   - places: where the bar shows something, from the one that is drawn first.
  ///   - change: returns those of them whose looks have changed.
  func begin(_ places: [Widget], change: () -> [Widget]) {
    // What is still fading is a part of what is seen, and goes on to fade.
    let fading = arriving.filter { $0.opacity < 1 }
    let picture = picture.look(in: header)
    let looks = places.map { (place: $0, look: $0.look(in: header)) }
    let changed = change()
    arriving = places.filter { changed.contains($0) || fading.contains($0) }
    let leaving = [picture] + looks.filter { arriving.contains($0.place) }.map { $0.look }
    show(Paintable(leaving.compactMap { $0 }, width: header.width, height: header.height))
    show(0)
  }

  /// Shows a moment of the change, from 0, not begun, to 1, done.
  func show(_ progress: Double) {
    if picture.isVisible { picture.opacity = 1 - progress }
    for place in arriving { place.opacity = progress }
  }

  /// The change is over.
  func end() {
    guard picture.isVisible || !arriving.isEmpty else { return }
    show(1)
    show(nil)
    arriving = []
  }

  private func show(_ leaving: Paintable?) {
    picture.paintable = leaving
    picture.isVisible = leaving != nil
  }
}
