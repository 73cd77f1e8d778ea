import Backable

/// Shows what is in a folder. A folder opens as another screen of this kind, anything else as a
/// ``FileViewController``.
final class FolderViewController: ViewController, FolderScreen {
  let folder: FilePath
  private(set) lazy var folderView = FolderView(folder)

  init(_ folder: FilePath) {
    self.folder = folder
    super.init()
    title = folder.displayName
  }

  override func loadView() -> any View {
    folderView.screen = self
    return folderView.widget
  }
}
