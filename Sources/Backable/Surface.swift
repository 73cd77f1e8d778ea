import GtkInterop
import Navigation

/// One GTK window with its bar: the main window, or a sheet's.
///
/// Keys, buttons and close requests only knock at the scene's gate.
@MainActor
final class Surface {
  let window: Window
  let bar = BarView()

  /// Closes a sheet whose desktop gives its window no button for that.
  private var closeItem: BarButtonItem?

  let searchEscape = SearchEscape()
  private let isSheet: Bool
  private var isPresenting = false
  private var isDoomed = false

  init(_ window: Window, isSheet: Bool = false) {
    self.window = window
    self.isSheet = isSheet
    window.titlebar = bar.header
    bar.history.offer(on: window)
    // GTK may keep what a window offers until the pointer enters another.
    window.onUnrealize { [weak window] in window?.insertActions(nil, prefix: "nav") }
  }

  /// A sheet: a modal window over its parent, and a dialog to a screen reader.
  convenience init(sheetOver parent: Window) {
    let window = Window()
    window.transientFor = parent
    window.isModal = true
    window.isDialog = true
    window.isDestroyedWithParent = true
    // On a narrow screen the parent is narrow, and the sheet no wider.
    window.setDefaultSize(width: parent.width > 0 ? min(480, parent.width) : 480, height: 400)
    self.init(window, isSheet: true)
  }

  /// Shows `controller`'s view in the window.
  func setContent(_ controller: ViewController?) {
    window.child = controller?.widget
  }

  /// Shows what the bar says.
  func apply(_ content: Bar) {
    bar.apply(content, closeItem: needsCloseItem(content) ? closeItem : nil)
    window.title = content.title?.inOneLine
  }

  /// The first screen of a sheet has no back button, and must be left with a pointer all the same.
  private func needsCloseItem(_ content: Bar) -> Bool {
    isSheet && content.back == nil && !Settings.default.decorationLayout.contains("close")
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
    window.child = nil
    window.destroy()
  }

  /// Sends every way back and forward that the window offers to `gate`.
  func connect(to gate: Gate) {
    if isSheet { closeItem = BarButtonItem(systemItem: .close) { gate.goBack(.close) } }
    window.onCloseRequest {
      gate.goBack(.close)
      return true
    }
    connectKeys(to: gate)
    connectMouse(to: gate)
  }
}

/// Where a window's keys and buttons knock.
@MainActor
struct Gate {
  let goBack: @MainActor (BackRoute) -> Void
  /// False: there is nowhere to go.
  let goForward: @MainActor () -> Bool
}
