import GtkInterop
import Navigation

/// A ``Menu`` as GTK shows it: the entries, and the actions that they name.
@MainActor
struct MenuContent {
  /// The prefix of the actions' names.
  static let prefix = "menu"

  let model = MenuModel()
  let actions = ActionGroup()

  init(_ menu: Menu) {
    var count = 0
    add(menu.children, to: model, count: &count)
  }

  /// Entries without a section of their own stand together.
  private func add(_ elements: [MenuElement], to model: MenuModel, count: inout Int) {
    var loose: MenuModel?
    for element in elements {
      if let menu = element as? Menu, menu.style != .submenu {
        loose = nil
        let section = MenuModel()
        if menu.style == .choice {
          addChoice(menu.children, to: section, count: &count)
        } else {
          add(menu.children, to: section, count: &count)
        }
        model.appendSection(section, title: menu.title.isEmpty ? nil : menu.title.forMenu)
        continue
      }
      let place = loose ?? MenuModel()
      if loose == nil { model.appendSection(place) }
      loose = place
      if let menu = element as? Menu {
        let submenu = MenuModel()
        add(menu.children, to: submenu, count: &count)
        place.appendSubmenu(submenu, label: menu.title.forMenu)
      } else if let action = element as? Navigation.Action {
        add(action, to: place, count: &count)
      }
    }
  }

  private func add(_ action: Navigation.Action, to model: MenuModel, count: inout Int) {
    let name = nextName(&count)
    let added =
      action.state.map { actions.addToggle(name, isOn: $0 == .on) { action.perform() } }
      ?? actions.addAction(name) { action.perform() }
    added.isEnabled = action.isEnabled
    model.append(
      action.title.forMenu, action: "\(Self.prefix).\(name)", keys: action.shortcut?.description)
  }

  /// One action for all of them, so that one has the dot. GTK cannot switch off one choice alone: such an entry has an
  /// action of its own.
  private func addChoice(_ elements: [MenuElement], to model: MenuModel, count: inout Int) {
    let choices = elements.compactMap { $0 as? Navigation.Action }
    let name = nextName(&count)
    var index = 0
    let chosen = choices.firstIndex { $0.state == .on }.map { "\($0)" } ?? ""
    actions.addChoice(name, chosen: chosen) { index in
      if let index = Int(index), choices.indices.contains(index) { choices[index].perform() }
    }
    for element in elements {
      guard let choice = element as? Navigation.Action else {
        // Something to look into among the choices.
        add([element], to: model, count: &count)
        continue
      }
      defer { index += 1 }
      guard choice.isEnabled else {
        add(choice, to: model, count: &count)
        continue
      }
      model.append(
        choice.title.forMenu, action: "\(Self.prefix).\(name)", parameter: "\(index)",
        keys: choice.shortcut?.description)
    }
  }

  private func nextName(_ count: inout Int) -> String {
    count += 1
    return "entry-\(count)"
  }
}

extension MenuButton {
  /// Opens a menu that is made each time, and let go when it has closed: its entries may hold what they like.
  /// - Parameter make: The menu, nil for an empty one, and what a screen reader calls it.
  func offer(_ make: @escaping @MainActor () -> (menu: Menu?, name: String)?) {
    onOpening { [weak self] in
      guard let self, let made = make() else { return }
      fill(with: made.menu.map { MenuContent($0) })
      popover?.accessibilityLabel = made.name
    }
    onClosed { [weak self] in
      // The entry that was chosen acts after this.
      Task { self?.letGo() }
    }
  }

  /// Closes the menu whose button is about to leave, or to serve another item.
  func closeForGood() {
    guard isOpen else { return }
    popover?.releaseFocus()
    close()
  }

  private func fill(with content: MenuContent?) {
    insertActions(content?.actions, prefix: MenuContent.prefix)
    menu = content?.model ?? MenuModel()
  }

  private func letGo() {
    if !isOpen { fill(with: nil) }
  }
}
