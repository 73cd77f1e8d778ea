import Backable

/// A folder as it is at this moment: reads it, watches it, and tells its screen of the steps from what it shows to what is
/// there now.
@MainActor
final class FolderModel {
  /// What a screen is told.
  enum Update {
    /// Rows go and come, and the files with these names are not as they were.
    case listing(FolderListing, [ListEdit], touched: Set<[UInt8]>)
    /// The folder cannot be shown.
    case notice(Notice)
  }

  let folder: FilePath
  private let options: FolderOptions
  private let tell: @MainActor (Update) -> Void

  /// What the screen shows.
  private(set) var listing = FolderListing()

  /// What is looked for; empty: nothing.
  var searchText = "" {
    didSet { if searchText != oldValue { update() } }
  }

  private var content: FolderContent?
  private var touched: Set<[UInt8]> = []
  private var watch: FolderWatch?
  private var work: BackgroundWork?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many times somebody wanted the folder to be read, and how many of these wishes were fulfilled.
  private var wishes = 1
  private var fulfilled = 0
  /// Whether the work that is under way reads the folder.
  private var isReading = false
  /// Whether the user has asked for something else meanwhile.
  private var isOutdated = false
  /// Whether something has happened in the folder meanwhile.
  private var isOvertaken = false

  /// - Parameter tell: gets each update. It must not hold its screen.
  init(
    _ folder: FilePath, options: FolderOptions = .shared, tell: @escaping @MainActor (Update) -> Void
  ) {
    self.folder = folder
    self.options = options
    self.tell = tell
    options.add(self)
  }

  /// Brings the screen up to date; what is known need not be read again.
  ///
  /// Work that is under way ends: it would come too late. Reading goes on, or who types while a large folder is read would
  /// never see it.
  func update() {
    guard !isReading else { return isOutdated = true }
    let order = options.arrangement.order
    let known = wishes == fulfilled ? content.flatMap { $0.knows(order) ? $0 : nil } : nil
    let request = FolderRequest(
      folder: folder, known: known, arrangement: options.arrangement, search: searchText,
      shown: listing.entries)
    let wishes = wishes
    isReading = known == nil
    work = BackgroundWork({ request.answer() }) { [weak self] in self?.finish($0, fulfilling: wishes) }
  }

  /// Reads the folder again, and returns when the screen has been told.
  func reread() async {
    wishes += 1
    update()
    await withCheckedContinuation { waiting.append($0) }
  }

  private func finish(_ answer: FolderAnswer, fulfilling wishes: Int) {
    work = nil
    if isReading { fulfilled = wishes }
    isReading = false
    beginToWatch(answer)
    // A folder that takes long to read is not read all the time.
    watch?.pause = min(max(FolderWatch.shortestPause, answer.duration * 2), FolderWatch.longestPause)
    take(answer.outcome)
    if isOvertaken { watch?.lookAgain() }
    isOvertaken = false
    if isOutdated { updateAgain() } else { endWaiting() }
  }

  private func updateAgain() {
    isOutdated = false
    update()
  }

  private func endWaiting() {
    let waiting = waiting
    self.waiting = []
    for each in waiting { each.resume() }
  }

  private func take(_ outcome: FolderAnswer.Outcome) {
    switch outcome {
    case .listing(let listing, let edits, let content):
      self.listing = listing
      self.content = content
      tell(.listing(listing, edits, touched: touched))
      touched = []
    case .notice(let notice):
      listing = FolderListing()
      content = nil
      tell(.notice(notice))
    }
  }
}

// MARK: - What happens in the folder

extension FolderModel {
  /// Once the folder has answered: a disk that does not, would keep the window waiting here.
  private func beginToWatch(_ answer: FolderAnswer) {
    guard watch == nil else { return }
    watch = FolderWatch(folder) { [weak self] in self?.hear($0) }
    guard case .listing(_, _, let content) = answer.outcome else { return }
    // What has happened since the folder was read, nobody has seen.
    if FolderStamp(of: folder) != content.stamp { watch?.lookAgain() }
  }

  private func hear(_ news: FolderNews) {
    touched.formUnion(news.touched)
    if news.hasOtherEntries || options.arrangement.order.needsFacts { wishes += 1 }
    if work != nil {
      // Not ended: if it were each time, a busy folder would never be shown.
      isOvertaken = true
    } else if wishes != fulfilled {
      update()
    } else {
      tell(.listing(listing, [], touched: touched))
      touched = []
    }
  }
}
