/// Where a user is, as a value: the screens of a stack and what is presented over them, each by its identifier and its
/// payload.
///
/// Give it to any encoder to keep it over a restart, and set it as ``NavigationController/path``. A link into an
/// application is a path as well, made by the program: with the screens below, it has the right way back.
///
/// ```swift
/// stack.path = try NavigationPath([.init(Inbox.self), .init(Letter.self, payload: 7)])
/// ```
public struct NavigationPath: Hashable, Sendable {
  /// One screen.
  public struct Screen: Hashable, Sendable {
    /// Which kind of screen it is: its ``Restorable/restorationIdentifier``.
    public var identifier: String
    /// Its ``Restorable/restorationPayload``.
    public var payload: CodedValue

    /// Makes a screen that is known by name only.
    public init(identifier: String, payload: CodedValue) {
      self.identifier = identifier
      self.payload = payload
    }

    /// Makes a screen of a kind. Throws what the payload's own encoding throws.
    @MainActor
    public init<Page: Restorable>(_ type: Page.Type, payload: Page.Payload) throws {
      self.init(identifier: type.restorationIdentifier, payload: try CodedValue(encoding: payload))
    }

    /// Makes a screen of a kind that needs no payload.
    @MainActor
    public init<Page: Restorable>(_ type: Page.Type) throws where Page.Payload == NoPayload {
      try self.init(type, payload: NoPayload())
    }
  }

  /// Something that is presented: a stack of screens, or a screen without a stack.
  public struct Sheet: Hashable, Sendable {
    /// The screens, the first one first.
    public var screens: [Screen]
    /// Whether they stand in a stack. One that is not in a stack is alone.
    public var isStack: Bool

    /// Makes a sheet.
    public init(_ screens: [Screen], isStack: Bool) {
      self.screens = screens
      self.isStack = isStack
    }
  }

  /// The screens of the stack, the root first.
  public var screens: [Screen]
  /// What is presented over the stack, the lowest first.
  public var sheets: [Sheet]

  /// Makes a path.
  public init(_ screens: [Screen], sheets: [Sheet] = []) {
    self.screens = screens
    self.sheets = sheets
  }
}

// MARK: - Written down

extension NavigationPath: Codable {
  private enum CodingKeys: CodingKey { case screens, sheets }

  /// Reads a path. A screen or a sheet in it that cannot be read is kept as one of an unknown kind, so that the rest can
  /// be restored; only what is no path at all makes the call throw.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    screens = try container.decode([Readable<Screen>].self, forKey: .screens).map { $0.value ?? .unreadable }
    let sheets = try container.decodeIfPresent([Readable<Sheet>].self, forKey: .sheets) ?? []
    self.sheets = sheets.map { $0.value ?? Sheet([.unreadable], isStack: false) }
  }
}

extension NavigationPath.Screen: Codable {
  /// The mark of a screen that could not be read.
  static let unreadable = Self(identifier: "", payload: .null)
}

extension NavigationPath.Sheet: Codable {
  private enum CodingKeys: CodingKey { case screens, isStack }

  /// Reads a sheet, as a path is read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    screens = try container.decode([Readable<NavigationPath.Screen>].self, forKey: .screens)
      .map { $0.value ?? .unreadable }
    isStack = try container.decode(Bool.self, forKey: .isStack)
  }
}

/// An element that may be broken without breaking those after it.
private struct Readable<Element: Decodable>: Decodable {
  let value: Element?

  init(from decoder: any Decoder) throws { value = try? Element(from: decoder) }
}
