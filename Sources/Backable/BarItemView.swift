import GtkInterop
import Navigation

/// One item of a bar as a widget: a button, or the item's own view.
@MainActor
final class BarItemView {
  /// The item that is shown. After a change, call ``update(label:tooltip:)``.
  var item: BarButtonItem

  let widget: Widget
  private let button: Button?
  private var shown = Content()

  /// What can be seen of the item.
  var looks: Looks { shown.looks }

  init(_ item: BarButtonItem) {
    self.item = item
    button = item.customView == nil ? Button(label: "") : nil
    widget = button ?? Self.shown(item.customView)
    button?.verticalAlignment = .center
    button?.onClicked(owner: self) { $0.item.performAction() }
  }

  /// An item's own view; nothing where it cannot be shown.
  private static func shown(_ view: (any View)?) -> Widget {
    if let widget = view as? Widget { return widget }
    if let view { Diagnostic.notShowable(view, as: "A custom view").report() }
    let nothing = Box(orientation: .horizontal)
    nothing.isVisible = false
    return nothing
  }

  /// Whether another item without a view of its own can be shown by the same widget.
  var isButton: Bool { button != nil }

  /// Brings the widget up to date. `label` and `tooltip` go before the item's own.
  func update(label: String?, tooltip: String?) {
    let wanted = Content(of: item, label: label, tooltip: tooltip)
    guard wanted != shown else { return }
    if wanted.looks.isEnabled != looks.isEnabled { widget.isSensitive = wanted.looks.isEnabled }
    if let button {
      update(button, to: wanted)
    } else if label != nil, wanted.words != shown.words {
      // A back button is called "Back" whatever it looks like (rule B7); any other custom view has a name of its own.
      widget.accessibilityLabel = wanted.words
    }
    if button == nil, wanted.tooltip != shown.tooltip { widget.tooltip = wanted.tooltip }
    shown = wanted
  }

  /// Gives the item's own view back as it came.
  func release() {
    if !looks.isEnabled { widget.isSensitive = true }
  }

  private func update(_ button: Button, to wanted: Content) {
    if wanted.looks.iconName != looks.iconName || wanted.looks.title != looks.title {
      if let icon = wanted.looks.iconName {
        button.iconName = icon
      } else {
        button.label = wanted.looks.title
      }
      // A button with long words is not to make the window wider.
      button.canShrink = true
    }
    if wanted.words != shown.words { button.accessibilityLabel = wanted.words }
    if wanted.tooltip != shown.tooltip { button.tooltip = wanted.tooltip }
    if wanted.looks.style != looks.style { setStyle(wanted.looks.style, of: button) }
  }

  private func setStyle(_ style: BarButtonItem.Style, of button: Button) {
    for cssClass in [looks.style.cssClass, style.cssClass].compactMap({ $0 }) {
      cssClass == style.cssClass ? button.addCSSClass(cssClass) : button.removeCSSClass(cssClass)
    }
  }

  /// What of an item can be seen.
  struct Looks: Equatable {
    var title: String?
    var iconName: String?
    var view: ObjectIdentifier?
    var isEnabled = true
    var style = BarButtonItem.Style.plain
  }

  /// What of an item can be seen, heard or read.
  private struct Content: Equatable {
    var looks = Looks()
    var words = ""
    var tooltip: String?

    init() {}

    @MainActor
    init(of item: BarButtonItem, label: String?, tooltip: String?) {
      looks = Looks(
        title: item.title, iconName: item.iconName, view: item.customView.map { ObjectIdentifier($0) },
        isEnabled: item.isEnabled, style: item.style)
      words = label ?? item.words
      self.tooltip = (tooltip ?? item.tooltip)?.inOneLine
    }
  }
}

extension BarButtonItem.Style {
  fileprivate var cssClass: String? {
    switch self {
    case .plain: nil
    case .suggested: "suggested-action"
    case .destructive: "destructive-action"
    }
  }
}
