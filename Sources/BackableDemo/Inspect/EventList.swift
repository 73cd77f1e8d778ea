import Backable

/// The list of what happened. It follows what comes, unless the user has scrolled away from the end.
@MainActor
final class EventList {
  let widget: Widget
  private let list: ListView
  private let scroller: ScrolledWindow
  private let hint = paragraph("", cssClass: "dim-label")
  private let shown: Shown

  /// What the rows are filled from.
  @MainActor private final class Shown {
    var entries: [EventLog.Entry] = []
    func words(at index: Int) -> String {
      let entry = entries[index]
      return "\(entry.what), \(entry.who), \(entry.time.text)"
    }
  }

  init() {
    let shown = Shown()
    self.shown = shown
    list = ListView(
      accessibilityLabel: { shown.words(at: $0) }, makeRow: { EventRow() },
      bind: { row, index in row.show(shown.entries[index]) })
    list.accessibilityLabel = "Events"
    list.addCSSClass("events")
    scroller = ScrolledWindow(child: list)
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.expandsVertically = true
    scroller.followEnd()
    hint.xAlign = 0.5
    hint.justification = .center
    hint.setMargins(all: 24)
    hint.verticalAlignment = .center
    hint.expandsVertically = true
    widget = Box(orientation: .vertical, [scroller, hint])
  }

  var entries: [EventLog.Entry] { shown.entries }

  /// Shows these. Where there are none, `hint` says why.
  func show(_ entries: [EventLog.Entry], hint words: String) {
    let isLonger = entries.continues(shown.entries)
    shown.entries = entries
    list.count = entries.count
    if !isLonger { list.reload() }
    scroller.isVisible = !entries.isEmpty
    hint.isVisible = entries.isEmpty
    hint.text = words
  }
}

extension [EventLog.Entry] {
  /// Whether these are others and some more: then only rows at the end are new.
  fileprivate func continues(_ others: [EventLog.Entry]) -> Bool {
    guard let first = others.first, let last = others.last else { return others.isEmpty }
    return count >= others.count && self.first == first && self[others.count - 1] == last
  }
}
