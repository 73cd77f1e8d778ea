import Navigation
import NavigationTesting
import Testing

/// The words that the library says itself. All of it is put back within one turn of the main actor: other tests read
/// the same words.
@MainActor
@Suite struct WordsTests {
  private typealias SystemItem = BarButtonItem.SystemItem

  /// Runs `body` with a translation into capitals, of what `isKnown` lets through.
  private func translated(_ isKnown: (String) -> Bool = { _ in true }, _ body: () -> Void) {
    withoutActuallyEscaping(isKnown) { isKnown in
      Words.translation = { isKnown($0) ? $0.uppercased() : nil }
      body()
      Words.translation = nil
    }
  }

  @Test("B7 without a host that knows the user's language the words are English")
  func english() {
    let words = SystemItem.allCases.map { BarButtonItem(systemItem: $0) {}.words }
    let expected = [
      "Back", "Close", "Cancel", "Done", "Save", "Add", "Edit", "Delete", "Search", "Refresh", "Share",
      "Menu",
    ]
    #expect(words == expected)
    #expect(Words.history == "History")
  }

  @Test("a host's translation is asked whenever a word is shown, also of an item that was made before")
  func translation() {
    // What a program has once set stays its own, and another test sets a word.
    let items = SystemItem.allCases.filter { $0 != .share }.map { BarButtonItem(systemItem: $0) {} }
    let icon = BarButtonItem(systemItem: .refresh) {}
    let text = BarButtonItem(systemItem: .done) {}
    translated {
      #expect(items.map(\.words).joined() == items.map(\.words).joined().uppercased())
      #expect((icon.accessibilityLabel, icon.tooltip, icon.title) == ("REFRESH", "REFRESH", nil))
      #expect((text.title, text.accessibilityLabel, text.tooltip) == ("DONE", nil, nil))
    }
    #expect((icon.accessibilityLabel, icon.tooltip, icon.title) == ("Refresh", "Refresh", nil))
  }

  @Test("a word that has no translation is English")
  func missing() {
    translated({ $0 != "Close" }) {
      #expect(Words.close == "Close")
      #expect(Words.cancel == "CANCEL")
    }
  }

  @Test("B7 S19 the back button, its tooltip and the history say Back in the user's language")
  func back() {
    let stage = Stage("A", "B")
    stage["A"].title = ""
    translated {
      let bar = stage.host.bar
      #expect(bar.back == BarSnapshot.Back(label: "BACK", tooltip: "BACK", history: ["BACK"]))
    }
  }

  @Test("a program's own word goes before the translation, whichever was set first")
  func ownWord() {
    defer { Words.share = "Share" }
    let item = BarButtonItem(systemItem: .share) {}
    Words.share = "Hand On"
    translated {
      #expect(Words.share == "Hand On")
      #expect(item.tooltip == "Hand On")
      Words.share = "Pass On"
      #expect(item.tooltip == "Pass On")
    }
  }

  @Test("a text that is set on a system item stays, and is a change of the item")
  func ownText() {
    let stage = Stage("A")
    let item = BarButtonItem(systemItem: .add) {}
    stage["A"].navigationItem.rightBarButtonItem = item
    let before = stage.host.barChanges
    item.tooltip = "Add"
    #expect(stage.host.barChanges == before, "it said so before")
    item.accessibilityLabel = "Add a page"
    #expect(stage.host.barChanges == before + 1)
    item.title = nil
    translated { #expect((item.tooltip, item.words, item.title) == ("Add", "Add a page", nil)) }
  }
}
