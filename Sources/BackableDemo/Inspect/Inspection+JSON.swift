import NavigationTesting

extension Inspection {
  /// In words, for another program.
  var json: JSON {
    ["windows": JSON(windows, \.json), "survivors": JSON(survivors), "closures": .number(closures)]
  }
}

extension Inspection.Window {
  fileprivate var json: JSON {
    [
      "moving": .bool(isInTransition), "asking": .bool(isAsking), "forward": .bool(canGoForward),
      "root": root.json, "sheets": JSON(sheets, \.json),
    ]
  }
}

extension Inspection.Screen {
  fileprivate var json: JSON {
    [
      "type": .string(typeName), "title": JSON(title), "stack": .bool(isStack), "keeps": .bool(keepsUser),
      "bar": bar?.json ?? .null, "children": JSON(children, \.json),
    ]
  }
}

extension BarSnapshot {
  fileprivate var json: JSON {
    [
      "title": JSON(title), "subtitle": JSON(subtitle), "view": .bool(hasTitleView),
      "back": back?.json ?? .null, "left": JSON(left),
      "right": JSON(right),
    ]
  }
}

extension BarSnapshot.Back {
  fileprivate var json: JSON {
    [
      "label": .string(label), "tooltip": .string(tooltip), "enabled": .bool(isEnabled),
      "history": JSON(history),
    ]
  }
}

extension JSON {
  fileprivate init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  fileprivate init(_ texts: [String]) { self.init(texts) { .string($0) } }
  fileprivate init<Element>(_ elements: [Element], _ json: (Element) -> JSON) {
    self = .array(elements.map(json))
  }
}
