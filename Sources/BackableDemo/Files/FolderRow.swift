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
  ///
  /// - Parameter showsDate: Shows when it was changed in place of its size.
  func show(_ entry: FolderEntry, in folder: FilePath, showsDate: Bool) {
    icon.iconName = FileIcon.name(for: entry)
    name.text = FileName.display(entry.name)
    for widget in [icon, name] { widget.opacity = entry.isHidden ? Self.opacityOfHidden : 1 }
    detail.text = Self.detail(of: entry, in: folder, showsDate: showsDate)
    detail.isVisible = !detail.text.isEmpty
    // Dates stand one below the other, sizes at the edge.
    arrow.isVisible = entry.opensAsFolder || showsDate
    arrow.opacity = entry.opensAsFolder ? 1 : 0
  }

  private static let opacityOfHidden = 0.6

  private static func detail(of entry: FolderEntry, in folder: FilePath, showsDate: Bool) -> String {
    // Asked for only now: for the rows on screen it costs microseconds, for a whole folder it would be felt.
    if showsDate {
      let facts = FolderEntry.Facts(of: folder.appending(entry.name))
      return facts.map { TextFormatting.formatShortDate(unixSeconds: $0.modified) } ?? ""
    }
    return switch entry.kind {
    case .file:
      FolderEntry.Facts(of: folder.appending(entry.name)).map { TextFormatting.formatSize($0.size) } ?? ""
    case .link: entry.isBroken ? "Broken link" : "Link"
    case .pipe: "Pipe"
    case .socket: "Socket"
    case .characterDevice, .blockDevice: "Device"
    case .folder, .other: ""
    }
  }
}
