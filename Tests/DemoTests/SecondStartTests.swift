import Foundation
import XCTest

@testable import Backable
@testable import BackableDemo
@testable import GtkInterop
@testable import Navigation

/// `--page ID PATH` shows the page on top of the gallery, and `files` browses PATH, in a first start as in a later one,
/// which has a window of its own for it.
/// The first start is this process, the later ones are processes of their own. Needs a session bus.
final class SecondStartTests: DemoTestCase {
  func testPageAndPathMeanTheSameInAFirstAndInASecondStart() throws {
    let scratch = try FileScratch()
    let first = try scratch.subfolder("first")
    let second = try scratch.subfolder("second")
    onMain {
      let folderBefore = DemoOptions.folder
      defer { DemoOptions.folder = folderBefore }
      let demo = DemoApplication(arguments: [Array("--page=deep-stack".utf8), first.bytes])
      var seen: [String] = []
      var windows = 0
      let play = Task { @MainActor in
        defer { demo.application.quit() }
        await demo.waits { $0.shown == ["GalleryViewController", "DeepStackPage"] }
        seen.append(demo.summary)
        try await start(["--page", "modal", second.text])
        await demo.waits { $0.shown.last == "ModalPage" }
        seen.append(demo.summary)
        try await start(["--page", "files", first.text])
        await demo.waits { $0.shown.last == "FilesPage" }
        seen.append(demo.summary)
        try await start(["--page", "bar-items"])
        await demo.waits { $0.shown.last == "BarItemsPage" }
        seen.append(demo.summary)
        try await start([second.text])
        await demo.waits { $0.shown.last == "FilesPage" }
        seen.append(demo.summary)
        windows = NavigationWindow.all.count
      }
      XCTAssertEqual(demo.run(), 0)
      play.cancel()
      XCTAssertEqual(windows, 5, "no start takes away what an earlier one showed")
      XCTAssertEqual(
        seen,
        [
          "GalleryViewController DeepStackPage, first", "GalleryViewController ModalPage, second",
          "GalleryViewController FilesPage, first", "GalleryViewController BarItemsPage, first",
          "GalleryViewController FilesPage, second",
        ])
    }
  }
}

/// Starts the demo again and waits for its end.
private func start(_ arguments: [String]) async throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try Driver.application())
  process.arguments = arguments
  let status = try await withCheckedThrowingContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do { try process.run() } catch { continuation.resume(throwing: error) }
  }
  XCTAssertEqual(status, 0, "\(arguments)")
}

extension DemoApplication {
  /// The types of the screens in the newest window.
  fileprivate var shown: [String] {
    NavigationWindow.all.last?.stack?.viewControllers.map { "\(type(of: $0))" } ?? []
  }

  /// The screens, and what the files page browses.
  fileprivate var summary: String {
    "\(shown.joined(separator: " ")), \(FilePath(DemoOptions.folder).displayName)"
  }

  /// Waits until what was asked for is on show, and a little longer: what comes too much comes then.
  fileprivate func waits(until condition: (DemoApplication) -> Bool) async {
    for _ in 0..<500 where !condition(self) { try? await Task.sleep(nanoseconds: 10_000_000) }
    try? await Task.sleep(nanoseconds: 200_000_000)
  }
}

extension FilePath {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
