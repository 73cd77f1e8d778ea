import Foundation
import Testing

@testable import BackableDemo

/// What the gallery's search finds, in which order, and what it says of it.
@MainActor
@Suite struct GallerySearchTests {
  private func page(_ id: String, title: String, keywords: [String] = [], source: String = "")
    -> SearchablePage
  {
    SearchablePage(
      PageDeclaration(
        id: id, title: title, section: .back, keywords: keywords, summary: "A paragraph.", iconName: ""),
      source: source)
  }

  @Test func titlesComeFirstThenKeywordsThenSource() {
    let pages = [
      page("source", title: "One", source: "import Backable\n\n    let apple = 1  \n"),
      page("keyword", title: "Two", keywords: ["Apple"]),
      page("title", title: "An Apple", keywords: ["apple"], source: "apple"),
      page("none", title: "Three"),
    ]
    #expect(
      pages.matches("APPLE") == [
        GalleryMatch(id: "title", place: .title), GalleryMatch(id: "keyword", place: .keywords),
        GalleryMatch(id: "source", place: .source(line: 3, text: "let apple = 1")),
      ])
  }

  @Test func allWordsStandTogether() {
    let pages = [page("a", title: "Deep Stack", keywords: ["push"], source: "one two\nthree four one")]
    #expect(pages.matches("stack deep").map(\.place) == [.title])
    #expect(pages.matches("stack push").map(\.place) == [.keywords])
    #expect(pages.matches("one four").map(\.place) == [.source(line: 2, text: "three four one")])
    #expect(pages.matches("two three").isEmpty, "they stand in different lines")
  }

  @Test(arguments: ["", "   ", "\t\n"])
  func withoutWordsNothingIsFound(_ search: String) {
    #expect([page("a", title: "A")].matches(search).isEmpty)
  }

  @Test func everyPageOfTheGalleryIsFoundByItsTitleAndByItsSource() throws {
    for page in Gallery.pages {
      let declaration = page.declaration
      #expect(
        Gallery.searchable.matches(declaration.title).contains {
          $0.id == declaration.id && $0.place == .title
        })
      #expect(Gallery.searchable.matches("class \(page)").contains { $0.id == declaration.id })
      #expect(page.source.contains("final class \(page)"))
    }
  }
}

/// The rules that the pages say they show are those of the list.
@MainActor
@Suite struct PageRuleTests {
  private func known() throws -> Set<String> {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../rules.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    return Set(
      lines.filter { !$0.hasPrefix("#") }.map {
        String($0.prefix { $0 != "|" }).trimmingCharacters(in: .whitespaces)
      })
  }

  @Test func eachIsInTheListAndHasOneSentence() throws {
    let known = try known()
    #expect(known.count > 50)
    for page in Gallery.pages {
      let rules = page.declaration.rules
      #expect(!rules.isEmpty, "\(page) shows no rule")
      #expect(Set(rules.map(\.key)).count == rules.count, "\(page) names a rule twice")
      for (id, sentence) in rules {
        #expect(known.contains(id), "\(page) shows \(id), which is no rule")
        #expect(sentence.hasSuffix(".") && sentence.count > 15, "\(page), \(id): \(sentence)")
      }
    }
  }
}
