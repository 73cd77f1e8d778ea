/// The default buttons of one screen as items, each made when it is first shown.
@MainActor
final class DefaultItems {
  private var made: [ObjectIdentifier: BarButtonItem] = [:]

  /// What is being made: code of the program's may read the bar meanwhile.
  private var making: Set<ObjectIdentifier> = []

  /// Whether a button is brought up to date: that is no news to whoever reads the bar.
  private(set) var isUpdating = false

  /// The items that stand at one place, up to date, the outermost first.
  func items(at place: DefaultButton.Place, of item: NavigationItem) -> [BarButtonItem] {
    guard let screen = item.controller else { return [] }
    let items = DefaultButton.adopted(by: screen).lazy
      .filter { $0.place == place && $0.isOffered(screen) }
      .compactMap { button in self.item(of: button, on: screen, in: item) }
    return place == .wayOut ? Array(items.prefix(1)) : Array(items)
  }

  /// Brings the items up to date, and tells whoever shows them what is different now.
  func update(on screen: ViewController) {
    for button in DefaultButton.adopted(by: screen) {
      if let item = made[button.id], !item.isActing { button.update(screen, item) }
    }
  }

  private func item(of button: DefaultButton, on screen: ViewController, in owner: NavigationItem)
    -> BarButtonItem?
  {
    guard let item = made[button.id] ?? make(button, on: screen, in: owner) else { return nil }
    guard !item.isActing else { return item }
    let wasUpdating = isUpdating
    isUpdating = true
    button.update(screen, item)
    isUpdating = wasUpdating
    return item
  }

  private func make(_ button: DefaultButton, on screen: ViewController, in owner: NavigationItem)
    -> BarButtonItem?
  {
    guard making.insert(button.id).inserted else { return nil }
    defer { making.remove(button.id) }
    let item = button.make(screen)
    item?.join(owner)
    made[button.id] = item
    return item
  }
}
