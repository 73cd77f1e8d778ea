import Backable

/// A page that answers: whoever opens it awaits its value.
final class ResultPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "result", title: tr("A Page That Answers"), section: .back,
    keywords: ["ReturnsResult", "result(of:)", "finish(with:)", "await", "async", "value"],
    summary: tr(
      "A page can answer whoever opened it. One line opens the page and awaits its value: what the page "
        + "finishes with, or nothing when the user goes back instead."),
    rules: [
      "S16": "Every way out but an answer is the same gate, and means no answer.",
      "L9": "A sheet’s answer arrives when it has closed.",
    ],
    iconName: "emblem-ok-symbolic")

  private let answer = Label("No city yet")

  override func loadView() -> any View {
    answer.addCSSClass("title-1")
    let choose = Button(label: "Choose a City", owner: self) { $0.choose(asSheet: false) }
    choose.addCSSClass("suggested-action")
    let chooseInSheet = Button(label: "In a Sheet", owner: self) { $0.choose(asSheet: true) }
    return pageBody([paragraph(summary), answer, buttonRow([choose, chooseInSheet])])
  }

  private func choose(asSheet: Bool) {
    Task {
      let city = await result(of: CityViewController(), asSheet: asSheet)
      answer.text = city ?? "You went back"
    }
  }
}

/// A list of cities. A click on one of them is the answer.
private final class CityViewController: ViewController, CanGoBack, ReturnsResult {
  typealias Value = String

  private static let cities = ["Athens", "Helsinki", "Lisbon", "Marrakesh", "Reykjavík", "Yerevan"]

  override func loadView() -> any View {
    title = "Choose a City"
    let card = Card()
    for city in Self.cities {
      card.addRow(city) { [weak self] in self?.finish(with: city) }
    }
    return pageBody([card.widget])
  }
}
