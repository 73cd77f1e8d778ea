import Backable

/// The folder given on the command line, by default the home folder.
final class FilesPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "files",
    title: "Files",
    section: .realInput,
    keywords: ["folder", "browser", "list", "preview", "text", "picture", "large", "error"],
    summary: """
      Browses a real folder. Each folder and each file opens as a screen of its own, with the default back button, \
      however many entries there are and whatever is wrong with them.
      """,
    rules: [
      "F1": "Back in a folder, the focus is on the entry that you came from.",
      "S18": "A double click on an entry opens it once.",
    ],
    iconName: "folder-symbolic"
  )

  private let folder = FolderViewController(FilePath(DemoOptions.folder))

  override func loadView() -> any View { folder.view }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(folder)
    navigationItem.subtitle = FilePath(DemoOptions.folder).displayPath
  }
}
