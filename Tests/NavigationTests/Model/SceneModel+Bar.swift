import NavigationTesting

/// What the bar shows (B1, B4, B7, B10, S19).
extension SceneModel {
  func bar(of container: SceneName) -> BarSnapshot {
    let source = container.isStack ? screens(of: container).last : container
    guard let source else { return BarSnapshot() }
    let back = hasBackButton(source) ? stack(with: source).map(backButton) : nil
    return BarSnapshot(title: title(of: source), back: back, left: has(source, .leftItem) ? ["Item"] : [])
  }

  private func backButton(of stack: SceneName) -> BarSnapshot.Back {
    let below = screens(of: stack).dropLast().last.flatMap(title)
    return BarSnapshot.Back(
      tooltip: below ?? "Back", history: history(of: stack).map { title(of: $0) ?? "Back" })
  }

  func title(of name: SceneName) -> String? {
    guard let title = titles[name] ?? name.description, !title.isEmpty else { return nil }
    return title
  }
}
