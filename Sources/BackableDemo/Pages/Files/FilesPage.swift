import Backable

/// The folder given on the command line, by default the home folder.
final class FilesPage: DemoPage, GalleryPage, FolderScreen {
  static let declaration = PageDeclaration(
    id: "files",
    title: "Files",
    section: .realInput,
    keywords: [
      "folder", "browser", "list", "preview", "text", "picture", "large", "error", "hidden files",
      "sort", "live", "CanSearch", "CanRefresh", "CanOpenMenu",
    ],
    summary: """
      Browses a real folder. Each folder and each file opens as a screen of its own, with the default back button, \
      however many entries there are and whatever is wrong with them. What changes on the disk changes here at once.
      """,
    iconName: "folder-symbolic"
  )

  private(set) lazy var folderView = FolderView(FilePath(DemoOptions.folder))

  override func loadView() -> any View {
    folderView.screen = self
    return folderView.widget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.subtitle = folderView.folder.displayPath
  }
}
