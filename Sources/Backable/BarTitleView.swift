import GtkInterop
import Navigation

/// The middle of a bar: a title and the line under it, which are shortened before any button is, or a view of the
/// program's in their place.
@MainActor
final class BarTitleView {
  /// Where the title stands, or the view.
  let place = Box(orientation: .horizontal)

  /// What can be seen.
  private(set) var looks = Looks()

  private let lines = Box(orientation: .vertical)
  private let title = BarTitleView.line("title")
  private let subtitle = BarTitleView.line("subtitle")

  struct Looks: Equatable {
    var title = ""
    var subtitle = ""
    var view: Widget?
  }

  init() {
    Self.installStyleSheet
    lines.verticalAlignment = .center
    lines.append(title)
    lines.append(subtitle)
    place.append(lines)
  }

  func apply(title: String?, subtitle: String?, view: Widget?) {
    let wanted = Looks(title: title?.inOneLine ?? "", subtitle: subtitle?.inOneLine ?? "", view: view)
    Self.show(wanted.title, in: self.title)
    Self.show(wanted.subtitle, in: self.subtitle)
    if shown != view ?? lines { place.append(view ?? lines) }
    looks = wanted
  }

  /// Takes out what does not stay: done before anything is put in anywhere, so that a view can move from one place of
  /// the bar to another.
  func releaseView(unless view: Widget?) {
    if let shown, shown != view ?? lines { place.remove(shown) }
  }

  private var shown: Widget? { place.children.first }

  private static func line(_ cssClass: String) -> Label {
    let label = Label()
    label.addCSSClass(cssClass)
    label.addCSSClass("backable-bar-line")
    label.ellipsizing = .end
    label.isVisible = false
    return label
  }

  /// The row keeps its distances itself, and themes' own would be missing on a narrow screen.
  private static let installStyleSheet: Void = StyleSheet.install(
    "headerbar .backable-bar-line { padding-left: 0; padding-right: 0; }")

  private static func show(_ text: String, in label: Label) {
    if label.text != text { label.text = text }
    if label.isVisible == text.isEmpty { label.isVisible = !text.isEmpty }
  }
}

extension String {
  /// The text in one line, and no longer than anybody reads. Text layout takes a time that grows with the length, and
  /// a window's title is limited by what the X server takes in one request; one character may have any number of marks.
  /// Nothing is seen of a control character, and C would end the text at a NUL.
  var inOneLine: String {
    // As nearly all titles are, and a bar asks for several at each change.
    if utf8.count <= 300, utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    let beginning = String(String.UnicodeScalarView(unicodeScalars.prefix(1_000)))
    return String(beginning.prefix(300).filter { !$0.isControl }.map { $0.isNewline ? " " : $0 })
  }
}

extension String {
  /// The text without what cannot be seen at its ends.
  var trimmed: String {
    let beginning = drop { $0.isWhitespace }
    return String(beginning.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Character {
  fileprivate var isControl: Bool {
    !isNewline && unicodeScalars.allSatisfy { $0.properties.generalCategory == .control && $0 != "\t" }
  }
}
