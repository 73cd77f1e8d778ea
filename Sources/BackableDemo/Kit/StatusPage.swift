import Backable

/// A screen that has nothing to show says so: an icon, a title, a sentence.
@MainActor
func statusPage(iconName: String, title: String, description: String? = nil, actions: [Button] = []) -> Widget
{
  let column = Box(orientation: .vertical, spacing: 12)
  column.setMargins(all: 36)
  column.verticalAlignment = .center
  column.expandsVertically = true
  let icon = Image(iconName: iconName)
  icon.pixelSize = 96
  icon.addCSSClass("dim-label")
  icon.setMargins(bottom: 12)
  column.append(icon)
  column.append(centered(title, cssClass: "title-1"))
  if let description { column.append(centered(description)) }
  for action in actions {
    action.horizontalAlignment = .center
    action.setMargins(top: 12)
    column.append(action)
  }
  return column
}

@MainActor
private func centered(_ text: String, cssClass: String? = nil) -> Label {
  let label = paragraph(text, cssClass: cssClass)
  label.xAlign = 0.5
  label.justification = .center
  return label
}
