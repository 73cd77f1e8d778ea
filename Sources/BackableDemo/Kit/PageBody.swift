import Backable

/// The body of a page: what is given, one below the other, in the middle of the window and never too wide to read.
@MainActor
func pageBody(_ parts: [Widget]) -> Widget {
  let column = Box(orientation: .vertical, spacing: 24)
  column.setMargins(top: 24, bottom: 36, start: 18, end: 18)
  for part in parts { column.append(part) }
  let scroller = scrollingUpAndDown(Clamp(child: column, maximumWidth: 640))
  scroller.expandsVertically = true
  return scroller
}

/// What may be higher than the window, and never wider.
@MainActor
func scrollingUpAndDown(_ content: Widget) -> ScrolledWindow {
  let scroller = ScrolledWindow(child: content)
  scroller.setPolicy(horizontal: .never, vertical: .automatic)
  return scroller
}

/// A paragraph of text.
@MainActor
func paragraph(_ text: String, cssClass: String? = nil) -> Label {
  let label = Label(text)
  label.wraps = true
  label.xAlign = 0
  label.maxWidthChars = 60
  if let cssClass { label.addCSSClass(cssClass) }
  return label
}

/// A heading above a card.
@MainActor
func heading(_ text: String) -> Label {
  let label = paragraph(text, cssClass: "heading")
  label.setMargins(start: 2)
  return label
}

/// A row of buttons that belong together.
@MainActor
func buttonRow(_ buttons: [Button]) -> Widget {
  let row = Box(orientation: .horizontal, spacing: 12)
  row.horizontalAlignment = .center
  for button in buttons { row.append(button) }
  return row
}
