import Backable

/// Shows the source of a page, beside what the page is about.
final class SourceViewController: ViewController, CanGoBack {
  let page: any GalleryPage.Type
  private lazy var toast = Toast(over: content)

  init(of page: any GalleryPage.Type) {
    self.page = page
    super.init()
    title = page.fileName
  }

  override func loadView() -> any View { toast.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    let copy = BarButtonItem(
      iconName: "edit-copy-symbolic", accessibilityLabel: tr("Copy"), owner: self
    ) { $0.copy() }
    copy.tooltip = tr("Copy the source (Ctrl+Shift+C)")
    copy.shortcut = "<Control><Shift>c"
    navigationItem.rightBarButtonItem = copy
  }

  private func copy() {
    Clipboard.copy(page.source)
    toast.say(tr("The source is on the clipboard"))
  }

  private var content: Widget {
    let split = SplitBox(first: about, second: source, firstWidth: 280, sideBySideFrom: 760)
    split.addCSSClass("split")
    return split
  }

  private var source: Widget {
    let view = TextView.ofSource(page.source, language: "swift")
    view.setTextMargins(all: 18)
    view.accessibilityLabel = tr("Source")
    view.addCSSClass("source")
    let scroller = ScrolledWindow(child: view)
    scroller.expandsVertically = true
    return scroller
  }

  /// What the gallery says of the page.
  private var about: Widget {
    let column = Box(orientation: .vertical, spacing: 12)
    column.setMargins(all: 18)
    column.append(paragraph(page.declaration.title, cssClass: "title-2"))
    column.append(paragraph(page.declaration.summary))
    if !page.declaration.rules.isEmpty { column.append(rules) }
    let scroller = scrollingUpAndDown(column)
    scroller.propagatesNaturalHeight = true
    return scroller
  }

  private var rules: Widget {
    let column = Box(orientation: .vertical, spacing: 9)
    column.setMargins(top: 6)
    column.append(heading(tr("Rules It Shows")))
    for (id, sentence) in page.declaration.rules {
      let badge = Label(id)
      badge.addCSSClass("badge")
      badge.verticalAlignment = .start
      badge.widthChars = 4
      let words = paragraph(sentence)
      words.expandsHorizontally = true
      column.append(Box(orientation: .horizontal, spacing: 9, [badge, words]))
    }
    return column
  }
}
