/// What a controller of a random sequence is called: "A", or "A.waits" where it is not an ordinary screen.
///
/// The name says how the controller behaves, so that a printed sequence needs no other declaration.
struct SceneName: Hashable, Sendable {
  /// How a controller behaves.
  enum Kind: UInt8, CaseIterable, Sendable {
    /// A screen that goes back as the library does by itself.
    case ordinary
    /// A screen that does not adopt `CanGoBack`.
    case plain
    /// A screen whose own `back()` does nothing.
    case stays
    /// A screen whose own `back()` goes to the root.
    case home
    /// A screen that is asked, and agrees at once.
    case agrees
    /// A screen that is asked, and refuses at once.
    case refuses
    /// A screen that is asked, and answers when it is told to.
    case waits
    /// A screen that holds a stack of its own, the one of the same letter that is called `inner`.
    case page
    /// A stack that starts with the `first` of its letter.
    case stack
    /// The stack of a page; it starts with the `child` of its letter.
    case inner
    /// An ordinary screen: the first of a stack.
    case first
    /// An ordinary screen: the first of a page's stack.
    case child
  }

  let letter: UInt8
  let kind: Kind

  init(_ letter: UInt8, _ kind: Kind) {
    self.letter = letter
    self.kind = kind
  }

  /// A number of its own, below ``count``.
  var number: Int { Int(letter) * Kind.allCases.count + Int(kind.rawValue) }

  static let count = 26 * Kind.allCases.count

  var isStack: Bool { kind == .stack || kind == .inner }

  /// Whether it is a screen with nothing inside.
  var isSimple: Bool { !isStack && kind != .page }

  /// Whether the screen adopts `CanGoBack`.
  var adoptsCanGoBack: Bool { kind != .plain && !isStack }

  /// Whether the screen adopts `ConfirmsLeaving`.
  var adoptsConfirmsLeaving: Bool { kind == .agrees || kind == .refuses || kind == .waits }

  /// What a new one holds: a page its stack, a stack its first screen; nil: nothing.
  var content: SceneName? {
    switch kind {
    case .page: SceneName(letter, .inner)
    case .stack: SceneName(letter, .first)
    case .inner: SceneName(letter, .child)
    default: nil
    }
  }

  /// Everything in a new one.
  var allContent: [SceneName] { content.map { [$0] + $0.allContent } ?? [] }

  /// Whether it only ever comes in another.
  var isContent: Bool { kind == .first || kind == .child || kind == .inner }

  /// The ordinary screen of the same letter.
  var simplest: SceneName { SceneName(letter, .ordinary) }
}

extension SceneName: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) {
    let kind = Kind.allCases.first { text.hasSuffix(".\($0)") } ?? .ordinary
    self.init((text.utf8.first ?? 65) - 65, kind)
  }

  var description: String { SceneName.words[number] }

  /// Made once: every screen has its name for a title.
  private static let words: [String] = (0..<26).flatMap { index in
    let letter = String(Unicode.Scalar(UInt8(index) + 65))
    return Kind.allCases.map { $0 == .ordinary ? letter : "\(letter).\($0)" }
  }
}
