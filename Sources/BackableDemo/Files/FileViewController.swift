import Backable

/// Shows a file: a preview of a text or a picture, and what is known of it.
final class FileViewController: ViewController, CanGoBack, CanOpenElsewhere {
  let path: FilePath
  private let content = LoadingView()
  private var reading: BackgroundWork?

  init(_ path: FilePath) {
    self.path = path
    super.init()
    title = path.displayName
  }

  var pathToOpen: FilePath { path }

  override func loadView() -> any View { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    let path = path
    reading = BackgroundWork({ FileReport(on: path) }) { [weak self] in self?.show($0) }
  }

  private func show(_ report: FileReport) {
    let body = Box(orientation: .vertical)
    if let remark = report.remark { body.append(banner(remark)) }
    let preview = previewWidget(report.preview)
    preview.expandsVertically = true
    body.append(preview)
    if let facts = report.facts { body.append(factsBar(facts.facts)) }
    content.show(body)
  }

  private func previewWidget(_ preview: FileReport.Preview) -> Widget {
    switch preview {
    case .text(let excerpt): textPreview(excerpt.text, of: path.displayName)
    case .image(let texture): imagePreview(texture, of: path.displayName)
    case .none(let notice): statusPage(notice)
    }
  }
}

extension FileReport {
  /// What a reader should know of the text, if anything.
  fileprivate var remark: String? {
    guard case .text(let excerpt) = preview, let facts else { return nil }
    return excerpt.remark(fileSize: facts.size, format: TextFormatting.formatSize)
  }
}
