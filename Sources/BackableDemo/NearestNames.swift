/// The names that a misspelt one may have meant: the nearest first, at most three, none that is too far away.
func nearestNames(to word: String, among names: [String]) -> [String] {
  names
    .map { (name: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= max(2, $0.name.count / 2) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3)
    .map(\.name)
}

/// How many characters must be inserted, deleted or replaced to make one word of the other (Levenshtein).
func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (i, a) in first.enumerated() {
    var diagonal = i
    row[0] = i + 1
    for (j, b) in second.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(diagonal + (a == b ? 0 : 1), above + 1, row[j] + 1)
      diagonal = above
    }
  }
  return row[second.count]
}
