import Backable

/// A screen that shows a folder: what the files page and the screens that it opens have in common.
@MainActor
protocol FolderScreen: CanGoBack, CanOpenMenu, CanRefresh, CanSearch {
  /// The folder and its rows.
  var folderView: FolderView { get }
}

extension FolderScreen {
  var searchPlaceholder: String? { "Search in This Folder" }

  func search(for text: String) { folderView.search(for: text) }

  func refresh() async throws { await folderView.refresh() }

  var menu: Menu {
    Menu(children: [
      FolderOptions.shared.hiddenFilesAction, FolderOptions.shared.keyMenu,
      FolderOptions.shared.directionMenu,
      Menu(
        style: .section,
        children: [Action(title: "Open in File Manager", owner: self) { $0.openInFileManager() }]),
    ])
  }

  private func openInFileManager() {
    let folder = folderView.folder
    task { [weak self] in
      do {
        try await Opening(folder).perform()
      } catch {
        self?.navigationItem.notice = "\(error)"
      }
    }
  }
}

// MARK: - The menu

extension FolderOptions {
  /// The keys for hidden files, as in GNOME’s file manager.
  static let hiddenFilesKeys: KeyboardShortcut = "<Control>h"

  /// Shows hidden files, or hides them again.
  func toggleHiddenFiles() { arrangement.showsHidden.toggle() }

  fileprivate var hiddenFilesAction: Action {
    Action(
      title: "Show Hidden Files", state: arrangement.showsHidden ? .on : .off,
      shortcut: Self.hiddenFilesKeys, owner: self
    ) { $0.toggleHiddenFiles() }
  }

  fileprivate var keyMenu: Menu {
    Menu(
      title: "Sort By", style: .choice,
      children: FileOrder.Key.allCases.map { key in
        Action(title: key.rawValue, state: arrangement.order.key == key ? .on : .off, owner: self) {
          $0.arrangement.order.key = key
        }
      })
  }

  fileprivate var directionMenu: Menu {
    Menu(
      title: "Order", style: .choice,
      children: [false, true].map { isDescending in
        Action(
          title: isDescending ? "Descending" : "Ascending",
          state: arrangement.order.isDescending == isDescending ? .on : .off, owner: self
        ) { $0.arrangement.order.isDescending = isDescending }
      })
  }
}
