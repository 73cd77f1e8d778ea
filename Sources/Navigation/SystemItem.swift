extension BarButtonItem {
  /// The items that every application has.
  public enum SystemItem: CaseIterable, Sendable {
    case back
    case close
    case cancel
    case done
    case save
    case add
    case edit
    case delete
    case search
    case refresh
    case share
    case menu
  }

  /// The standard back item: the one place that says how the default back button looks and what it does.
  public static func back(owner: any CanGoBack) -> BarButtonItem {
    BarButtonItem(systemItem: .back) { [weak owner] in owner?.back() }
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
