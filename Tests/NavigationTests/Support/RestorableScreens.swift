import Navigation
import NavigationTesting

/// A screen that is made anew from its number. It counts what it is asked for.
class LetterPage: ViewController, CanGoBack, Restorable {
  class var restorationIdentifier: String { "test.letter" }

  /// How many were made since the last look. All tests that look do so without awaiting in between.
  static var made = 0

  let number: Int

  required init(_ number: Int) {
    self.number = number
    super.init()
    title = "Letter \(number)"
    LetterPage.made += 1
  }

  var restorationPayload: Int { number }

  class func restored(from number: Int) throws -> ViewController? { Self(number) }
}

/// A screen that needs no payload.
final class InboxPage: ViewController, CanGoBack, Restorable {
  static let restorationIdentifier = "test.inbox"

  override init() {
    super.init()
    title = "Inbox"
  }

  static func restored(from payload: NoPayload) -> ViewController? { InboxPage() }
}

/// A screen with a structured payload.
final class SearchPage: ViewController, CanGoBack, Restorable {
  struct Query: Codable, Equatable {
    var words: [String]
    var limit: Double?
    var isExact = false
  }

  static let restorationIdentifier = "test.search"
  let query: Query

  init(_ query: Query) {
    self.query = query
    super.init()
    title = query.words.first
  }

  var restorationPayload: Query { query }

  static func restored(from query: Query) -> ViewController? { SearchPage(query) }
}

/// A screen whose restoration does what a test says.
final class OddPage: ViewController, CanGoBack, Restorable {
  static let restorationIdentifier = "test.odd"

  /// What `restored(from:)` does. A test sets it and puts nil back, without awaiting in between.
  static var whenRestored: (@MainActor (String) throws -> ViewController?)?

  let payload: String

  init(_ payload: String) {
    self.payload = payload
    super.init()
    title = payload
  }

  var restorationPayload: String { payload }

  static func restored(from payload: String) throws -> ViewController? {
    if let whenRestored { return try whenRestored(payload) }
    return OddPage(payload)
  }

  /// Runs `body` while `restored(from:)` does something else.
  static func restoring(
    _ whenRestored: @escaping @MainActor (String) throws -> ViewController?, _ body: @MainActor () -> Void
  ) {
    Self.whenRestored = whenRestored
    body()
    Self.whenRestored = nil
  }
}

/// A screen whose payload cannot be written.
final class UnwritablePage: ViewController, CanGoBack, Restorable {
  struct Refusing: Codable {
    struct Refusal: Error {}
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  static let restorationIdentifier = "test.unwritable"
  var restorationPayload: Refusing { Refusing() }
  static func restored(from payload: Refusing) -> ViewController? { UnwritablePage() }
}

/// A screen that is not restorable.
final class PassingPage: ViewController, CanGoBack {
  init(_ title: String) {
    super.init()
    self.title = title
  }
}

/// Stacks on show, for as long as this is held.
@MainActor
final class Windows {
  private var hosts: [HeadlessHost] = []

  /// A stack of these screens on show, and who shows it.
  func show(_ screens: [ViewController]) -> (NavigationController, HeadlessHost) {
    let stack = NavigationController()
    stack.viewControllers = screens
    let host = HeadlessHost(stack)
    hosts.append(host)
    return (stack, host)
  }
}

/// Screens in a path, by their short names.
@MainActor
enum Written {
  static let inbox = NavigationPath.Screen(identifier: "test.inbox", payload: .object([:]))
  static func letter(_ number: Int64) -> NavigationPath.Screen {
    .init(identifier: "test.letter", payload: .int(number))
  }
  static func odd(_ payload: String) -> NavigationPath.Screen {
    .init(identifier: "test.odd", payload: .string(payload))
  }
  static func unknown(_ identifier: String = "test.nobody") -> NavigationPath.Screen {
    .init(identifier: identifier, payload: .null)
  }

  /// Makes all kinds known that the tests use.
  static func register() {
    NavigationController.register(
      InboxPage.self, LetterPage.self, SearchPage.self, OddPage.self, UnwritablePage.self)
  }
}

extension Sequence where Element == ViewController {
  /// Which instances these are, to compare.
  var identities: [ObjectIdentifier] { map(ObjectIdentifier.init) }
}
