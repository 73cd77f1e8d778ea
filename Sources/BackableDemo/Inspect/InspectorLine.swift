/// One line of what there is: of the stack, or of the controllers that are alive.
enum InspectorLine: Equatable, Sendable {
  case heading(String)
  /// A screen. `isTop` marks the one that is on show.
  case screen(title: String, typeName: String, depth: Int, isTop: Bool)
  /// How many controllers of a type are alive.
  case count(typeName: String, Int)
  /// A controller that has left, and is there still.
  case survivor(String)
}

extension Inspection {
  /// The stacks, the top first, as they lie one on the other.
  var stackLines: [InspectorLine] {
    windows.enumerated().flatMap { index, window in
      let name = windows.count == 1 ? "Window" : "Window \(index + 1)"
      let sheets = window.sheets.reversed().flatMap { [.heading("Sheet")] + $0.contentLines(isOnShow: true) }
      return sheets + [.heading(name)] + window.root.contentLines(isOnShow: window.sheets.isEmpty)
    }
  }

  /// What has left and is there still.
  var survivorLines: [InspectorLine] {
    survivors.isEmpty ? [] : [.heading("Left, and Still Alive")] + survivors.map { .survivor($0) }
  }
}

extension Inspection.Screen {
  /// What stands in a window or a sheet: the screens of a stack, without the stack itself.
  fileprivate func contentLines(isOnShow: Bool) -> [InspectorLine] {
    isStack ? childLines(depth: 0, isOnShow: isOnShow) : lines(depth: 0, isTop: isOnShow)
  }

  private func lines(depth: Int, isTop: Bool) -> [InspectorLine] {
    let inner = childLines(depth: depth + 1, isOnShow: isTop)
    let line = InspectorLine.screen(
      title: title ?? "Untitled", typeName: typeName, depth: depth, isTop: isTop && !isStack)
    return [line] + inner
  }

  private func childLines(depth: Int, isOnShow: Bool) -> [InspectorLine] {
    let last = children.count - 1
    return children.indices.reversed().flatMap { index in
      children[index].lines(depth: depth, isTop: isOnShow && (index == last || !isStack))
    }
  }
}
