import Navigation

// The screens of a small mail application, as they stand in a target of its own that imports Navigation and not GTK. What
// they look like is asked of `Views`: the application makes widgets, a test makes nothing.

/// What the screens look like.
@MainActor
protocol MailViews {
  func inbox(_ screen: Inbox) -> any View
  func letter(_ screen: Letter) -> any View
  func draft(_ screen: Draft) -> any View
  func labels(_ screen: LabelPicker) -> any View
}

/// The list of all letters.
final class Inbox: ViewController, Restorable {
  static let restorationIdentifier = "inbox"
  static func restored(from payload: NoPayload) -> ViewController? { Inbox() }

  override init() {
    super.init()
    title = "Inbox"
  }

  override func loadView() -> any View { Mail.views.inbox(self) }

  /// A row was clicked. `show` opens one letter, however often it is clicked.
  func open(_ number: Int) { show(Letter(number)) }

  func write() { present(NavigationController(rootViewController: Draft()), animated: true) }
}

/// One letter, which can get a label.
final class Letter: ViewController, CanGoBack, Restorable {
  static let restorationIdentifier = "letter"
  static func restored(from number: Int) -> ViewController? { Letter(number) }
  var restorationPayload: Int { number }

  let number: Int
  private(set) var label: String?

  init(_ number: Int) {
    self.number = number
    super.init()
    title = "Letter \(number)"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Label", owner: self) { letter in
      Task { await letter.chooseLabel() }
    }
  }

  override func loadView() -> any View { Mail.views.letter(self) }

  func chooseLabel() async {
    if let label = await result(of: LabelPicker()) { self.label = label }
  }
}

/// Answers with a label.
final class LabelPicker: ViewController, CanGoBack, ReturnsResult {
  typealias Value = String

  override func loadView() -> any View { Mail.views.labels(self) }

  func choose(_ label: String) { finish(with: label) }
}

/// A new letter. It asks before it is thrown away.
final class Draft: ViewController, CanGoBack, ConfirmsLeaving {
  var text = ""
  var mayBeDiscarded: () async -> Bool = { true }

  override func loadView() -> any View { Mail.views.draft(self) }

  func shouldLeave() async -> Bool {
    if text.isEmpty { return true }
    return await mayBeDiscarded()
  }
}

/// What all screens share.
@MainActor
enum Mail {
  static var views: any MailViews = NoViews()
}
