import Backable

final class Inbox: ViewController {
  override func loadView() -> any View {
    title = "Inbox"
    let open = Button(label: "Open a Letter", owner: self) { $0.show(Letter()) }
    open.horizontalAlignment = .center
    open.verticalAlignment = .center
    return open
  }
}

final class Letter: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
  }
}

Application(id: "org.example.Letters").launch {
  NavigationController(rootViewController: Inbox())
}
