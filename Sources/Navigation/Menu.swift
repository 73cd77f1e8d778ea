/// One thing in a menu: an ``Action``, or a ``Menu`` within it.
@MainActor
public class MenuElement {
  /// The words.
  public let title: String

  fileprivate init(title: String) { self.title = title }
}

/// An entry of a menu: what it says, and the closure that it runs.
///
/// As everything in a menu it is made anew each time that the menu opens, and so says how things are then.
public final class Action: MenuElement {
  /// Whether an entry is marked, as one is that can be switched on.
  public enum State: Sendable {
    /// Switched on: a tick, or the dot of the one that is chosen.
    case on
    /// Switched off.
    case off
  }

  /// Whether it is marked; nil: it cannot be switched on.
  public let state: State?
  /// Whether it can be chosen.
  public let isEnabled: Bool
  /// Keys that the menu shows beside it; nil: none. A window's item or the application's accelerator is what acts on them.
  public let shortcut: KeyboardShortcut?

  private let handler: @MainActor () -> Void

  /// An entry.
  /// - Parameters:
  ///   - title: The words.
  ///   - state: Whether it is marked; nil: it cannot be switched on.
  ///   - isEnabled: Whether it can be chosen.
  ///   - shortcut: Keys that the menu shows beside it.
  ///   - handler: What choosing it does. Hold the screen weakly, or use `owner:`.
  public init(
    title: String, state: State? = nil, isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil,
    handler: @escaping @MainActor () -> Void
  ) {
    self.state = state
    self.isEnabled = isEnabled
    self.shortcut = shortcut
    self.handler = handler
    super.init(title: title)
  }

  /// An entry whose owner is held weakly, and handed to `handler`; once it has gone, choosing the entry does nothing.
  public convenience init<Owner: AnyObject>(
    title: String, state: State? = nil, isEnabled: Bool = true, shortcut: KeyboardShortcut? = nil,
    owner: Owner,
    handler: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(
      title: title, state: state, isEnabled: isEnabled, shortcut: shortcut, handler: weakly(owner, handler))
  }

  /// What choosing it does. One that is not enabled does nothing.
  public func perform() {
    if isEnabled { handler() }
  }
}

/// A menu: actions, sections and menus within it.
///
/// ```swift
/// Menu(children: [
///   Action(title: "Grid", state: .on, owner: self) { $0.showGrid() },
///   Menu(title: "Sort By", style: .choice, children: [Action(title: "Name", state: .on, …), …]),
/// ])
/// ```
public final class Menu: MenuElement {
  /// How a menu within a menu is shown.
  public enum Style: Sendable {
    /// Behind an entry with its title.
    case submenu
    /// In place, set off by a line, under its title if it has one.
    case section
    /// As a section of which one is chosen: what is marked has a dot and not a tick.
    case choice
  }

  /// What it holds, in order.
  public let children: [MenuElement]
  /// How it is shown within another menu.
  public let style: Style

  /// A menu.
  /// - Parameters:
  ///   - title: What opens it; the heading of a section, empty for none.
  ///   - style: How it is shown within another menu.
  ///   - children: What it holds.
  public init(title: String = "", style: Style = .submenu, children: [MenuElement]) {
    self.style = style
    self.children = children
    super.init(title: title)
  }
}
