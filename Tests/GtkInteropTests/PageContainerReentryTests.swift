import XCTest

@testable import GtkInterop

/// Handlers that a change of the container calls, and that change it: what they ask for is done afterwards.
final class PageContainerReentryTests: WidgetTestCase {
  /// What a handler may do with the container, by its three pages.
  private static let requests: [(String, @MainActor (PageContainer, [Label]) -> Void)] = [
    ("shows the coming page", { $0.show($1[1]) }), ("shows the third", { $0.show($1[2]) }),
    ("shows none", { container, _ in container.show(nil) }), ("detaches the old page", { $0.detach($1[0]) }),
    ("detaches the coming page", { $0.detach($1[1]) }), ("detaches the third", { $0.detach($1[2]) }),
    ("turns on", { $0.place(front: $1[2], back: $1[1], progress: 0.5, style: .slide) }),
    ("hides the coming page", { $0.setVisible($1[1], false) }),
    ("attaches another", { container, _ in container.attach(Label("other")) }),
  ]

  /// When it does.
  private static let moments: [(String, @MainActor ([Label], @escaping @MainActor () -> Void) -> Void)] = [
    ("unmap of the old page", { SignalConnection.once($0[0].onUnmap, $1) }),
    ("map of the coming page", { SignalConnection.once($0[1].onMap, $1) }),
    ("unrealize of the old page", { SignalConnection.once($0[0].onUnrealize, $1) }),
    ("root of the old page", { SignalConnection.once($0[0].onRootChanged, $1) }),
  ]

  /// What the program does.
  private static let changes: [(String, @MainActor (PageContainer, [Label]) -> Void)] = [
    ("show", { $0.show($1[1]) }), ("show none", { container, _ in container.show(nil) }),
    ("detach", { $0.detach($1[0]) }),
    ("turn", { $0.place(front: $1[1], back: $1[0], progress: 0.5, style: .slide) }),
    ("turn from the third", { $0.place(front: $1[1], back: $1[2], progress: 0.5, style: .crossfade) }),
  ]

  func testWhatHandlersAskForIsDoneAfterwards() {
    onMain {
      for change in Self.changes {
        for moment in Self.moments {
          for request in Self.requests {
            for hasSpare in [false, true] {
              Self.play(
                change.1, moment.1, request.1, hasSpare,
                "\(change.0), at the \(moment.0) a handler \(request.0)")
            }
          }
        }
      }
      // Some detach a page, and then show it.
      _ = Reported.take()
    }
  }

  @MainActor private static func play(
    _ change: (PageContainer, [Label]) -> Void, _ moment: ([Label], @escaping @MainActor () -> Void) -> Void,
    _ request: @escaping @MainActor (PageContainer, [Label]) -> Void, _ hasSpare: Bool, _ words: String
  ) {
    let container = PageContainer()
    let pages = ["old", "coming", "third"].map { Label($0) }
    for page in pages { container.attach(page) }
    if hasSpare {
      let gone = Label("gone")
      container.attach(gone)
      container.detach(gone)
    }
    withWindow(container) { _ in
      container.show(pages[0])
      XCTAssertTrue(MainLoop.spin { pages[0].isMapped }, words)
      let isOver = Variable(false)
      moment(pages) { [weak container] in
        guard !isOver.value, let container else { return }
        XCTAssertTrue(container.isChanging, words)
        request(container, pages)
      }
      change(container, pages)
      isOver.value = true
      XCTAssertFalse(container.isChanging, words)
      // What is on show is one page, or the two of a turn; what is attached next is hidden.
      let shown = container.pages.filter { container.isShown($0) }
      XCTAssertLessThanOrEqual(shown.count, container.isShielded ? 2 : 1, words)
      let next = Label("next")
      container.attach(next)
      XCTAssertFalse(container.isShown(next), words)
      container.show(next)
      XCTAssertFalse(container.isShielded, words)
      XCTAssertEqual(container.pages.filter { container.isShown($0) }, [next], words)
      // Each page in a wrapper, two decorations, and a spare wrapper.
      XCTAssertLessThanOrEqual(container.childWidgets.count, container.pages.count + 3, words)
      for page in container.pages { container.detach(page) }
      XCTAssertLessThanOrEqual(container.childWidgets.count, 3, words)
    }
  }

  func testHandlersThatAskEachOtherWithoutEndAreStopped() {
    onMain {
      let container = PageContainer()
      let pages = [Label("a"), Label("b")]
      for page in pages { container.attach(page) }
      withWindow(container) { _ in
        container.show(pages[0])
        XCTAssertTrue(MainLoop.spin { pages[0].isMapped })
        for (page, other) in [(pages[0], pages[1]), (pages[1], pages[0])] {
          page.onMap { [weak container] in container?.show(other) }
        }
        container.show(pages[1])
        XCTAssertEqual(Reported.take().count, 1)
        XCTAssertEqual(container.pages.filter { container.isShown($0) }.count, 1)
      }
    }
  }

  func testWhatIsNoPageIsRefused() {
    onMain {
      let container = PageContainer()
      let around = Box(orientation: .vertical, [container])
      let window = Window()
      for widget in [window, container, around] { container.attach(widget) }
      XCTAssertEqual(container.pages, [])
      XCTAssertEqual(Reported.take().count, 3)
      window.destroy()
    }
  }

  func testAPageThatTookItselfOutLeavesNothing() {
    onMain {
      let container = PageContainer()
      for _ in 0..<5 {
        let page = Label("page")
        container.attach(page)
        container.show(page)
        page.unparent()
      }
      container.attach(Label("last"))
      XCTAssertEqual(container.childWidgets.count, 3)
    }
  }

  func testProgressThatIsNoNumberIsNone() {
    onMain {
      let container = PageContainer()
      let (back, front) = (Label("back"), Label("front"))
      for page in [back, front] { container.attach(page) }
      withWindow(container) { _ in
        container.show(back)
        for style in [PageContainer.Style.slide, .crossfade] {
          container.place(front: front, back: back, progress: .nan, style: style)
          settle()
        }
        XCTAssertTrue(container.isShown(front))
      }
    }
  }
}
