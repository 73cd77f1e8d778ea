/// What a bar shows at one moment: derived from the stack and its top's ``NavigationItem``, and kept nowhere.
@MainActor
public struct Bar {
  /// The back button, where there is one.
  public struct Back {
    /// The item that a click performs.
    public let item: BarButtonItem
    /// What a screen reader says: "Back", whatever the item shows (rule B7).
    public let label: String
    /// Where it leads: the previous screen's title, else "Back" (rule B7).
    public let tooltip: String

    /// Whose history its menu shows. That is found out when it opens: in a deep stack it takes time.
    weak var stack: NavigationController?
  }

  /// The title; nil: none.
  public let title: String?
  /// The line under the title; nil: none.
  public let subtitle: String?
  /// What stands in the place of both; nil: nothing does.
  public let titleView: (any View)?
  /// The back button; it stands before all other items (rule B11).
  public let back: Back?
  /// The items at the start, the outermost first, without the hidden ones.
  public let left: [BarButtonItem]
  /// Whether one of these leads out of the screen, as Cancel does (``DefaultButton/Place/wayOut``).
  public let hasWayOut: Bool
  /// The items at the end, the outermost first, without the hidden ones.
  public let right: [BarButtonItem]
  /// What is being looked for; nil: the search bar is closed.
  public let search: Search?
  /// What went wrong, to be said below the bar; nil: nothing did.
  public let notice: String?
}

extension Bar {
  /// An open search bar.
  public struct Search: Equatable, Sendable {
    /// What is being looked for.
    public let text: String
    /// What stands in its place while it is empty; nil: nothing.
    public let placeholder: String?
  }
}

extension Bar {
  /// - Parameter screen: what is on show; nil: an empty stack.
  init(of screen: ViewController?) {
    // A screen with default buttons need not have touched its item.
    let item = screen.flatMap {
      DefaultButton.adopted(by: $0).isEmpty ? $0.madeNavigationItem : $0.navigationItem
    }
    title = screen?.displayTitle
    subtitle = item?.subtitle
    titleView = item?.titleView
    back = screen?.backOfBar
    left = item?.itemsAtStart ?? []
    hasWayOut = item?.showsWayOut ?? false
    right = item?.itemsAtEnd ?? []
    search = (screen as? any CanSearch)?.searchOfBar
    notice = item?.notice
  }
}

extension CanSearch {
  fileprivate var searchOfBar: Bar.Search? {
    searchText.map { Bar.Search(text: $0, placeholder: searchPlaceholder) }
  }
}

extension ViewController {
  /// What the bar of this container shows: for a navigation controller, of its top; else, of the controller itself.
  public var bar: Bar { Bar(of: barSource) }

  /// The screen that the bar of this container belongs to: the top of a navigation controller, else the controller itself;
  /// nil: an empty stack.
  public var topScreen: ViewController? { barSource }

  fileprivate var backOfBar: Bar.Back? {
    guard goesBack, let item = navigationItem.backItem, !item.isHidden,
      let stack = parent as? NavigationController
    else {
      return nil
    }
    return Bar.Back(
      item: item, label: Words.back, tooltip: stack.screenBelow(self)?.displayTitle ?? Words.back,
      stack: stack)
  }

  /// The title of this screen in a bar, a tooltip or a history; nil: untitled.
  public var displayTitle: String? {
    guard let title = madeNavigationItem?.title ?? title, !title.isEmpty else { return nil }
    return title
  }

  /// Something that a bar shows of this controller has changed: tells the host, when a bar does show it. A screen that is
  /// just coming comes with its bar.
  func barContentDidChange() {
    guard let stack = parent as? NavigationController else {
      if container == nil || ownPresentation != nil { scene?.host?.barDidChange(of: self) }
      return
    }
    guard stack.appearance.isVisible, stack.run?.isYetToShow != true,
      stack.topViewController === self || stack.screenBelowTop === self
    else { return }
    stack.scene?.host?.barDidChange(of: stack)
  }
}

extension NavigationController {
  /// What the bar is going to show when the top screen has gone back: for a host whose finger uncovers the one below.
  public var barBelow: Bar { Bar(of: screenBelowTop) }

  var screenBelowTop: ViewController? { contained.count > 1 ? contained[contained.count - 2] : nil }

  /// The screen under one of the stack; nil for the first.
  func screenBelow(_ screen: ViewController) -> ViewController? {
    guard let index = contained.lastIndex(where: { $0 === screen }), index > 0 else { return nil }
    return contained[index - 1]
  }
}
