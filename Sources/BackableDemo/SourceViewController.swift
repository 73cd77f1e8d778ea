import Backable

/// Shows the source of a page.
final class SourceViewController: ViewController, CanGoBack {
  /// The type of the page whose source it is.
  let typeName: String

  init(of typeName: String) {
    self.typeName = typeName
    super.init()
    title = "\(typeName).swift"
  }

  override func loadView() -> any View {
    let view = TextView(text: EmbeddedPages.sources[typeName] ?? "")
    view.isMonospaced = true
    view.isEditable = false
    view.isCursorVisible = false
    view.setTextMargins(all: 18)
    view.accessibilityLabel = tr("Source")
    view.addCSSClass("source")
    let scroller = ScrolledWindow(child: view)
    scroller.expandsVertically = true
    return scroller
  }
}
