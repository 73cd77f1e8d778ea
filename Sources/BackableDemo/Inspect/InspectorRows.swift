import Backable

/// One line of what there is. Rows are used again and again.
final class InspectorLineRow: Box {
  private let title = Label()
  private let detail = Label()
  private let mark = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 9)
    for label in [title, detail] {
      label.xAlign = 0
      label.ellipsizing = .end
    }
    for name in ["dim-label", "caption"] { detail.addCSSClass(name) }
    mark.verticalAlignment = .center
    let words = Box(orientation: .vertical, [title, detail])
    words.expandsHorizontally = true
    append(words)
    append(mark)
  }

  func show(_ line: InspectorLine) {
    var depth = 0
    switch line {
    case .heading(let words): show(words, class: "heading")
    case .screen(let title, let typeName, let screenDepth, let isTop):
      show(title, detail: typeName, mark: isTop ? "top" : nil)
      depth = screenDepth
    case .count(let typeName, let count): show(typeName, mark: "\(count)")
    case .survivor(let name): show(name, class: "survivor")
    }
    setMargins(start: 15 * depth)
  }

  private func show(_ words: String, detail: String? = nil, mark: String? = nil, class name: String? = nil) {
    title.text = words
    for each in ["heading", "survivor"] where each != name { title.removeCSSClass(each) }
    if let name { title.addCSSClass(name) }
    title.setMargins(top: name == "heading" ? 9 : 0)
    self.detail.text = detail ?? ""
    self.detail.isVisible = detail != nil
    self.mark.text = mark ?? ""
    self.mark.isVisible = mark != nil
    if mark != nil { self.mark.addCSSClass("badge") }
  }
}

/// One thing that happened.
final class EventRow: Box {
  private let dot = Box(orientation: .horizontal)
  private let what = Label()
  private let who = Label()
  private let time = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 9)
    dot.addCSSClass("dot")
    dot.setSizeRequest(width: 8, height: 8)
    dot.verticalAlignment = .center
    what.addCSSClass("monospace")
    for label in [who, time] { for name in ["dim-label", "caption"] { label.addCSSClass(name) } }
    time.addCSSClass("numeric")
    time.verticalAlignment = .start
    for label in [what, who] {
      label.xAlign = 0
      label.ellipsizing = .end
    }
    let words = Box(orientation: .vertical, spacing: 2, [what, who])
    words.expandsHorizontally = true
    for part in [dot, words, time] { append(part) }
  }

  func show(_ entry: EventLog.Entry) {
    what.text = entry.what
    who.text = entry.who
    time.text = entry.time.text
    for name in ["coming", "going", "freed"] where name != entry.kind { dot.removeCSSClass(name) }
    if let kind = entry.kind { dot.addCSSClass(kind) }
  }
}

extension EventLog.Entry {
  /// The name for style sheets of what it is about; nil: none of these.
  fileprivate var kind: String? {
    if what == "freed" { return "freed" }
    if what.contains("Disappear") || what.hasSuffix("nil)") { return "going" }
    return what.contains("Appear") || what.contains("(toParent") ? "coming" : nil
  }
}

extension InspectorLine {
  /// As it is read out, and copied.
  var words: String {
    switch self {
    case .heading(let words): words
    case .screen(let title, let typeName, _, let isTop): "\(title), \(typeName)" + (isTop ? ", top" : "")
    case .count(let typeName, let count): "\(typeName), \(count)"
    case .survivor(let name): name
    }
  }

  /// How far it is moved in.
  var depth: Int {
    switch self {
    case .heading: 0
    case .screen(_, _, let depth, _): depth + 1
    case .count, .survivor: 1
    }
  }
}
