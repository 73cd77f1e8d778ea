import Backable

/// The rows of a folder, or why there are none, and below them how many there are.
@MainActor
final class FolderView {
  /// What a screen shows.
  let widget = Box(orientation: .vertical)
  let folder: FilePath
  /// Where what is chosen opens.
  weak var screen: ViewController?

  private let content = LoadingView()
  private let summary = Label()
  private var shown = Shown.nothing
  /// What the rows show.
  var entries: [FolderEntry] = []
  private var listing = FolderListing()
  /// What stood at the top before the user began to search.
  private(set) var firstBeforeSearch: FolderEntry?
  private(set) lazy var list = makeList()
  private(set) lazy var scroller = scrollingUpAndDown(list)
  private lazy var model = FolderModel(folder) { [weak self] in self?.apply($0) }

  private enum Shown: Equatable {
    case nothing
    case rows
    case notice(Notice)
  }

  /// Begins to read the folder.
  init(_ folder: FilePath) {
    self.folder = folder
    summary.addCSSClass("files-summary")
    summary.addCSSClass("caption")
    summary.xAlign = 0
    summary.ellipsizing = .end
    summary.isVisible = false
    widget.append(content)
    widget.append(summary)
    model.update()
  }

  /// Shows what has a text in its name; empty: everything.
  func search(for text: String) {
    if model.searchText.isEmpty { firstBeforeSearch = firstOnScreen }
    model.searchText = text
  }

  /// Reads the folder again.
  func refresh() async { await model.reread() }

  private func apply(_ update: FolderModel.Update) {
    switch update {
    case .listing(let listing, let edits, let touched):
      apply(edits, to: listing.entries)
      list.refill { touched.contains(entries[$0].name) }
      show(listing)
      scroll(from: self.listing, to: listing)
      self.listing = listing
    case .notice(let notice):
      listing = FolderListing()
      apply(ListEdit.all(of: entries, by: []), to: [])
      summary.isVisible = false
      show(notice)
    }
  }

  private func show(_ listing: FolderListing) {
    summary.text = listing.summary
    summary.isVisible = listing.count > 0
    if !listing.entries.isEmpty {
      if shown != .rows { content.show(scroller) }
      shown = .rows
    } else if !listing.search.isEmpty, listing.count > 0 {
      show(.notFound(listing.search))
    } else {
      show(.emptyFolder(hiddenCount: listing.hiddenCount))
    }
  }

  private func show(_ notice: Notice) {
    guard shown != .notice(notice) else { return }
    content.show(statusPage(notice, actions: actions(for: notice)))
    shown = .notice(notice)
  }

  /// A folder that looks empty and is not, shows what is in it with one click.
  private func actions(for notice: Notice) -> [Button] {
    guard notice.offersHiddenFiles else { return [] }
    let button = Button(label: "Show Hidden Files") { FolderOptions.shared.arrangement.showsHidden = true }
    button.addCSSClass("pill")
    return [button]
  }
}
