import Foundation
import Testing

@testable import BackableDemo

/// What the inspector keeps of what has happened, and how it says it.
@Suite struct EventLogTests {
  private let noon = WallTime(unixSeconds: 0)

  @Test func ofAHundredThousandEventsTheLastFiveThousandAreKept() {
    var log = EventLog()
    for number in 1...100_000 { log.append("event", of: "\(number)", at: noon) }
    #expect(log.count == 5_000 && log.total == 100_000)
    #expect(log[0].who == "95001" && log[0].number == 95_001)
    #expect(log[4_999].who == "100000")
    let all = log.matching("")
    #expect(all.count == 5_000)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.number + 1 == $1.number })
  }

  @Test func itIsSearchedByWordsInAnyOrder() {
    var log = EventLog()
    log.append("viewDidLoad()", of: "Page “One”", at: noon)
    log.append("freed", of: "Page “Two”", at: noon)
    #expect(log.matching("TWO page").map(\.number) == [2])
    #expect(log.matching("view").map(\.number) == [1])
    #expect(log.matching(" ").count == 2)
    #expect(log.matching("view two").isEmpty)
  }

  @Test func clearedItIsEmptyAndGoesOn() {
    var log = EventLog()
    for _ in 0..<6_000 { log.append("a", of: "b", at: noon) }
    log.clear()
    #expect(log.count == 0 && log.total == 0 && log.matching("").isEmpty)
    log.append("c", of: "d", at: noon)
    #expect(log[0].what == "c" && log[0].number == 1)
  }

  @Test func aTimeHasEveryDigit() throws {
    let text = WallTime(unixSeconds: 1_000_000_000, milliseconds: 7).text
    #expect(text.hasSuffix(":40.007"), "\(text)")
    #expect(text.count == 12)
    let clock = DateFormatter()
    clock.locale = Locale(identifier: "en_US_POSIX")
    clock.dateFormat = "HH:mm:ss.SSS"
    #expect(text == clock.string(from: Date(timeIntervalSince1970: 1_000_000_000.007)))
  }

  @Test func aReportIsInLinesWhateverATitleSays() {
    var log = EventLog()
    log.append("freed", of: "Page “two\nlines”", at: noon)
    let report = InspectorReport(
      lines: [
        .heading("Window"), .screen(title: "A", typeName: "Page", depth: 0, isTop: true),
        .heading("Alive"), .count(typeName: "Page", 2),
      ], entries: log.matching(""), closures: 12)
    #expect(
      report.text
        == "Window\n  A, Page, top\nAlive\n  Page, 2\nClosures: 12\nEvents: 1\n\(noon.text)\tfreed\tPage “two lines”\n"
    )
  }

  @Test func sheetsAndStacksLieOverWhatTheyCover() {
    typealias Screen = Inspection.Screen
    let inner = Screen(
      typeName: "Stack", title: "C", isStack: true,
      children: [Screen(typeName: "Page", title: "C", children: [])])
    let root = Screen(
      typeName: "Stack", title: nil, isStack: true,
      children: [
        Screen(typeName: "Page", title: nil, children: []),
        Screen(typeName: "Page", title: "B", children: [inner]),
      ])
    let covered = Inspection.Window(
      isInTransition: false, isAsking: false, canGoForward: false, root: root,
      sheets: [Screen(typeName: "Form", title: "S", children: [])])
    var plain = covered
    plain.sheets = []
    let lines = Inspection(windows: [covered, plain], survivors: ["Page “Left”"], closures: 0)
    #expect(
      lines.stackLines.map(\.words) == [
        "Sheet", "S, Form, top", "Window 1", "B, Page", "C, Stack", "C, Page", "Untitled, Page",
        "Window 2", "B, Page, top", "C, Stack", "C, Page, top", "Untitled, Page",
      ])
    #expect(lines.stackLines.map(\.depth) == [0, 1, 0, 1, 2, 3, 1, 0, 1, 2, 3, 1])
    #expect(lines.survivorLines.map(\.words) == ["Left, and Still Alive", "Page “Left”"])
  }
}
