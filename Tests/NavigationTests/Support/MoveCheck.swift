/// That each willMove is followed by its own didMove, for every screen.
struct MoveCheck {
  /// Every call that came out of turn, and every one that is still owed.
  private(set) var faults: [String] = []

  init(_ events: [String]) {
    var owed: [Substring: Substring] = [:]
    for event in events {
      guard let (name, isWill, parent) = Self.move(event) else { continue }
      switch (owed[name], isWill) {
      case (nil, true): owed[name] = parent
      case (let promised?, false) where promised == parent: owed[name] = nil
      default: faults.append("\(event) out of turn")
      }
    }
    for (name, parent) in owed { faults.append("\(name).didMove(\(parent) never came") }
  }

  private static func move(_ event: String) -> (name: Substring, isWill: Bool, parent: Substring)? {
    guard event.hasSuffix(")"), let dot = event.firstIndex(of: ".") else { return nil }
    let call = event[event.index(after: dot)...]
    if call.hasPrefix("willMove(") { return (event[..<dot], true, call.dropFirst(9)) }
    if call.hasPrefix("didMove(") { return (event[..<dot], false, call.dropFirst(8)) }
    return nil
  }
}
