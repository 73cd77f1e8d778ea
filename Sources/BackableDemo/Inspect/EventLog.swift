/// What has happened, the oldest first; of much only the last.
struct EventLog {
  /// How many entries are kept.
  static let capacity = 5_000

  /// One thing that happened.
  struct Entry: Equatable, Sendable {
    /// Counted from 1.
    let number: Int
    /// When.
    let time: WallTime
    /// What: a call as it stands in a program, or a word.
    let what: String
    /// The controller that it is about: its type, and its title.
    let who: String

    /// Whether all words of a search, in small letters, are in it.
    func matches(_ searched: [String]) -> Bool {
      let text = "\(what) \(who)".lowercased()
      return searched.allSatisfy { text.contains($0) }
    }
  }

  private var ring: [Entry] = []
  private var oldest = 0

  /// How many there were, those that are not kept any more included.
  private(set) var total = 0

  var count: Int { ring.count }

  subscript(index: Int) -> Entry { ring[(oldest + index) % ring.count] }

  mutating func append(_ what: String, of who: String, at time: WallTime) {
    total += 1
    let entry = Entry(number: total, time: time, what: what, who: who)
    guard ring.count == Self.capacity else { return ring.append(entry) }
    ring[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }

  mutating func clear() { self = EventLog() }

  /// The entries in which all words of a search are found; without words all of them.
  func matching(_ search: String) -> [Entry] {
    let searched = search.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let all = (0..<count).lazy.map { self[$0] }
    return searched.isEmpty ? Array(all) : all.filter { $0.matches(searched) }
  }
}
