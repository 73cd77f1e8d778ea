/// Keys that do what an item does: `"<Control>f"`, `"F5"`, `"<Control><Shift>n"`.
///
/// Written as GTK writes accelerators: modifiers in angle brackets, then the key by its GDK name. The case of a letter does
/// not matter, nor that of the keys that have a name on most keyboards, such as `f5` or `page_up`. `<Primary>` is Control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// What is held down meanwhile.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = Self(rawValue: 1)
    /// The Control key.
    public static let control = Self(rawValue: 2)
    /// The Alt key.
    public static let alt = Self(rawValue: 4)
    /// The Super key, with a desktop's logo on it.
    public static let `super` = Self(rawValue: 8)
  }

  /// The key's GDK name; a letter is small.
  public let key: String
  /// What is held down with it.
  public let modifiers: Modifiers

  /// Keys.
  /// - Parameters:
  ///   - key: the GDK name, such as `f`, `F5` or `Return`.
  ///   - modifiers: what is held down with it.
  public init(key: String, modifiers: Modifiers = []) {
    self.key = key.count == 1 ? key.lowercased() : Self.names[key.lowercased()] ?? key
    self.modifiers = modifiers
  }

  /// Reads keys as GTK writes them; nil: these are none.
  public init?(_ text: String) {
    var rest = Substring(text)
    var modifiers: Modifiers = []
    while rest.first == "<", let end = rest.firstIndex(of: ">") {
      guard let modifier = Self.modifiers[rest[rest.index(after: rest.startIndex)..<end].lowercased()] else {
        return nil
      }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    guard !rest.isEmpty, rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    self.init(key: String(rest), modifiers: modifiers)
  }

  /// GDK tells names by their case; who writes them seldom does.
  private static let names: [String: String] = {
    let named = [
      "Return", "Escape", "Tab", "BackSpace", "Delete", "Insert", "Home", "End", "Left", "Right", "Up",
      "Down",
      "Page_Up", "Page_Down", "Menu", "Print", "Pause", "Back", "Forward", "KP_Enter", "space", "plus",
      "minus",
      "comma", "period", "slash", "question", "equal",
    ]
    let all = named + (1...24).map { "F\($0)" }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.lowercased(), $0) })
  }()

  private static let modifiers: [String: Modifiers] = [
    "shift": .shift, "control": .control, "ctrl": .control, "primary": .control, "alt": .alt, "super": .super,
  ]
}

extension KeyboardShortcut: CustomStringConvertible {
  /// The keys as GTK writes them.
  public var description: String {
    let names: [(Modifiers, String)] = [
      (.control, "<Control>"), (.shift, "<Shift>"), (.alt, "<Alt>"), (.super, "<Super>"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined() + key
  }
}

extension KeyboardShortcut: ExpressibleByStringLiteral {
  /// Reads keys as GTK writes them. What cannot be read is a shortcut that no key has.
  public init(stringLiteral text: String) { self = Self(text) ?? Self(key: text) }
}
