/// What the inspector shows, as a text to be sent to somebody.
struct InspectorReport {
  let lines: [InspectorLine]
  let entries: [EventLog.Entry]
  let closures: Int

  /// What there is, moved in by its depth; then what happened, a line each, with tabs between its parts.
  var text: String {
    let what = lines.map { String(repeating: "  ", count: $0.depth) + $0.words }
    let happened = entries.map { "\($0.time.text)\t\($0.what)\t\($0.who)" }
    let all = what + ["Closures: \(closures)", "Events: \(entries.count)"] + happened
    // A title may have line breaks in it.
    return all.map { String($0.map { $0.isNewline ? " " : $0 }) + "\n" }.joined()
  }
}
