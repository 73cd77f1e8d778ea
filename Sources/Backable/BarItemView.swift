import GtkInterop
import Navigation

/// One item of a bar as a widget: a button, or the item's own view.
@MainActor
final class BarItemView {
  /// What shows an item.
  enum Kind {
    case button
    case toggle
    case menu
    case view

    @MainActor
    init(of item: BarButtonItem) {
      self =
        item.customView != nil
        ? .view : item.opensMenu ? .menu : item.changesSelectionAsPrimaryAction ? .toggle : .button
    }
  }

  /// The item that is shown. After a change, call ``update(label:tooltip:)``.
  var item: BarButtonItem {
    // What is open is the other item's.
    didSet { if item !== oldValue { closeMenu() } }
  }

  let kind: Kind
  let widget: Widget
  private let face: (any ItemFace)?
  private var shown = Content()

  /// What can be seen of the item.
  var looks: Looks { shown.looks }

  init(_ item: BarButtonItem) {
    self.item = item
    kind = Kind(of: item)
    face =
      switch kind {
      case .button: Button(label: "")
      case .toggle: ToggleButton(label: "")
      case .menu: MenuButton()
      case .view: nil
      }
    widget = face ?? Self.shown(item.customView)
    face?.verticalAlignment = .center
    connect()
  }

  private func connect() {
    if let toggle = face as? ToggleButton {
      toggle.onClicked(owner: self) {
        $0.item.performAction()
        // GTK has switched the button already.
        $0.showSelection()
      }
    } else if let button = face as? Button {
      button.onClicked(owner: self) { $0.item.performAction() }
    } else if let button = face as? MenuButton {
      button.offer { [weak self] in self.map { ($0.item.menu, $0.item.words) } }
    }
  }

  /// An item's own view; nothing where it cannot be shown.
  private static func shown(_ view: (any View)?) -> Widget {
    if let widget = view as? Widget { return widget }
    if let view { Diagnostic.notShowable(view, as: "A custom view").report() }
    let nothing = Box(orientation: .horizontal)
    nothing.isVisible = false
    return nothing
  }

  /// Whether the item, or another one, can be shown by this widget at this moment.
  func fits(_ item: BarButtonItem) -> Bool {
    kind == Kind(of: item) && (kind != .view || item === self.item)
  }

  /// Brings the widget up to date. `label` and `tooltip` go before the item's own.
  func update(label: String?, tooltip: String?) {
    let wanted = Content(of: item, label: label, tooltip: tooltip)
    guard wanted != shown else { return }
    if wanted.looks.isEnabled != looks.isEnabled { widget.isSensitive = wanted.looks.isEnabled }
    if let face {
      update(face, to: wanted)
    } else if label != nil, wanted.words != shown.words {
      // A back button is called "Back" whatever it looks like (rule B7); any other custom view has a name of its own.
      widget.accessibilityLabel = wanted.words
    }
    if wanted.tooltip != shown.tooltip { widget.tooltip = wanted.tooltip }
    shown = wanted
    showSelection()
  }

  /// Closes the menu that is open, if there is one.
  func closeMenu() {
    (face as? MenuButton)?.closeForGood()
  }

  /// Gives the item's own view back as it came.
  func release() {
    if !looks.isEnabled { widget.isSensitive = true }
  }

  private func update(_ face: any ItemFace, to wanted: Content) {
    if wanted.looks.face != looks.face {
      face.show(wanted.looks.face)
      // GTK calls a button by its text as often as it gets one.
      face.accessibilityLabel = nil
    }
    if wanted.words != shown.words || wanted.looks.face != looks.face {
      face.accessibilityLabel = wanted.words
    }
    if wanted.looks.face.isBusy != looks.face.isBusy { face.setBusy(wanted.looks.face.isBusy) }
    if wanted.looks.style != looks.style { setStyle(wanted.looks.style, of: face.styled) }
  }

  private func setStyle(_ style: BarButtonItem.Style, of button: Widget) {
    for cssClass in [looks.style.cssClass, style.cssClass].compactMap({ $0 }) {
      cssClass == style.cssClass ? button.addCSSClass(cssClass) : button.removeCSSClass(cssClass)
    }
  }

  private func showSelection() {
    guard let toggle = face as? ToggleButton, toggle.isActive != item.isSelected else { return }
    toggle.isActive = item.isSelected
  }

  /// What a button shows.
  struct Face: Equatable {
    var title: String?
    var iconName: String?
    var isBusy = false
  }

  /// What of an item can be seen.
  struct Looks: Equatable {
    var face = Face()
    var view: ObjectIdentifier?
    var isEnabled = true
    var isSelected = false
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
        face: Face(title: item.title, iconName: item.iconName, isBusy: item.isBusy),
        view: item.customView.map { ObjectIdentifier($0) }, isEnabled: item.isEnabled,
        isSelected: item.isSelected, style: item.style)
      words = label ?? item.words
      self.tooltip = (tooltip ?? item.tooltip)?.inOneLine
    }
  }
}

/// A button that can show an item.
@MainActor
protocol ItemFace: Widget {
  var label: String? { get set }
  var iconName: String? { get set }
  var child: Widget? { get set }

  /// What the theme draws as the button.
  var styled: Widget { get }

  /// Shows a text that is shortened where there is little room: long words are not to make the window wider.
  func show(_ text: String)
}

extension ItemFace {
  func show(_ face: BarItemView.Face) {
    if face.isBusy {
      let spinner = Spinner()
      spinner.start()
      child = spinner
    } else if let icon = face.iconName, let title = face.title {
      let words = Label(title)
      words.ellipsizing = .end
      child = Box(orientation: .horizontal, spacing: 6, [Image(iconName: icon), words])
    } else if let icon = face.iconName {
      iconName = icon
    } else {
      show(face.title ?? "")
    }
  }
}

extension Button: ItemFace {
  var styled: Widget { self }

  func show(_ text: String) {
    label = text
    canShrink = true
  }
}

extension MenuButton: ItemFace {
  /// GTK puts the button into the widget.
  var styled: Widget { childWidgets.first ?? self }

  func show(_ text: String) {
    label = text
    canShrink = true
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
