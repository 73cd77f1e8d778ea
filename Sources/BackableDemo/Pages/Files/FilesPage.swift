import Backable

/// The folder given on the command line, by default the home folder.
final class FilesPage: DemoPage, GalleryPage, FolderScreen {
  static let declaration = PageDeclaration(
    id: "files",
    title: tr("Files"),
    section: .realInput,
    keywords: [
      "folder", "browser", "list", "preview", "text", "picture", "large", "error", "hidden files",
      "sort", "live", "CanSearch", "CanRefresh", "CanOpenMenu",
    ],
    summary: tr(
      "Browses a real folder. Each folder and each file opens as a screen of its own, with the default back "
        + "button, however many entries there are and whatever is wrong with them. What changes on the disk changes "
        + "here at once."),
    rules: [
      "F1": "Back in a folder, the focus is on the entry that you came from.",
      "S18": "A double click on an entry opens it once.",
    ],
    iconName: "folder-symbolic"
  )

  private(set) lazy var folderView = FolderView(folder)
  private var folder = FilePath(DemoOptions.folder)

  /// The folder of the last time, also where another one was given since.
  var restorationPayload: [UInt8] { folder.bytes }

  static func restored(from path: [UInt8]) -> ViewController? {
    let page = FilesPage()
    page.folder = FilePath(path)
    return page
  }

  override func loadView() -> any View {
    folderView.screen = self
    return folderView.widget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.subtitle = folderView.folder.displayPath
  }
}
