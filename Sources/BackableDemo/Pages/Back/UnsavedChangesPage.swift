import Backable

/// A page that asks before the user leaves it, whichever way back is taken.
final class UnsavedChangesPage: DemoPage, GalleryPage, CanGoBack, ConfirmsLeaving {
  static let declaration = PageDeclaration(
    id: "unsaved-changes", title: tr("Unsaved Changes"), section: .back,
    keywords: ["ConfirmsLeaving", "shouldLeave", "question", "discard", "await"],
    summary: tr(
      "Change the note and go back by any way you like: the button, a key, the mouse, or closing the window. "
        + "The page is asked once, before anything moves, and it takes the time it needs to ask you."),
    rules: [
      "S15": "Only the user is asked; what the program does itself it does at once.",
      "S16": "One gate asks once, whichever way back you take.",
      "B6": "A no leaves the button as it was; while a question is open, no second one comes.",
    ],
    iconName: "document-edit-symbolic")

  private let note = Entry(placeholder: "A note")
  private lazy var save = BarButtonItem(systemItem: .save, owner: self) { $0.keep() }
  private var saved = ""

  private var hasChanges: Bool { note.text != saved }

  override func loadView() -> any View {
    note.accessibilityLabel = "Note"
    note.onChanged { [weak self] in self?.noteDidChange() }
    note.onActivate { [weak self] in self?.keep() }
    return pageBody([paragraph(summary), note])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    save.isEnabled = false
    navigationItem.rightBarButtonItems.append(save)
  }

  /// The one question for every way out.
  func shouldLeave() async -> Bool {
    guard hasChanges else { return true }
    return await result(of: DiscardQuestion(), asSheet: true) ?? false
  }

  private func noteDidChange() {
    save.isEnabled = hasChanges
    navigationItem.subtitle = hasChanges ? "Not saved" : nil
  }

  private func keep() {
    saved = note.text
    noteDidChange()
  }
}

/// Asks whether changes may be lost. Going back from it means no.
private final class DiscardQuestion: ViewController, CanGoBack, ReturnsResult {
  typealias Value = Bool

  override func loadView() -> any View {
    title = "Unsaved Changes"
    let keep = Button(label: "Keep Editing", owner: self) { $0.finish(with: false) }
    let discard = Button(label: "Discard", owner: self) { $0.finish(with: true) }
    discard.addCSSClass("destructive-action")
    for button in [keep, discard] { button.addCSSClass("pill") }
    return statusPage(
      iconName: "document-edit-symbolic", title: "Discard Changes?",
      description: "The note has changes that are not saved. They are lost when you leave.",
      actions: [keep, discard])
  }
}
