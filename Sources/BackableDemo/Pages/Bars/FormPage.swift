import Backable

/// A form: Cancel, Done, Return and Escape, without a line about buttons.
final class FormPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "form", title: tr("Form"), section: .bars,
    keywords: [
      "CanCancel", "CanConfirm", "canConfirm", "ReturnsResult", "sheet", "Return", "Cancel", "Done",
    ],
    summary: tr(
      "A form is left in two ways. It adopts CanCancel and CanConfirm, and says what confirming does and when "
        + "it can be done. The buttons, Return and Escape are there."),
    rules: [
      "F4": "Escape first leaves a text that is being edited alone, and closes the form after that.",
      "M10": "While the form is open, keys and buttons act on it alone.",
    ],
    iconName: "document-edit-symbolic")

  private let answer = Label("Nobody yet")

  override func loadView() -> any View {
    answer.addCSSClass("title-1")
    let open = Button(label: "New Contact", owner: self) { $0.ask() }
    open.addCSSClass("suggested-action")
    return pageBody([paragraph(summary), answer, buttonRow([open])])
  }

  private func ask() {
    task { [answer] in
      if let name = await self.result(of: ContactForm(), asSheet: true) { answer.text = name }
    }
  }
}

/// A name is what it takes.
private final class ContactForm: ViewController, CanCancel, CanConfirm, ReturnsResult {
  typealias Value = String
  private let name = Entry(placeholder: "Ada Lovelace")

  override func loadView() -> any View {
    title = "New Contact"
    name.accessibilityLabel = "Name"
    return pageBody([heading("Name"), name])
  }

  var canConfirm: Bool { !name.text.isEmpty }
  func confirm() { finish(with: name.text) }
}
