extension BarButtonItem {
  /// The items that every application has.
  public enum SystemItem: CaseIterable, Sendable {
    /// An arrow: where the user came from.
    case back
    /// A cross: closes a sheet.
    case close
    /// A word: leaves without a result.
    case cancel
    /// A word that stands out: ends what was begun.
    case done
    /// A word that stands out: keeps what was changed.
    case save
    /// A plus: adds something.
    case add
    /// A pen: changes something.
    case edit
    /// A bin: destroys something.
    case delete
    /// A magnifying glass: looks for something.
    case search
    /// An arrow that turns round: loads again.
    case refresh
    /// A sign: hands something on to other people or programs.
    case share
    /// Three lines: opens a menu.
    case menu
  }

  /// Makes the default back item: the one place that says how it looks and what it does. An application that wants
  /// another for all its screens sets it before it shows anything; hold the screen weakly.
  public static var makeDefaultBack: @MainActor (any CanGoBack) -> BarButtonItem = { screen in
    BarButtonItem(systemItem: .back) { [weak screen] in screen?.back() }
  }
}

extension BarButtonItem.SystemItem {
  /// The platform's icon and words for the item.
  struct Looks {
    var iconName: String?
    var words: String
    var style = BarButtonItem.Style.plain
  }

  @MainActor var looks: Looks {
    switch self {
    case .back: Looks(iconName: "go-previous-symbolic", words: Words.back)
    case .close: Looks(iconName: "window-close-symbolic", words: Words.close)
    case .cancel: Looks(words: Words.cancel)
    case .done: Looks(words: Words.done, style: .suggested)
    case .save: Looks(words: Words.save, style: .suggested)
    case .add: Looks(iconName: "list-add-symbolic", words: Words.add)
    case .edit: Looks(iconName: "document-edit-symbolic", words: Words.edit)
    case .delete: Looks(iconName: "user-trash-symbolic", words: Words.delete)
    case .search: Looks(iconName: "system-search-symbolic", words: Words.search)
    case .refresh: Looks(iconName: "view-refresh-symbolic", words: Words.refresh)
    case .share: Looks(iconName: "emblem-shared-symbolic", words: Words.share)
    case .menu: Looks(iconName: "open-menu-symbolic", words: Words.menu)
    }
  }
}

/// What an item says.
@MainActor
struct ItemWords {
  var title = ItemText()
  var accessibilityLabel = ItemText()
  var tooltip = ItemText()

  init(title: String) { self.title = ItemText(title) }

  init(accessibilityLabel: String) { self.accessibilityLabel = ItemText(accessibilityLabel) }

  /// An icon says to a reader and beside the pointer what it is.
  init(of item: BarButtonItem.SystemItem) {
    if item.looks.iconName == nil {
      title = ItemText(of: item)
    } else {
      accessibilityLabel = ItemText(of: item)
      tooltip = ItemText(of: item)
    }
  }
}

/// A text of an item: its own, or a system item's words. Those are asked for whenever the text is read, since an item is
/// often made before it is known what language the user speaks.
@MainActor
struct ItemText {
  private var own: String?
  private var systemItem: BarButtonItem.SystemItem?

  init(_ own: String? = nil) { self.own = own }

  init(of systemItem: BarButtonItem.SystemItem) { self.systemItem = systemItem }

  var value: String? {
    get { systemItem?.looks.words ?? own }
    set {
      systemItem = nil
      own = newValue
    }
  }
}
