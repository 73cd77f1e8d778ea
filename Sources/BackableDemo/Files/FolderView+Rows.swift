import Backable

extension FolderView {
  func makeList() -> ListView {
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

  func entry(at index: Int) -> FolderEntry? { entries.indices.contains(index) ? entries[index] : nil }

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
  func apply(_ edits: [ListEdit], to new: [FolderEntry]) {
    guard !edits.isEmpty else { return }
    let place = RowPlace(in: list, of: entries)
    for edit in edits {
      let first = edit.range.lowerBound
      entries.replaceSubrange(edit.range, with: new[first..<first + edit.count])
      list.replace(edit.range, withCount: edit.count)
    }
    place.restore(in: list, of: entries)
  }

  /// Where the user is not in the list, another search or order shows its beginning, and the end of a search what was seen
  /// before it.
  func scroll(from old: FolderListing, to new: FolderListing) {
    guard list.focusedIndex == nil, !entries.isEmpty else { return }
    if new.search.isEmpty, !old.search.isEmpty {
      scrollBack()
    } else if new.search != old.search {
      list.beginFocus(at: 0)
    } else if new.order != old.order {
      list.beginFocus(at: list.selectedIndex ?? 0)
    }
  }

  /// What is at the top of what is seen; nil when no row was drawn.
  var firstOnScreen: FolderEntry? {
    list.rowHeight.flatMap { entry(at: Int(scroller.verticalPosition) / $0) }
  }

  private func scrollBack() {
    if let selected = list.selectedIndex { return list.beginFocus(at: selected) }
    guard let first = entries.firstIndex(where: { $0 == firstBeforeSearch }), let height = list.rowHeight
    else { return }
    // What is scrolled to from above comes to stand at the bottom.
    list.scrollTo(min(first + max(scroller.height / height - 1, 0), entries.count - 1))
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
    list.beginFocus(at: index)
  }
}
