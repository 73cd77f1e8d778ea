import XCTest

@testable import GtkInterop

final class PageContainerTests: WidgetTestCase {
  func testAtRestOnePageIsShownAndTheOthersAreHidden() {
    onMain {
      let container = PageContainer()
      let first = Label("first")
      let second = Label("second")
      container.attach(first)
      container.attach(second)
      XCTAssertFalse(container.isShown(first))
      withWindow(container) { _ in
        container.show(first)
        XCTAssertTrue(MainLoop.spin { first.isMapped })
        XCTAssertFalse(second.isMapped)
        container.show(second)
        XCTAssertTrue(MainLoop.spin { second.isMapped && !first.isMapped })
        XCTAssertTrue(container.isAttached(first))
        container.show(nil)
        XCTAssertTrue(MainLoop.spin { !second.isMapped })
      }
    }
  }

  func testAPageHasANameForAssistiveTechnologies() {
    onMain {
      let (container, back, front) = makePages()
      XCTAssertNil(container.name(of: front))
      container.setName("Front", of: front)
      XCTAssertEqual(container.name(of: front), "Front")
      XCTAssertNil(container.name(of: back))
      container.setName(nil, of: front)
      XCTAssertNil(container.name(of: front))
      container.setName("nobody", of: Label("elsewhere"))
    }
  }

  func testASlidePlacesTheFrontAtItsProgressAndTheBackBehind() {
    onMain {
      let (container, back, front) = makePages()
      withWindow(container) { _ in
        for (progress, frontX, backX) in [(0.0, 1.0, 0.0), (0.25, 0.75, -0.075), (1.0, 0.0, -0.3)] {
          container.place(front: front, back: back, progress: progress, style: .slide)
          expect(front, in: container, at: frontX)
          expect(back, in: container, at: backX)
          XCTAssertEqual(front.width, container.width)
        }
        container.show(front)
        expect(front, in: container, at: 0)
        XCTAssertFalse(back.isMapped)
      }
    }
  }

  func testASlideIsMirroredInRightToLeft() {
    onMain {
      let (container, back, front) = makePages()
      container.isRightToLeft = true
      withWindow(container) { _ in
        container.place(front: front, back: back, progress: 0.25, style: .slide)
        expect(front, in: container, at: -0.75)
        expect(back, in: container, at: 0.075)
      }
    }
  }

  func testACrossfadeLeavesBothInPlace() {
    onMain {
      let (container, back, front) = makePages()
      withWindow(container) { _ in
        container.place(front: front, back: back, progress: 0.5, style: .crossfade)
        XCTAssertTrue(MainLoop.spin { front.width > 0 })
        expect(front, in: container, at: 0)
        expect(back, in: container, at: 0)
        XCTAssertEqual(front.parent?.opacity ?? 0, 0.5, accuracy: 0.01)
        container.show(back)
        XCTAssertEqual(front.parent?.opacity, 1)
      }
    }
  }

  func testTheFrontPageIsDrawnAboveTheBackOne() {
    onMain {
      let (container, back, front) = makePages()
      container.place(front: front, back: back, progress: 0, style: .slide)
      XCTAssertEqual(container.pages.last, front)
      container.place(front: back, back: front, progress: 0, style: .slide)
      XCTAssertEqual(container.pages.last, back)
    }
  }

  func testItNeedsNoMoreRoomThanItsWidestShownPage() {
    onMain {
      let (container, back, front) = makePages()
      back.setSizeRequest(width: 200)
      front.setSizeRequest(width: 120)
      container.place(front: front, back: back, progress: 0.5, style: .slide)
      XCTAssertEqual(container.measureWidth().minimum, 200)
      container.show(front)
      XCTAssertEqual(container.measureWidth().minimum, 120)
    }
  }

  func testPagesAreShieldedDuringATurnOnly() {
    onMain {
      let (container, back, front) = makePages()
      XCTAssertFalse(container.isShielded)
      container.place(front: front, back: back, progress: 0.5, style: .slide)
      XCTAssertTrue(container.isShielded)
      XCTAssertEqual(front.parent?.canBeTarget, false)
      XCTAssertEqual(back.parent?.canBeTarget, false)
      container.show(front)
      XCTAssertFalse(container.isShielded)
      XCTAssertEqual(front.parent?.canBeTarget, true)
    }
  }

  func testDetachedPagesEndAndCanBeAttachedAgain() {
    onMain {
      let container = PageContainer()
      var page: Label? = Label("page")
      let ended = page.map { WeakReference($0) }
      for _ in 0..<2 {
        if let page {
          container.attach(page)
          container.show(page)
          container.detach(page)
          XCTAssertNil(page.parent)
          container.detach(page)
        }
      }
      page = nil
      XCTAssertNil(ended?.object)
      XCTAssertEqual(container.pages, [])
    }
  }

  /// Where nothing on the page takes the focus, it waits in the bar; what the page shows later is reached from there.
  func testTabLeadsIntoAPageThatGetsSomethingToFocusLater() {
    onMain {
      let container = PageContainer()
      let bar = Button(label: "bar")
      withWindow(Box(orientation: .vertical, spacing: 0, [bar, container])) { window in
        for isDetached in [true, false] {
          let page = Box(orientation: .vertical)
          let gone = Button(label: "gone")
          container.attach(page)
          container.attach(gone)
          container.show(gone)
          XCTAssertTrue(MainLoop.spin { gone.isMapped })
          XCTAssertTrue(gone.grabFocus())
          XCTAssertTrue(bar.grabFocus())
          container.show(page)
          if isDetached { container.detach(gone) }
          let late = Button(label: "late")
          page.append(late)
          XCTAssertTrue(MainLoop.spin { late.isMapped })
          XCTAssertTrue(container.focusFirstChild())
          XCTAssertEqual(window.focusWidget, late)
          container.detach(page)
        }
      }
    }
  }

  /// As it is where the user wants no motion. GTK 4.8 never lets go of a widget around the focus that is hidden twice
  /// before a frame has moved the focus.
  func testATurnWithinOneFrameKeepsNoPage() {
    onMain {
      var ended: [WeakReference<Widget>] = []
      var container: PageContainer? = PageContainer()
      withWindow(container) { window in
        guard let container else { return }
        let back = Button(label: "back")
        let front = Button(label: "front")
        container.attach(back)
        container.show(back)
        XCTAssertTrue(MainLoop.spin { back.isMapped && back.width > 0 })
        XCTAssertTrue(back.grabFocus())
        container.attach(front)
        container.place(front: front, back: back, progress: 1, style: .slide)
        container.show(front)
        XCTAssertTrue(MainLoop.spin { window.focusWidget == front }, "GTK moves the focus")
        ended = container.childWidgets.map { WeakReference($0) }
        window.child = nil
      }
      container = nil
      XCTAssertEqual(ended.count, 4)
      XCTAssertTrue(MainLoop.spin(timeout: 2) { ended.allSatisfy { $0.object == nil } })
    }
  }

  func testDetachingDuringATurnEndsTheTurn() {
    onMain {
      let (container, back, front) = makePages()
      container.place(front: front, back: back, progress: 0.5, style: .slide)
      container.detach(front)
      XCTAssertFalse(container.isShielded)
      container.show(back)
      XCTAssertTrue(container.isShown(back))
    }
  }

  func testMisuseIsRefused() {
    onMain {
      let (container, back, front) = makePages()
      let stranger = Label("stranger")
      container.show(front)
      container.show(stranger)
      container.place(front: stranger, back: back, progress: 0.5, style: .slide)
      container.place(front: front, back: front, progress: 0.5, style: .slide)
      container.attach(front)
      XCTAssertTrue(container.isShown(front))
      XCTAssertFalse(container.isShielded)
      XCTAssertEqual(container.pages.count, 2)
      XCTAssertEqual(Reported.take().count, 4, "one for each misuse")
    }
  }

  func testTheContainerEndsWithItsPages() {
    onMain {
      let before = Trampoline.liveBoxes
      var pages: (container: PageContainer, back: Label, front: Label)? = makePages()
      let ended = pages.map { (WeakReference($0.container), WeakReference($0.front)) }
      if let pages {
        pages.container.place(front: pages.front, back: pages.back, progress: 0.5, style: .slide)
      }
      pages = nil
      XCTAssertNil(ended?.0.object)
      XCTAssertNil(ended?.1.object)
      XCTAssertEqual(Trampoline.liveBoxes, before)
    }
  }
}

@MainActor private func makePages() -> (container: PageContainer, back: Label, front: Label) {
  let container = PageContainer()
  let back = Label("back")
  let front = Label("front")
  container.attach(back)
  container.attach(front)
  container.show(back)
  return (container, back, front)
}

/// Waits until a page's left edge stands at a share of the container's width, to the pixel.
@MainActor private func expect(
  _ page: Widget, in container: Widget, at share: Double, file: StaticString = #filePath, line: UInt = #line
) {
  var x = Double.nan
  let isThere = MainLoop.spin(timeout: 2) {
    x = page.position(in: container)?.x ?? .nan
    return page.width > 0 && abs(x - share * Double(container.width)) <= 1
  }
  XCTAssertTrue(isThere, "it stands at \(x) of \(container.width)", file: file, line: line)
}
