import Navigation

/// What a bar shows, in words: to compare in a test.
public struct BarSnapshot: Equatable, Sendable {
  /// The back button.
  public struct Back: Equatable, Sendable {
    /// What a screen reader says.
    public var label: String
    /// Where it leads.
    public var tooltip: String
    /// Whether it can be used.
    public var isEnabled: Bool
    /// The titles in the history menu, the newest first; untitled screens say "Back".
    public var history: [String]

    /// Makes one to compare with.
    public init(label: String = "Back", tooltip: String, isEnabled: Bool = true, history: [String]) {
      self.label = label
      self.tooltip = tooltip
      self.isEnabled = isEnabled
      self.history = history
    }
  }

  /// The title; nil: none.
  public var title: String?
  /// The line under the title; nil: none.
  public var subtitle: String?
  /// Whether a view of the screen's own stands in the place of both.
  public var hasTitleView: Bool
  /// The back button; nil: none.
  public var back: Back?
  /// The words of the items at the start, the outermost first.
  public var left: [String]
  /// The words of the items at the end, the outermost first.
  public var right: [String]
  /// What is being looked for; nil: the search bar is closed.
  public var search: String?
  /// What the screen says went wrong; nil: nothing did.
  public var notice: String?

  /// Makes one to compare with.
  public init(
    title: String? = nil, subtitle: String? = nil, hasTitleView: Bool = false, back: Back? = nil,
    left: [String] = [], right: [String] = [], search: String? = nil, notice: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.hasTitleView = hasTitleView
    self.back = back
    self.left = left
    self.right = right
    self.search = search
    self.notice = notice
  }

  /// What the bar of `container` shows: a stack, or a controller that is shown without one.
  @MainActor
  public init(of container: ViewController) {
    let bar = container.bar
    self.init(
      title: bar.title,
      subtitle: bar.subtitle,
      hasTitleView: bar.titleView != nil,
      back: bar.back.map { back in
        Back(
          label: back.label, tooltip: back.tooltip, isEnabled: back.item.isEnabled,
          history: back.history.map(\.title))
      },
      left: bar.left.map(\.words),
      right: bar.right.map(\.words),
      search: bar.search?.text,
      notice: bar.notice
    )
  }
}
