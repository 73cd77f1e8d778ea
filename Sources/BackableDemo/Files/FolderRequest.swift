/// What it takes to bring a screen up to date, to be done away from the main actor.
struct FolderRequest: Sendable {
  let folder: FilePath
  /// What is known; nil: the folder is read.
  let known: FolderContent?
  let arrangement: FolderArrangement
  /// What is looked for; empty: nothing.
  let search: String
  /// What the screen shows.
  let shown: [FolderEntry]

  /// Does it.
  func answer() -> FolderAnswer {
    let start = ContinuousClock.now
    let outcome = outcome()
    return FolderAnswer(outcome: outcome, duration: .now - start)
  }

  private func outcome() -> FolderAnswer.Outcome {
    do throws(FileError) {
      var content = try content()
      // Everything has another place then.
      let isRearranged = known.map { $0.order != arrangement.order } ?? false
      content.sort(by: arrangement.order)
      let listing = FolderListing(&content, showsHidden: arrangement.showsHidden, search: search)
      let edits =
        isRearranged
        ? ListEdit.all(of: shown, by: listing.entries) : ListEdit.edits(from: shown, to: listing.entries)
      return .listing(listing, edits, of: content)
    } catch {
      return .notice(Notice(error, at: folder))
    }
  }

  private func content() throws(FileError) -> FolderContent {
    if let known { return known }
    return try FolderReader.content(of: folder, order: arrangement.order)
  }
}

/// What came of a ``FolderRequest``.
struct FolderAnswer: Sendable {
  enum Outcome: Sendable {
    /// What is shown from now on, the steps that lead there, and what is known of the folder.
    case listing(FolderListing, [ListEdit], of: FolderContent)
    /// The folder cannot be shown, and why.
    case notice(Notice)
  }

  let outcome: Outcome
  /// How long it took.
  let duration: Duration
}
