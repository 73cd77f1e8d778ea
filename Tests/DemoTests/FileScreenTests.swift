import Glibc
import XCTest

@testable import Backable
@testable import BackableDemo
@testable import GtkInterop
@testable import Navigation

/// A folder on screen, and what happens to it on the disk.
final class FileScreenTests: DemoTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain { FolderOptions.shared.arrangement = FolderArrangement() }
  }

  override func tearDown() {
    onMain { FolderOptions.shared.arrangement = FolderArrangement() }
    super.tearDown()
  }

  func testWhatComesAndGoesOnTheDiskDoesSoOnScreen() throws {
    let scratch = try FileScratch()
    for name in ["b", "c"] { try scratch.file(name) }
    try onMain {
      let screen = shown(scratch.folder)
      XCTAssertTrue(MainLoop.spin { screen.rows == ["b", "c"] })
      try scratch.file("a")
      XCTAssertTrue(MainLoop.spin { screen.rows == ["a", "b", "c"] }, "\(screen.rows)")
      try check(scratch["b"].withCString { unlink($0) } == 0)
      XCTAssertTrue(MainLoop.spin { screen.rows == ["a", "c"] }, "\(screen.rows)")
      XCTAssertEqual(screen.texts.last, "2 items")
    }
  }

  func testTheFocusStaysOnItsFileOrGoesToItsNeighbour() throws {
    let scratch = try FileScratch()
    for name in ["b", "d", "e"] { try scratch.file(name) }
    try onMain {
      let screen = shown(scratch.folder)
      XCTAssertTrue(MainLoop.spin { screen.rows.count == 3 })
      guard let list = screen.list else { return XCTFail("no list") }
      XCTAssertTrue(list.focus(1))
      for name in ["a", "c"] { try scratch.file(name) }
      XCTAssertTrue(MainLoop.spin { screen.rows.count == 5 })
      XCTAssertEqual(list.focusedIndex, 3)
      try check(scratch["d"].withCString { unlink($0) } == 0)
      XCTAssertTrue(MainLoop.spin { screen.rows == ["a", "b", "c", "e"] })
      XCTAssertTrue(MainLoop.spin { list.focusedIndex == 3 }, "\(list.focusedIndex ?? -1)")
    }
  }

  func testAFolderThatGoesSaysSoAndComesBackWithARefresh() throws {
    let scratch = try FileScratch()
    let folder = try scratch.subfolder("folder")
    try onMain {
      let screen = shown(folder)
      XCTAssertTrue(MainLoop.spin { screen.texts.contains("Empty Folder") })
      try check(folder.withCString { rmdir($0) } == 0)
      XCTAssertTrue(MainLoop.spin { screen.texts.contains("No Longer There") }, "\(screen.texts)")
      try scratch.subfolder("folder")
      let refreshed = Variable(false)
      Task {
        try await screen.refresh()
        refreshed.value = true
      }
      XCTAssertTrue(MainLoop.spin { refreshed.value })
      XCTAssertTrue(screen.texts.contains("Empty Folder"), "\(screen.texts)")
    }
  }

  func testEveryFolderFollowsTheOptions() throws {
    let scratch = try FileScratch()
    for name in [".hidden file", "a", "b"] { try scratch.file(name) }
    onMain {
      let screens = [shown(scratch.folder), shown(scratch.folder)]
      XCTAssertTrue(MainLoop.spin { screens.allSatisfy { $0.rows == ["a", "b"] } })
      FolderOptions.shared.toggleHiddenFiles()
      XCTAssertTrue(MainLoop.spin { screens.allSatisfy { $0.rows.count == 3 } })
      FolderOptions.shared.toggleHiddenFiles()
      FolderOptions.shared.arrangement.order.isDescending = true
      XCTAssertTrue(MainLoop.spin { screens.allSatisfy { $0.rows == ["b", "a"] } })
    }
  }

  func testASearchShowsWhatIsFoundOrThatNothingIs() throws {
    let scratch = try FileScratch()
    for name in ["one", "two"] { try scratch.file(name) }
    onMain {
      let screen = shown(scratch.folder)
      XCTAssertTrue(MainLoop.spin { screen.rows.count == 2 })
      screen.searchText = "TW"
      XCTAssertTrue(MainLoop.spin { screen.rows == ["two"] })
      screen.searchText = "three"
      XCTAssertTrue(MainLoop.spin { screen.texts.contains("No Results") })
      screen.isSearching = false
      XCTAssertTrue(MainLoop.spin { screen.rows == ["one", "two"] })
    }
  }

  func testTheMenuSaysHowThingsAre() throws {
    let scratch = try FileScratch()
    onMain {
      let screen = shown(scratch.folder)
      FolderOptions.shared.arrangement.showsHidden = true
      FolderOptions.shared.arrangement.order.key = .size
      XCTAssertEqual(screen.menu.marked, ["Show Hidden Files", "Size", "Ascending"])
    }
  }

  func testAFileThatNobodyOpensSaysSo() throws {
    let scratch = try FileScratch()
    let pipe = try scratch.pipe("a pipe")
    let gone = scratch["gone"]
    onMain {
      XCTAssertTrue(
        failure(opening: pipe)?.contains("No application is installed that opens “a pipe”") ?? false)
      XCTAssertTrue(failure(opening: gone)?.contains("does not exist any more") ?? false)
    }
  }
}

/// A value that a task and a test share.
@MainActor private final class Variable<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension FolderViewController {
  fileprivate var texts: [String] {
    widget.descendants.filter { $0.isA(.label) && $0.isMapped }.compactMap { $0.cast(to: .label)?.text }
  }

  /// The names of the rows, from the top down.
  fileprivate var rows: [String] {
    (list?.childWidgets ?? []).filter { $0.isMapped }.compactMap { row in
      row.descendants.first { $0.isA(.label) }?.cast(to: .label)?.text
    }
  }

  fileprivate var list: ListView? {
    widget.descendants.lazy.compactMap { $0 as? ListView ?? $0.listView }.first
  }
}

extension Widget {
  fileprivate var listView: ListView? {
    typeName == "GtkListView" ? WrapperBond.wrapper(of: pointer) as? ListView : nil
  }
}

extension Menu {
  /// The titles of what is on, sections and all.
  fileprivate var marked: [String] { children.flatMap { $0.markedTitles } }
}

extension MenuElement {
  fileprivate var markedTitles: [String] {
    if let menu = self as? Menu { return menu.marked }
    return (self as? Action)?.state == .on ? [title] : []
  }
}

/// Why a file is not opened.
@MainActor private func failure(opening path: FilePath) -> String? {
  let failure = Variable<String?>(nil)
  Task {
    do throws(Opening.Failure) { try await Opening(path).perform() } catch {
      failure.value = error.description
    }
  }
  _ = MainLoop.spin { failure.value != nil }
  return failure.value
}

/// A folder’s screen in a window of its own.
@MainActor private func shown(_ folder: FilePath) -> FolderViewController {
  let screen = FolderViewController(folder)
  _ = NavigationWindow.shown(NavigationController(rootViewController: screen))
  return screen
}
