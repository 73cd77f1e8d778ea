import Glibc

/// Misuse that explains itself: what happened, why it cannot work, and what to do instead.
///
/// The library never traps on misuse. It leaves everything as it was and hands one diagnostic to ``handler``, the
/// only door out of `Navigation` and `Backable`. (`GtkInterop`, which knows neither, has one of its own.)
public struct Diagnostic: Equatable, Sendable {
  /// Each kind of misuse that `Navigation` knows.
  public enum Kind: String, CaseIterable, Sendable {
    /// A controller that has a place already was to get a second one (rule S3).
    case alreadyPlaced
    /// A screen to pop to is not in the stack (rule S4).
    case notInStack
    /// A stack was set with one controller twice (rule S8).
    case duplicate
    /// The only screen of a stack was to be removed (rule S10).
    case onlyScreen
    /// Navigation was asked for while a view was being made (rule L5).
    case duringLoadView
    /// A `loadView()` asked for the view that it should make.
    case viewAskedForInLoadView
    /// Operations start each other without an end.
    case endless
    /// Whoever observes the lifecycle navigated.
    case duringObservation
    /// Something is presented already (rule M5).
    case alreadyPresenting
    /// A presenter is not on show (rule L14).
    case presenterNotShown
    /// A stack was to get a child that is not a screen.
    case addChildOfStack
    /// A page answered twice.
    case finishedTwice
    /// A page that answers cannot leave.
    case nowhereToReturn
    /// Two kinds of screens have one identifier.
    case identifierTaken
    /// A path names a kind of screen that is not known.
    case unknownScreen
    /// A screen could not be made from its payload.
    case brokenScreen
    /// What a screen showed is not there any more.
    case screenIsGone
    /// None of a path's screens could be made.
    case nothingRestored
    /// A screen's payload could not be encoded.
    case payloadNotWritten
    /// A screen lives on after it left (``LeakWatch``).
    case leaked
    /// One protocol has two default buttons.
    case defaultButtonTaken
    /// Two items of one bar have the same keys.
    case shortcutTaken
    /// An item was put into one bar twice.
    case itemTwice
  }

  /// Which misuse it is; nil for one that `Navigation` does not know.
  public let kind: Kind?
  /// What was asked for, and that it was refused.
  public var what: String
  /// The reason.
  public var why: String
  /// What to do instead.
  public var remedy: String

  /// Makes a diagnostic from its three sentences.
  public init(what: String, why: String, remedy: String) {
    self.init(nil, what: what, why: why, remedy: remedy)
  }

  init(_ kind: Kind?, what: String, why: String, remedy: String) {
    self.kind = kind
    self.what = what
    self.why = why
    self.remedy = remedy
  }

  /// Receives every diagnostic. By default it is written as one line on standard error; a test replaces it to look
  /// at what was reported, and puts the old one back.
  @MainActor public static var handler: @MainActor (Diagnostic) -> Void = { $0.writeToStandardError() }

  /// Hands the diagnostic to ``handler``.
  @MainActor package func report() {
    Diagnostic.handler(self)
  }

  private func writeToStandardError() {
    var bytes = Array("Backable: \(self)".utf8)
    bytes.append(UInt8(ascii: "\n"))
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written > 0 { start += written } else if errno != EINTR { return }
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The three sentences in one line, whatever a title or an error in them says.
  public var description: String {
    String("\(what) \(why) \(remedy)".map { $0.isNewline ? " " : $0 })
  }
}
