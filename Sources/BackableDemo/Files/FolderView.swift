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
  /// What the rows show. While they change it is ahead of nothing: rows may be filled in the middle.
  private var entries: [FolderEntry] = []
  private lazy var list = makeList()
  private lazy var scroller = scrollingUpAndDown(list)
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
  func search(for text: String) { model.searchText = text }

  /// Reads the folder again.
  func refresh() async { await model.reread() }

  private func apply(_ update: FolderModel.Update) {
    switch update {
    case .listing(let listing, let edits, let touched):
      apply(edits, to: listing.entries)
      list.refill { touched.contains(entries[$0].name) }
      show(listing)
    case .notice(let notice):
      apply(ListEdit.all(of: entries, by: []), to: [])
      summary.isVisible = false
      show(notice)
    }
  }

  private func show(_ listing: FolderListing) {
    let isSearching = !model.searchText.isEmpty
    summary.text = listing.summary(isSearching: isSearching)
    summary.isVisible = listing.count > 0
    if !listing.entries.isEmpty {
      if shown != .rows { content.show(scroller) }
      shown = .rows
    } else if isSearching, listing.count > 0 {
      show(.notFound(model.searchText))
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

// MARK: - The rows

extension FolderView {
  private func makeList() -> ListView {
    let list = ListView(
      accessibilityLabel: { [weak self] in self?.entry(at: $0).map { FileName.display($0.name) } ?? "" },
      makeRow: { FolderRow() },
      bind: { [weak self] row, index in self?.fill(row, index) })
    list.activatesOnSingleClick = true
    list.accessibilityLabel = folder.displayName
    list.addCSSClass("files")
    list.onActivate { [weak self] in self?.open($0) }
    return list
  }

  private func entry(at index: Int) -> FolderEntry? { entries.indices.contains(index) ? entries[index] : nil }

  private func fill(_ row: FolderRow, _ index: Int) {
    guard let entry = entry(at: index) else { return }
    row.show(entry, in: folder, showsDate: FolderOptions.shared.arrangement.order.key == .modified)
  }

  private func open(_ index: Int) {
    guard let entry = entry(at: index) else { return }
    let path = folder.appending(entry.name)
    screen?.show(entry.opensAsFolder ? FolderViewController(path) : FileViewController(path))
  }

  /// Takes the steps one by one, so that each row that may be filled meanwhile stands where the list says. The selection
  /// and the focus stay on their files, or where these have been.
  private func apply(_ edits: [ListEdit], to new: [FolderEntry]) {
    guard !edits.isEmpty else { return }
    let place = RowPlace(in: list, of: entries)
    for edit in edits {
      let first = edit.range.lowerBound
      entries.replaceSubrange(edit.range, with: new[first..<first + edit.count])
      list.replace(edit.range, withCount: edit.count)
    }
    place.restore(in: list, of: entries)
  }
}

/// Which file is selected, and which has the focus.
@MainActor
private struct RowPlace {
  private let selected: FolderEntry?
  private let focused: FolderEntry?
  private let focusedIndex: Int?

  init(in list: ListView, of entries: [FolderEntry]) {
    selected = list.selectedIndex.map { entries[$0] }
    focusedIndex = list.focusedIndex
    focused = focusedIndex.map { entries[$0] }
  }

  func restore(in list: ListView, of entries: [FolderEntry]) {
    guard !entries.isEmpty else { return }
    if list.selectedIndex == nil { restoreSelection(in: list, of: entries) }
    guard let focused, let focusedIndex else { return }
    if let index = list.focusedIndex, entries[index].name == focused.name { return }
    let index = entries.firstIndex { $0.name == focused.name } ?? min(focusedIndex, entries.count - 1)
    list.focus(index)
  }

  /// The list also begins there when it gets the focus. While a menu has it, nothing else tells where it was.
  private func restoreSelection(in list: ListView, of entries: [FolderEntry]) {
    guard let selected, let index = entries.firstIndex(where: { $0.name == selected.name }) else { return }
    list.selectedIndex = index
    list.scrollTo(index)
  }
}
