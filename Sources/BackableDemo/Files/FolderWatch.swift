import Backable

/// What has happened in a folder since it was last asked.
struct FolderNews: Sendable, Equatable {
  /// The names of the files that are not as they were.
  var touched: Set<[UInt8]> = []
  /// Whether entries have come or gone, or the folder itself is not as it was.
  var hasOtherEntries = false
}

/// Watches a folder, and tells of what happens in it all at once after a while, however much it is.
@MainActor
final class FolderWatch {
  /// How long is waited before what has happened is told. Longer for a folder that takes long to read.
  var pause = FolderWatch.shortestPause

  static let shortestPause = Duration.milliseconds(200)
  static let longestPause = Duration.seconds(2)

  private let monitor: FileMonitor
  private let folderName: [UInt8]
  private let tell: @MainActor (FolderNews) -> Void
  private var news = FolderNews()
  private var wait: Task<Void, Never>?

  /// Begins to watch; nil where that cannot be: the user can still refresh.
  ///
  /// - Parameter tell: must not hold its screen.
  init?(_ folder: FilePath, tell: @escaping @MainActor (FolderNews) -> Void) {
    guard let monitor = try? FileMonitor(folder: folder.bytes) else { return nil }
    self.monitor = monitor
    self.tell = tell
    folderName = folder.name
    monitor.onChanged { [weak self] event, name in self?.note(event, name) }
  }

  deinit {
    wait?.cancel()
  }

  /// Something has happened, known or not: tells of it after the pause.
  func lookAgain() {
    news.hasOtherEntries = true
    tellLater()
  }

  private func note(_ event: FileMonitor.Event, _ name: [UInt8]) {
    if event == .changed, name != folderName {
      news.touched.insert(name)
      tellLater()
    } else {
      lookAgain()
    }
  }

  private func tellLater() {
    guard wait == nil else { return }
    wait = Task { [weak self, pause] in
      try? await Task.sleep(for: pause)
      if !Task.isCancelled { self?.tellNow() }
    }
  }

  private func tellNow() {
    wait = nil
    let news = news
    self.news = FolderNews()
    tell(news)
  }
}
