import Backable

/// Work that takes a while, and may be left.
final class AsyncPage: DemoPage, GalleryPage, CanGoBack {
  static let declaration = PageDeclaration(
    id: "async", title: tr("Something Slow"), section: .back,
    keywords: ["async", "await", "Task", "cancel", "concurrency", "loading", "main actor"],
    summary: tr(
      "A poem comes line by line, and the page goes on to it when it is complete. Whoever goes back meanwhile "
        + "has left: the work belongs to the page, is cancelled with it, and nothing arrives late."),
    rules: [
      "L3": "Once the page has left, nothing of ours holds it, and its work is cancelled.",
      "S18": "A poem that is ready too late opens nothing over what you went to.",
    ],
    iconName: "content-loading-symbolic")

  private let status = paragraph("Nothing was asked for yet.", cssClass: "dim-label")
  private let start = Button(label: "Load the Poem")

  override func loadView() -> any View {
    start.onClicked(owner: self) { $0.load() }
    start.addCSSClass("suggested-action")
    start.addCSSClass("pill")
    status.horizontalAlignment = .center
    return pageBody([paragraph(summary), buttonRow([start]), status])
  }

  private func load() {
    start.isSensitive = false
    task { [self] in
      var lines: [String] = []
      for await line in Poem.lines() {
        lines.append(line)
        status.text = "\(lines.count) of \(Poem.text.count) lines"
      }
      // Cancelled: there is nobody left to show it to.
      guard lines.count == Poem.text.count else { return }
      start.isSensitive = true
      // Covered meanwhile: it is shown when the user asks again.
      if navigationController?.topViewController === self { show(PoemViewController(lines)) }
    }
  }
}

/// The poem, complete.
private final class PoemViewController: ViewController, CanGoBack {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
    super.init()
    title = "The Poem"
  }

  override func loadView() -> any View { pageBody([paragraph(lines.joined(separator: "\n"))]) }
}

/// Who Has Seen the Wind?, by Christina Rossetti.
private enum Poem {
  static let text = [
    "Who has seen the wind?", "Neither I nor you:", "But when the leaves hang trembling,",
    "The wind is passing through.",
  ]

  /// The lines as somebody sends them who is in no hurry.
  static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      let sender = Task.detached {
        for line in text {
          do { try await Task.sleep(for: .milliseconds(500)) } catch { break }
          continuation.yield(line)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in sender.cancel() }
    }
  }
}
