/// A screen that can be made anew from what is written down of it: after a restart, from a link, or by going forward.
///
/// ```swift
/// final class Letter: ViewController, CanGoBack, Restorable {
///   static let restorationIdentifier = "letter"
///   let number: Int
///   var restorationPayload: Int { number }
///   static func restored(from number: Int) -> ViewController? { Letter(number) }
/// }
/// NavigationController.register(Inbox.self, Letter.self)   // before the first path is taken
/// ```
///
/// What the bar says of a screen below the top, its title, should be set in `init`: its view is not loaded when it is
/// restored.
@MainActor
public protocol Restorable: ViewController {
  /// What is written down of a screen besides its identifier. ``NoPayload`` for one that needs nothing.
  associatedtype Payload: Codable

  /// The name of this kind of screen in what is written down. It must stay the same from version to version, and be
  /// another one for each kind.
  static var restorationIdentifier: String { get }

  /// What this screen is made anew from.
  var restorationPayload: Payload { get }

  /// Makes the screen anew.
  /// - Returns: nil when what it showed is not there any more; the screen is then left out.
  static func restored(from payload: Payload) throws -> ViewController?
}

/// The payload of a screen that needs none.
public struct NoPayload: Codable, Hashable, Sendable {
  /// Makes the payload; all are equal.
  public init() {}
}

extension Restorable where Payload == NoPayload {
  /// Nothing.
  public var restorationPayload: NoPayload { NoPayload() }
}

// MARK: - Not meant to be overridden

extension Restorable {
  /// What is written down of this screen; nil, and a diagnostic, when the payload cannot be written.
  func write() -> NavigationPath.Screen? {
    do {
      return try NavigationPath.Screen(Self.self, payload: restorationPayload)
    } catch {
      Diagnostic.payloadNotWritten(self, error: error).report()
      return nil
    }
  }

  static func restored(from screen: NavigationPath.Screen) throws -> ViewController? {
    try restored(from: screen.payload.decode(Payload.self))
  }
}
