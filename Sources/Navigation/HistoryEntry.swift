/// One entry of the history menu: a screen below the top, as it was called when the menu was made.
///
/// It keeps no screen alive. One that has left meanwhile, or that cannot be gone back to any more, is ignored when it
/// is chosen (rule S20).
@MainActor
public struct HistoryEntry {
  /// The screen's title; an untitled one says "Back" (rule S19).
  public let title: String

  private weak var screen: ViewController?
  private weak var stack: NavigationController?

  fileprivate init(_ screen: ViewController, in stack: NavigationController) {
    title = screen.displayTitle ?? Words.back
    self.screen = screen
    self.stack = stack
  }

  /// The user chooses the entry: goes back to its screen through the gate, in one transition (rules S16 and S19).
  public func choose() {
    guard let screen, let stack else { return }
    stack.scene?.gate.request(screen, in: stack)
  }
}

extension NavigationController {
  /// What the history menu lists at this moment, the previous screen first (rule S19).
  public var historyEntries: [HistoryEntry] { backHistory.map { HistoryEntry($0, in: self) } }
}

extension Bar.Back {
  /// What the history menu lists when it is opened at this moment, the previous screen first (rule S19).
  @MainActor public var history: [HistoryEntry] { stack?.historyEntries ?? [] }
}
