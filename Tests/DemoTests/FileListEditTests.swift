import Testing

@testable import BackableDemo

@Suite struct FileListEditTests {
  @Test func nothingIsDoneWhereNothingChanged() {
    #expect(ListEdit.edits(from: entries("abc"), to: entries("abc")).isEmpty)
    #expect(ListEdit.edits(from: [], to: []).isEmpty)
    #expect(ListEdit.all(of: [], by: []).isEmpty)
  }

  @Test func whatComesAndGoesIsOneStepAtItsPlace() {
    #expect(ListEdit.edits(from: entries("ace"), to: entries("abce")) == [ListEdit(range: 1..<1, count: 1)])
    #expect(ListEdit.edits(from: entries("abce"), to: entries("ace")) == [ListEdit(range: 1..<2, count: 0)])
    #expect(ListEdit.edits(from: entries("abc"), to: entries("axc")) == [ListEdit(range: 1..<2, count: 1)])
    #expect(
      ListEdit.edits(from: entries("bcd"), to: entries("abdef"))
        == [
          ListEdit(range: 0..<0, count: 1), ListEdit(range: 2..<3, count: 0),
          ListEdit(range: 3..<3, count: 2),
        ])
  }

  @Test func aFileWhosePlaceIsAnotherMovesAlone() {
    let old = entries("abcdef")
    let new = entries("bcdaef")
    let edits = ListEdit.edits(from: old, to: new)
    #expect(applied(edits, to: old, new) == new)
    #expect(edits == [ListEdit(range: 0..<1, count: 0), ListEdit(range: 3..<3, count: 1)])
  }

  @Test func anyListBecomesAnyOther() {
    var random = Numbers(state: 7)
    for _ in 0..<2000 {
      let old = random.list()
      let new = random.list()
      #expect(applied(ListEdit.edits(from: old, to: new), to: old, new) == new)
    }
  }

  @Test func rowsThatStayInOrderAreNotTouched() {
    var random = Numbers(state: 11)
    for _ in 0..<500 {
      let all = (0..<30).map { FolderEntry(name: Array("\($0)".utf8), kind: .file) }
      let old = all.filter { _ in random.next(3) > 0 }
      let new = all.filter { _ in random.next(3) > 0 }
      let touched = ListEdit.edits(from: old, to: new).reduce(0) { $0 + $1.range.count + $1.count }
      #expect(touched == Set(old).symmetricDifference(new).count)
    }
  }

  @Test func tooManyStepsAreOne() {
    let all = (0..<2000).map { FolderEntry(name: Array("\($0)".utf8), kind: .file) }
    let old = Array(all.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    let edits = ListEdit.edits(from: old, to: all)
    #expect(edits.count == 1)
    #expect(applied(edits, to: old, all) == all)
  }

  private func entries(_ names: String) -> [FolderEntry] {
    names.utf8.map { FolderEntry(name: [$0], kind: .file) }
  }

  private func applied(_ edits: [ListEdit], to old: [FolderEntry], _ new: [FolderEntry]) -> [FolderEntry] {
    var list = old
    for edit in edits {
      let first = edit.range.lowerBound
      list.replaceSubrange(edit.range, with: new[first..<first + edit.count])
    }
    return list
  }
}

/// The same numbers in each run.
private struct Numbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// Up to twelve different entries in any order.
  mutating func list() -> [FolderEntry] {
    var letters = Array("abcdefghijkl".utf8)
    return (0..<next(13)).map { _ in
      FolderEntry(name: [letters.remove(at: next(letters.count))], kind: .file)
    }
  }
}
