import Backable

/// The base class of the gallery's pages: the title comes from the declaration, and a button at the end of the bar
/// shows the page's own source.
class DemoPage: ViewController {
  required override init() {
    super.init()
    title = page?.declaration.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = BarButtonItem(
      iconName: "text-x-generic-symbolic", accessibilityLabel: tr("Source"), owner: self
    ) {
      $0.showSource()
    }
    source.tooltip = tr("Source of this page")
    navigationItem.rightBarButtonItem = source
  }

  /// The paragraph of the declaration.
  var summary: String { page?.declaration.summary ?? "" }

  private var page: (any GalleryPage.Type)? { type(of: self) as? any GalleryPage.Type }

  private func showSource() {
    if let page { show(SourceViewController(of: page)) }
  }
}
