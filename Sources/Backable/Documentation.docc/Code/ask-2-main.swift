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

final class Note: ViewController, CanGoBack, ConfirmsLeaving {
  private let text = Entry(placeholder: "A note")

  override func loadView() -> any View {
    title = "Note"
    text.verticalAlignment = .start
    return text
  }

  func shouldLeave() async -> Bool {
    text.text.isEmpty
  }
}

Application(id: "org.example.Notes").launch {
  NavigationController(rootViewController: Notes())
}
