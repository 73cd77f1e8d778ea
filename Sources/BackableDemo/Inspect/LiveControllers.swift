import Backable

/// The controllers that were seen, and those of them that are there still. Keeps none of them.
@MainActor
struct LiveControllers {
  private struct Known {
    weak var controller: ViewController?
    let typeName: String
    var name: String
  }

  private var known: [ObjectIdentifier: Known] = [:]
  private var freed: [String] = []

  /// Remembers a controller, and what it is called now.
  /// - Returns: its type and its title.
  @discardableResult
  mutating func note(_ controller: ViewController) -> String {
    let id = ObjectIdentifier(controller)
    let typeName = "\(type(of: controller))"
    let name = controller.displayTitle.map { "\(typeName) “\($0)”" } ?? typeName
    // One that has ended may have left its address to another.
    if let before = known[id], before.controller == nil { freed.append(before.name) }
    known[id] = Known(controller: controller, typeName: typeName, name: name)
    return name
  }

  /// The same for a controller, all that stands in it, and all that is presented from it, however deep.
  mutating func noteAll(in root: ViewController) {
    var unseen = [root]
    while let controller = unseen.popLast() {
      note(controller)
      unseen += controller.children
      if let presented = controller.presentedViewController { unseen.append(presented) }
    }
  }

  /// The names of those that have ended since the last call.
  mutating func takeFreed() -> [String] {
    for (id, each) in known where each.controller == nil {
      freed.append(each.name)
      known[id] = nil
    }
    defer { freed = [] }
    return freed
  }

  /// How many there are of each type, the most first.
  var counts: [(typeName: String, count: Int)] {
    let alive = known.values.filter { $0.controller != nil }
    return Dictionary(grouping: alive, by: \.typeName).map { ($0, $1.count) }
      .sorted { ($1.count, $0.typeName) < ($0.count, $1.typeName) }
  }
}
