/// How folders are shown: one object for all of them, so that each shows its files as the others do. It lives as long as
/// the program runs.
@MainActor
final class FolderOptions {
  /// The one that the screens follow.
  static let shared = FolderOptions()

  /// What is shown, and how.
  var arrangement = FolderArrangement() {
    didSet {
      guard arrangement != oldValue else { return }
      followers.removeAll { $0.model == nil }
      for follower in followers { follower.model?.update() }
    }
  }

  private var followers: [Follower] = []

  private struct Follower {
    weak var model: FolderModel?
  }

  /// Has a folder brought up to date whenever something is changed here. It is not held.
  func add(_ model: FolderModel) {
    followers.removeAll { $0.model == nil }
    followers.append(Follower(model: model))
  }
}
