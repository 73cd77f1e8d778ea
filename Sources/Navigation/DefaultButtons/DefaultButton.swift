/// A button that a screen has because it adopts a protocol, as ``CanSearch`` or one of the program's own: where it stands,
/// who has it, and how it is made.
///
/// A protocol, a button and a line that makes it known are all that a button of one's own needs. The library's are written
/// in the same way:
///
/// ```swift
/// @MainActor protocol CanShare: ViewController {
///   func share()
/// }
///
/// extension DefaultButton {
///   static let share = DefaultButton(at: .end, for: (any CanShare).self) { page in
///     BarButtonItem(systemItem: .share, owner: page) { $0.share() }
///   }
/// }
///
/// DefaultButton.all.append(.share)  // before the first window
/// ```
@MainActor
public struct DefaultButton {
  /// Where in the bar a default button stands.
  public enum Place: Sendable {
    /// At the start, where the back button would be: the way out of the screen. There is one, that of the first button in
    /// ``DefaultButton/all`` that the screen has; items of the screen's own replace it as they replace the back button
    /// (rule B4).
    case wayOut
    /// At the start, before the screen's own items.
    case start
    /// At the end, outside of the screen's own items.
    case end
  }

  /// The protocol: one screen has one button of each.
  let id: ObjectIdentifier
  let place: Place
  let isAdopted: @MainActor (ViewController) -> Bool
  let isOffered: @MainActor (ViewController) -> Bool
  let make: @MainActor (ViewController) -> BarButtonItem?
  let update: @MainActor (ViewController, BarButtonItem) -> Void

  /// Declares a button. Each closure gets the screen; hold it weakly in what lives on.
  ///
  /// - Parameters:
  ///   - place: Where it stands.
  ///   - adopter: The protocol, as in `(any CanShare).self`; or a class.
  ///   - isOffered: Whether there is something to do at this moment: the button is left out meanwhile. Asked whenever the
  ///     bar is read.
  ///   - update: Brings the button up to date with its screen, for what the screen says by a property of the protocol.
  ///     Called whenever the bar is read, and in a window before each frame: a change of what can be seen is enough.
  ///   - make: Makes the button, when it is first shown. A hook of the protocol, so that a screen may have another.
  public init<Adopter>(
    at place: Place, for adopter: Adopter.Type,
    isOffered: @escaping @MainActor (Adopter) -> Bool = { _ in true },
    update: @escaping @MainActor (Adopter, BarButtonItem) -> Void = { _, _ in },
    make: @escaping @MainActor (Adopter) -> BarButtonItem
  ) {
    id = ObjectIdentifier(adopter)
    self.place = place
    isAdopted = { $0 is Adopter }
    self.isOffered = { ($0 as? Adopter).map(isOffered) == true }
    self.make = { ($0 as? Adopter).map(make) }
    self.update = { if let adopter = $0 as? Adopter { update(adopter, $1) } }
  }

  /// Every button that there is, in the order of the bar: at the start and at the end the outermost first. A program adds
  /// its own, or moves and removes the library's, before it shows a window.
  ///
  /// A second button for one protocol is left out, and a ``Diagnostic`` says so.
  public static var all: [DefaultButton] = [.cancel, .close, .confirm, .menu, .refresh, .search] {
    didSet {
      known = [:]
      var ids: Set<ObjectIdentifier> = []
      let doubles = all.filter { !ids.insert($0.id).inserted }
      guard !doubles.isEmpty else { return }
      ids = []
      all.removeAll { !ids.insert($0.id).inserted }
      Diagnostic.defaultButtonTaken(doubles.count).report()
    }
  }

  /// What a class of screens has: conformances do not change.
  private static var known: [ObjectIdentifier: [DefaultButton]] = [:]

  /// The buttons whose protocols `screen` adopts.
  static func adopted(by screen: ViewController) -> [DefaultButton] {
    let type = ObjectIdentifier(type(of: screen))
    if let buttons = known[type] { return buttons }
    let buttons = all.filter { $0.isAdopted(screen) }
    known[type] = buttons
    return buttons
  }
}
