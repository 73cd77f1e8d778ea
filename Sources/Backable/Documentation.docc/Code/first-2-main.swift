import Backable

final class Inbox: ViewController {
  override func loadView() -> any View {
    title = "Inbox"
    return Label("No letters")
  }
}

Application(id: "org.example.Letters").launch {
  NavigationController(rootViewController: Inbox())
}
