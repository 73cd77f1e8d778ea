import Backable

/// A button of one's own, on the same footing as the library's.
final class OwnButtonPage: DemoPage, GalleryPage, CanGoBack, CanShare {
  static let declaration = PageDeclaration(
    id: "own-button", title: tr("A Button of One’s Own"), section: .bars,
    keywords: ["DefaultButton", "CanShare", "protocol", "extension", "share"],
    summary: tr(
      "A protocol, the button that its adopters get, and a line that makes it known: the library’s own buttons "
        + "are declared in the same way. This page adopts CanShare."),
    rules: [
      "B11": "The button stands at the end; Back keeps its place at the start."
    ],
    iconName: "emblem-shared-symbolic")

  private let shared = Label("Not shared yet")

  override func loadView() -> any View {
    shared.addCSSClass("title-1")
    return pageBody([paragraph(summary), shared])
  }

  func share() { shared.text = "Shared" }
}

@MainActor protocol CanShare: ViewController {
  func share()
}

extension DefaultButton {
  static let share = DefaultButton(at: .end, for: (any CanShare).self) { page in
    BarButtonItem(systemItem: .share, owner: page) { $0.share() }
  }
}
