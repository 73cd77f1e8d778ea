import Backable

/// The preferences, as a sheet.
final class PreferencesViewController: ViewController, CanClose {
  private let preferences: Preferences

  init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init()
    title = tr("Preferences")
    preferredContentSize = ContentSize(width: 520, height: 560)
  }

  override func loadView() -> any View { pageBody([look, behaviour].map(\.widget)) }

  private var look: PreferenceGroup {
    let group = PreferenceGroup(tr("Appearance"))
    group.add(
      tr("Style"), [(.system, tr("System")), (.light, tr("Light")), (.dark, tr("Dark"))],
      preferences.colorScheme
    ) { [preferences] in preferences.colorScheme = $0 }
    group.add(
      tr("Text Direction"),
      [
        (.system, tr("System")), (.leftToRight, tr("Left to Right")), (.rightToLeft, tr("Right to Left")),
      ], preferences.textDirection
    ) { [preferences] in preferences.textDirection = $0 }
    group.add(
      tr("Window Buttons"), [(.system, tr("System")), (.start, tr("Start")), (.end, tr("End"))],
      preferences.windowControls
    ) { [preferences] in preferences.windowControls = $0 }
    return group
  }

  private var behaviour: PreferenceGroup {
    let group = PreferenceGroup(tr("Behaviour"))
    group.add(
      tr("Animations"), [(.system, tr("System")), (.on, tr("On")), (.off, tr("Off"))], preferences.animations
    ) { [preferences] in preferences.animations = $0 }
    group.add(
      tr("Escape Goes Back"), tr("Where nothing nearer has a use for the key"), preferences.escapeGoesBack
    ) { [preferences] in preferences.escapeGoesBack = $0 }
    return group
  }
}

/// Preferences under a heading.
@MainActor
private struct PreferenceGroup {
  let widget = Box(orientation: .vertical, spacing: 9)
  private let card = Card()

  init(_ title: String) {
    widget.append(heading(title))
    widget.append(card.widget)
  }

  /// One of several.
  func add<Value: Equatable>(
    _ title: String, _ choices: [(value: Value, words: String)], _ value: Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    let list = DropDown(choices.map(\.words))
    list.selected = choices.firstIndex { $0.value == value }
    list.accessibilityLabel = title
    list.onSelected { [weak list] in
      if let index = list?.selected { set(choices[index].value) }
    }
    card.addRow(title, trailing: list)
  }

  /// On or off.
  func add(_ title: String, _ subtitle: String, _ value: Bool, set: @escaping @MainActor (Bool) -> Void) {
    let toggle = Switch()
    toggle.isOn = value
    toggle.accessibilityLabel = title
    toggle.onChanged(set)
    card.addRow(title, subtitle: subtitle, trailing: toggle)
  }
}
