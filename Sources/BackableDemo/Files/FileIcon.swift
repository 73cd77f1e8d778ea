import GtkInterop

/// Which icon stands for an entry. Only names that GTK brings along or that every release of the Adwaita theme has, so
/// that no row shows the sign for a missing icon.
enum FileIcon {
  /// The icon for an entry of a folder, by its kind and its name.
  static func name(for entry: FolderEntry) -> String {
    if entry.isBroken { return "dialog-warning-symbolic" }
    return name(for: entry.target ?? entry.kind) {
      FileInformation.contentType(ofName: FileName.display(entry.name))
    }
  }

  /// The icon for a plain file of a content type.
  static func name(forType contentType: String) -> String {
    let name = FileInformation.symbolicIconName(ofType: contentType)
    return known.contains(name) ? name : "text-x-generic-symbolic"
  }

  private static func name(for kind: FileKind, contentType: () -> String) -> String {
    switch kind {
    case .folder: "folder-symbolic"
    case .file: name(forType: contentType())
    case .characterDevice, .blockDevice: "drive-harddisk-symbolic"
    case .pipe, .socket, .link, .other: "emblem-system-symbolic"
    }
  }

  private static let known: Set<String> = [
    "application-certificate-symbolic", "application-x-executable-symbolic", "audio-x-generic-symbolic",
    "font-x-generic-symbolic", "image-x-generic-symbolic", "package-x-generic-symbolic",
    "text-x-generic-symbolic", "video-x-generic-symbolic", "x-office-document-symbolic",
    "x-office-presentation-symbolic", "x-office-spreadsheet-symbolic",
  ]
}
