import Backable

/// Shows the source of a page.
final class SourceViewController: ViewController, CanGoBack {
  private let text: String

  init(name: String, text: String) {
    self.text = text
    super.init()
    title = name
  }

  override func loadView() -> any View {
    let view = TextView(text: text)
    view.isMonospaced = true
    view.isEditable = false
    view.isCursorVisible = false
    view.setTextMargins(all: 18)
    view.accessibilityLabel = "Source"
    view.addCSSClass("source")
    let scroller = ScrolledWindow(child: view)
    scroller.expandsVertically = true
    return scroller
  }
}
