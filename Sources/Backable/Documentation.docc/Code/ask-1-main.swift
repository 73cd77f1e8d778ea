import Backable

final class Notes: ViewController {
  override func loadView() -> any View {
    title = "Notes"
    return Button(label: "New Note", owner: self) { $0.show(Note()) }
  }
}

final class Note: ViewController, CanGoBack {
  private let text = Entry(placeholder: "A note")

  override func loadView() -> any View {
    title = "Note"
    return text
  }
}

Application(id: "org.example.Notes").launch {
  NavigationController(rootViewController: Notes())
}
