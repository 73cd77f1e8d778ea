import Backable

/// Shows what is in a folder. A folder opens as another screen of this kind, anything else as a
/// ``FileViewController``.
final class FolderViewController: ViewController, CanGoBack {
  let folder: FilePath
  private let content = LoadingView()
  private var reading: BackgroundWork?

  init(_ folder: FilePath) {
    self.folder = folder
    super.init()
    title = folder.displayName
  }

  override func loadView() -> any View { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    let folder = folder
    reading = BackgroundWork({ Outcome(of: folder) }) { [weak self] in self?.show($0) }
  }

  private func show(_ outcome: Outcome) {
    switch outcome {
    case .listing(let listing): content.show(list(of: listing))
    case .notice(let notice): content.show(statusPage(notice))
    }
  }

  private func list(of listing: FolderListing) -> Widget {
    let list = ListView(
      accessibilityLabel: { FileName.display(listing.entries[$0].name) },
      makeRow: { FolderRow() },
      bind: { [folder] row, index in row.show(listing.entries[index], in: folder) })
    list.count = listing.entries.count
    list.activatesOnSingleClick = true
    list.accessibilityLabel = folder.displayName
    list.addCSSClass("files")
    list.onActivate { [weak self] index in self?.open(listing.entries[index]) }
    return scrollingUpAndDown(list)
  }

  private func open(_ entry: FolderEntry) {
    let path = folder.appending(entry.name)
    show(entry.opensAsFolder ? FolderViewController(path) : FileViewController(path))
  }
}

/// What came of reading a folder.
private enum Outcome: Sendable {
  case listing(FolderListing)
  case notice(Notice)

  init(of folder: FilePath) {
    do {
      let listing = try FolderReader.read(folder)
      self =
        listing.entries.isEmpty ? .notice(.emptyFolder(hiddenCount: listing.hiddenCount)) : .listing(listing)
    } catch {
      self = .notice(Notice(error, at: folder))
    }
  }
}

/// A screen that has nothing to show but a notice.
@MainActor
func statusPage(_ notice: Notice) -> Widget {
  statusPage(iconName: notice.iconName, title: notice.title, description: notice.text)
}
