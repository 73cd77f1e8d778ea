import Backable

/// A text to read and to copy from.
@MainActor
func textPreview(_ text: String, of name: String) -> Widget {
  let view = TextView(text: text)
  view.isEditable = false
  view.isCursorVisible = false
  view.isMonospaced = true
  view.wrapping = .word
  view.setTextMargins(all: 12)
  view.accessibilityLabel = "Content of \(name)"
  view.addCSSClass("source")
  return ScrolledWindow(child: view)
}

/// A picture in the middle, never larger than it is, and smaller where there is no room.
@MainActor
func imagePreview(_ texture: Texture, of name: String) -> Widget {
  let picture = Picture(texture)
  picture.alternativeText = "Picture \(name)"
  picture.horizontalAlignment = .center
  picture.verticalAlignment = .center
  picture.expandsHorizontally = true
  picture.setMargins(all: 24)
  return picture
}

/// One line above the content.
@MainActor
func banner(_ text: String) -> Widget {
  let label = Label(text)
  label.wraps = true
  label.justification = .center
  label.addCSSClass("files-banner")
  return label
}

/// Names and values side by side, below the content.
@MainActor
func factsBar(_ facts: [FileFacts.Fact]) -> Widget {
  let bar = Box(orientation: .horizontal, spacing: 24)
  bar.addCSSClass("files-facts")
  for fact in facts { bar.append(factColumn(fact)) }
  return bar
}

@MainActor
private func factColumn(_ fact: FileFacts.Fact) -> Widget {
  let name = Label(fact.name)
  name.addCSSClass("dim-label")
  name.addCSSClass("caption")
  let value = Label(fact.value)
  value.ellipsizing = .end
  value.tooltip = fact.value
  let column = Box(orientation: .vertical, spacing: 3)
  for label in [name, value] {
    label.xAlign = 0
    column.append(label)
  }
  return column
}
