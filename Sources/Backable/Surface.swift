import GtkInterop
import Navigation

/// One GTK window with its bar: the main window, or a sheet's.
///
/// Keys, buttons and close requests only knock at the scene's gate.
@MainActor
final class Surface {
  let window: Window
  let bar: BarView

  /// Where the content stands below a bar that is inside the window; nil where the bar is the window's title bar.
  private let slot: Overlay?

  /// What holds the content of a window without a stack, below what stands below the bar.
  private var underBar: Box?

  let searchEscape = SearchEscape()
  private let isSheet: Bool
  private var isPresenting = false
  private var isDoomed = false

  init(_ window: Window, headerBar: HeaderBarPlacement, isSheet: Bool = false) {
    self.window = window
    self.isSheet = isSheet
    bar = BarView(hasWindowControls: headerBar == .titlebar, isSheet: isSheet)
    switch headerBar {
    case .titlebar:
      slot = nil
      window.titlebar = bar.header
    case .content:
      let slot = Overlay()
      slot.expandsVertically = true
      self.slot = slot
      window.child = Box(orientation: .vertical, [bar.header, slot])
    }
    bar.history.offer(on: window)
    // GTK may keep what a window offers until the pointer enters another.
    window.onUnrealize { [weak window] in window?.insertActions(nil, prefix: "nav") }
  }

  /// A sheet: a modal window over its parent, and a dialog to a screen reader.
  convenience init(sheetOver parent: Window, headerBar: HeaderBarPlacement, size: ContentSize?) {
    let window = Window()
    window.transientFor = parent
    window.isModal = true
    window.isDialog = true
    window.isDestroyedWithParent = true
    // On a narrow screen the parent is narrow, and the sheet no wider.
    let size = size ?? ContentSize(width: 480, height: 400)
    window.setDefaultSize(
      width: parent.width > 0 ? min(size.width, parent.width) : size.width, height: size.height)
    self.init(window, headerBar: headerBar, isSheet: true)
  }

  /// Shows `controller`'s view in the window.
  func setContent(_ controller: ViewController?) {
    if let controller, let underBar, controller.widget.parent == underBar { return }
    let content = controller.map { $0.stackView == nil ? putUnderBar($0.widget) : $0.widget }
    if let slot { slot.child = content } else { window.child = content }
    guard controller?.stackView != nil || controller == nil else { return }
    // GTK may hold what was taken out for a while, and the content is to be shown elsewhere.
    underBar?.removeAll()
    underBar = nil
  }

  /// What stands below the bar stands above the content. A stack has a place for it.
  private func putUnderBar(_ content: Widget) -> Widget {
    underBar?.removeAll()
    bar.below.unparent()
    content.expandsVertically = true
    let box = Box(orientation: .vertical, [bar.below, content])
    underBar = box
    return box
  }

  /// Shows what the bar says, of the screen that it belongs to.
  func apply(_ content: Bar, of screen: ViewController?) {
    bar.apply(content)
    bar.showBelow(content, of: screen)
    // A screen reader would call a window without a title by the name of its class.
    let title = content.title?.inOneLine ?? ""
    window.title = title.isEmpty ? Application.programName : title
  }

  func present() {
    isPresenting = true
    window.present()
    isPresenting = false
    if isDoomed { destroy() }
  }

  /// Ends the window, and gives its content back. One that is just being shown ends afterwards: GTK does not survive it
  /// before.
  func destroy() {
    isDoomed = true
    guard !isPresenting else { return }
    setContent(nil)
    window.destroy()
    // GTK may hold the window until an event has been handled, and asks it for its parent when it lets go: by then the
    // parent may be gone.
    window.transientFor = nil
  }

  /// Sends every way back and forward that the window offers to `gate`.
  func connect(to gate: Gate) {
    if isSheet { bar.closeItem = BarButtonItem(systemItem: .close) { gate.goBack(.close) } }
    window.onCloseRequest {
      gate.goBack(.close)
      return true
    }
    connectKeys(to: gate)
    connectShortcuts(to: gate)
    connectMouse(to: gate)
    window.onBeforeFrame { gate.updateItems() }
  }
}

/// Where a window's keys and buttons knock.
@MainActor
struct Gate {
  let goBack: @MainActor (BackRoute) -> Void
  /// False: there is nowhere to go.
  let goForward: @MainActor () -> Bool
  /// The keys that the items on show have.
  let shortcuts: @MainActor () -> [KeyboardShortcut]
  /// Does what the item with these keys does; false: there is none.
  let perform: @MainActor (KeyboardShortcut) -> Bool
  /// Brings the items on show up to date with their screens.
  let updateItems: @MainActor () -> Void
  /// Where the clicks in the window and its sheets begin.
  let clicks: ClickOrigin
}

/// Where the header bar of a window, and of its sheets, stands.
public enum HeaderBarPlacement: Sendable {
  /// In place of a title bar, with the window's own buttons: as GNOME has it.
  case titlebar
  /// Inside the window, below the title bar that the desktop draws: for desktops that decorate all windows alike. Where
  /// the desktop draws none, GTK draws one.
  case content
}
