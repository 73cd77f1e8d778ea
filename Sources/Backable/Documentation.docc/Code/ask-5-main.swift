import Backable

final class Notes: ViewController {
  override func loadView() -> any View {
    title = "Notes"
    let new = Button(label: "New Note", owner: self) { $0.show(Note()) }
    new.horizontalAlignment = .center
    new.verticalAlignment = .center
    return new
  }
}

final class Note: ViewController, CanCancel, CanConfirm, ConfirmsLeaving {
  private let text = Entry(placeholder: "A note")

  override func loadView() -> any View {
    title = "Note"
    text.verticalAlignment = .start
    return text
  }

  var canConfirm: Bool { !text.text.isEmpty }

  func confirm() {
    print("Keep: \(text.text)")
    navigationController?.popViewController(animated: true)
  }

  func shouldLeave() async -> Bool {
    if text.text.isEmpty { return true }
    return await result(of: DiscardQuestion(), asSheet: true) ?? false
  }
}

final class DiscardQuestion: ViewController, CanGoBack, ReturnsResult {
  typealias Value = Bool

  override func loadView() -> any View {
    title = "Discard the Note?"
    let keep = Button(label: "Keep", owner: self) { $0.finish(with: false) }
    let discard = Button(label: "Discard", owner: self) { $0.finish(with: true) }
    let buttons = Box(orientation: .horizontal, spacing: 12, [keep, discard])
    buttons.horizontalAlignment = .center
    buttons.verticalAlignment = .center
    return buttons
  }
}

Application(id: "org.example.Notes").launch {
  NavigationController(rootViewController: Notes())
}
