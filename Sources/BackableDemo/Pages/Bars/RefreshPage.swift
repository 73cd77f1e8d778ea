import Backable

/// Something that can be loaded again, and sometimes fails.
final class RefreshPage: DemoPage, GalleryPage, CanGoBack, CanRefresh {
  static let declaration = PageDeclaration(
    id: "refresh", title: tr("Refresh"), section: .bars,
    keywords: [
      "CanRefresh", "refresh()", "async", "throws", "F5", "Control+R", "spinner", "error", "notice",
    ],
    summary: tr(
      "Adopting CanRefresh gives a page a button, F5 and Control+R for work that takes a while. The button "
        + "turns meanwhile, nothing begins twice, leaving cancels it, and what goes wrong is said below the bar."
    ),
    rules: [
      "L3": "Leaving cancels the work, and nothing holds the page.",
      "F6": "Going back acts on the stack, also while the button turns.",
    ],
    iconName: "view-refresh-symbolic")

  private struct NoAnswer: Error, CustomStringConvertible {
    let description = "The weather station did not answer."
  }

  private let temperature = Label("Not measured yet")
  private let fails = Switch()
  private var measured = 17

  override func loadView() -> any View {
    temperature.addCSSClass("title-1")
    fails.accessibilityLabel = "The station is asleep"
    let card = Card()
    card.addRow("The station is asleep", trailing: fails)
    return pageBody([paragraph(summary), temperature, card.widget])
  }

  func refresh() async throws {
    try await Task.sleep(for: .seconds(1))
    if fails.isOn { throw NoAnswer() }
    measured += 1
    temperature.text = "\(measured) °C"
  }
}
