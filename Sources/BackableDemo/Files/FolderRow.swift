import Backable

/// One row of a folder: icon, name, and at the end a size or an arrow.
final class FolderRow: Box {
  private let icon = Image(iconName: "text-x-generic-symbolic")
  private let name = Label()
  private let detail = Label()
  private let arrow = Image(iconName: "go-next-symbolic")

  init() {
    super.init(orientation: .horizontal, spacing: 12)
    name.ellipsizing = .middle
    name.xAlign = 0
    name.expandsHorizontally = true
    for widget in [detail, arrow] { widget.addCSSClass("dim-label") }
    detail.addCSSClass("numeric")
    for widget in [icon, name, detail, arrow] { append(widget) }
  }

  /// Shows an entry; rows are used again and again.
  func show(_ entry: FolderEntry, in folder: FilePath) {
    icon.iconName = FileIcon.name(for: entry)
    name.text = FileName.display(entry.name)
    detail.text = Self.detail(of: entry, in: folder)
    detail.isVisible = !detail.text.isEmpty
    arrow.isVisible = entry.opensAsFolder
  }

  private static func detail(of entry: FolderEntry, in folder: FilePath) -> String {
    switch entry.kind {
    // Asked for only now: for the rows on screen it costs microseconds, for a whole folder it would be felt.
    case .file: FileFacts.size(of: folder.appending(entry.name)).map(TextFormatting.formatSize) ?? ""
    case .link: entry.isBroken ? "Broken link" : "Link"
    case .pipe: "Pipe"
    case .socket: "Socket"
    case .characterDevice, .blockDevice: "Device"
    case .folder, .other: ""
    }
  }
}
