import Backable

final class HelloViewController: ViewController {
  override func loadView() -> any View {
    title = "Hello"
    let button = Button(label: "Next", owner: self) { $0.show(SecondViewController()) }
    button.horizontalAlignment = .center
    button.verticalAlignment = .center
    return button
  }
}

final class SecondViewController: ViewController, CanGoBack {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Second"
  }
}

Application(id: "org.backable.Hello").launch {
  NavigationController(rootViewController: HelloViewController())
}
