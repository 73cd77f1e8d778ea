import Backable

/// A stack within a screen of another stack.
final class NestedPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "nested", title: tr("A Stack in a Page"), section: .back,
    keywords: ["NavigationController", "addChild", "container", "innermost"],
    summary: tr(
      "A page can hold a stack with a bar of its own. Keys, the mouse and the swipe take the innermost way back "
        + "first; each button acts on its own stack."),
    rules: [
      "S14": "A key takes the innermost way back first, then the one around it.",
      "S11": "Each screen has one parent; its stack is the nearest around it.",
    ],
    iconName: "view-dual-symbolic")

  private let inner = NavigationController(rootViewController: ChapterViewController(1))

  override func loadView() -> any View {
    addChild(inner)
    let words = paragraph(summary)
    words.setMargins(all: 18)
    let page = Box(orientation: .vertical)
    page.append(Clamp(child: words, maximumWidth: 640))
    inner.widget.expandsVertically = true
    page.append(Separator())
    page.append(inner.widget)
    return page
  }
}

/// A screen of the inner stack.
private final class ChapterViewController: ViewController, CanGoBack {
  private let chapter: Int

  init(_ chapter: Int) {
    self.chapter = chapter
    super.init()
    title = "Chapter \(chapter)"
  }

  override func loadView() -> any View {
    let next = Button(label: "Next Chapter", owner: self) { $0.show(ChapterViewController($0.chapter + 1)) }
    next.addCSSClass("pill")
    let page = statusPage(
      iconName: "accessories-dictionary-symbolic", title: "Chapter \(chapter)", actions: [next])
    // Half of a small window is little room.
    return scrollingUpAndDown(page)
  }
}
